import { expect, test } from 'vitest';
import type { BatchJobSpec, BatchPlan, PlannedJob } from '../../src/batch/model/types.js';
import { type ForecastJob, forecastText } from '../../src/batch/plan/forecast.js';

type Foreseen = readonly [ForecastJob['action'], usd: number | null];

const textOf = (...jobs: readonly Foreseen[]) => textFor('now', jobs);

function textFor(delivery: 'now' | 'batch', jobs: readonly Foreseen[]): readonly string[] {
  const foreseen = jobs.map(([action, expectedUsd]): ForecastJob => {
    const job = { id: 'e', item: null, matrix: {}, repeat: 1, model: 'm', promptCharacters: 2 };
    return { job: job as unknown as PlannedJob, action, why: 'why', expectedUsd };
  });
  const entry = { id: 'e', evaluate: [{ check: { kind: 'judge' } }] } as unknown as BatchJobSpec;
  const file = { delivery, judgeDelivery: 'now', jobs: [entry] } as const;
  return forecastText({ name: 'b' } as BatchPlan, foreseen, file).split('\n');
}

test('a dry run without items ends with one line', () => {
  expect(textOf()).toEqual(['dry run of b: no model is called, no job runs', '', 'no jobs: no source has items']);
});

test('only jobs that are paid for have a cost', () => {
  const lines = textOf(['run', 2], ['reuse', 0], ['rescore', 2], ['rescore', 0]).filter((line) => line.endsWith('why'));
  expect(lines.map((line) => line.includes('$'))).toEqual([true, false, true, false]);
});

test.each([
  ['is known', [['run', 2]], '$2.00 (a rough guess)'],
  [
    'is not known',
    [
      ['run', null],
      ['run', null],
    ],
    'not known (2 jobs of unknown price)',
  ],
  [
    'is known of some',
    [
      ['run', 2],
      ['run', null],
    ],
    '$2.00, and 1 job of unknown price (a rough guess)',
  ],
  [
    'includes the judges of stored answers',
    [
      ['rescore', 1],
      ['run', 2],
      ['deferred', 2],
    ],
    '$3.00 (a rough guess)',
  ],
] as const)('the expected cost %s', (_title, jobs, cost) => {
  expect(textOf(...jobs).at(-1)).toBe(`expected cost of this run: ${cost}`);
});

test.each([
  ['a job is sent', 'run', true],
  ['stored answers are only scored again, at the normal price', 'rescore', false],
  ['all jobs are reused', 'reuse', false],
] as const)('a dry run with delivery: batch names half the price only if jobs are sent: %s', (_title, action, isNamed) => {
  expect(
    textFor('batch', [[action, 2]])
      .join()
      .includes('half the price'),
  ).toBe(isNamed);
});
