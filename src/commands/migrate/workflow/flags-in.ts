/** Flags whose names have two spellings. */
const spellings: Readonly<Record<string, string>> = {
  'allowed-tools': 'allowedTools',
  'disallowed-tools': 'disallowedTools',
};

/** The flags of a command line with their values; lists that occur several times are joined. Lines that begin with # are comments. */
export function flagsIn(text: string): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  const code = text.replace(/^\s*#.*$/gm, '');
  for (const { 1: written = '', index, 0: whole } of code.matchAll(/(?<![\w-])--([a-zA-Z-]+)(?![\w-])/g)) {
    if (isQuoted(code, index)) continue;
    const name = spellings[written] ?? written;
    const value = valueAt(code, index + whole.length);
    const known = flags.get(name);
    flags.set(name, known === undefined || known === '' ? value : `${known},${value}`);
  }
  return flags;
}

function isQuoted(text: string, index: number): boolean {
  const before = text.slice(0, index).replace(/\\./g, '');
  const quotes = before.replace(/'[^']*'|"[^"]*"/g, '');
  return /['"]/.test(quotes);
}

/** The words up to the next flag, without their quotes. */
function valueAt(text: string, start: number): string {
  const rest = text.slice(start).replace(/^[=\s]+/, '');
  const words =
    rest.match(
      /^(?:(?:"(?:\\[^]|[^"\\])*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^\s"'(]+)+\s*)+?(?=\s--[a-zA-Z]|--[a-zA-Z]|$)/,
    )?.[0] ?? '';
  if (rest.startsWith('--')) return '';
  return words
    .trim()
    .replace(/"((?:\\[^]|[^"\\])*)"|'([^']*)'/g, (_, double?: string, single?: string) =>
      double === undefined ? (single ?? '') : double.replace(/\\(["\\$`])/g, '$1'),
    )
    .trim();
}
