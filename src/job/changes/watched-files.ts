import { only, rethrowUnless } from '../../errors.js';
import type { Attachment } from '../../messages/types.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { startOf } from '../../text.js';
import type { CallResult } from '../../tools/call-result.js';
import { hunksOf } from '../../tools/files/text-diff.js';

/** Larger files, and more files, are not watched: comparing them costs more than it is worth. */
const maxBytes = 200_000;
const maxFiles = 200;

/** In characters; a longer diff is truncated, since the model can read the file again. */
const maxDiff = 4_000;

/** Comparing two long, different texts takes seconds; then only the fact is reported. */
const diffTimeoutMs = 200;

type WatchedFileSystem = FileSystem;

interface Known {
  readonly size: number;
  readonly mtimeMs: number;
  readonly text: string;
}

export interface WatchedFiles {
  /** Receives each result right after its call: the model knows the content of these files now. */
  readonly learn: (result: CallResult) => Promise<void>;
  /** Files whose content differs from what the model knows (because of a formatter, a command, another process). */
  readonly changesAfter: (results: readonly CallResult[]) => Promise<readonly Attachment[]>;
}

/** Those that the model has read or written. `onShown` receives each changed content of which the model gets a diff. */
export function watchFiles(files: WatchedFileSystem, onShown: (path: string, text: string) => void): WatchedFiles {
  const known = new Map<string, Known>();
  return {
    learn: async (result) => {
      for (const path of pathsOf(result).map((name) => files.relative(name))) {
        const before = known.get(path);
        if (before !== undefined && (await isUnchanged(path, before, files))) continue;
        const now = await lookAt(path, files);
        if (now === null) known.delete(path);
        else if (known.has(path) || known.size < maxFiles) known.set(path, now);
      }
    },
    changesAfter: async (results) => {
      if (results.length > 0 && results.every(({ call }) => readOnlyTools.has(call.name))) return [];
      const news: Attachment[] = [];
      for (const [path, before] of known) {
        const change = await changeOf(path, before, files);
        if (change === null) continue;
        if (change.now === null) known.delete(path);
        else known.set(path, change.now);
        if (change.now !== null) onShown(path, change.now.text);
        if (change.now?.text !== before.text) news.push({ type: 'edited-file', path, diff: change.diff });
      }
      return news;
    },
  };
}

/** After a turn with only these calls, no file needs to be examined. */
const readOnlyTools: ReadonlySet<string> = new Set(['Read', 'Grep', 'Glob', 'List', 'TodoWrite']);

/** Files that a call showed to the model or wrote: the model knows their content. */
function pathsOf({ call, status, changes }: CallResult): readonly string[] {
  if (status !== 'done') return [];
  const { file_path: path } = call.input as { readonly file_path?: unknown };
  const read = call.name === 'Read' && typeof path === 'string' ? [path] : [];
  return [...read, ...changes.map((change) => change.path)];
}

async function lookAt(path: string, files: WatchedFileSystem): Promise<Known | null> {
  try {
    const { kind, size, mtimeMs } = await files.info(path);
    if (kind !== 'file' || size > maxBytes) return null;
    const bytes = await files.read(path, maxBytes);
    return bytes.includes(0) ? null : { size, mtimeMs, text: bytes.toString('utf8') };
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return null;
  }
}

/** Compares size and time, so that a file that is read repeatedly is not read once more for this. */
async function isUnchanged(path: string, before: Known, files: WatchedFileSystem): Promise<boolean> {
  const info = await files.info(path).catch(only(FileProblem, () => null));
  return info?.size === before.size && info.mtimeMs === before.mtimeMs;
}

async function changeOf(
  path: string,
  before: Known,
  files: WatchedFileSystem,
): Promise<{ readonly now: Known | null; readonly diff: string | null } | null> {
  if (await isUnchanged(path, before, files)) return null;
  const now = await lookAt(path, files);
  return { now, diff: now === null ? null : await diffOf(path, before.text, now.text) };
}

async function diffOf(path: string, before: string, now: string): Promise<string | null> {
  const hunks = await hunksOf(before, now, { context: 2, timeoutMs: diffTimeoutMs });
  if (hunks === null) return null;
  const diff = `--- ${path}\n+++ ${path}\n${hunks.text}`;
  return diff.length > maxDiff ? `${startOf(diff, maxDiff)}\n[… the diff is longer; read the file again]` : diff;
}
