import { expect, test } from 'vitest';
import type { PlannedJob } from '../../../src/batch/model/types.js';
import { batchLabel } from '../../../src/batch/report/name-of-job.js';
import { type RowFigures, totalsOf } from '../../../src/batch/run/totals.js';

const passed: RowFigures = {
  state: 'ended',
  conclusion: 'success',
  isReused: false,
  isPassed: true,
  evaluations: { passed: 0, failed: 0, errors: 0 },
  costUsd: 0,
  reason: '',
};
const failed = { ...passed, conclusion: 'denied', isPassed: false } as const;
const evaluation = { ...passed, isPassed: false, evaluations: { passed: 0, failed: 0, errors: 1 } };

const ended = (isPassed: boolean): RowFigures => ({
  ...passed,
  isPassed,
  evaluations: { passed: Number(isPassed), failed: Number(!isPassed), errors: 0 },
});

const early = { cancelled: null, fatal: null, costReached: null };
const options = { name: 'b', planId: 'p', minPassRate: 1, atLeast: () => 1, early, otherUsd: 0 };
const plannedJobs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ({ id: 'e', index, slot: `${String(index)}#1`, model: 'm' }) as PlannedJob,
  );

test.each([
  ['counts jobs with commas', 1_500, passed, '1,500 of 1,500 jobs passed.'],
  ['counts failures with commas', 1_500, failed, '1,500 of 1,500 jobs failed.'],
  ['names one job that has ended well as one', 1, passed, '1 of 1 job passed.'],
  ['names one failed job as one', 1, failed, '1 of 1 job failed.'],
  ['names one job as one', 1, evaluation, 'The evaluations of 1 job could not be done.'],
] as const)('the reason of a batch %s', (_, count, figures, reason) => {
  const all = Array.from({ length: count }, () => figures);
  expect(totalsOf(plannedJobs(count), all, options).reason).toBe(reason);
});

test('the cost of a batch has no noise of adding up fractions', () => {
  const figures = [0.1, 0.2].map((costUsd) => ({ ...passed, costUsd }));
  expect(totalsOf(plannedJobs(2), figures, options).costUsd).toBe(0.3);
});

test('a job with a failed evaluation and an error is an error in the rates, and in no rate', () => {
  const both = { ...evaluation, evaluations: { passed: 0, failed: 1, errors: 1 } };
  const totals = totalsOf(plannedJobs(1), [both], options);
  expect(totals.passRates).toMatchObject([{ passed: 0, failed: 0, errors: 1, rate: null }]);
  expect(totals.reason).toBe('The evaluations of 1 job could not be done.');
});

test.each([
  [1_999, 2_000, '99.9 %'],
  [1, 3_000, '0.1 %'],
  [2, 3, '66.7 %'],
])('%d of %d passed jobs are %s', (good, count, share) => {
  const jobs = plannedJobs(count).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob);
  const totals = totalsOf(
    jobs,
    jobs.map((_, at) => ended(at < good)),
    options,
  );
  expect(totals.reason).toBe(`${share} of the evaluated jobs passed, less than min-pass-rate (100 %).`);
});

test('a minimum that looks like the rate is shown as it was written', () => {
  const jobs = plannedJobs(3).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob);
  const totals = totalsOf(jobs, [true, true, false].map(ended), { ...options, minPassRate: 0.667 });
  expect(totals.reason).toBe('66.7 % of the evaluated jobs passed, less than min-pass-rate (0.667).');
});

test.each([
  ['failed', failed, '2 of 3 jobs passed. 1 repeat did not pass, but at-least was reached.'],
  [
    'failed an evaluation',
    { ...evaluation, evaluations: { passed: 0, failed: 1, errors: 0 } },
    '2 of 3 jobs passed. 1 repeat did not pass, but at-least was reached.',
  ],
] as const)('a successful batch names a repeat that %s', (_title, repeat, reason) => {
  const repeats = plannedJobs(3).map((job) => ({ ...job, item: null, matrix: {} }));
  const totals = totalsOf(repeats, [passed, repeat, passed], { ...options, atLeast: () => 2 });
  expect(totals).toMatchObject({ conclusion: 'success', reason });
});

const atLeast = (count: number) => ({ atLeast: () => count });

test.each<[title: string, more: object, own: RowFigures, others: 'repeats' | 'jobs', conclusion: string]>([
  ['repeats of other shards can reach at-least', atLeast(2), ended(false), 'repeats', 'success'],
  ['there is no answer, and repeats of other shards can reach at-least', atLeast(2), failed, 'repeats', 'success'],
  ['repeats of other shards cannot reach at-least any more', atLeast(3), ended(false), 'repeats', 'incomplete'],
  ['jobs of other shards can raise the rate', { minPassRate: 0.5 }, ended(false), 'jobs', 'success'],
  ['all jobs must pass', {}, ended(false), 'jobs', 'incomplete'],
])('a shard whose only job did not pass ends with the right conclusion if %s', (_title, more, own, kind, conclusion) => {
  const [job, ...rest] = plannedJobs(3).map((one) => ({ ...one, item: null, matrix: {} }));
  const others = rest.map((one) => ({ ...one, id: kind === 'repeats' ? one.id : 'other' }));
  const jobs = job === undefined ? [] : [job];
  const totals = totalsOf(jobs, [own], { ...options, ...more, shard: '1/3', others });
  expect(totals.conclusion).toBe(conclusion);
  expect(totals.reason.includes('The merge of all shards decides')).toBe('minPassRate' in more);
});

const deferred = { ...passed, state: 'deferred', conclusion: 'skipped', isPassed: false } as const;

test.each([
  ['the deferred jobs can still raise it', 0.5, 1, 'success', 'The run in which the deferred jobs end decides'],
  ['the deferred jobs cannot raise it enough', 0.7, 1, 'incomplete', 'less than min-pass-rate (70 %)'],
  ['all jobs must pass', 1, 2, 'incomplete', 'less than min-pass-rate (100 %)'],
  ['no job is deferred', 0.5, 0, 'incomplete', 'less than min-pass-rate (50 %)'],
])('a batch whose first job did not pass ends by its pass rate if %s', (_title, minPassRate, left, conclusion, reason) => {
  const figures = [ended(false), ...Array.from({ length: left }, () => deferred)];
  const jobs = plannedJobs(left + 1).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob);
  const totals = totalsOf(jobs, figures, { ...options, minPassRate, awaitsAnswers: true });
  expect(totals).toMatchObject({ conclusion, reason: expect.stringContaining(reason) as string });
});

test.each([
  ['because a limit was reached', false, 1, [{ id: 'e', item: { id: 'other' } }]],
  ['and belong to an entry without evaluations', true, 1, [{ id: 'plain', item: { id: 'other' } }]],
  ['and are repeats of the job that failed', true, 2, [{}]],
] as const)('deferred jobs do not keep a batch from failing if they wait %s', (_title, awaitsAnswers, needed, others) => {
  const [failing, plain] = plannedJobs(2).map((job) => ({ ...job, item: { id: 'failing' } }) as PlannedJob);
  if (failing === undefined || plain === undefined) throw new Error('two jobs are made');
  const jobs = [failing, { ...plain, id: 'plain' }, ...others.map((other) => ({ ...failing, ...other }) as PlannedJob)];
  const figures = [ended(false), passed, ...others.map(() => deferred)];
  const more = { minPassRate: 0.5, awaitsAnswers, atLeast: () => needed };
  expect(totalsOf(jobs, figures, { ...options, ...more }).conclusion).toBe('incomplete');
});

test.each([
  ['is in no rate while deferred repeats can reach it', [false, null, null], 'success', []],
  ['is in no rate while too few repeats have passed', [true, null, null], 'success', []],
  ['fails when deferred repeats cannot reach it any more', [false, false, null], 'incomplete', [{ failed: 1 }]],
  ['passes as soon as enough repeats have', [true, true, null], 'success', [{ passed: 1 }]],
] as const)('at-least: a job %s', (_title, repeats, conclusion, passRates) => {
  const jobs = plannedJobs(3).map((job) => ({ ...job, item: null, matrix: {} }));
  const figures = repeats.map((one) => (one === null ? deferred : ended(one)));
  const totals = totalsOf(jobs, figures, { ...options, atLeast: () => 2 });
  expect(totals).toMatchObject({ conclusion, passRates });
  expect(totals.passRates).toHaveLength(passRates.length);
});

const parked = { ...passed, state: 'parked', conclusion: 'skipped', isPassed: false } as const;

test.each([
  ['is in no rate if only parked repeats keep it from passing', [true, null, null], 'success', []],
  ['fails if a repeat failed and the others are parked', [false, null, null], 'incomplete', [{ failed: 1 }]],
  ['fails if a repeat failed and a parked one would have to pass', [true, false, null], 'incomplete', [{ failed: 1 }]],
  ['passes if enough repeats have, whatever is parked', [true, true, null], 'success', [{ passed: 1 }]],
] as const)('at-least: a job %s', (_title, repeats, conclusion, passRates) => {
  const jobs = plannedJobs(3).map((job) => ({ ...job, item: null, matrix: {} }));
  const figures = repeats.map((one) => (one === null ? parked : ended(one)));
  const totals = totalsOf(jobs, figures, { ...options, atLeast: () => 2 });
  expect(totals).toMatchObject({ conclusion, passRates });
  expect(totals.passRates).toHaveLength(passRates.length);
});

test.each([
  ['a success', [passed, parked], '1 of 2 jobs passed. 1 job is parked.'],
  ['a failure', [failed, passed, parked, parked], '1 of 4 jobs failed. 2 jobs are parked.'],
  [
    'a failure next to a failed evaluation, with both',
    [failed, { ...passed, isPassed: false, evaluations: { passed: 0, failed: 1, errors: 0 } }],
    '2 of 2 jobs failed.',
  ],
  [
    'too low a rate',
    [ended(false), parked],
    '0 % of the evaluated jobs passed, less than min-pass-rate (100 %). 1 job is parked.',
  ],
] as const)('the reason of %s counts all jobs and names the parked ones', (_title, figures, reason) => {
  const jobs = plannedJobs(figures.length).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob);
  expect(totalsOf(jobs, figures, options).reason).toBe(reason);
});

const unconfigured = { ...failed, conclusion: 'config-error', reason: 'mcp-config: the file is missing.' } as const;
const reused = { ...passed, isReused: true };

test.each([
  [
    'ends a batch if all jobs that ran have it, whatever is reused',
    [reused, unconfigured, unconfigured],
    'config-error',
  ],
  ['ends a batch of one job', [unconfigured], 'config-error'],
  ['of the only job that ran is a problem of its item', [reused, unconfigured], 'incomplete'],
  ['does not end a batch in which another job ran', [passed, unconfigured, unconfigured], 'incomplete'],
] as const)('a configuration error %s', (_title, figures, conclusion) => {
  const jobs = plannedJobs(figures.length).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob);
  expect(totalsOf(jobs, figures, options).conclusion).toBe(conclusion);
});

test('the pass rate is that of one prompt and model', () => {
  const cells = ['a.md', 'b.md'].flatMap((prompt) => ['m', 'n'].map((model) => ({ 'prompt-file': prompt, model })));
  const jobs = plannedJobs(4).map((job, at) => ({ ...job, item: null, matrix: cells[at] ?? {}, model: 'm' }));
  const { passRates } = totalsOf(jobs, [true, true, false, true].map(ended), options);
  expect(passRates.map(({ matrix, rate }) => [matrix['prompt-file'], matrix['model'], rate])).toEqual([
    ['a.md', 'm', 1],
    ['a.md', 'n', 1],
    ['b.md', 'm', 0],
    ['b.md', 'n', 1],
  ]);
});

test('the pass rate of repeats that different models have answered names these', () => {
  const jobs = plannedJobs(2).map((job) => ({ ...job, item: null, matrix: {} }));
  const { passRates } = totalsOf(jobs, [ended(true), { ...ended(true), answeredBy: 'n' }], options);
  expect(passRates).toMatchObject([{ model: 'm, n', passed: 1 }]);
});

test.each([
  ['too few passed', { ...passed, isPassed: false, evaluations: { passed: 0, failed: 1, errors: 0 } }, 'too few'],
  ['a job failed', failed, /^Failed$/],
  ['the model of a job could not be used', { ...failed, conclusion: 'provider-error' }, /^Failed$/],
] as const)('the label of a batch shows that %s', (_title, figures, label) => {
  const totals = totalsOf(
    plannedJobs(2).map((job) => ({ ...job, item: { id: job.slot } }) as PlannedJob),
    [{ ...passed, evaluations: { passed: 1, failed: 0, errors: 0 } }, figures],
    options,
  );
  expect(batchLabel(totals).text).toMatch(label);
});

test('the label of a batch whose jobs have all failed of the model says so', () => {
  const figures = { ...failed, conclusion: 'provider-error' } as const;
  const totals = totalsOf(plannedJobs(2), [figures, figures], options);
  expect(batchLabel(totals).text).toBe('Failed: the model could not be used');
});
