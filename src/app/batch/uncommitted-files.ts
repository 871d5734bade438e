import { relative, resolve, sep } from 'node:path';
import type { PlannedJob } from '../../batch/types.js';
import type { RunContext } from '../../context/run-context.js';
import { only, UserError } from '../../errors.js';
import { GitProblem } from '../../platform/types.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { BatchRunContext, WhyUncommitted } from './types.js';
import { usesWorktree } from './uses-worktree.js';

/**
 * A worktree has the files of the commit. A job about another version of a file would be paid for, and its answer would
 * count for the version that it has not seen.
 */
export function createUncommittedCheck(
  batch: Pick<BatchRunContext, 'runContext' | 'file' | 'hasCommit'>,
): WhyUncommitted {
  const { git, workspace } = batch.runContext;
  let known: Promise<ReadonlySet<string>> | null = null;
  return async (job, prepared) => {
    if (git === null || !usesWorktree(batch, job, prepared)) return null;
    const paths = [...pathOfItem(job), ...insertedPaths(prepared.spec, workspace)];
    if (paths.length === 0) return null;
    known ??= uncommittedFiles(git);
    const path = uncommittedIn(paths, await known);
    if (path === undefined) return null;
    return `${path} has changes that are not committed, and this job works on the files of the commit: commit them.`;
  };
}

/** The jobs that a run would refuse for this, with the reasons. */
export async function uncommittedJobs(
  jobs: readonly PlannedJob[],
  batch: Pick<BatchRunContext, 'runContext' | 'file' | 'hasCommit' | 'prepare'>,
): Promise<ReadonlyMap<PlannedJob, string>> {
  const { git } = batch.runContext;
  const refused = new Map<PlannedJob, string>();
  if (git === null || !batch.hasCommit || (await uncommittedFiles(git)).size === 0) return refused;
  const whyUncommitted = createUncommittedCheck(batch);
  for (const job of jobs) {
    const prepared = await batch.prepare(job).catch(only(UserError, () => null));
    const why = prepared === null ? null : await whyUncommitted(job, prepared);
    if (why !== null) refused.set(job, why);
  }
  return refused;
}

function pathOfItem({ item }: Pick<PlannedJob, 'item'>): readonly string[] {
  const path = item === null || item.content === null ? null : item.fields['path'];
  return typeof path === 'string' ? [path] : [];
}

/** Relative to the workspace; empty for the workspace itself. */
function insertedPaths(spec: PromptSpec, workspace: string): readonly string[] {
  return parseTemplate(spec).flatMap(({ kind, content }) =>
    kind === 'file' ? [relative(workspace, resolve(workspace, content)).replaceAll(sep, '/')] : [],
  );
}

/** The first of the files with changes that is one of these, or in one of these directories. */
function uncommittedIn(paths: readonly string[], files: ReadonlySet<string>): string | undefined {
  const own = paths.find((path) => files.has(path));
  if (own !== undefined || files.size === 0) return own;
  return [...files].find((file) => paths.some((path) => path === '' || file.startsWith(`${path}/`)));
}

async function uncommittedFiles(git: NonNullable<RunContext['git']>): Promise<ReadonlySet<string>> {
  const changes = await git.treeChanges(await git.headSha()).catch(only(GitProblem, () => null));
  return new Set(changes === null ? [] : [...changes.tracked.keys(), ...changes.untracked]);
}
