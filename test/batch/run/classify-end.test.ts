import { expect, test } from 'vitest';
import { classifyEnd, isOutage } from '../../../src/batch/run/classify-end.js';
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
  expect(classifyEnd({ conclusion: 'provider-error', reason: '' }, modelError, limits)).toEqual({
    kind: 'deferred',
    reason: 'The limit is reached',
    closesPool,
  });
});

test.each([
  ['an overloaded provider is an outage', { kind: 'overloaded', status: 529 }, true],
  ['an error of the server is an outage', { kind: 'server', status: 502 }, true],
  ['a server that cannot be reached is an outage', { kind: 'network' }, true],
  ['a server that does not support the request is no outage', { kind: 'server', status: 501 }, false],
  ['an answer that cannot be read is no outage', { kind: 'server' }, false],
  ['a rejected request is no outage', { kind: 'bad-request', status: 400 }, false],
] as const)('%s', (_title, modelError, expected) => {
  expect(isOutage(modelError)).toBe(expected);
});
