import { createHash } from 'node:crypto';
import { type RunGit, requireSuccess, utf8Output } from './run-git.js';

/** What a file of the working tree would be in a commit. */
export interface BlobIds {
  /** Of its bytes as they lie there. */
  readonly plain: string;
  /** Of what git would make of them: line ends and encodings as the attributes and the configuration say. */
  readonly stored: string;
}

/**
 * Asks git for both ids of each file, and writes none of them. Files with a filter must not be among them, for this
 * would start it. Rejects with GitProblem where one cannot be read.
 */
export async function blobIds(git: RunGit, paths: readonly string[]): Promise<ReadonlyMap<string, BlobIds>> {
  if (paths.length === 0) return new Map();
  const ask = async (...options: readonly string[]) =>
    utf8Output(await requireSuccess(git('hash-object', ...options, '--', ...paths)))
      .trim()
      .split('\n');
  const [plain, stored] = [await ask('--no-filters'), await ask()];
  return new Map(paths.map((path, at) => [path, { plain: plain[at] ?? '', stored: stored[at] ?? '' }]));
}

/** These bytes as git would store them, checked against the ids that git gave; null where they are others. */
export function storedBytes(content: Buffer, { plain, stored }: BlobIds): Buffer | null {
  const idOf = (bytes: Buffer) =>
    createHash(plain.length === 64 ? 'sha256' : 'sha1')
      .update(`blob ${String(bytes.length)}\0`)
      .update(bytes)
      .digest('hex');
  if (idOf(content) !== plain) return null;
  if (plain === stored) return content;
  const unix = Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return idOf(unix) === stored ? unix : null;
}
