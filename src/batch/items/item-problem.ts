import { type UserError, userError } from '../../errors.js';
import { orDiagnostic } from '../../platform/files/named-file.js';
import type { FileSystem } from '../../platform/files/types.js';

export function itemProblem(location: string, message: string, hint: string, found?: string): UserError {
  return userError(['batch-items', location], message, hint, found);
}

/** Lists of items are data, so they may be larger than a prompt. */
const maxBytes = 200_000_000;

/** The content of a file with items. Rejects with UserError `batch-items`. */
export async function readItemFile(path: string, location: string, source: Pick<FileSystem, 'read'>): Promise<Buffer> {
  return await orDiagnostic(source.read(path, maxBytes), {
    code: 'batch-items',
    location,
    message: 'the file with the items cannot be read',
    hint: 'correct the path, which is relative to the workspace',
  });
}
