import { asArray, asRecord } from '../../parsed-json.js';
import { canonicalTool } from '../../policy/rules/tool-names.js';
import { commandsOf, literalStart } from './command-regex.js';
import { type Meaning, migratedAs, migrateRule, type NoMeaning, prefixRule } from './to-rules.js';
import type { ListName, Migrated, MigratedFile } from './types.js';

/** Source: https://geminicli.com/docs/reference/policy-engine */
const lists: Readonly<Record<string, ListName>> = { allow: 'allow', ask_user: 'ask', deny: 'deny' };

/** Fields that do not narrow a rule, and those that are translated. */
const knownFields: ReadonlySet<string> = new Set(
  'toolName mcpName commandPrefix commandRegex argsPattern decision priority modes deny_message denyMessage allow_redirection allowRedirection description comment'.split(
    ' ',
  ),
);

interface PolicyRule {
  readonly list: ListName;
  readonly priority: number;
  readonly location: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** The names of tools; empty for every tool. */
  readonly tools: readonly string[];
}

/** Reads a policy of Gemini CLI. There the highest priority decides, and here what forbids. */
export function readGeminiPolicy(path: string, value: unknown): MigratedFile {
  const given = asArray(asRecord(value)['rule']).map((rule, index) => ruleOf(path, asRecord(rule), index));
  const rules = given.filter((rule) => rule !== null);
  const checkers = asArray(asRecord(value)['safety_checker']).length;
  return {
    entries: rules.flatMap((rule) => migrateRuleOf(rule, rules)),
    notices: [
      ...(rules.length < given.length ? [`${path}: rules without a valid decision have no effect there`] : []),
      ...(checkers === 0 ? [] : [`${path}: safety_checker has no counterpart; hooks can check calls`]),
    ],
  };
}

function ruleOf(path: string, fields: Readonly<Record<string, unknown>>, index: number): PolicyRule | null {
  const { decision, priority, toolName, mcpName } = fields;
  const list = typeof decision === 'string' && Object.hasOwn(lists, decision) ? lists[decision] : undefined;
  if (list === undefined) return null;
  const names = textsIn(toolName);
  const ofServer = (server: string) =>
    names.length === 0 ? [`mcp__${server}`] : names.map((name) => `mcp__${server}__${name}`);
  const tools =
    typeof mcpName === 'string'
      ? ofServer(mcpName)
      : names.map((name) => (/^[\w-]+__/.test(name) ? `mcp__${name}` : name));
  return {
    list,
    fields,
    tools: tools.includes('*') ? [] : tools,
    priority: typeof priority === 'number' ? priority : 0,
    location: `${path}: rule[${String(index)}]`,
  };
}

const textsIn = (value: unknown): readonly string[] => [value].flat().filter((item) => typeof item === 'string');

function migrateRuleOf(rule: PolicyRule, all: readonly PolicyRule[]): readonly Migrated[] {
  const { list, location, fields, tools } = rule;
  const entry = (text: string) => ({ list, location, text });
  const modes = textsIn(fields['modes']);
  if (list === 'allow' && modes.length > 0 && !modes.includes('default'))
    return [migratedAs(entry(textOf(rule)), { why: `it is for the mode ${modes.join(', ')} only` })];
  const condition = Object.keys(fields).find((key) => !knownFields.has(key));
  if (list === 'allow' && condition !== undefined)
    return [migratedAs(entry(textOf(rule)), { why: `the condition ${condition} cannot be translated` })];
  if (list !== 'allow' && isWhole(rule) && isBelowAll(rule, all))
    return [migratedAs(entry(textOf(rule)), defaultOf(rule, all))];
  const prefixes = textsIn(fields['commandPrefix']);
  const { commandRegex, argsPattern } = fields;
  if (prefixes.length === 0 && Array.isArray(fields['commandPrefix']))
    return [migratedAs(entry('[]'), { why: 'an empty list matches nothing there', isHarmless: true })];
  if (prefixes.length > 0) return prefixes.map((prefix) => migratedAs(entry(prefix), meaningOfPrefix(prefix, list)));
  if (typeof commandRegex === 'string') return [migratedAs(entry(commandRegex), meaningOfRegex(commandRegex, list))];
  if (typeof argsPattern === 'string' && list === 'allow')
    return [migratedAs(entry(argsPattern), { why: 'a pattern of arguments cannot be translated' })];
  if (tools.length === 0)
    return [migratedAs(entry('*'), list === 'allow' ? { why: 'name what the run needs in allow' } : everyTool)];
  const migrated = tools.map((tool) => migrateRule(entry(tool)));
  if (typeof argsPattern !== 'string') return migrated;
  return migrated.map((one) => ({
    ...one,
    entry: argsPattern,
    why: 'a pattern of arguments cannot be translated, so the tool is forbidden',
  }));
}

const everyTool: Meaning = { rules: ['Bash', 'Read', 'Write', 'WebFetch', 'WebSearch', 'Task'], why: 'every tool' };

const textOf = ({ tools, fields }: PolicyRule): string =>
  [
    ...(tools.length === 0 ? ['*'] : tools),
    ...textsIn(fields['commandPrefix']),
    ...textsIn(fields['commandRegex']),
  ].join(' ');

const isWhole = ({ fields }: PolicyRule): boolean =>
  ['commandPrefix', 'commandRegex', 'argsPattern'].every((key) => fields[key] === undefined);

/** Whether a rule only says what happens to calls that no rule allows. */
function isBelowAll({ priority, tools }: PolicyRule, all: readonly PolicyRule[]): boolean {
  const allowing = all.filter((other) => other.list === 'allow' && overlaps(other.tools, tools));
  // Tools of servers and of the project are refused without a rule.
  const isNeverDefault = tools.length > 0 && tools.every((tool) => /^(?:mcp__|discovered_tool_).*\*/.test(tool));
  return (allowing.length > 0 || isNeverDefault) && allowing.every((other) => other.priority > priority);
}

function overlaps(a: readonly string[], b: readonly string[]): boolean {
  return (
    a.length === 0 || b.length === 0 || a.some((one) => b.some((other) => isPart(one, other) || isPart(other, one)))
  );
}

function isPart(name: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  return rest.length === 0 ? name === pattern : name.startsWith(start);
}

function defaultOf({ tools }: PolicyRule, all: readonly PolicyRule[]): Meaning {
  const why = 'the default here: what no rule allows is refused';
  const readers = all.filter(({ list }) => list === 'allow').flatMap((rule) => rule.tools.map(canonicalTool));
  const named = tools.map(canonicalTool);
  const isForReading = (tools.length === 0 || named.includes('Read')) && !readers.includes('Read');
  const refusesReadOnly = tools.length === 0 || named.includes('Bash');
  return { rules: isForReading ? ['Read'] : [], why, refusesReadOnly };
}

const special = /["'`\\$|&;<>()*?[\]{}\n]/;

function meaningOfPrefix(prefix: string, list: ListName): Meaning | NoMeaning {
  const words = prefix.trim().split(/\s+/);
  if (!special.test(prefix) && words[0] !== '') return { rules: [prefixRule(words)], why: 'words at the beginning' };
  return list === 'allow' ? { why: 'the text is more than plain words' } : forbidding(prefix.split(special)[0] ?? '');
}

function meaningOfRegex(regex: string, list: ListName): Meaning | NoMeaning {
  const commands = commandsOf(regex);
  if (list !== 'allow')
    return commands === null
      ? forbidding(literalStart(regex))
      : { rules: commands.map(wideRule), why: 'any text that begins so' };
  if (commands !== null) return { rules: commands.map(prefixRule), why: 'whole words at the beginning' };
  const isAnchored = /^\^|\$$/.test(regex);
  return { why: isAnchored ? '^ and $ never match there, next to the JSON of the call' : 'it is more than words' };
}

/** Forbids every command that begins with a text, which may end within a word. */
function forbidding(text: string): Meaning {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const why = 'it forbids more, since the rest cannot be translated';
  return { rules: [words.length === 0 ? 'Bash' : wideRule(words)], why };
}

const wideRule = (words: readonly string[]): string => `Bash(${words.join(' ')}*)`;
