import type { Document } from 'yaml';
import { type Diagnostic, UserError, userError } from '../errors.js';
import { aliasProblem } from '../prompt/formats/yaml-bounds.js';
import type { GivenSetting } from './parse-settings.js';

/** Path of the configuration file unless a setting names another. */
export const defaultConfigPath = '.sallyport/config.yml';

/** Reads a YAML configuration: a mapping of settings. Throws UserError `config-syntax` with all syntax errors. */
export async function readConfig(path: string, text: string): Promise<readonly GivenSetting[]> {
  const { LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true });
  const diagnostics = document.errors.map(({ linePos, message }): Diagnostic => {
    const at = linePos?.[0];
    const location = at === undefined ? path : `${path}:${String(at.line)}:${String(at.col)}`;
    const found = message.replace(/ at line \d+, column \d+:/, ':').trimEnd();
    const hint = 'correct the YAML at this location';
    return { code: 'config-syntax', location, message: 'invalid YAML', found, hint };
  });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const value = valueOf(document, path);
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = 'the configuration must be a mapping of settings';
    const hint = 'write one `name: value` per line';
    throw userError(['config-syntax', path], message, hint, Array.isArray(value) ? 'a list' : typeof value);
  }
  // The line of a key, followed by a colon; empty if unknown.
  const keys =
    (document.contents as unknown as { readonly items?: readonly { readonly key: unknown }[] } | null)?.items ?? [];
  const byName = new Map(
    keys.map(({ key }) => {
      const { value, range } = key as { readonly value?: unknown; readonly range?: readonly number[] };
      return [String(value), range?.[0]] as const;
    }),
  );
  const lineOf: (name: string) => string = (name) => {
    const offset = byName.get(name);
    return offset === undefined ? '' : `${String(lineCounter.linePos(offset).line)}:`;
  };
  return Object.entries(value).map(([name, one]: [string, unknown]) => ({
    name,
    value: one,
    location: `${path}:${lineOf(name)} ${name}`,
  }));
}

function valueOf(document: Document, path: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100, reviver: (_key, value: unknown) => value });
  } catch (error) {
    const hint = 'write out the value instead of an alias';
    throw userError(['config-syntax', path], `invalid YAML: ${aliasProblem(error)}`, hint);
  }
}
