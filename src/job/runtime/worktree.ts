import { join } from 'node:path';
import type { RunContext } from '../../context/run-context.js';
import { messageOf, only, UserError } from '../../errors.js';
import { createPathFacts } from '../../platform/files/path-facts.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { Git } from '../../platform/git/git.js';
import { isWithoutCommit } from '../../platform/git/run-git.js';
import { GitProblem } from '../../platform/types.js';

interface Worktree {
  readonly directory: string;
  leave(): Promise<void>;
}

/** Below the artifacts; its directory is that of the workspace. Rejects with UserError `worktree-failed`. */
async function enterWorktree(git: Git | null, artifacts: Artifacts, commit = 'HEAD'): Promise<Worktree> {
  const directory = join(artifacts.directory, 'worktree');
  try {
    if (git === null) throw new GitProblem('this is not a git repository');
    await git.addWorktree(commit, directory);
    const prefix = await git.prefix();
    const workspace = join(directory, prefix);
    if (createPathFacts(directory, directory).kindOf(workspace) !== 'directory') {
      await leaveWorktree(git, directory);
      throw new GitProblem(`the commit has no directory ${prefix}`, 'commit that directory, in which the run works');
    }
    return { directory: workspace, leave: () => leaveWorktree(git, directory) };
  } catch (error) {
    const hint = error instanceof GitProblem ? (error.hint ?? hintFor(error)) : resolveIt;
    throw new UserError({
      code: 'worktree-failed',
      location: 'worktree',
      message: `git could not create a worktree of ${commit}`,
      found: messageOf(error),
      hint,
    });
  }
}

const resolveIt = 'resolve what git reports, or remove worktree and set checkout: none';

function hintFor(problem: GitProblem): string {
  return isWithoutCommit(problem)
    ? 'check out a repository with at least one commit first, or remove worktree and set checkout: none'
    : resolveIt;
}

/** A worktree that git cannot remove stays below the artifacts: the result matters more. */
async function leaveWorktree(git: Git, directory: string): Promise<void> {
  await git.removeWorktree(directory).catch(only(GitProblem, () => undefined));
}

/** Where a job works: the workspace of the run, a worktree of HEAD, or the commit of a pull request. */
export async function workplaceOf(
  { settings, git, workspace, pull }: RunContext,
  artifacts: Artifacts,
): Promise<Worktree> {
  if (pull !== null && !pull.isInPlace) return await enterWorktree(git, artifacts, pull.commit);
  if (settings.worktree) return await enterWorktree(git, artifacts);
  return { directory: workspace, leave: () => Promise.resolve() };
}
