import { createHash } from 'node:crypto';
import { type RunGit, recordsOf, requireSuccess, utf8Output } from './run-git.js';

export interface BlobIds {
  /** The id of its bytes in the working tree. */
  readonly plain: string;
  /** Of what git would store, with line breaks and encoding converted by attributes and configuration. */
  readonly stored: string;
  /** Whether git adds it with its line ends, whatever the configuration says. */
  readonly keepsLineEnds: boolean;
  /** Its encoding in the working tree, if git converts it to UTF-8. */
  readonly encoding?: string;
}

/** Without objects; not for files with a filter, which git would run. Rejects with GitProblem for an unreadable one. */
export async function blobIds(git: RunGit, paths: readonly string[]): Promise<ReadonlyMap<string, BlobIds>> {
  if (paths.length === 0) return new Map();
  const hash = async (...options: readonly string[]) =>
    utf8Output(await requireSuccess(git('hash-object', ...options, '--', ...paths)))
      .trim()
      .split('\n');
  const [plain, stored] = [await hash('--no-filters'), await hash()];
  const isConverted = plain.join() !== stored.join();
  const kept = isConverted ? await keptLineEnds(git, paths) : new Set<string>();
  const encodings = isConverted ? await encodingsOf(git, paths) : new Map<string, string>();
  return new Map(
    paths.map((path, at) => {
      const encoding = encodings.get(path);
      const ids = { plain: plain[at] ?? '', stored: stored[at] ?? '', keepsLineEnds: kept.has(path) };
      return [path, encoding === undefined ? ids : { ...ids, encoding }];
    }),
  );
}

async function encodingsOf(git: RunGit, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const fields = recordsOf(await requireSuccess(git('check-attr', '-z', 'working-tree-encoding', '--', ...paths)));
  return new Map(
    fields.flatMap((path, at): readonly [string, string][] => {
      const value = at % 3 === 0 ? fields[at + 2] : undefined;
      return value === undefined || /^(?:unspecified|unset|set)$/.test(value) ? [] : [[path, value]];
    }),
  );
}

/** Their version in the index has CRLF, and no attribute demands conversion; `git hash-object` ignores the index. */
async function keptLineEnds(git: RunGit, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const lines = recordsOf(await requireSuccess(git('ls-files', '--eol', '-z', '--', ...paths)));
  return new Set(
    lines.flatMap((line) => /^i\/(?:crlf|mixed) [^\t]*attr\/(?:text=auto[^\t]*| *)\t(.+)$/s.exec(line)?.[1] ?? []),
  );
}

/** The bytes that git would store for this content, checked against the ids from git; `null` if they differ. */
export function storedBytes(content: Buffer, { plain, stored, keepsLineEnds, encoding }: BlobIds): Buffer | null {
  const idOf = (bytes: Buffer) =>
    createHash(plain.length === 64 ? 'sha256' : 'sha1')
      .update(`blob ${String(bytes.length)}\0`)
      .update(bytes)
      .digest('hex');
  if (idOf(content) !== plain) return null;
  if (plain === stored) return content;
  const decoded = encoding === undefined ? content : inUtf8(content, encoding);
  if (decoded === null) return null;
  const text = decoded.toString('latin1');
  const plainKeywords = text.replace(/\$Id:[^$\n]*\$/g, '$Id$');
  const unix = plainKeywords.replaceAll('\r\n', '\n');
  const found = [text, plainKeywords, unix].map(bytesOf).find((bytes) => idOf(bytes) === stored);
  if (found === undefined) return null;
  return keepsLineEnds ? bytesOf(plainKeywords) : found;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');

/** `null` for an encoding that Node does not know, or a content that does not have it. */
function inUtf8(content: Buffer, encoding: string): Buffer | null {
  const name = encoding.toLowerCase().replace(/-bom$/, '');
  const order = content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : 'utf-16le';
  try {
    const text = new TextDecoder(name === 'utf-16' ? order : name, { fatal: true }).decode(content);
    return Buffer.from(text);
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error;
    return null;
  }
}
