import type { FileState } from '../platform/files/file-state.js';
import { storedBytes } from '../platform/git/blob-ids.js';
import type { StoredFile } from '../platform/git/changed-files.js';
import type { Git } from '../platform/git/git.js';

interface Compared {
  readonly path: string;
  readonly before: FileState | StoredFile | null;
  readonly after: FileState | null;
}

/** The changed files with line ends that git would convert, as it would commit them, if they are compared with a commit. */
export async function withStoredLineEnds(
  compared: readonly Compared[],
  git: Pick<Git, 'filteredPaths' | 'blobIds'>,
): Promise<ReadonlyMap<string, FileState>> {
  const open = compared.flatMap(({ path, before, after }) =>
    after?.mode.startsWith('100') === true && after.content !== null && (before === null || 'id' in before)
      ? [{ path, after, content: after.content }]
      : [],
  );
  const found = open.filter(({ content }) => content.includes('\r\n'));
  const stored = new Map<string, FileState>();
  if (found.length === 0) return stored;
  const filtered = await git.filteredPaths(found.map(({ path }) => path));
  const ids = await git.blobIds(found.flatMap(({ path }) => (filtered.has(path) ? [] : [path])));
  for (const { path, after, content } of found) {
    const id = ids.get(path);
    const bytes = id === undefined ? null : storedBytes(content, id);
    if (bytes !== null) stored.set(path, { ...after, content: bytes });
  }
  return stored;
}
