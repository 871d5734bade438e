import type { Diagnostic } from '../../errors.js';
import { nearest } from '../../errors.js';
import { parseRules } from '../../policy/rules/parse-rules.js';
import type { Frontmatter } from './frontmatter.js';
import { strayFields } from './frontmatter.js';
import { nameOfType } from './value.js';

/** Reads the fields of a frontmatter strictly: what has the wrong shape is a fault at its key. */
export interface FrontmatterFields {
  /** What was found wrong so far, in the order of the file. */
  diagnostics(): readonly Diagnostic[];
  /** Text, also of a number, of true and false, and of a list of these; null where it is not given or empty. */
  text(key: string): string | null;
  /** The same; of a list the first. */
  first(key: string): string | null;
  /** true/false, yes/no, on/off, 1/0. */
  flag(key: string, absent: boolean): boolean;
  /** Words with commas or blanks between them outside of brackets, or a list; null where it is not given. */
  list(key: string, example: string): readonly string[] | null;
  /** The same, where an item may also be a mapping with its `name`. */
  names(key: string, example: string): readonly string[] | null;
  /** A fault at a key that has been read, or at a rule in its value. */
  fail(key: string, what: string, hint: string, rule?: string): void;
}

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, 'true', 'yes', 'on', '1'].map((value) => [value, true] as const),
  ...[false, 0, 'false', 'no', 'off', '0'].map((value) => [value, false] as const),
]);

export function fieldsOf(frontmatter: Frontmatter | null): FrontmatterFields {
  const found: { readonly key: string; readonly diagnostic: Diagnostic }[] = [];
  const keys = [...(frontmatter?.fields.keys() ?? [])];
  const valueOf = (key: string): unknown => frontmatter?.fields.get(key);
  const fail = (key: string, what: string, hint: string, rule?: string): void => {
    if (frontmatter === null) return;
    const code = rule === undefined ? 'prompt-syntax' : 'rule-invalid';
    found.push({ key, diagnostic: frontmatter.diagnostic(key, { code, message: what, hint }, rule) });
  };
  const textOf = (key: string, value: unknown): string | null => {
    if (value === null || typeof value === 'string') return value;
    const items = [value].flat();
    if (items.length > 0 && items.every(isPlain)) return items.map(String).join(', ');
    fail(key, `\`${key}\` must be text and is ${nameOfType(value)}`, `put the value in quotes: \`${key}: "…"\``);
    return null;
  };
  const listOf = (key: string, value: unknown, example: string): readonly string[] | null => {
    if (value === undefined) return null;
    if (value === null) return [];
    if (typeof value === 'string') return splitRules(value);
    if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
    fail(
      key,
      `\`${key}\` must be a list and is ${Array.isArray(value) ? 'a list of other things' : nameOfType(value)}`,
      `write \`${key}: ${example}\`, or one item a line with \`- \``,
    );
    return null;
  };
  return {
    diagnostics: () =>
      found.sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)).map(({ diagnostic }) => diagnostic),
    fail,
    text: (key) => textOf(key, valueOf(key) ?? null),
    first: (key) => textOf(key, [valueOf(key)].flat()[0] ?? null),
    list: (key, example) => listOf(key, valueOf(key), example),
    names: (key, example) => {
      const value = valueOf(key);
      return listOf(key, Array.isArray(value) ? value.map(nameOfItem) : value, example);
    },
    flag(key, absent) {
      const value = valueOf(key) ?? null;
      const known = flags.get(typeof value === 'string' ? value.toLowerCase() : value);
      if (known !== undefined || value === null) return known ?? absent;
      fail(key, `\`${key}\` must be true or false`, `write \`${key}: true\` or \`${key}: false\``);
      return absent;
    },
  };
}

/** A fault for each of these rules of a field that cannot be read, at its place. */
export function checkAllowedTools(fields: FrontmatterFields, key: string, rules: readonly string[]): void {
  for (const { rule, message, hint } of parseRules({ allow: rules, ask: [], deny: [] }).diagnostics) {
    fields.fail(key, `\`${key}\` holds the rule ${JSON.stringify(rule)}: ${message}`, hint, rule);
  }
}

function nameOfItem(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'name' in item ? item.name : item;
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A notice for a text without frontmatter that has known fields in what its author took for one. */
export function strayNotices(source: string, text: string, known: readonly string[]): readonly string[] {
  const names = strayFields(text).filter((name) => known.includes(name));
  if (names.length === 0) return [];
  return [
    `${source}: the text of the prompt holds the fields ${names.join(', ')}, which have no effect there; a frontmatter begins in the first line of its file`,
  ];
}

/** Fields by which other products describe, sort or show a prompt; ignoring them changes nothing. */
const harmlessElsewhere =
  /^(?:author|authors|category|color|color|compatibility|created|date|display[-_]?name|emoji|examples|homepage|icon|keywords|last[-_]updated|license|maintainers?|metadata|priority|repository|summary|tags|title|updated|version|when[-_]to[-_]use|whenToUse)$/;

/** Notices for the lines that are no YAML, and for the fields that have no effect; one that looks like a known one names it. */
export function unknownFields(
  source: string,
  frontmatter: Frontmatter | null,
  known: readonly string[],
  descriptive: readonly string[] = [],
): string[] {
  const others = [...(frontmatter?.fields.keys() ?? [])].filter(
    (key) => ![...known, ...descriptive].includes(key) && !harmlessElsewhere.test(key),
  );
  return [
    ...(frontmatter?.plainLines ?? [])
      .filter((key) => known.includes(key))
      .map((key) => `${source}: the frontmatter field ${key} was read as plain text; as YAML it needs quotes`),
    ...others.map((key) => {
      const guess = nearest(key, known);
      return `${source}: the frontmatter field ${JSON.stringify(key)} has no effect${guess === undefined ? '' : `; did you mean ${guess}?`}`;
    }),
  ];
}

/** Splits at commas and blanks that stand in no brackets, as in `Read, Bash(git log:*) Grep` and `src/*.{ts,tsx}`. */
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
