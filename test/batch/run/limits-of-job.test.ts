import { expect, test } from 'vitest';
import { type JobLimitOptions, limitsOfJob } from '../../../src/batch/job/run-batch-job.js';

const none = Number.POSITIVE_INFINITY;

test.each([
  ['a batch without limits leaves those of the job', {}, [none, 30], { cost: false, time: false }],
  ['money that is left for the batch limits a job', { leftUsd: 2, batchUsd: 3 }, [2, 30], { cost: true, time: false }],
  [
    'a job that has the money of the whole run and needs more fails, and is not deferred in every run',
    { leftUsd: 2.8, batchUsd: 3 },
    [2.8, 30],
    { cost: false, wholeCost: true, time: false },
  ],
  ['a lower limit of the job counts', { ownUsd: 1, leftUsd: 2, batchUsd: 2 }, [1, 30], { cost: false, time: false }],
  [
    'a job that begins late and is stopped by the time of the batch is deferred',
    { leftMinutes: 15, batchMinutes: 20 },
    [none, 15],
    { cost: false, time: true },
  ],
  [
    'a job that has the time of the whole run and needs more ends as a timeout, not deferred in every run',
    { leftMinutes: 19.99, batchMinutes: 20 },
    [none, 20],
    { cost: false, time: false },
  ],
  [
    'a job that begins a minute and a half after a long run has not had all of its time',
    { leftMinutes: 498.5, batchMinutes: 500, ownMinutes: 600 },
    [none, 498.5],
    { cost: false, time: true },
  ],
  [
    'a job that begins in the last moment has a second',
    { leftMinutes: -1, batchMinutes: 20 },
    [none, 1 / 60],
    { cost: false, time: true },
  ],
  [
    'a time limit of the job that is lower counts',
    { leftMinutes: 40, batchMinutes: 60 },
    [none, 30],
    { cost: false, time: false },
  ],
] as const)('%s', (_, options, [maxCostUsd, timeoutMinutes], of) => {
  const given: JobLimitOptions = {
    ...{ ownUsd: none, ownMinutes: 30, leftUsd: null, leftMinutes: null, batchUsd: null, batchMinutes: null },
    ...options,
  };
  expect(limitsOfJob(given)).toEqual({ maxCostUsd, timeoutMinutes, of: { wholeCost: false, ...of } });
});
