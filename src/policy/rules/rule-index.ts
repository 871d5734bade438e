import { foldCase, type GlobPath, literalSegment } from '../files/glob.js';
import { segmentsOf } from '../files/paths.js';
import type { MatchedWord, PatternWord } from '../shell/command-pattern.js';
import { memoizeByObject } from './memoize.js';
import type { Rule } from './parse-rules.js';
import { wideTexts } from './wide-reading.js';

/** Selects the rules of a long list that may match, in list order; the caller still compares each of them. */

type Form = readonly MatchedWord[];

/** Shorter lists are compared completely, which is as fast and saves building an index at startup. */
const shortest = 32;

interface Keyed {
  readonly byKey: Map<string, Rule[]>;
  /** Rules without a key: they may match anything. */
  readonly others: Rule[];
}

/** The allow rules that may match a command in one of these forms: the command contains every literal word of the rule. */
export function allowRulesFor(list: readonly Rule[], forms: () => readonly Form[]): readonly Rule[] {
  return keyedRules(list, wordTable, () => forms().flat());
}

/** The ask and deny rules that may match a command in one of these forms. An unknown word may be any word. */
export function strictRulesFor(list: readonly Rule[], forms: () => readonly Form[]): readonly Rule[] {
  if (list.length < shortest) return list;
  const { programs, others } = programTable(list);
  const matches = new Set(others);
  for (const words of forms()) {
    const program = programs.get(baseName(words[0] ?? ''));
    if (program === undefined) continue;
    const operand = words.slice(1).find((word) => word === null || !word.startsWith('-'));
    if (operand === null) addAll(matches, program.all);
    else addKeyed(matches, program, words);
    for (const [at, word] of words.entries()) if (word === null) addAll(matches, program.byPosition.get(at));
    if (words.includes(null)) addAll(matches, program.anywhere);
  }
  return inOrder(matches);
}

export function pathRulesFor(list: readonly Rule[], path: string, tool: string): readonly Rule[] {
  return keyedRules(list, pathTable, () => [
    ...segmentsOf(foldCase(path)),
    ...['Read', 'Write', 'Edit', tool].map(wholeTool),
  ]);
}

export function hostRulesFor(list: readonly Rule[], host: string, tool: string): readonly Rule[] {
  return keyedRules(list, hostTable, () => {
    const labels = host.split('.');
    return [...labels.map((_, at) => labels.slice(at).join('.')), ...['WebFetch', tool].map(wholeTool)];
  });
}

/** The rules for a tool without a specifier or with this subject, and those for its MCP server. */
export function nameRulesFor(list: readonly Rule[], tool: string, subject: string | null): readonly Rule[] {
  return keyedRules(list, nameTable, () => {
    const parts = tool.split('__');
    const servers = parts.map((_, at) => wholeTool(parts.slice(0, at + 1).join('__')));
    return subject === null ? servers : [...servers, `${wholeTool(tool)}\0${subject}`];
  });
}

function keyedRules(
  list: readonly Rule[],
  table: (list: readonly Rule[]) => Keyed,
  keys: () => readonly (string | null)[],
): readonly Rule[] {
  if (list.length < shortest) return list;
  const matches = new Set<Rule>();
  addKeyed(matches, table(list), keys());
  return inOrder(matches);
}

/** The last segment of a program path, in lower case, which is all that ask and deny rules compare. */
export function baseName(text: string): string {
  return text.slice(text.lastIndexOf('/') + 1).toLowerCase();
}

function inOrder(rules: ReadonlySet<Rule>): readonly Rule[] {
  return [...rules].sort((a, b) => a.index - b.index);
}

function addKeyed(matches: Set<Rule>, { byKey, others }: Keyed, keys: readonly (string | null)[]): void {
  addAll(matches, others);
  for (const key of keys) if (key !== null) addAll(matches, byKey.get(key));
}

function addAll(matches: Set<Rule>, rules: readonly Rule[] | undefined): void {
  for (const rule of rules ?? []) matches.add(rule);
}

const wordTable = memoizeByObject((list: readonly Rule[]) => {
  const table: Keyed = { byKey: new Map(), others: [] };
  const rules = list.filter(({ tool }) => tool === 'Bash');
  const times = new Map<string, number>();
  for (const word of rules.flatMap(literal)) times.set(word, (times.get(word) ?? 0) + 1);
  for (const rule of rules) {
    const words = literal(rule);
    const rarest = words.reduce<string | null>(
      (best, word) => (best !== null && (times.get(best) ?? 0) <= (times.get(word) ?? 0) ? best : word),
      null,
    );
    put(table, rarest === null ? null : [rarest], rule);
  }
  return table;
});

/** The literal words of a rule, without a program path, which can be written in several ways. */
function literal(rule: Rule): readonly string[] {
  return wordsOf(rule).flatMap((word, at) =>
    word.kind === 'literal' && !(at === 0 && word.text.includes('/')) ? [word.text] : [],
  );
}

interface ProgramRules extends Keyed {
  readonly all: Rule[];
  /** Rules by the position of their first operand; `anywhere` if a star comes before it. */
  readonly byPosition: Map<number, Rule[]>;
  readonly anywhere: Rule[];
}

const programTable = memoizeByObject((list: readonly Rule[]) => {
  const programs = new Map<string, ProgramRules>();
  const others: Rule[] = [];
  for (const rule of list.filter(({ tool }) => tool === 'Bash')) {
    const [program] = wordsOf(rule);
    if (program?.kind === 'literal' && wideTexts(rule).length === 0)
      addToProgram(programs, baseName(program.text), rule);
    else others.push(rule);
  }
  return { programs, others };
});

function addToProgram(programs: Map<string, ProgramRules>, name: string, rule: Rule): void {
  const fresh: ProgramRules = { all: [], byKey: new Map(), others: [], byPosition: new Map(), anywhere: [] };
  const program = programs.get(name) ?? fresh;
  programs.set(name, program);
  program.all.push(rule);
  const words = wordsOf(rule);
  // Short options may be elsewhere or in clusters; other words must occur unchanged in the command.
  const position = words.findIndex((word, at) => at > 0 && word.kind === 'literal' && !word.text.startsWith('-'));
  const operand = words[position];
  const isFixed = words.slice(0, Math.max(0, position)).every((word) => word.kind !== 'words');
  const option = words.find((word) => word.kind === 'literal' && /^--./.test(word.text));
  const key = operand ?? option;
  put(program, key?.kind === 'literal' ? [key.text] : null, rule);
  if (operand !== undefined && isFixed) rulesAtPosition(program, position).push(rule);
  else program.anywhere.push(rule);
}

function rulesAtPosition({ byPosition }: ProgramRules, position: number): Rule[] {
  const rules = byPosition.get(position) ?? [];
  byPosition.set(position, rules);
  return rules;
}

/** The key of a rule without a specifier; file and host names never contain NUL. */
function wholeTool(tool: string): string {
  return `\0${tool}`;
}

/** Rules by the keys of their specifiers; `null` for no key, `undefined` for a rule of another kind. */
function tableBy(keysOf: (rule: Rule) => readonly string[] | null | undefined) {
  return memoizeByObject((list: readonly Rule[]) => {
    const table: Keyed = { byKey: new Map(), others: [] };
    for (const rule of list) {
      const keys = rule.specifier.kind === 'any' ? [wholeTool(rule.tool)] : keysOf(rule);
      if (keys !== undefined) put(table, keys, rule);
    }
    return table;
  });
}

const pathTable = tableBy(({ specifier }) => {
  if (specifier.kind !== 'path') return undefined;
  const { globs, literal } = specifier.pattern;
  const keys = [...globs, ...(literal?.globs ?? [])].map(longestName);
  return keys.includes('') ? null : keys;
});

/** The longest literal segment, which every matching path contains; `''` if the glob has none. */
function longestName(glob: GlobPath): string {
  const names = glob.flatMap((segment) => literalSegment(segment) ?? []);
  return foldCase(names.reduce((longest, name) => (name.length >= longest.length ? name : longest), ''));
}

const hostTable = tableBy(({ specifier }) =>
  specifier.kind === 'domain' ? [specifier.host.replace(/^\*\./, '')] : undefined,
);

const nameTable = tableBy(({ tool, specifier }) =>
  specifier.kind === 'literal' ? [`${wholeTool(tool)}\0${specifier.text}`] : undefined,
);

function wordsOf({ specifier }: Rule): readonly PatternWord[] {
  return specifier.kind === 'command' ? specifier.pattern.words : [];
}

function put(table: Keyed, keys: readonly string[] | null, rule: Rule): void {
  if (keys === null) table.others.push(rule);
  for (const key of keys ?? []) {
    const rules = table.byKey.get(key) ?? [];
    rules.push(rule);
    table.byKey.set(key, rules);
  }
}
