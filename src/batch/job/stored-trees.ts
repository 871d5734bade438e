import { posix } from 'node:path';
import { only, UserError } from '../../errors.js';
import type { TreeChange } from '../../github-writes/tree-change.js';
import { whyNeverCommitted } from '../../job/changes/collect-tree.js';
import type { Git } from '../../platform/git/git.js';
import { listed } from '../../text.js';
import type { NamedTree } from '../merge/merge-trees.js';
import type { JobRecord } from '../model/job-record.js';
import type { BatchJobSpec, PlannedJob } from '../model/types.js';
import type { PullRequestOptions } from '../open/types.js';
import { nameOfJob } from '../report/name-of-job.js';
import { unpassed } from '../report/rows.js';
import { isPassed } from '../state/reuse.js';
import { readTree } from '../state/trees.js';
import { createWriteCheck, type WriteCheck } from './output-file.js';
import { entryOf } from './process-answer.js';

/** A job that has ended well, and whose answer has no changes. */
export interface JobWithoutChanges {
  readonly name: string;
  readonly job: PlannedJob;
  readonly entry: BatchJobSpec;
}

export type JobTree = NamedTree & JobWithoutChanges;

/**
 * Of jobs that ended well and whose entries open pull requests. @param onLeftOut a sentence about changes that failed
 * evaluations, are damaged, or may be of others
 */
export async function storedTrees(
  { batch, jobs, stateOf }: PullRequestOptions,
  onLeftOut: (name: string, why: string) => void,
): Promise<{
  readonly trees: readonly JobTree[];
  readonly unchanged: readonly JobWithoutChanges[];
}> {
  const { git } = batch.runContext;
  const problemOf = async (tree: TreeChange, job: PlannedJob): Promise<string | null> => {
    if (git === null) return 'the workspace is not in a repository';
    const openWriteCheck = async () => {
      const { runContext, lists } = await batch.prepare(job);
      return await createWriteCheck(runContext.workspace, { ...batch, runContext, lists });
    };
    return await storedTreeProblem(tree, git, openWriteCheck).catch(
      only(UserError, ({ diagnostics }) => diagnostics.map(({ message }) => message).join('; ')),
    );
  };
  const trees: JobTree[] = [];
  const unchanged: JobWithoutChanges[] = [];
  for (const [position, job] of jobs.entries()) {
    const entry = entryOf(batch, job);
    if (stateOf(position).kind !== 'ended' || entry?.changes.startsWith('pull-request') !== true) continue;
    const record = await batch.state.record(job);
    if (record?.conclusion !== 'success') continue;
    const name = nameOfJob(job);
    if (!record.hasTree) {
      unchanged.push({ name, job, entry });
      continue;
    }
    const why = whyUnpassed(record);
    if (why !== null) {
      onLeftOut(name, why);
      continue;
    }
    const tree = await readTree(batch.state.directory, job.key);
    const problem = tree === null ? 'they are missing or damaged' : await problemOf(tree, job);
    if (tree !== null && problem === null) trees.push({ name, tree, job, entry });
    else onLeftOut(name, `The stored changes are not used: ${problem ?? ''}.`);
  }
  return { trees, unchanged };
}

/** Why nothing of this result is posted, in a sentence; `null` if it ended well and passed its evaluations. */
export function whyUnpassed(record: JobRecord): string | null {
  if (record.conclusion !== 'success') return `The job ended as ${record.conclusion}.`;
  if (isPassed(record)) return null;
  const names = unpassed(record.evaluations).map((evaluation) => evaluation.name);
  return `An evaluation has not passed: ${listed(names, 3)}.`;
}

/** Evaluates paths by the rules of the job that made the changes. */
export type OpenWriteCheck = () => Promise<Pick<WriteCheck, 'whyRefused'>>;

/** A clause: what was evaluated before is evaluated again, since the state may be restored. The commit is published too. */
async function storedTreeProblem(
  { base, baseTree, files }: TreeChange,
  git: Git,
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
