import { only } from '../../errors.js';
import { parsedJson } from '../../parsed-json.js';
import type { StateDirectory } from '../../platform/files/state-directory.js';
import { FileProblem } from '../../platform/files/types.js';

/** A stored file as its schema describes it; `null` if it is missing, unreadable or not valid. */
export async function readValid<T>(
  directory: StateDirectory,
  name: string,
  schema: { safeParse(value: unknown): { readonly data?: T } },
  maxBytes = 1_000_000,
): Promise<T | null> {
  const bytes = await directory.read(name, maxBytes).catch(only(FileProblem, () => null));
  return bytes === null ? null : (schema.safeParse(parsedJson(bytes.toString('utf8'))).data ?? null);
}
