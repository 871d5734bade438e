import { absolutePath } from '../files/paths.js';
import { type CommandPattern, type MatchedWord, matchesAssignment, matchesCommand } from '../shell/command-pattern.js';
import { bareName } from '../shell/commands.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';
import { allowForms, denyForms } from './command-forms.js';
import { literalWords, type Rule } from './parse-rules.js';
import { baseName } from './rule-index.js';
import { matchesWideText, wideTexts } from './wide-reading.js';

/** Names and words are compared exactly, a program in a directory (`./scripts/x.sh`) by the file it leads to. */
export function allowRuleNames(rule: Rule, step: SimpleCommand, world: PathFacts): boolean {
  if (rule.tool !== 'Bash') return false;
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'command') return false;
  const { pattern } = rule.specifier;
  // Fast path: most rules have the name of another program as their first word. Paths are compared below.
  const [program] = pattern.words;
  if (
    program?.kind === 'literal' &&
    !program.text.includes('/') &&
    !allowForms(step).some((form) => form[0] === program.text)
  )
    return false;
  const sameProgram = (text: string, word: string): boolean =>
    text.includes('/') ? isSameFile(text, step, world) : text === word;
  if (step.role === 'unknown' && matchesAnyProgram(pattern)) return false;
  if (!allowsAssignments(pattern, step)) return false;
  return allowForms(step).some((words) => matchesCommand(pattern, words, { matchUnknown: false, sameProgram }));
}

/** Whether a path names the program; system directories are equivalent: `/bin/ls` equals `/usr/bin/ls`. */
function isSameFile(text: string, { name, cwd }: SimpleCommand, world: PathFacts): boolean {
  if (!name.includes('/')) return false;
  const bare = bareName(text);
  return bare === text ? absolutePath(text, world.workspace) === absolutePath(name, cwd) : bare === bareName(name);
}

function matchesAnyProgram({ words: [program] }: CommandPattern): boolean {
  return program?.kind === 'words' || (program?.kind === 'pieces' && program.pieces[0] === '');
}

/** Whether the rule covers every unsafe variable of the command, and the command sets every variable of the rule. */
function allowsAssignments({ assignments }: CommandPattern, { assigned }: SimpleCommand): boolean {
  return (
    assigned.every(
      (assignment) => assignment.isSafe || assignments.some((part) => matchesAssignment(part, assignment, false)),
    ) && assignments.every((part) => assigned.some((assignment) => matchesAssignment(part, assignment, false)))
  );
}

/** The rule matches the outer command and has the inner program after its first word: `Bash(xargs grep:*)`. */
export function allowRuleReaches(rule: Rule, step: SimpleCommand, world: PathFacts): boolean {
  for (let outer = step.outer; outer !== null; outer = outer.outer) {
    if (literalWords(rule).includes(step.name, 1) && allowRuleNames(rule, outer, world)) return true;
  }
  return false;
}

/** By any path, ignoring case, after global options, options in any order or cluster; unknown words match anything. */
export function strictRuleNames(rule: Rule, step: SimpleCommand): boolean {
  if (rule.tool !== 'Bash') return false;
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'command') return false;
  const { pattern: written } = rule.specifier;
  const pattern: CommandPattern = written.words.length === 1 ? { ...written, open: true } : written;
  const isSet = pattern.assignments.every((part) =>
    step.assigned.some((assignment) => matchesAssignment(part, assignment, true)),
  );
  if (!isSet) return false;
  const texts = wideTexts(rule);
  return denyForms(step).some(
    (words) =>
      (texts.length > 0 && matchesWideText(texts, words)) ||
      matchesCommand(pattern, words, { matchUnknown: true, sameProgram }) ||
      (pattern.open && matchesLoosely(pattern, words)),
  );
}

function sameProgram(text: string, word: string): boolean {
  return baseName(text) === baseName(word);
}

/** Whether the command has the rule's options anywhere and its operands first: `rm -rf` matches `rm -v -f -r`. */
function matchesLoosely(pattern: CommandPattern, words: readonly MatchedWord[]): boolean {
  const wanted = pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
  const program = wanted[0];
  const name = words[0];
  if (wanted.includes(null) || typeof program !== 'string' || typeof name !== 'string' || !sameProgram(program, name))
    return false;
  const literal = wanted.slice(1).filter((word) => word !== null);
  const args = words.slice(1);
  const operands = args.filter((word) => word === null || !word.startsWith('-'));
  const flags = flagsOf(args.filter((word) => word !== null));
  const uncertain = args.includes(null);
  const optionsMet = flagsOf(literal).every((flag) => uncertain || flags.includes(flag));
  const operandsMet = literal
    .filter((word) => !word.startsWith('-'))
    .every((word, at) => operands[at] === word || operands[at] === null);
  return optionsMet && operandsMet;
}

function flagsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (word.startsWith('--')) return word === '--' ? [] : [word];
    return word.startsWith('-') ? Array.from(word.slice(1)).map((letter) => `-${letter}`) : [];
  });
}
