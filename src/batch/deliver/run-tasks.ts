import type { JobModels } from '../job/job-models.js';
import type { JobRecord } from '../model/job-record.js';
import type { RunBudget } from '../run/budget.js';
import type { RunJobsEnd, Task } from '../run/run-jobs.js';

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
