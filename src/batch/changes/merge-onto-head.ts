import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';
import type { MergeTreesPorts, NamedTree } from '../merge/merge-trees.js';

/**
 * Moves the changes of earlier runs to the commit of this one, which may contain them by now. Rejects with GitProblem.
 * @param directory for temporary files
 */
export async function mergeOntoHead(
  trees: readonly NamedTree[],
  git: Git | null,
  directory: string,
): Promise<MergeTreesPorts> {
  const head = (await git?.headSha()) ?? null;
  if (git === null || head === null) throw new GitProblem('the workspace has no commit to apply the changes to');
  const onto = trees.find(({ tree }) => tree.base === head)?.tree ?? { base: head, baseTree: await git.treeOf(head) };
  return { onto, git, directory };
}
