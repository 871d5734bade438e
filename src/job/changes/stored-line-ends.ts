import { isUtf8 } from 'node:buffer';
import { only } from '../../errors.js';
import type { FileState } from '../../platform/files/file-state.js';
import { type BlobIds, storedBytes } from '../../platform/git/blob-ids.js';
import type { StoredFile } from '../../platform/git/changed-files.js';
import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';

/** Windows allows the fewest: 32,767 for the whole command line. */
const charactersPerCall = 30_000;

type BlobReader = Pick<Git, 'filteredPaths' | 'blobIds'>;

/** The changed files that git would convert, as it would commit them, if they are compared with a commit. */
export async function withStoredLineEnds(
  compared: readonly {
    readonly path: string;
    readonly before: FileState | StoredFile | null;
    readonly after: FileState | null;
  }[],
  git: BlobReader,
): Promise<ReadonlyMap<string, FileState>> {
  const open = compared.flatMap(({ path, before, after }) =>
    after?.mode.startsWith('100') === true && after.content !== null && (before === null || 'id' in before)
      ? [{ path, after, content: after.content }]
      : [],
  );
  const converted = open.filter(({ content }) => isConvertible(content));
  const stored = new Map<string, FileState>();
  for (const some of inCalls(converted)) {
    const ids = await idsOf(
      some.map(({ path }) => path),
      git,
    );
    for (const { path, after, content } of some) {
      const id = ids.get(path);
      const bytes = id === undefined ? null : storedBytes(content, id);
      if (bytes !== null) stored.set(path, { ...after, content: bytes });
    }
  }
  return stored;
}

/** Whether git could store other bytes: line ends, keywords, and texts that may have another encoding than UTF-8. */
function isConvertible(content: Buffer): boolean {
  return (
    content.includes('\r\n') ||
    content.includes('$Id:') ||
    content.includes(0) ||
    content.includes(0x1b) ||
    !isUtf8(content)
  );
}

function* inCalls<File extends { readonly path: string }>(all: readonly File[]): Iterable<readonly File[]> {
  let some: File[] = [];
  let characters = 0;
  for (const file of all) {
    // In quotes, after a space.
    const added = file.path.length + 3;
    if (some.length > 0 && characters + added > charactersPerCall) {
      yield some;
      [some, characters] = [[], 0];
    }
    some.push(file);
    characters += added;
  }
  if (some.length > 0) yield some;
}

/** Git reads the files again: if one of them is gone, these diffs have the line ends of the working tree. */
async function idsOf(paths: readonly string[], git: BlobReader): Promise<ReadonlyMap<string, BlobIds>> {
  const filtered = await git.filteredPaths(paths);
  return await git.blobIds(paths.filter((path) => !filtered.has(path))).catch(only(GitProblem, () => new Map()));
}
