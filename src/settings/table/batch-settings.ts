import { wholeNumber } from '../number-values.js';
import { early } from '../setting.js';
import { choice, directoryList, text, trueOrFalse } from '../values.js';

const storageKinds = ['dir', 'branch', 'artifact', 'cache'] as const;

export const batchSettings = {
  batch: early.optional(text(), {
    text: 'A batch file: many jobs instead of one. See docs/batches.md.',
  }),
  'batch-step': early.withDefault(choice(['run', 'plan', 'merge']), 'run', {
    text: 'What to do with the batch: run its jobs (or those of one shard), plan (write the frozen plan and set the outputs matrix and count), or merge (combine the state directories of all shards into one report).',
  }),
  plan: early.optional(text(), {
    text: 'The frozen plan of the batch: the file that the step plan writes, and that run and merge read.',
  }),
  shards: early.withDefault(wholeNumber(1, 256), 1, {
    text: 'Number of shards that the step plan divides the jobs into.',
  }),
  shard: early.optional(text(), {
    text: 'The part of the batch to run, I/N, or auto: the variables of GitLab, Azure Pipelines, CircleCI or Buildkite.',
  }),
  state: early.optional(text(), {
    text: 'State directory of the batch, where finished jobs are found and stored. Default: `.sallyport/state/NAME`.',
  }),
  'state-storage': early.withDefault(choice(storageKinds), 'dir', {
    text: 'Where the state of the batch is between runs: dir (only in the directory), branch (Sallyport restores it from a branch and saves it there), or artifact or cache (steps of the workflow do that). See docs/batch-ci.md for how long each lasts.',
  }),
  'state-branch': early.optional(text(), {
    text: 'With `state-storage: branch`, the branch of the state. Default: `sallyport/state/NAME`.',
  }),
  'merge-from': early.withDefault(directoryList(), [], {
    text: 'State directories of the shards for the step merge, one per line, or one directory that contains them.',
  }),
  concurrency: early.optional(wholeNumber(1, 256), {
    text: 'Number of jobs of the batch that run at the same time. Default: `concurrency` of the batch file.',
  }),
  'resume-batch': early.withDefault(trueOrFalse(), false, {
    text: 'true to continue the last run of the batch: jobs that failed in it are not run again.',
  }),
  'retry-failed': early.withDefault(trueOrFalse(), false, {
    text: 'true to run failed and parked jobs of the batch again. Old results are kept until new ones exist.',
  }),
  rescore: early.withDefault(trueOrFalse(), false, {
    text: 'true to evaluate the stored answers of finished jobs again, without asking the model of the job.',
  }),
};
