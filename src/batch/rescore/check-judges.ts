import { only, UserError } from '../../errors.js';
import type { JobModels } from '../job/job-models.js';
import type { BatchFile, PlannedJob } from '../model/types.js';
import type { PrepareBatchJob } from '../open/types.js';

export interface CheckJudgesOptions {
  readonly file: BatchFile;
  /** The jobs that run or are scored. */
  readonly jobs: readonly PlannedJob[];
  readonly prepare: PrepareBatchJob;
  readonly models: JobModels;
}

const notAsked = { ask: () => null };

/**
 * Opens the judging models of each entry once: a missing key must not be found after the first answers have been paid
 * for. Rejects with UserError.
 */
export async function checkJudges({ file, jobs, prepare, models }: CheckJudgesOptions): Promise<void> {
  for (const { id, evaluate } of file.jobs) {
    if (!evaluate.some(({ check }) => check.kind === 'judge')) continue;
    const job = jobs.find((candidate) => candidate.id === id);
    if (job === undefined) continue;
    // A job that cannot be prepared reports that itself, and touches no other.
    const prepared = await prepare(job).catch(only(UserError, () => null));
    if (prepared === null) continue;
    const openJudge = models.judgesFor(prepared, { order: 0, reservation: notAsked });
    const names = prepared.inputs.evaluations.flatMap(({ check }) =>
      check.kind === 'judge' ? [check.model ?? prepared.modelName] : [],
    );
    for (const name of new Set(names)) await openJudge(name);
  }
}
