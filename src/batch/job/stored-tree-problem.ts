import { posix } from 'node:path';
import type { TreeChange } from '../../github-writes/tree-change.js';
import { whyNeverCommitted } from '../../job/changes/collect-tree.js';
import type { Git } from '../../platform/git/git.js';
import type { WriteCheck } from './output-file.js';

type TreeGit = Pick<Git, 'commitOf' | 'treeOf' | 'prefix'>;

/** Evaluates paths by the rules of the job that made the changes. */
export type OpenWriteCheck = () => Promise<Pick<WriteCheck, 'whyRefused'>>;

/**
 * Why stored changes cannot go into a pull request, as a clause: the state may have been restored from elsewhere, so
 * what was evaluated when it was stored is evaluated again. The commit below the changes is a part of what they publish.
 */
export async function storedTreeProblem(
  { base, baseTree, files }: TreeChange,
  git: TreeGit,
  openWriteCheck: OpenWriteCheck,
): Promise<string | null> {
  const excluded = files.find(({ path }) => whyNeverCommitted(path) !== null);
  if (excluded !== undefined) return `${excluded.path}: ${whyNeverCommitted(excluded.path) ?? ''}`;
  if ((await git.commitOf(base)) !== base)
    return `their commit ${base} is not in this checkout, which may need fetch-depth: 0`;
  if ((await git.treeOf(base)) !== baseTree) return `they do not belong to the files of their commit ${base}`;
  const prefix = await git.prefix();
  const { whyRefused } = await openWriteCheck();
  for (const { path, content } of files) {
    const why = whyRefused(posix.relative(prefix, path), content === null ? 'delete' : 'write');
    if (why !== null) return `${path}: ${why}`;
  }
  return null;
}
