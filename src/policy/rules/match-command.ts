import { absolutePath } from '../files/paths.js';
import { bareName } from '../shell/commands.js';
import type { SimpleCommand } from '../shell/simple-command.js';
import type { PathFacts } from '../types.js';
import { allowForms, denyForms } from './command-forms.js';
import { type CommandPattern, type MatchedWord, matchesAssignment, matchesCommand } from './command-pattern.js';
import { literalWords, type Rule } from './parse-rules.js';
import { baseName } from './rule-index.js';

/**
 * Whether an allow rule names this command. Names and words are compared letter for letter; a program in a
 * folder (`./scripts/x.sh`) is named by a path that means the same file, counted from the workspace.
 */
export function allowRuleNames(rule: Rule, step: SimpleCommand, world: PathFacts): boolean {
  if (rule.tool !== 'Bash') return false;
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'command') return false;
  const { pattern } = rule.specifier;
  // Most rules are for another program, which their first word tells; a path is compared as a path.
  const [first] = pattern.words;
  if (
    first?.kind === 'literal' &&
    !first.text.includes('/') &&
    !allowForms(step).some((form) => form[0] === first.text)
  )
    return false;
  const sameProgram = (text: string, word: string): boolean =>
    text.includes('/') ? isSameFile(text, step, world) : text === word;
  if (step.role === 'unknown' && leavesProgramOpen(pattern)) return false;
  if (!allowsAssignments(pattern, step)) return false;
  return allowForms(step).some((words) => matchesCommand(pattern, words, { generous: false, sameProgram }));
}

/** Directories of the system hold the same programs: `/bin/ls` is `/usr/bin/ls`. */
function isSameFile(text: string, { name, cwd }: SimpleCommand, world: PathFacts): boolean {
  if (!name.includes('/')) return false;
  const bare = bareName(text);
  return bare === text ? absolutePath(text, world.workspace) === absolutePath(name, cwd) : bare === bareName(name);
}

/** `* --version` names no program; `npm*` means those whose names begin so. */
function leavesProgramOpen({ words: [first] }: CommandPattern): boolean {
  return first?.kind === 'words' || (first?.kind === 'pieces' && first.pieces[0] === '');
}

/** The variables that the rule spells have to be set, and those that are not harmless have to be spelled. */
function allowsAssignments({ assignments }: CommandPattern, { assigned }: SimpleCommand): boolean {
  return (
    assigned.every((one) => one.isSafe || assignments.some((part) => matchesAssignment(part, one, false))) &&
    assignments.every((part) => assigned.some((one) => matchesAssignment(part, one, false)))
  );
}

/**
 * Whether an allow rule for the command that starts this one names this one too, e.g. `Bash(xargs grep:*)`
 * for the grep: it matches the outer command and spells the inner program's name behind the first word.
 */
export function allowRuleReaches(rule: Rule, step: SimpleCommand, world: PathFacts): boolean {
  for (let outer = step.outer; outer !== null; outer = outer.outer) {
    if (literalWords(rule).includes(step.name, 1) && allowRuleNames(rule, outer, world)) return true;
  }
  return false;
}

/**
 * Whether an ask or deny rule means this command: by whatever path, in whatever letter case, behind global
 * options, with its options in another order or clustered otherwise. A word that is not known may be anything.
 * A rule of one word means the program with any arguments.
 */
export function strictRuleNames(rule: Rule, step: SimpleCommand): boolean {
  if (rule.tool !== 'Bash') return false;
  if (rule.specifier.kind === 'any') return true;
  if (rule.specifier.kind !== 'command') return false;
  const given = rule.specifier.pattern;
  const pattern: CommandPattern = given.words.length === 1 ? { ...given, open: true } : given;
  const isSet = pattern.assignments.every((part) => step.assigned.some((one) => matchesAssignment(part, one, true)));
  if (!isSet) return false;
  return denyForms(step).some(
    (words) =>
      matchesCommand(pattern, words, { generous: true, sameProgram }) ||
      (pattern.open && matchesLoosely(pattern, words)),
  );
}

function sameProgram(text: string, word: string): boolean {
  return baseName(text) === baseName(word);
}

/** Options of the rule anywhere, operands of the rule as the first operands: `rm -rf` means `rm -v -f -r` too. */
function matchesLoosely(pattern: CommandPattern, words: readonly MatchedWord[]): boolean {
  const wanted = pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
  const program = wanted[0];
  const name = words[0];
  if (wanted.includes(null) || typeof program !== 'string' || typeof name !== 'string' || !sameProgram(program, name))
    return false;
  const literal = wanted.slice(1).filter((word) => word !== null);
  const given = words.slice(1);
  const operands = given.filter((word) => word === null || !word.startsWith('-'));
  const flags = flagsOf(given.filter((word) => word !== null));
  const uncertain = given.includes(null);
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
