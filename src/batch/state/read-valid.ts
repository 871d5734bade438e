import { only } from '../../errors.js';
import { parsedJson } from '../../parsed-json.js';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';

/** A stored file as its schema describes it; `null` if it is missing, unreadable or not valid. */
export async function readValid<T>(
  directory: StateDirectory,
  name: string,
  schema: { safeParse(value: unknown): { readonly data?: T } },
  maxBytes = 1_000_000,
): Promise<T | null> {
  const content = await readOrProblem(directory, name, schema, maxBytes);
  return content !== null && 'value' in content ? content.value : null;
}

/** The same, with the problem of a file that is unreadable or not valid; `null` only if it is missing. */
export async function readOrProblem<T>(
  directory: StateDirectory,
  name: string,
  schema: { safeParse(value: unknown): { readonly data?: T } },
  maxBytes: number,
): Promise<{ readonly value: T } | { readonly problem: string } | null> {
  const content = await directory
    .read(name, maxBytes)
    .catch(only(FileProblem, ({ message }) => ({ problem: message })));
  if (content === null || 'problem' in content) return content;
  const value = schema.safeParse(parsedJson(content.toString('utf8'))).data;
  return value === undefined ? { problem: 'its content is damaged or has another format' } : { value };
}
