export interface FlagTable {
  /** Take a value; several are kept. */
  readonly values: readonly string[];
  readonly flags: readonly string[];
  /** Short name → long name. */
  readonly short: Readonly<Record<string, string>>;
}

export interface ParsedFlags {
  readonly operands: readonly string[];
  readonly given: ReadonlySet<string>;
  /** The values of a flag, in order. */
  readonly all: (name: string) => readonly string[];
  /** The last one, which counts for gh; `null` without one. */
  readonly last: (name: string) => string | null;
}

/** As gh does: `--body x`, `--body=x`, `-b x`, `-bx`, `-b=x`, short flags in one word. A sentence for an unknown flag. */
export function parseFlags(words: readonly string[], table: FlagTable): ParsedFlags | string {
  const operands: string[] = [];
  const values = new Map<string, string[]>();
  const given = new Set<string>();
  const open = [...words];
  for (let word = open.shift(); word !== undefined; word = open.shift()) {
    if (word === '--') {
      operands.push(...open);
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      operands.push(word);
      continue;
    }
    const read = word.startsWith('--') ? longFlag(word.slice(2), table) : shortFlag(word.slice(1), table);
    if (read === null) return `\`${word.replace(/=.*$/s, '')}\` is not possible here.`;
    given.add(read.name);
    if (read.rest !== undefined) open.unshift(`-${read.rest}`);
    if (!table.values.includes(read.name)) continue;
    const value = read.value ?? open.shift();
    if (value === undefined) return `\`--${read.name}\` needs a value.`;
    values.set(read.name, [...(values.get(read.name) ?? []), value]);
  }
  const all = (name: string): readonly string[] => values.get(name) ?? [];
  return { operands, given, all, last: (name) => all(name).at(-1) ?? null };
}

interface Flag {
  readonly name: string;
  readonly value?: string;
  /** More short flags in the same word. */
  readonly rest?: string;
}

function longFlag(text: string, { values, flags }: FlagTable): Flag | null {
  const at = text.indexOf('=');
  const name = at < 0 ? text : text.slice(0, at);
  if (values.includes(name)) return at < 0 ? { name } : { name, value: text.slice(at + 1) };
  return flags.includes(name) && (at < 0 || text.slice(at + 1) === 'true') ? { name } : null;
}

function shortFlag(text: string, { values, short }: FlagTable): Flag | null {
  const name = Object.hasOwn(short, text.charAt(0)) ? short[text.charAt(0)] : undefined;
  if (name === undefined) return null;
  const rest = text.slice(1);
  if (rest === '') return { name };
  return values.includes(name) ? { name, value: rest.replace(/^=/, '') } : { name, rest };
}
