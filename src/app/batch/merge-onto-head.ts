import { posix } from 'node:path';
import type { MergeTreesPorts, NamedTree } from '../../batch/merge/merge-trees.js';
import { mergeTexts } from '../../job/merge-texts.js';
import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';

type HeadGit = Pick<Git, 'headSha' | 'treeOf' | 'readAtRef' | 'prefix'>;

/** Moves the changes of earlier runs to the commit of this one, which may contain them by now. Rejects with GitProblem. */
export async function mergeOntoHead(trees: readonly NamedTree[], git: HeadGit | null): Promise<MergeTreesPorts> {
  const head = (await git?.headSha()) ?? null;
  if (git === null || head === null) throw new GitProblem('the workspace has no commit to apply the changes to');
  return {
    onto: trees.find(({ tree }) => tree.base === head)?.tree ?? { base: head, baseTree: await git.treeOf(head) },
    // The paths of changes begin at the top of the repository.
    readAt: async (commit, path) => await git.readAtRef(commit, posix.relative(await git.prefix(), path)),
    mergeTexts,
  };
}
