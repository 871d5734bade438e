import { protectedSegment } from '../files/protected.js';
import { isAboutSecretPaths } from '../files/sensitive-pattern.js';
import { sensitivity } from '../files/sensitivity.js';
import { type CommandPattern, quotePattern } from '../shell/command-pattern.js';
import { isSafeVariable } from '../shell/environment.js';
import { isScriptVariable } from '../shell/expand/script-variables.js';
import type { PathFacts, RuleLists } from '../types.js';
import { coveringRules, covers } from './covering-rules.js';
import { type Note as NoteOf, notesOnCommand } from './lint-command.js';
import { notesOnForbidding } from './lint-forbidding.js';
import { notesOnOffered } from './lint-offered.js';
import { foreignToolIn, parseRules, type Rule } from './parse-rules.js';
import { protectedSegmentIn } from './protected-paths.js';
import { hasAlternatives, wideTexts } from './wide-reading.js';

/** Each id has a section of the same name in the rule documentation. */
export const lintIds = [
  'absolute-path',
  'allowed-and-denied',
  'any-command',
  'any-host',
  'any-path',
  'any-target',
  'needs-another',
  'never-matches',
  'not-offered',
  'only-at-top',
  'pointless',
  'program-grants',
  'program-unknown',
  'protected-opened',
  'protected-unnamed',
  'reads-only',
  'sensitive-pattern',
  'star-in-word',
  'unavailable-command',
] as const;

export interface LintProblem {
  readonly id: (typeof lintIds)[number];
  readonly list: keyof RuleLists;
  readonly index: number;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

type Note = NoteOf<LintProblem['id']>;

/** Rules that allow more or less than they seem to, in list order; skips invalid ones. `world`: the files, if known. */
export function lintRules(
  lists: RuleLists,
  mcpServers: readonly string[] | null = null,
  world: PathFacts | null = null,
): readonly LintProblem[] {
  const { rules } = parseRules(lists);
  const problems: LintProblem[] = lists.allow.flatMap((rule, index) => {
    const tool = foreignToolIn(rule);
    const message = `the tool ${String(tool)} is one of another product that does not exist here, so the rule has no effect`;
    return tool === null ? [] : [{ id: 'not-offered', list: 'allow', index, rule, message, hint: 'remove the rule' }];
  });
  for (const rule of [...rules.allow, ...rules.ask, ...rules.deny]) {
    const notes = [
      ...(rule.list === 'allow'
        ? [...notesOnAllow(rule, rules.allow, world), ...notesOnOffered(rule, mcpServers)]
        : []),
      ...neverMatches(rule),
      ...(rule.list === 'allow' ? [] : notesOnForbidding(rule, world)),
      ...notesOnOverlap(rule, rules),
    ];
    for (const note of notes) problems.push({ ...note, list: rule.list, index: rule.index, rule: rule.text });
  }
  return problems;
}

function notesOnAllow(rule: Rule, allowRules: readonly Rule[], world: PathFacts | null): readonly Note[] {
  switch (rule.specifier.kind) {
    case 'any':
      return wholeTool(rule);
    case 'command':
      return notesOnCommand(rule, allowRules);
    case 'path':
      return path(rule, world);
    case 'domain':
    case 'host':
    case 'literal':
      return [];
  }
}

/** What a rule for a whole tool allows with any label, person or field. */
const anyTargets: Readonly<Record<string, string>> = {
  Label: 'add or remove any label, including those that start workflows',
  Assign: 'assign any person to an item',
  RequestReviewers: 'request a review from any person or team',
  UpdateItem: 'replace the title and the text of the item',
  CreateLabel: 'create labels of any name',
};

function wholeTool(rule: Rule): Note[] {
  if (rule.tool === 'Bash') {
    return [
      {
        id: 'any-command',
        message: 'it allows every command, including interpreters and network tools',
        hint: 'name the commands, e.g. Bash(npm test)',
      },
    ];
  }
  if (rule.tool === 'WebFetch') {
    return [
      {
        id: 'any-host',
        message: 'it allows the agent to send anything to any host',
        hint: 'name the hosts, e.g. WebFetch(domain:example.org)',
      },
    ];
  }
  const anyTarget = Object.hasOwn(anyTargets, rule.tool) ? anyTargets[rule.tool] : undefined;
  if (anyTarget !== undefined) {
    return [
      {
        id: 'any-target',
        message: `it allows the agent to ${anyTarget}`,
        hint: `name each one, e.g. ${rule.tool}(name)`,
      },
    ];
  }
  const files = rule.tool === 'Read' || rule.tool === 'Write' || rule.tool === 'Edit';
  return files
    ? [
        {
          id: 'any-path',
          message: 'it covers the whole workspace and nothing outside it',
          hint: `name directories, e.g. ${rule.tool}(docs/**)`,
        },
      ]
    : [];
}

function path(rule: Rule, world: PathFacts | null): Note[] {
  if (rule.specifier.kind !== 'path') return [];
  const { pattern } = rule.specifier;
  const text = rule.text.slice(rule.text.indexOf('(') + 1, -1).trim();
  const notes: Note[] = [];
  if (pattern.base === 'slash') {
    notes.push({
      id: 'absolute-path',
      message: `${text} is an absolute path, not relative to the workspace`,
      hint: `write ${text.replace(/^\/+/, '')} for a path in the workspace, or //… to confirm an absolute path`,
    });
  }
  if (/^\/*\**$/.test(text) && pattern.base !== 'workspace') {
    notes.push({
      id: 'any-path',
      message: 'it does not name a directory, so it covers nothing outside the workspace',
      hint: 'name directories',
    });
  }
  const about = sensitivity(`/${text.replace(/\*+.*$/, '')}`) === 'high' || isAboutSecretPaths(text);
  if (!pattern.exact && about) {
    notes.push({
      id: 'sensitive-pattern',
      message: 'files that may contain credentials need an exact path, so this pattern does not cover them',
      hint: 'name each file without a wildcard',
    });
  }
  if (rule.tool !== 'Read' && /^\*\*?$/.test(text)) {
    notes.push({
      id: 'protected-unnamed',
      message: 'it does not cover protected paths such as .git and .github',
      hint: 'name the path if it must be written; otherwise no change is needed',
    });
  }
  const example = `/${text.replace(/^\/+/, '').replace(/\*+.*$/, 'x')}`;
  const ofWorld = world === null ? null : protectedSegmentIn(`${world.workspace}${example}`, world);
  const opened = rule.tool === 'Read' ? null : (protectedSegment(example) ?? ofWorld);
  if (opened !== null) {
    notes.push({
      id: 'protected-opened',
      message: `files written below ${opened} run or take effect later, with more rights than the agent has`,
      hint: 'remove it, or have a person review every change',
    });
  }
  return notes.filter((note) => note.id !== 'absolute-path' || protectedSegment(text) === null);
}

const operator = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;

function neverMatches(rule: Rule): Note[] {
  if (rule.specifier.kind !== 'command') return [];
  const words = rule.specifier.pattern.words.flatMap((word) => (word.kind === 'literal' ? [word.text] : []));
  if (rule.list === 'allow' && hasAlternatives(rule))
    return [
      {
        id: 'never-matches',
        message: 'alternatives are read in ask and deny rules only',
        hint: 'write one rule for each command',
      },
    ];
  if (rule.list !== 'allow' && wideTexts(rule).length > 0) return [];
  const bad = words.find((word) => operator.test(word));
  if (bad !== undefined) {
    return [
      {
        id: 'never-matches',
        message: `a rule matches one simple command, so a rule with ${quotePattern([bad])} never matches`,
        hint: 'write one rule for each command of the line',
      },
    ];
  }
  const unsafeVariable = rule.specifier.pattern.assignments.map(unsafeVariableName).find((name) => name !== null);
  if (unsafeVariable === undefined) return [];
  return [
    {
      id: 'never-matches',
      message: `${unsafeVariable} controls bash, the loader or a well-known program, so it is refused before a command`,
      hint: `allow \`env ${unsafeVariable}=…\` with its value and the command, and tell the agent to use that form`,
    },
  ];
}

/** The name of a variable that is always refused before a command; `null` for others. */
function unsafeVariableName(assignment: CommandPattern['assignments'][number]): string | null {
  const text = assignment.kind === 'literal' ? assignment.text : assignment.pieces.join('*');
  const equals = text.indexOf('=');
  const name = text.slice(0, equals);
  return isScriptVariable(name) || isSafeVariable(name, text.slice(equals + 1)) ? null : name;
}

function notesOnOverlap(rule: Rule, rules: Readonly<Record<keyof RuleLists, readonly Rule[]>>): Note[] {
  const wider = coveringRules(rules[rule.list], rule).find(
    (other) => other !== rule && covers(other, rule) && !(covers(rule, other) && other.index > rule.index),
  );
  const notes: Note[] = [];
  if (wider !== undefined)
    notes.push({ id: 'pointless', message: `${wider.text} already covers it`, hint: 'remove one of the two' });
  const overriding =
    rule.list === 'allow'
      ? [...coveringRules(rules.deny, rule), ...coveringRules(rules.ask, rule)].find((other) => covers(other, rule))
      : undefined;
  if (overriding !== undefined) {
    notes.push({
      id: 'allowed-and-denied',
      message: `it has no effect because of ${overriding.text} in ${overriding.list}`,
      hint: 'remove one of the two',
    });
  }
  return notes;
}
