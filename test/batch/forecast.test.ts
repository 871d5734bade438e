import { expect, test } from 'vitest';
import type { JobRecord } from '../../src/batch/model/job-record.js';
import type { BatchBudget, PlannedJob } from '../../src/batch/model/types.js';
import { forecast } from '../../src/batch/plan/forecast.js';

const options = { retryFailed: false, rescore: true, resumed: null, sent: new Set<string>() };

/** The actions for jobs with these costs; the first ones have a stored answer, which is scored again for a dollar. */
function actionsOf(
  costs: readonly number[],
  stored: number,
  budget: Partial<BatchBudget>,
  keys: readonly string[] = [],
) {
  const jobs = costs.map((estimatedCostUsd, index) => {
    const name = keys[index] ?? String(index);
    return { key: name, slot: String(index), evaluationDigest: 'd', estimatedCostUsd } as PlannedJob;
  });
  const record = { conclusion: 'success', evaluationDigest: 'd', evaluations: [] as const } as unknown as JobRecord;
  const given = {
    record: (job: PlannedJob) => (jobs.indexOf(job) < stored ? record : null),
    ...{
      earlier: () => null,
      waiting: () => null,
      writes: () => [],
      scoringUsd: () => 1,
      deferred: [],
      changed: new Set<never>(),
      refused: new Map<never, never>(),
    },
  };
  const limits = { parkAfter: null, budget: { maxCostUsd: null, maxJobs: null, timeoutMinutes: null, ...budget } };
  return forecast(jobs, given, limits, options).map(({ action }) => action);
}

test.each([
  ['may run alone', [9, 1], 0, ['run', 'deferred']],
  ['may run after jobs without cost', [0, 9], 0, ['run', 'run']],
  ['does not begin after others, and ends the run', [1, 9, 1], 0, ['run', 'deferred', 'deferred']],
  ['does not begin after stored answers were scored', [1, 9], 1, ['rescore', 'deferred']],
])('a job that is expected to cost more than the whole budget %s', (_title, costs, stored, actions) => {
  expect(actionsOf(costs, stored, { maxCostUsd: 5 })).toEqual(actions);
});

test('stored answers are scored until max-cost-usd is reached', () => {
  expect(actionsOf([5, 5, 5], 3, { maxCostUsd: 2 })).toEqual(['rescore', 'rescore', 'deferred']);
});

test('jobs with the same key count once', () => {
  const keys = ['a', 'a', 'b', 'c'];
  expect(actionsOf([1, 1, 1, 1], 0, { maxCostUsd: 2 }, keys)).toEqual(['run', 'run', 'run', 'deferred']);
  expect(actionsOf([1, 1, 1, 1], 0, { maxJobs: 2 }, keys)).toEqual(['run', 'run', 'run', 'deferred']);
});
