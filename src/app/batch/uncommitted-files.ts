import type { PlannedJob } from '../../batch/types.js';
import type { RunContext } from '../../context/run-context.js';
import { only } from '../../errors.js';
import { GitProblem } from '../../platform/types.js';

/** Why a job in a worktree cannot work on the file of its item; `null` if it can. */
export type WhyUncommitted = (job: Pick<PlannedJob, 'item'>) => Promise<string | null>;

/**
 * A worktree has the files of the commit. A job about another version of a file would be paid for, and its answer would
 * count for the version that it has not seen.
 */
export function createUncommittedCheck(git: RunContext['git']): WhyUncommitted {
  let known: Promise<ReadonlySet<string>> | null = null;
  return async ({ item }) => {
    if (git === null || item === null || item.content === null) return null;
    const { path } = item.fields;
    if (typeof path !== 'string') return null;
    known ??= uncommittedFiles(git);
    if (!(await known).has(path)) return null;
    return `${path} has changes that are not committed, and this job works on the files of the commit: commit them.`;
  };
}

async function uncommittedFiles(git: NonNullable<RunContext['git']>): Promise<ReadonlySet<string>> {
  const changes = await git.treeChanges(await git.headSha()).catch(only(GitProblem, () => null));
  return new Set(changes === null ? [] : [...changes.tracked.keys(), ...changes.untracked]);
}
