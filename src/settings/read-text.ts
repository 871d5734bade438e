import { only } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import type { PromptSource } from '../prompt/types.js';

const maxBytes = 1_000_000;

/** The text of a file that settings name, without a byte order mark; the problem if it cannot be read. */
export async function readText(path: string, source: Pick<PromptSource, 'read'>): Promise<string | FileProblem> {
  const bytes = await source.read(path, maxBytes).catch(only(FileProblem, (problem) => problem));
  return bytes instanceof FileProblem ? bytes : new TextDecoder().decode(bytes);
}
