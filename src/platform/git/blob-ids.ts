import { createHash } from 'node:crypto';
import { type RunGit, requireSuccess, utf8Output } from './run-git.js';

/** The blob ids of a file of the working tree. */
export interface BlobIds {
  /** The id of its bytes in the working tree. */
  readonly plain: string;
  /**
   * The id of the content that git would store, with line breaks and encoding converted according to attributes and
   * configuration.
   */
  readonly stored: string;
}

/**
 * Computes both ids of each file without writing objects. Files with a filter must be excluded, since git would run it.
 * Rejects with GitProblem if a file cannot be read.
 */
export async function blobIds(git: RunGit, paths: readonly string[]): Promise<ReadonlyMap<string, BlobIds>> {
  if (paths.length === 0) return new Map();
  const hash = async (...options: readonly string[]) =>
    utf8Output(await requireSuccess(git('hash-object', ...options, '--', ...paths)))
      .trim()
      .split('\n');
  const [plain, stored] = [await hash('--no-filters'), await hash()];
  return new Map(paths.map((path, at) => [path, { plain: plain[at] ?? '', stored: stored[at] ?? '' }]));
}

/** The bytes that git would store for this content, checked against the ids from git; `null` if they differ. */
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
