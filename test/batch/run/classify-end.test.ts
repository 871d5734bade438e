import { expect, test } from 'vitest';
import type { BatchLimit } from '../../../src/batch/run/budget.js';
import { type BatchLimits, classifyEnd, isOutage } from '../../../src/batch/run/classify-end.js';
import type { ReasonCode } from '../../../src/job/result/codes.js';
import type { ModelError } from '../../../src/model/types.js';

const limits = { flex: false, cost: false, wholeCost: false, time: false, longestWaitMs: 600_000 };

test.each([
  ['a wait that another job has time for defers only this job', 90_000, false],
  ['a wait that no job has time for defers all jobs of the model', 601_000, true],
  ['a rate limit without a known end defers all jobs of the model', undefined, true],
])('%s', (_, retryAfterMs, closesPool) => {
  const modelError: ModelError = {
    kind: 'rate-limit',
    message: 'The limit is reached.',
    hint: '',
    retryable: false,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  expect(classifyEnd({ conclusion: 'provider-error', code: 'model-rate-limit' }, modelError, limits)).toEqual({
    kind: 'deferred',
    reason: 'The limit is reached',
    closesPool,
  });
});

const whole = { ...limits, cost: true, wholeCost: true };

test.each<[string, ReasonCode, BatchLimits, ReturnType<typeof classifyEnd>]>([
  ['the money that is left', 'max-cost-usd', { ...limits, cost: true }, deferredBy('max-cost-usd')],
  ['all of the money', 'max-cost-usd', whole, { kind: 'record', reached: 'max-cost-usd' }],
  ['its own limit of money', 'max-cost-usd', limits, { kind: 'record' }],
  ['the time that is left', 'timeout-minutes', { ...limits, time: true }, deferredBy('timeout-minutes')],
  ['its own limit of turns', 'max-turns', { ...limits, cost: true, time: true }, { kind: 'record' }],
])('a job that has used up %s ends by the code of its end, not by the words of its reason', (_, code, of, end) => {
  expect(classifyEnd({ conclusion: 'budget', code }, null, of)).toEqual(end);
});

function deferredBy(reached: BatchLimit) {
  return { kind: 'deferred', reason: `${reached} of the batch was reached`, closesPool: false, reached } as const;
}

test.each([
  ['an overloaded provider is an outage', { kind: 'overloaded', status: 529 }, true],
  ['an error of the server is an outage', { kind: 'server', status: 502 }, true],
  ['a server that cannot be reached is an outage', { kind: 'network' }, true],
  ['a server that does not support the request is not an outage', { kind: 'server', status: 501 }, false],
  ['an answer that cannot be read is not an outage', { kind: 'server' }, false],
  ['a rejected request is not an outage', { kind: 'bad-request', status: 400 }, false],
] as const)('%s', (_title, modelError, expected) => {
  expect(isOutage(modelError)).toBe(expected);
});
