import { posix } from 'node:path';
import { only } from '../../errors.js';
import type { Git } from '../../platform/git/git.js';
import { GitProblem } from '../../platform/types.js';

/** A file for the notes of one person. Source: the documentation of Claude Code. */
const personalName = 'CLAUDE.local.md';

/** Which of these paths are personal files that the checked-out commit does not have; without a repository, all of them. */
export async function uncommittedPersonalFiles(
  paths: readonly string[],
  git: Pick<Git, 'headSha' | 'presentAtRef'> | null,
): Promise<readonly string[]> {
  const personal = paths.filter((path) => posix.basename(path) === personalName);
  if (personal.length === 0 || git === null) return personal;
  const unreadable = only(GitProblem, () => null);
  const head = await git.headSha().catch(unreadable);
  const committed = head === null ? null : await git.presentAtRef(head, personal).catch(unreadable);
  return personal.filter((path) => committed?.has(path) !== true);
}
