import { createHash } from 'node:crypto';
import { type RunGit, recordsOf, requireSuccess, utf8Output } from './run-git.js';

/** The blob ids of a file of the working tree. */
export interface BlobIds {
  /** The id of its bytes in the working tree. */
  readonly plain: string;
  /**
   * The id of the content that git would store, with line breaks and encoding converted according to attributes and
   * configuration.
   */
  readonly stored: string;
  /** Whether git adds it with its line ends, whatever the configuration says. */
  readonly keepsLineEnds: boolean;
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
  const kept = plain.join() === stored.join() ? new Set<string>() : await keptLineEnds(git, paths);
  return new Map(
    paths.map((path, at) => [
      path,
      { plain: plain[at] ?? '', stored: stored[at] ?? '', keepsLineEnds: kept.has(path) },
    ]),
  );
}

/**
 * Files whose line ends git does not convert although the configuration says so: their version in the index has CRLF, and
 * no attribute demands the conversion. `git hash-object` does not look at the index.
 */
async function keptLineEnds(git: RunGit, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const lines = recordsOf(await requireSuccess(git('ls-files', '--eol', '-z', '--', ...paths)));
  return new Set(
    lines.flatMap((line) => /^i\/(?:crlf|mixed) [^\t]*attr\/(?:text=auto[^\t]*| *)\t(.+)$/s.exec(line)?.[1] ?? []),
  );
}

/** The bytes that git would store for this content, checked against the ids from git; `null` if they differ. */
export function storedBytes(content: Buffer, { plain, stored, keepsLineEnds }: BlobIds): Buffer | null {
  const idOf = (bytes: Buffer) =>
    createHash(plain.length === 64 ? 'sha256' : 'sha1')
      .update(`blob ${String(bytes.length)}\0`)
      .update(bytes)
      .digest('hex');
  if (idOf(content) !== plain) return null;
  if (plain === stored) return content;
  const unix = Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  // Another conversion, such as that of an encoding, happens with any line ends.
  if (idOf(unix) !== stored) return null;
  return keepsLineEnds ? content : unix;
}
