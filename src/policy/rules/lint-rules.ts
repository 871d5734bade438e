import { protectedSegment } from '../files/protected.js';
import { isAboutSecretPaths } from '../files/sensitive-pattern.js';
import { sensitivity } from '../files/sensitivity.js';
import { isSafeVariable } from '../programs/environment.js';
import { isOwnVariable } from '../shell/own-variables.js';
import type { RuleLists } from '../types.js';
import { type CommandPattern, quotePattern } from './command-pattern.js';
import { coveringRules, covers } from './covering-rules.js';
import { type Note as NoteOf, notesOnCommand } from './lint-command.js';
import { notesOnOffered } from './lint-offered.js';
import { parseRules, type Rule } from './parse-rules.js';

/** Every id has a section of the same name in the documentation of rules. */
export const lintIds = [
  'absolute-path',
  'allowed-and-denied',
  'any-command',
  'any-host',
  'any-path',
  'any-target',
  'cannot-authenticate',
  'exact-words',
  'needs-another',
  'never-matches',
  'not-offered',
  'pointless',
  'program-grants',
  'program-unknown',
  'protected-opened',
  'protected-unnamed',
  'reads-only',
  'sensitive-pattern',
  'star-in-word',
] as const;

export interface LintProblem {
  readonly id: (typeof lintIds)[number];
  readonly list: keyof RuleLists;
  readonly index: number;
  readonly rule: string;
  /** What the rule really does, one sentence. */
  readonly message: string;
  readonly hint: string;
}

type Note = NoteOf<LintProblem['id']>;

/** Rules that allow more than they seem to, or less, in the order of the lists. Faulty rules are left to `parseRules`. Pure. */
export function lintRules(lists: RuleLists): readonly LintProblem[] {
  const { rules } = parseRules(lists);
  const effectDecisions: LintProblem[] = [];
  for (const rule of [...rules.allow, ...rules.ask, ...rules.deny]) {
    const notes = [
      ...(rule.list === 'allow' ? [...notesOnAllow(rule, rules.allow), ...notesOnOffered(rule, rules.allow)] : []),
      ...neverMatches(rule),
      ...notesBeside(rule, rules),
    ];
    for (const note of notes) effectDecisions.push({ ...note, list: rule.list, index: rule.index, rule: rule.text });
  }
  return effectDecisions;
}

function notesOnAllow(rule: Rule, beside: readonly Rule[]): readonly Note[] {
  switch (rule.specifier.kind) {
    case 'any':
      return wholeTool(rule);
    case 'command':
      return notesOnCommand(rule, beside);
    case 'path':
      return path(rule);
    case 'domain':
    case 'literal':
      return [];
  }
}

function wholeTool(rule: Rule): Note[] {
  if (rule.tool === 'Bash') {
    return [
      {
        id: 'any-command',
        message: 'it allows every command, interpreters and network tools among them',
        hint: 'name the commands, e.g. Bash(npm test)',
      },
    ];
  }
  if (rule.tool === 'WebFetch') {
    return [
      {
        id: 'any-host',
        message: 'it lets the agent send anything to any host',
        hint: 'name the hosts, e.g. WebFetch(domain:example.org)',
      },
    ];
  }
  if (rule.tool === 'Label' || rule.tool === 'Assign') {
    const target = rule.tool === 'Label' ? 'label, those that start workflows among them' : 'person to an item';
    const verb = rule.tool === 'Label' ? 'set or take away every' : 'assign every';
    return [
      { id: 'any-target', message: `it lets the agent ${verb} ${target}`, hint: `name each, e.g. ${rule.tool}(name)` },
    ];
  }
  const files = rule.tool === 'Read' || rule.tool === 'Write' || rule.tool === 'Edit';
  return files
    ? [
        {
          id: 'any-path',
          message: 'it covers the whole workspace, and nothing outside',
          hint: `name folders, e.g. ${rule.tool}(docs/**)`,
        },
      ]
    : [];
}

function path(rule: Rule): Note[] {
  if (rule.specifier.kind !== 'path') return [];
  const { pattern } = rule.specifier;
  const text = rule.text.slice(rule.text.indexOf('(') + 1, -1).trim();
  const notes: Note[] = [];
  if (pattern.base === 'slash') {
    notes.push({
      id: 'absolute-path',
      message: `${text} is an absolute path here, not one below the workspace`,
      hint: `write ${text.replace(/^\/+/, '')} for the workspace, or //… to say that you mean it`,
    });
  }
  if (/^\/*\**$/.test(text) && pattern.base !== 'workspace') {
    notes.push({
      id: 'any-path',
      message: 'it names no place, so it covers nothing outside the workspace',
      hint: 'name folders',
    });
  }
  const about = sensitivity(`/${text.replace(/\*+.*$/, '')}`) === 'high' || isAboutSecretPaths(text);
  if (!pattern.exact && about) {
    notes.push({
      id: 'sensitive-pattern',
      message: 'files that may hold credentials are opened by an exact path only, so a pattern opens none of them',
      hint: 'name each file without a wildcard',
    });
  }
  if (rule.tool !== 'Read' && /^\*\*?$/.test(text)) {
    notes.push({
      id: 'protected-unnamed',
      message: 'protected paths such as .git and .github stay closed to it',
      hint: 'nothing, or name the path that should be written',
    });
  }
  const opened = rule.tool === 'Read' ? null : protectedSegment(`/${text.replace(/^\/+/, '').replace(/\*+.*$/, 'x')}`);
  if (opened !== null) {
    notes.push({
      id: 'protected-opened',
      message: `what is written below ${opened} runs or decides later, with more rights than the agent has`,
      hint: 'leave it out, or let a person look at every change',
    });
  }
  return notes.filter((note) => note.id !== 'absolute-path' || protectedSegment(text) === null);
}

const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;

function neverMatches(rule: Rule): Note[] {
  if (rule.specifier.kind !== 'command') return [];
  const words = rule.specifier.pattern.words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
  const bad = words.find((word) => operator.test(word));
  if (bad !== undefined) {
    return [
      {
        id: 'never-matches',
        message: `a rule means one simple command, so ${quotePattern([bad])} in it matches nothing`,
        hint: 'write one rule for every command of the line',
      },
    ];
  }
  const steering = rule.specifier.pattern.assignments.map(steeringName).find((name) => name !== null);
  if (steering === undefined) return [];
  return [
    {
      id: 'never-matches',
      message: `${steering} steers bash, the loader or a well-known program, so it may not stand in front of a command`,
      hint: `allow \`env ${steering}=…\` with its value and the command, and have the agent write that`,
    },
  ];
}

/** The name of a variable that is refused in front of a command whatever the rules say; null for others. */
function steeringName(assignment: CommandPattern['assignments'][number]): string | null {
  const text = assignment.kind === 'literal' ? assignment.text : assignment.pieces.join('*');
  const equals = text.indexOf('=');
  const name = text.slice(0, equals);
  return isOwnVariable(name) || isSafeVariable(name, text.slice(equals + 1)) ? null : name;
}

function notesBeside(rule: Rule, rules: Readonly<Record<keyof RuleLists, readonly Rule[]>>): Note[] {
  const wider = coveringRules(rules[rule.list], rule).find(
    (other) => other !== rule && covers(other, rule) && !(covers(rule, other) && other.index > rule.index),
  );
  const notes: Note[] = [];
  if (wider !== undefined)
    notes.push({ id: 'pointless', message: `${wider.text} covers it already`, hint: 'remove one of the two' });
  const stopped =
    rule.list === 'allow'
      ? [...coveringRules(rules.deny, rule), ...coveringRules(rules.ask, rule)].find((other) => covers(other, rule))
      : undefined;
  if (stopped !== undefined) {
    notes.push({
      id: 'allowed-and-denied',
      message: `${stopped.text} in ${stopped.list} takes everything away that it allows`,
      hint: 'remove one of the two',
    });
  }
  return notes;
}
