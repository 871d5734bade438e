import { join } from 'node:path';
import { messageOf, rethrowUnless, UserError } from '../errors.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';

/** A directory to work in. */
export interface Worktree {
  readonly directory: string;
  leave(): Promise<void>;
}

/**
 * A temporary worktree of HEAD below the artifacts. Rejects with UserError `worktree-failed` if git cannot create it.
 */
export async function enterWorktree(git: Git | null, artifacts: Artifacts): Promise<Worktree> {
  const directory = join(artifacts.directory, 'worktree');
  try {
    if (git === null) throw new Error('this is not a git repository');
    await git.addWorktree('HEAD', directory);
    return { directory, leave: () => leaveWorktree(git, directory) };
  } catch (error) {
    throw new UserError({
      code: 'worktree-failed',
      location: 'worktree',
      message: 'git could not create a worktree of HEAD',
      found: messageOf(error),
      hint:
        (error instanceof GitProblem ? error.hint : null) ??
        'check out a repository with at least one commit first, or remove worktree',
    });
  }
}

/** A worktree that git cannot remove stays below the artifacts: the result matters more. */
async function leaveWorktree(git: Git, directory: string): Promise<void> {
  try {
    await git.removeWorktree(directory);
  } catch (error) {
    rethrowUnless(error, GitProblem);
  }
}
