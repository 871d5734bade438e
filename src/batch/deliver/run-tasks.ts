import type { JobRecord } from '../../../batch/result-types.js';
import type { RunBudget } from '../../../batch/run/budget.js';
import type { RunJobsEnd, Task } from '../../../batch/run/run-jobs.js';
import type { JobModels } from '../job-models.js';

/** Runs some of the tasks of a batch under its concurrency, progress and state. */
export type RunTasks = (
  tasks: readonly Task[],
  options: {
    readonly budget: RunBudget;
    readonly modelsFor: (task: Task) => Promise<JobModels>;
    /** The record of a job that has left one. */
    readonly onRecord?: (task: Task, record: JobRecord) => Promise<void>;
    /** The end of a job whose request was prepared, instead of its own. */
    readonly isPrepared?: (task: Task) => string | null;
  },
) => Promise<RunJobsEnd>;
