import { rethrowUnless, UserError } from '../../errors.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';

/** An error of a source of items: `batch-items`. */
export function itemProblem(location: string, message: string, hint: string, found?: string): UserError {
  return new UserError({
    code: 'batch-items',
    location,
    message,
    ...(found === undefined ? {} : { found }),
    hint,
  });
}

/** Lists of items are data, so they may be larger than a prompt. */
const maxBytes = 200_000_000;

/** The content of a file with items. Rejects with UserError `batch-items`. */
export async function readItemFile(path: string, location: string, source: Pick<FileSystem, 'read'>): Promise<Buffer> {
  try {
    return await source.read(path, maxBytes);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    throw itemProblem(
      location,
      'the file with the items cannot be read',
      'correct the path, which is relative to the workspace',
      error.message,
    );
  }
}
