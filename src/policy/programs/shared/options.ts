/** Lists of names as typed, with blanks between: `-o --output`; `-D*` is every word with that beginning. */
export interface OptionTable {
  /** Takes nothing. */
  readonly flag?: string;
  /** Takes one argument (`-n 5`, `-n5`, `--lines 5`, `--lines=5`) that is only data. */
  readonly value?: string;
  /** Takes an argument only when glued (`--color=auto`), and it is only data. */
  readonly optional?: string;
  /** Takes two arguments, both only data. */
  readonly pair?: string;
  /** Takes one argument: a file that is read. */
  readonly read?: string;
  /** Takes one argument: a file or directory that is written. */
  readonly write?: string;
  /** Takes a name, then a file that is read. */
  readonly pairRead?: string;
  /** By the reason, a clause: `runs a program of the caller's choice`. Names alone take one argument. */
  readonly risks?: Readonly<Record<string, string | OptionRisk | readonly OptionRisk[]>>;
  /** `-20` is a number. */
  readonly digits?: boolean;
  /** Long names have one dash (`-run`), and two dashes mean the same. */
  readonly singleDash?: boolean;
  /** The first operand ends the options. */
  readonly stopAtOperand?: boolean;
  /** Each letter after one dash is an option, whatever the first one takes (yargs, mri, minimist, nopt). */
  readonly groups?: boolean;
  /** Options that are not in the table go to a script of the workspace, and are evaluated there. */
  readonly passesOn?: boolean;
}

export interface OptionRisk {
  readonly flag?: string;
  readonly value?: string;
  readonly optional?: string;
  readonly never?: boolean;
  /** Program text: covered only by a rule that names the option, also as its last word: `Bash(node -e:*)`. */
  readonly open?: boolean;
}

export interface OptionRow {
  readonly name: string;
  readonly takes: 'nothing' | 'one' | 'glued' | 'two';
  readonly role: 'data' | 'read' | 'write' | 'risk';
  readonly why?: string;
  readonly never?: boolean;
  readonly open?: boolean;
}

type Switch = 'digits' | 'singleDash' | 'stopAtOperand' | 'groups' | 'passesOn';

export interface Grammar extends Readonly<Record<Switch, boolean>> {
  readonly rows: ReadonlyMap<string, OptionRow>;
  readonly prefixes: readonly OptionRow[];
}

/** If a name is in two tables, the later table wins. */
export function compileOptions(tables: readonly OptionTable[]): Grammar {
  const rows = new Map<string, OptionRow>();
  for (const row of tables.flatMap(rowsOf)) rows.set(row.name, row);
  const isOn = (name: Switch) => tables.some((table) => table[name] === true);
  return {
    rows,
    prefixes: [...rows.values()].filter((row) => row.name.endsWith('*')).sort((a, b) => b.name.length - a.name.length),
    digits: isOn('digits'),
    singleDash: isOn('singleDash'),
    stopAtOperand: isOn('stopAtOperand'),
    groups: isOn('groups'),
    passesOn: isOn('passesOn'),
  };
}

function rowsOf(table: OptionTable): OptionRow[] {
  const plain: [string | undefined, OptionRow['takes'], OptionRow['role']][] = [
    [table.flag, 'nothing', 'data'],
    [table.value, 'one', 'data'],
    [table.optional, 'glued', 'data'],
    [table.pair, 'two', 'data'],
    [table.read, 'one', 'read'],
    [table.write, 'one', 'write'],
    [table.pairRead, 'two', 'read'],
  ];
  return [
    ...plain.flatMap(([names, takes, role]) => namesOf(names).map((name): OptionRow => ({ name, takes, role }))),
    ...Object.entries(table.risks ?? {}).flatMap(([why, risks]) =>
      [risks].flat().flatMap((risk) => riskRows(why, typeof risk === 'string' ? { value: risk } : risk)),
    ),
  ];
}

function riskRows(why: string, risk: OptionRisk): OptionRow[] {
  const kinds: [string | undefined, OptionRow['takes']][] = [
    [risk.flag, 'nothing'],
    [risk.value, 'one'],
    [risk.optional, 'glued'],
  ];
  const { never = false, open = false } = risk;
  return kinds.flatMap(([names, takes]) =>
    namesOf(names).map((name): OptionRow => ({ name, takes, role: 'risk', why, never, open })),
  );
}

function namesOf(names: string | undefined): string[] {
  return names === undefined ? [] : names.split(' ').filter((name) => name !== '');
}

/** By its name before `=`, or by the beginning of the word. Abbreviations of getopt are unknown, and so refused. */
export function findOption(grammar: Grammar, name: string, text: string = name): OptionRow | undefined {
  const twice = grammar.singleDash && name.startsWith('--') ? grammar.rows.get(name.slice(1)) : undefined;
  return grammar.rows.get(name) ?? twice ?? findOptionPrefix(grammar, text);
}

/** The row of the longest `-x*` that the word begins with. */
export function findOptionPrefix(grammar: Grammar, text: string): OptionRow | undefined {
  return grammar.prefixes.find((row) => text.startsWith(row.name.slice(0, -1)));
}

/** By its name, the beginning of a long one (many parsers complete it) or a letter. `whole`: the text is the word. */
export function namesOptionRisk(grammar: Grammar, text: string, whole: boolean): boolean {
  if (!text.startsWith('-') || text === '--') return false;
  if (!whole) return [...grammar.rows.values()].some((row) => row.role !== 'data');
  if (text === '-') return false;
  const name = text.split('=')[0] ?? '';
  if (name.startsWith('--') || grammar.singleDash) return beginsRisk(grammar, name);
  for (const letter of name.slice(1)) {
    const row = findOption(grammar, `-${letter}`);
    if (row === undefined || row.role !== 'data') return row !== undefined;
    if (row.takes !== 'nothing') return false;
  }
  return false;
}

function beginsRisk(grammar: Grammar, name: string): boolean {
  const bare = name.replace(/^--?/, '');
  return [...grammar.rows.values()].some(
    (row) =>
      row.role !== 'data' &&
      (grammar.singleDash || row.name.startsWith('--')) &&
      row.name.replace(/^--?/, '').startsWith(bare),
  );
}
