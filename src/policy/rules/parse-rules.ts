import { lazyRegExp } from '../../lazy-reg-exp.js';
import { type HostPattern, parseHostPattern } from '../host-pattern.js';
import { type CommandPattern, parseCommandPattern } from '../shell/command-pattern.js';
import type { RuleLists, RuleProblem } from '../types.js';
import { type PathPattern, parsePathPattern } from './path-pattern.js';
import { canonicalTool, isForeignTool, nearestTool, specifierKind, toolNames } from './tool-names.js';

export type Specifier =
  | { readonly kind: 'any' }
  | { readonly kind: 'command'; readonly pattern: CommandPattern }
  | { readonly kind: 'path'; readonly pattern: PathPattern }
  | { readonly kind: 'domain'; readonly host: string }
  | { readonly kind: 'host'; readonly pattern: HostPattern }
  | { readonly kind: 'literal'; readonly text: string };

export interface Rule {
  readonly list: keyof RuleLists;
  readonly index: number;
  /** As written. */
  readonly text: string;
  /** Canonical name, or `mcp__…`, which may end in `*`. */
  readonly tool: string;
  readonly specifier: Specifier;
}

/** The words that a rule spells, the program's name first; none for a rule that names no command. */
export function literalWords({ specifier }: Rule): readonly string[] {
  return specifier.kind === 'command' ? specifier.pattern.literal : noWords;
}

const noWords: readonly string[] = [];

export interface RuleSet {
  readonly allow: readonly Rule[];
  readonly ask: readonly Rule[];
  readonly deny: readonly Rule[];
}

type Parsed =
  | { readonly rule: Omit<Rule, 'list' | 'index'> }
  | { readonly message: string; readonly hint: string }
  /** A tool of another product: the rule has no effect. */
  | { readonly foreignTool: string };

const listNames = ['allow', 'ask', 'deny'] as const;
/** Limits that keep evaluation fast for any rule lists; command lines have the same length limit. */
const longestRule = 10_000;
const mostStars = 64;
/** The maximum number of rules in one list, and of UTF-16 units in all rules. */
const mostRules = 10_000;
const mostCharacters = 1_000_000;
/** Parsing stops after this many problems. */
const mostDiagnostics = 100;
const cache = new Map<string, { rules: RuleSet; diagnostics: RuleProblem[] }>();

/** Reports every invalid rule; drops those for foreign tools. Cached: a process evaluates thousands of calls. */
export function parseRules(lists: RuleLists): { rules: RuleSet; diagnostics: RuleProblem[] } {
  const key = JSON.stringify([lists.allow, lists.ask, lists.deny]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const parsed = parseUncached(lists);
  if (cache.size >= 1000) cache.clear();
  cache.set(key, parsed);
  return parsed;
}

function parseUncached(lists: RuleLists): { rules: RuleSet; diagnostics: RuleProblem[] } {
  const diagnostics: RuleProblem[] = [];
  const rules: Record<keyof RuleLists, Rule[]> = { allow: [], ask: [], deny: [] };
  let characters = 0;
  for (const list of listNames) {
    for (const [index, text] of lists[list].entries()) {
      characters += text.length;
      if (diagnostics.length >= mostDiagnostics) return { rules, diagnostics };
      const what =
        index >= mostRules
          ? `the list has more than ${mostRules} rules`
          : characters > mostCharacters
            ? `the rules have more than ${mostCharacters} characters in total`
            : null;
      const problem = what === null ? null : { message: what, hint: 'write fewer rules by using prefixes or stars' };
      if (problem !== null) return { rules, diagnostics: [...diagnostics, { list, index, rule: text, ...problem }] };
      const parsed = parseRule(text);
      if ('rule' in parsed) rules[list].push({ list, index, ...parsed.rule });
      else if ('message' in parsed) diagnostics.push({ list, index, rule: text, ...parsed });
    }
  }
  return { rules, diagnostics };
}

/** The tool of another product that a rule names, so that it has no effect; `null` for every other rule. */
export function foreignToolIn(text: string): string | null {
  const parsed = parseRule(text);
  return 'foreignTool' in parsed ? parsed.foreignTool : null;
}

/** Parses allow rules without caching, and skips invalid ones. */
export function parseAllow(texts: readonly string[]): Rule[] {
  const rules: Rule[] = [];
  for (const text of texts) {
    const parsed = parseRule(text);
    if (!('rule' in parsed)) continue;
    const { tool, specifier } = parsed.rule;
    rules.push({ list: 'allow', index: rules.length, text, tool, specifier });
  }
  return rules;
}

/** The same rules as seen from the workspace (`up`: `../../`). In a rule that forbids, `/x` has two meanings. */
export function rulesFromAbove(text: string, list: keyof RuleLists, up: string): readonly string[] {
  const parsed = up === '' ? null : parseOne(text);
  if (parsed === null || !('rule' in parsed) || parsed.rule.specifier.kind !== 'path') return [text];
  const { base } = parsed.rule.specifier.pattern;
  if (base === 'home' || base === 'root' || (base === 'slash' && list === 'allow')) return [text];
  const open = text.indexOf('(') + 1;
  const specifier = text.slice(open, text.lastIndexOf(')')).trim();
  const moved = `${text.slice(0, open)}${up}${specifier.replace(/^(?:\/|(?:\.\/)+)/, '')})`;
  return base === 'slash' ? [text, moved] : [moved];
}

/** The same for a path that a setting of a directory above the workspace protects. */
export function pathsFromAbove(path: string, up: string): readonly string[] {
  return rulesFromAbove(`Write(${path})`, 'deny', up).map((rule) => rule.slice('Write('.length, -1));
}

function parseRule(text: string): Parsed {
  const parsed = parseOne(text);
  const isCommand = 'rule' in parsed && parsed.rule.specifier.kind === 'command';
  if (isCommand || !hasSeveralRules(text)) return parsed;
  return { message: 'more than one rule on a line', hint: 'write one rule per line or list item' };
}

/** Whether a text lists several rules, as other products write them: `Read, Write`, `Bash(git log:*),Read(src/**)`. */
function hasSeveralRules(text: string): boolean {
  const close = text.indexOf(')');
  // Fast path for nearly every rule: no comma, and nothing after the closing parenthesis.
  if (!text.includes(',') && (close < 0 || close === text.length - 1)) return false;
  const names = text.matchAll(/(?:\)|^\s*\w+\s*(?=,))[\s,]*(\w+)(?=\s*(?:[(,]|$))/g);
  return [...names].some(([, name = '']) => canonicalTool(name) !== undefined);
}

function parseOne(text: string): Parsed {
  const trimmed = text.trim();
  if (trimmed === '')
    return { message: 'the rule is empty', hint: 'remove it, or write a tool such as `Read` or `Bash(npm test)`' };
  if (trimmed.length > longestRule)
    return { message: `the rule is longer than ${longestRule} characters`, hint: 'put the command into a script' };
  if (trimmed.includes('*') && trimmed.split('*').length - 1 > mostStars)
    return { message: `the rule has more than ${mostStars} stars`, hint: 'write several rules, or a wider one' };
  const open = trimmed.indexOf('(');
  const name = open < 0 ? trimmed : trimmed.slice(0, open).trimEnd();
  const tool = canonicalTool(name);
  if (open < 0 && /[)]/.test(trimmed))
    return {
      message: 'a closing parenthesis has no opening one',
      hint: `write ${trimmed.replaceAll(')', '')} or Tool(specifier)`,
    };
  if (tool === undefined) return isForeignTool(name) ? { foreignTool: name } : unknownTool(name, trimmed);
  if (open < 0) return { rule: { text, tool, specifier: { kind: 'any' } } };
  const isEmpty = trimmed.slice(open + 1).trim() === '';
  if (!trimmed.endsWith(')'))
    return {
      message: 'the closing parenthesis is missing at the end of the rule',
      hint: isEmpty ? specifierHint(tool) : `write ${trimmed})`,
    };
  const specifier = trimmed.slice(open + 1, -1).trim();
  // An empty workflow variable produces this; it must not match every call of the tool.
  if (specifier === '') return { message: 'the parentheses are empty', hint: specifierHint(tool) };
  if (specifier === '*') return { rule: { text, tool, specifier: { kind: 'any' } } };
  switch (specifierKind(tool)) {
    case 'command':
      return commandRule(text, tool, specifier);
    case 'path':
      return pathRule(text, tool, specifier);
    case 'domain':
      return domainRule(text, tool, specifier);
    case 'host':
      return hostRule(text, tool, specifier);
    case 'literal':
      return { rule: { text, tool, specifier: { kind: 'literal', text: specifier } } };
    case 'none':
      return { message: `${tool} does not accept a specifier in parentheses`, hint: `write ${tool}` };
  }
}

function specifierHint(tool: string): string {
  const whole = `write ${tool} alone to match every call`;
  return specifierKind(tool) === 'none' ? whole : `write a specifier in the parentheses, or ${whole}`;
}

function unknownTool(name: string, whole: string): Parsed {
  if (/^(?:-\s|["'`])/.test(name))
    return { message: 'the rule begins with a dash or a quote', hint: 'remove the characters around the rule' };
  const near = nearestTool(name);
  const isCommand = near === undefined && name === whole && /\s/.test(whole);
  const others = isCommand
    ? `for a command write Bash(${whole})`
    : `the tools are ${toolNames.join(', ')} and mcp__server__tool`;
  const hint = near === undefined ? others : `did you mean ${near}?`;
  return { message: `unknown tool ${JSON.stringify(name)}`, hint };
}

/** Command rules of Gemini CLI and Qwen Code match every command that begins with their words. */
const matchesPrefix = /^\s*(?:run_shell_command|ShellTool)\s*\(/i;

function commandRule(text: string, tool: string, specifier: string): Parsed {
  if (specifier === ':*') return { message: 'a command is missing before :*', hint: specifierHint(tool) };
  const commands = separateCommands(specifier);
  if (commands.length > 1)
    return {
      message: 'more than one command in the parentheses',
      hint: `write one rule per command: ${commands.map((command) => `${tool}(${command})`).join(', ')}`,
    };
  const parsed = parseCommandPattern(specifier);
  const pattern = typeof parsed !== 'string' && matchesPrefix.test(text) ? { ...parsed, open: true } : parsed;
  if (typeof pattern === 'string') return { message: pattern, hint: 'close the quote, or put a backslash before it' };
  if (pattern.words.length === 0)
    return pattern.assignments.length > 0
      ? {
          message: 'a command is missing after the variables',
          hint: `write ${tool}(${specifier.split(/[\s:]/)[0]} npm test)`,
        }
      : { message: 'the parentheses are empty', hint: `write ${tool} for every command` };
  const unbalanced = parenthesisProblem(specifier);
  if (unbalanced !== null) return { message: unbalanced, hint: 'close it, or quote the parenthesis' };
  return { rule: { text, tool, specifier: { kind: 'command', pattern } } };
}

/** Before a letter, a backslash must be meant as a path separator. As an escape, a deny rule would never match. */
const separatingBackslash = lazyRegExp(String.raw`\\[\p{L}\p{N}_.]`, 'u');

function pathRule(text: string, tool: string, specifier: string): Parsed {
  if (separatingBackslash().test(specifier))
    return {
      message: 'a backslash is not a path separator',
      hint: `write ${tool}(${specifier.replaceAll('\\', '/')})`,
    };
  const pattern = parsePathPattern(specifier);
  if (pattern !== null) return { rule: { text, tool, specifier: { kind: 'path', pattern } } };
  return {
    message: 'the path pattern is invalid',
    hint: 'use at most 64 alternatives in braces, and no `..` after a wildcard',
  };
}

function hostRule(text: string, tool: string, specifier: string): Parsed {
  const pattern = parseHostPattern(specifier);
  if (pattern !== null) return { rule: { text, tool, specifier: { kind: 'host', pattern } } };
  return {
    message: 'a host must be a name with an optional port, without scheme or path',
    hint: `write ${tool}(example.org) or ${tool}(localhost:5432)`,
  };
}

function domainRule(text: string, tool: string, specifier: string): Parsed {
  const host = specifier
    .replace(/^domain:/, '')
    .toLowerCase()
    .replace(/\.$/, '');
  if (/^(?:\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host))
    return { rule: { text, tool, specifier: { kind: 'domain', host } } };
  return {
    message: 'a domain must be a host name without scheme, port or path',
    hint: `write ${tool}(domain:example.org)`,
  };
}

/** Why the parentheses of a command pattern do not match, outside of quotes; `null` if they do. */
function parenthesisProblem(specifier: string): string | null {
  if (!/[()]/.test(specifier)) return null;
  const bare = specifier.replace(/\\.|'[^']*'|"(?:\\.|[^"\\])*"/gs, '');
  let depth = 0;
  for (const char of bare) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return 'a closing parenthesis has no opening one';
  }
  return depth === 0 ? null : 'a parenthesis is not closed';
}

/** The commands of a list with `;`, as some products write rules. The `;` that ends `find -exec` is a word of its own. */
function separateCommands(specifier: string): readonly string[] {
  const commands = specifier.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|\s;(?=\s*$)|[^;])+/gs) ?? [];
  return commands.map((command) => command.trim()).filter((command) => command !== '');
}
