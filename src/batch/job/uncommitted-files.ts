import { relative, resolve, sep } from 'node:path';
import type { RunContext } from '../../context/run-context.js';
import { only, UserError } from '../../errors.js';
import { createJobRuntime } from '../../job/runtime/runtime.js';
import { FileProblem } from '../../platform/files/types.js';
import { plannedTemporary } from '../../platform/host/host-environment.js';
import { GitProblem } from '../../platform/types.js';
import { canAllowTool } from '../../policy/rules/can-allow-tool.js';
import { mayBeFile } from '../../prompt/placeholders/claude.js';
import { insertedBelow } from '../../prompt/processors/directory.js';
import { isMention } from '../../prompt/processors/file.js';
import { defaultFileLimits } from '../../prompt/processors/read.js';
import { besideSkill } from '../../prompt/processors/read-template.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob, WhyUncommitted } from '../open/types.js';

type CheckedBatch = Pick<BatchRunContext, 'runContext' | 'file' | 'hasCommit' | 'hostEnvironment'>;

/** A worktree has the commit's files. The answer for another version would count for one that the job has not seen. */
export function createUncommittedCheck(batch: CheckedBatch): WhyUncommitted {
  const { git, workspace } = batch.runContext;
  let known: Promise<UncommittedFiles> | null = null;
  const contents = new Map<string, Promise<ReadonlySet<string>>>();
  return async (job, prepared) => {
    if (git === null || !usesWorktree(batch, job, prepared)) return null;
    const inserted = parseTemplate(prepared.spec, mayBeFile)
      .filter(({ kind }) => kind === 'file')
      .flatMap((segment) =>
        [segment.content, besideSkill(prepared.spec, segment.content) ?? segment.content].map((path) => ({
          path: relative(workspace, resolve(workspace, path)).replaceAll(sep, '/'),
          isNamedOnly: isMention(segment),
        })),
      );
    const paths = [...pathOfItem(job), ...inserted.map(({ path }) => path)];
    if (paths.length === 0) return null;
    known ??= uncommittedFiles(git);
    const files = await known;
    const named = paths.find((path) => files.tracked.has(path) || files.untracked.has(path));
    if (named !== undefined) return reasonFor(named, files);
    for (const { path, isNamedOnly } of inserted) {
      const problem = isNamedOnly
        ? undefined
        : await firstBelow(path, files, () => {
            const id = JSON.stringify([job.id, job.matrix, path]);
            const content = contents.get(id) ?? contentOf(path, prepared, batch);
            contents.set(id, content);
            return content;
          });
      if (problem !== undefined) return reasonFor(problem, files);
    }
    return null;
  };
}

export async function uncommittedJobs(
  jobs: readonly PlannedJob[],
  batch: CheckedBatch & Pick<BatchRunContext, 'prepare'>,
): Promise<ReadonlyMap<PlannedJob, string>> {
  const { git } = batch.runContext;
  const refused = new Map<PlannedJob, string>();
  if (git === null || !batch.hasCommit) return refused;
  const { tracked, untracked } = await uncommittedFiles(git);
  if (tracked.size + untracked.size === 0) return refused;
  const whyUncommitted = createUncommittedCheck(batch);
  for (const job of jobs) {
    const prepared = await batch.prepare(job).catch(only(UserError, () => null));
    const why = prepared === null ? null : await whyUncommitted(job, prepared);
    if (why !== null) refused.set(job, why);
  }
  return refused;
}

function pathOfItem({ item }: PlannedJob): readonly string[] {
  const path = item === null || item.content === null ? null : item.fields['path'];
  return typeof path === 'string' ? [path] : [];
}

/** The first file below a directory that the prompt would have in another version, or that only it would have. */
async function firstBelow(
  path: string,
  { tracked, untracked }: UncommittedFiles,
  content: () => Promise<ReadonlySet<string>>,
): Promise<string | undefined> {
  const isBelow = (file: string) => path === '' || file.startsWith(`${path}/`);
  const changed = [...tracked].find(isBelow);
  if (changed !== undefined) return changed;
  const added = [...untracked].filter(isBelow);
  if (added.length === 0) return undefined;
  const inserted = await content();
  return added.find((file) => inserted.has(file));
}

/** The files of a directory whose content the prompt would have: not those that are binary, too large or refused. */
async function contentOf(
  directory: string,
  { runContext, lists, spec, narrowing }: Parameters<WhyUncommitted>[1],
  { hostEnvironment }: CheckedBatch,
): Promise<ReadonlySet<string>> {
  const childProcesses = { home: hostEnvironment.temporary, temporary: plannedTemporary(hostEnvironment) };
  const runtime = createJobRuntime({ runContext, hostEnvironment, childProcesses, lists, spec, tools: [] });
  await runtime.ready();
  if (narrowing !== undefined && narrowing !== null) runtime.narrowTo(narrowing);
  const { files, policy } = runtime;
  const ports = { files, policy, signal: hostEnvironment.signal };
  const inserted = await insertedBelow(files.resolve(directory || '.'), ports, defaultFileLimits).catch(
    only(FileProblem, () => new Set<string>()),
  );
  return new Set([...inserted].map((file) => files.relative(file)));
}

interface UncommittedFiles {
  /** Those of the commit or the index that have changes. */
  readonly tracked: ReadonlySet<string>;
  readonly untracked: ReadonlySet<string>;
}

async function uncommittedFiles(git: NonNullable<RunContext['git']>): Promise<UncommittedFiles> {
  const changes = await git.treeChanges(await git.headSha()).catch(only(GitProblem, () => null));
  return { tracked: new Set(changes?.tracked.keys()), untracked: new Set(changes?.untracked) };
}

function reasonFor(path: string, { tracked }: UncommittedFiles): string {
  return tracked.has(path)
    ? `${path} has changes that are not committed, and this job works on the files of the commit: commit them.`
    : `${path} is not committed, and this job works on the files of the commit: commit it, or have git ignore it.`;
}

/** Jobs that may write do not share a directory: neither their files nor their changes could be distinguished. */
export function usesWorktree(
  batch: Pick<BatchRunContext, 'file' | 'hasCommit'>,
  job: PlannedJob,
  { lists, runContext: { settings } }: Pick<PreparedBatchJob, 'lists' | 'runContext'>,
): boolean {
  if (!batch.hasCommit) return false;
  const { mode } = settings;
  const writes =
    mode === 'auto-edit' || ['Write', 'Edit', 'NotebookEdit'].some((tool) => canAllowTool(tool, lists, mode));
  return writes || batch.file.jobs.find(({ id }) => id === job.id)?.changes !== 'none';
}
