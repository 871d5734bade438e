import type { McpConnection } from './types.js';

type Variables = Readonly<Record<string, string | undefined>>;

export interface ExpandedConnection {
  readonly connection: McpConnection;
  /** Variables without a value and without a default. */
  readonly missing: readonly string[];
  /** The values that replaced variables and may be secret: all in environment and headers, some in address and arguments. */
  readonly values: readonly string[];
}

const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;

/** Replaces `${NAME}` and `${NAME:-default}`, once: a value is never expanded again. An empty value counts as set. */
export function expandVariables(connection: McpConnection, variables: Variables): ExpandedConnection {
  const missing = new Set<string>();
  const values = new Set<string>();
  const expand = (text: string, isPrivate: (value: string) => boolean): string =>
    text.replaceAll(reference, (_whole, name: string, fallback: string | undefined) => {
      const value = variables[name] === '' ? (fallback ?? '') : (variables[name] ?? fallback);
      if (value === undefined) missing.add(name);
      else if (value !== fallback && isPrivate(value)) values.add(value);
      return value ?? '';
    });
  const record = (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, expand(text, () => true)]));
  const expanded: McpConnection =
    connection.kind === 'stdio'
      ? {
          kind: 'stdio',
          command: expand(connection.command, isOpaque),
          args: connection.args.map((arg) => expand(arg, isOpaque)),
          env: record(connection.env),
        }
      : { kind: 'remote', url: expand(connection.url, isOpaque), headers: record(connection.headers) };
  return { connection: expanded, missing: [...missing], values: [...values] };
}

/** To hide a path, a number, a word or an ordinary address everywhere would make what the run prints unreadable. */
function isOpaque(value: string): boolean {
  if (/^https?:\/\/[^@?#]+$/.test(value)) return value.split('/').slice(3).some(isKey);
  return !/^(?:\.{0,2}\/.*|[\d.:]+|[A-Za-z]+(?:[-_./ ][A-Za-z]+)*)$/.test(value);
}

/** A long run of letters and digits. */
function isKey(segment: string): boolean {
  return segment.length >= 16 && /\d/.test(segment) && /[A-Za-z]/.test(segment);
}
