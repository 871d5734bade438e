import type { Document, LineCounter as Lines } from 'yaml';
import { type Diagnostic, UserError } from '../errors.js';
import type { GivenSetting } from './load.js';

/** Where the configuration file lies unless a setting names another. */
export const defaultConfigPath = '.sallyport/config.yml';

/** Reads a YAML configuration: a mapping of settings. Throws UserError `config-syntax` with every place. */
export async function readConfig(path: string, text: string): Promise<readonly GivenSetting[]> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const diagnostics = document.errors.map((error): Diagnostic => {
    const at = error.linePos?.[0];
    return {
      code: 'config-syntax',
      location: at === undefined ? path : `${path}:${String(at.line)}:${String(at.col)}`,
      message: 'this is no valid YAML',
      found: error.message.replace(/ at line \d+, column \d+:/, ':').trimEnd(),
      hint: 'correct the YAML at this place',
    };
  });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw new UserError({
      code: 'config-syntax',
      location: path,
      message: 'a configuration is a mapping of settings',
      found: Array.isArray(value) ? 'a list' : typeof value,
      hint: 'write one `name: value` a line',
    });
  }
  const lineOf = linesOf(document, lineCounter);
  return Object.entries(value).map(([name, one]: [string, unknown]) => ({
    name,
    value: one,
    where: `${path}:${lineOf(name)} ${name}`,
  }));
}

/** The line of each key with a colon behind it; nothing for a key that stands in no line of its own. */
function linesOf({ contents }: Document, lines: Lines): (name: string) => string {
  const keys = (contents as unknown as { readonly items?: readonly { readonly key: unknown }[] } | null)?.items ?? [];
  const byName = new Map(
    keys.map(({ key }) => {
      const { value, range } = key as { readonly value?: unknown; readonly range?: readonly number[] };
      return [String(value), range?.[0]] as const;
    }),
  );
  return (name) => {
    const offset = byName.get(name);
    return offset === undefined ? '' : `${String(lines.linePos(offset).line)}:`;
  };
}
