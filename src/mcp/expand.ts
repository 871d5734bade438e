import type { McpConnection } from './types.js';

type Variables = Readonly<Record<string, string | undefined>>;

export interface Expanded {
  readonly connection: McpConnection;
  /** Variables without a value and without a default. */
  readonly missing: readonly string[];
  /** The values that replaced variables in environment and headers. */
  readonly values: readonly string[];
}

const reference = /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g;

/** Replaces `${NAME}` and `${NAME:-default}`, once: a value is never expanded again. An empty value counts as set. */
export function expandVariables(connection: McpConnection, variables: Variables): Expanded {
  const missing = new Set<string>();
  const values = new Set<string>();
  const expand = (text: string, isPrivate: boolean): string =>
    text.replaceAll(reference, (_whole, name: string, fallback: string | undefined) => {
      const value = variables[name] === '' ? (fallback ?? '') : (variables[name] ?? fallback);
      if (value === undefined) missing.add(name);
      else if (isPrivate && value !== fallback) values.add(value);
      return value ?? '';
    });
  const record = (fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, expand(text, true)]));
  const expanded: McpConnection =
    connection.kind === 'stdio'
      ? {
          kind: 'stdio',
          command: expand(connection.command, false),
          args: connection.args.map((arg) => expand(arg, false)),
          env: record(connection.env),
        }
      : { kind: 'remote', url: expand(connection.url, false), headers: record(connection.headers) };
  return { connection: expanded, missing: [...missing], values: [...values] };
}
