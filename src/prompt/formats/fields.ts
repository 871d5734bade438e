import type { Diagnostic } from '../../errors.js';
import { parseRules } from '../../policy/rules/parse-rules.js';
import { type Frontmatter, strayFields } from './frontmatter.js';
import { nameOfType, noEffect } from './value.js';

/** Reads the fields of a frontmatter strictly: a value with the wrong type is a diagnostic at its key. */
export type FrontmatterFields = Readonly<ReturnType<typeof fieldsOf>>;

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, 'true', 'yes', 'on', '1'].map((value) => [value, true] as const),
  ...[false, 0, 'false', 'no', 'off', '0'].map((value) => [value, false] as const),
]);

export function fieldsOf(frontmatter: Frontmatter | null) {
  const problems: { readonly key: string; readonly diagnostic: Diagnostic }[] = [];
  const keys = [...(frontmatter?.fields.keys() ?? [])];
  const valueOf = (key: string): unknown => frontmatter?.fields.get(key);
  const fail = (key: string, what: string, hint: string, rule?: string): void => {
    if (frontmatter === null) return;
    const code = rule === undefined ? 'prompt-syntax' : 'rule-invalid';
    problems.push({ key, diagnostic: frontmatter.diagnostic(key, { code, message: what, hint }, rule) });
  };
  const textOf = (key: string, value: unknown): string | null => {
    if (value === null || typeof value === 'string') return value;
    const items = [value].flat();
    if (items.length > 0 && items.every(isPlain)) return items.map(String).join(', ');
    fail(key, `\`${key}\` must be text, but is ${nameOfType(value)}`, `put the value in quotes: \`${key}: "…"\``);
    return null;
  };
  const listOf = (key: string, value: unknown, example: string): readonly string[] | null => {
    if (value === undefined) return null;
    if (value === null) return [];
    if (typeof value === 'string') return splitRules(value);
    if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
    fail(
      key,
      `\`${key}\` must be a list, but is ${Array.isArray(value) ? 'a list of other types' : nameOfType(value)}`,
      `write \`${key}: ${example}\`, or one item per line with \`- \``,
    );
    return null;
  };
  return {
    diagnostics: (): readonly Diagnostic[] =>
      problems.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)).map(({ diagnostic }) => diagnostic),
    /** Adds a diagnostic at a key that has been read, or at a rule in its value. */
    fail,
    /** Text; numbers, booleans and lists of these are converted. `null` if not set or empty. */
    text: (key: string): string | null => textOf(key, valueOf(key) ?? null),
    /** The same; the first item of a list. */
    first: (key: string): string | null => textOf(key, [valueOf(key)].flat()[0] ?? null),
    /** A list, or words separated by commas or blanks outside parentheses; `null` if not set. */
    list: (key: string, example: string): readonly string[] | null => listOf(key, valueOf(key), example),
    /** The items of a list that are text, or the words of a text; any other value has none. `null` if not set. */
    words: (key: string): readonly string[] | null => {
      const value = valueOf(key);
      if (value === undefined) return null;
      return typeof value === 'string' ? splitRules(value) : [value].flat().filter((item) => typeof item === 'string');
    },
    /** true/false, yes/no, on/off, 1/0. */
    flag(key: string, absent: boolean): boolean {
      const value = valueOf(key) ?? null;
      const known = flags.get(typeof value === 'string' ? value.toLowerCase() : value);
      if (known !== undefined || value === null) return known ?? absent;
      fail(key, `\`${key}\` must be true or false`, `write \`${key}: true\` or \`${key}: false\``);
      return absent;
    },
  };
}

export function checkAllowedTools(fields: FrontmatterFields, key: string, rules: readonly string[]): void {
  for (const { rule, message, hint } of parseRules({ allow: rules, ask: [], deny: [] }).diagnostics) {
    fields.fail(key, `\`${key}\` contains the rule ${JSON.stringify(rule)}: ${message}`, hint, rule);
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A notice for a text without frontmatter that has known fields in a block that looks like one. */
export function strayNotices(source: string, text: string, known: readonly string[]): readonly string[] {
  const names = strayFields(text).filter((name) => known.includes(name));
  if (names.length === 0) return [];
  return [
    `${source}: the text of the prompt contains the fields ${names.join(', ')}, which have no effect there; a frontmatter must begin on the first line of the file`,
  ];
}

/** Fields that other products use to describe, sort or display a prompt; ignoring them is safe. */
const metadataFields = new RegExp(
  `^(?:${[
    'audience|authors?|category|color|compatibility|copyright|created|credits|date|date[-_]added|difficulty|display[-_]?name',
    'domain|emoji|examples?|homepage|icon|id|keywords|languages?|last[-_](?:reviewed|updated)|level|license|maintainers?',
    'metadata|notes?|origin|owner|priority|publisher|purpose|references?|related|repository|slug|sources?|status|subtitle|summary',
    'tags|title|topics?|type|updated|url|use[-_]cases?|version|website|when[-_]to[-_]use|whenToUse',
  ].join('|')})$`,
);

/** Notices for lines that are not valid YAML and for fields without effect, with a suggestion if one resembles a known field. */
export function unknownFields(source: string, frontmatter: Frontmatter | null, known: readonly string[]): string[] {
  const others = [...(frontmatter?.fields.keys() ?? [])].filter(
    (key) => !known.includes(key) && !metadataFields.test(key),
  );
  return [
    ...(frontmatter?.plainLines ?? [])
      .filter((key) => known.includes(key))
      .map((key) => `${source}: the frontmatter field ${key} was read as plain text; as YAML it needs quotes`),
    ...others.map((key) => `${source}: ${noEffect('frontmatter field', key, known)}`),
  ];
}

/** Splits at commas and blanks outside parentheses and braces, as in `Read, Bash(git log:*) Grep` and `src/*.{ts,tsx}`. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let rule = '';
  let depth = 0;
  for (const character of text) {
    if ('({'.includes(character)) depth += 1;
    if (')}'.includes(character)) depth -= 1;
    if (depth <= 0 && /[\s,]/.test(character)) {
      rules.push(rule);
      rule = '';
    } else {
      rule += character;
    }
  }
  return [...rules, rule].filter((item) => item !== '');
}
