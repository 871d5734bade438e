import type { NamedTree } from '../../batch/merge/merge-trees.js';
import { nameOfJob } from '../../batch/report/name-of-job.js';
import { unpassed } from '../../batch/report/rows.js';
import { isPassed } from '../../batch/state/reuse.js';
import { readTree } from '../../batch/state/trees.js';
import type { BatchJobSpec, PlannedJob } from '../../batch/types.js';
import { only, UserError } from '../../errors.js';
import type { TreeChange } from '../../job/collect-tree.js';
import { listed } from '../../text.js';
import { entryOf } from './finish-job.js';
import { createWriteCheck } from './output-file.js';
import { storedTreeProblem } from './stored-tree-problem.js';
import type { PullRequestOptions } from './types.js';

export interface JobTree extends NamedTree {
  readonly job: PlannedJob;
  readonly entry: BatchJobSpec;
}

/**
 * The stored changes of the jobs that have ended well and whose entries open pull requests.
 * @param onLeftOut is called with a sentence for changes of a job that did not pass its evaluations, for changes that are
 * damaged, and for those that the job may not have made
 */
export async function storedTrees(
  { batch, jobs, stateOf }: PullRequestOptions,
  onLeftOut: (name: string, why: string) => void,
): Promise<readonly JobTree[]> {
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
  for (const [position, job] of jobs.entries()) {
    const entry = entryOf(batch, job);
    if (stateOf(position).kind !== 'ended' || entry?.changes.startsWith('pull-request') !== true) continue;
    const record = await batch.state.record(job);
    if (record?.conclusion !== 'success' || !record.hasTree) continue;
    if (!isPassed(record)) {
      const names = unpassed(record.evaluations).map(({ name }) => name);
      onLeftOut(nameOfJob(job), `An evaluation has not passed: ${listed(names, 3)}.`);
      continue;
    }
    const tree = await readTree(batch.state.directory, job.key);
    const problem = tree === null ? 'they are missing or damaged' : await problemOf(tree, job);
    if (tree !== null && problem === null) trees.push({ name: nameOfJob(job), tree, job, entry });
    else onLeftOut(nameOfJob(job), `The stored changes are not used: ${problem ?? ''}.`);
  }
  return trees;
}
