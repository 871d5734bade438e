import { describe, expect, test } from 'vitest';
import { evaluate, storedResult } from '../../../src/batch/evaluate/evaluate.js';
import type { EvaluationCheck, EvaluationSpec } from '../../../src/batch/model/types.js';
import type { EvaluationContext } from '../../../src/batch/run/evaluation.js';

const answer = {
  conclusion: 'success',
  text: '\n# Title\n\nHello, WORLD.\n',
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: 0.02,
  durationMs: 1500,
  turns: 3,
  toolCalls: 2,
  toolsUsed: ['Read', 'Grep'],
} as const;

const spec = (check: EvaluationCheck, more: Partial<EvaluationSpec> = {}): EvaluationSpec => ({
  name: 'one',
  check,
  not: false,
  weight: 1,
  threshold: null,
  location: 'batch.yml:1:1',
  ...more,
});

const context = (specs: readonly EvaluationSpec[]): EvaluationContext => ({
  specs,
  runCall: () => Promise.reject(new Error('no command was expected')),
  judge: 'script:none',
  openModel: () => Promise.reject(new Error('no judge was expected')),
  signal: new AbortController().signal,
});

async function result(check: EvaluationCheck, more: Partial<EvaluationSpec> = {}, own: object = {}) {
  const { evaluations } = await evaluate(context([spec(check, more)]), { ...answer, ...own });
  return evaluations[0];
}

const text = (
  kind: 'contains' | 'starts-with' | 'ends-with' | 'equals' | 'matches',
  value: string,
  ignoreCase = false,
) => ({ kind, value, ignoreCase }) as const;

describe('checks of the text', () => {
  test.each([
    [text('contains', 'Hello'), 'passed'],
    [text('contains', 'hello'), 'failed'],
    [text('contains', 'hello', true), 'passed'],
    [text('starts-with', '# Title'), 'passed'],
    [text('starts-with', '# title'), 'failed'],
    [text('ends-with', 'WORLD.'), 'passed'],
    [text('ends-with', 'world.', true), 'passed'],
    [text('equals', '# Title\n\nHello, WORLD.'), 'passed'],
    [text('equals', '# Title'), 'failed'],
    [text('equals', '# Title\n\nHello, WORLD.\n'), 'passed'],
    [text('equals', ' # Title\n\nHello, WORLD. '), 'passed'],
    [text('contains', 'Title\n'), 'passed'],
    [text('contains', '\r\n Title \n'), 'failed'],
    [text('starts-with', '# Title\n'), 'passed'],
    [text('starts-with', '# Title \n'), 'failed'],
    [text('ends-with', 'WORLD.\n'), 'passed'],
    [text('ends-with', '\n WORLD.\n'), 'passed'],
    [{ ...text('equals', '# Title\n\nHello, WORLD.\n'), kind: 'equals', isExact: true }, 'failed'],
    [text('matches', '^Hello'), 'passed'],
    [text('matches', '^hello'), 'failed'],
    [text('matches', '^hello', true), 'passed'],
    [text('matches', '\\p{Lu}{5}'), 'passed'],
  ] as const)('%j: %s', async (check, status) => {
    expect(await result(check)).toMatchObject({ status, score: status === 'passed' ? 1 : 0 });
  });

  test('space around the answer does not count', async () => {
    expect(await result(text('equals', 'x'), {}, { text: '\n x \n' })).toMatchObject({ status: 'passed' });
  });

  test.each([
    'contains',
    'starts-with',
    'ends-with',
    'matches',
  ] as const)('an empty text to compare with is an error: %s', async (kind) => {
    const empty = await result(text(kind, ''));
    expect(empty).toMatchObject({ status: 'error', reason: expect.stringContaining('empty text') as string });
  });

  test.each([
    ['line breaks', 'a\r\nb', 'a\nb'],
    ['accents', 'Cafe\u0301', 'Caf\u00e9'],
  ])('another encoding of %s does not count, except for a check of a prompt file', async (_what, one, other) => {
    for (const [value, given] of [
      [one, other],
      [other, one],
    ] as const) {
      const status = async (check: EvaluationCheck) => (await result(check, {}, { text: given }))?.status;
      expect(await status(text('equals', value))).toBe('passed');
      expect(await status(text('contains', value, true))).toBe('passed');
      expect(await status({ ...text('equals', value), isExact: true })).toBe('failed');
    }
  });

  test('an empty text can be the whole expected answer', async () => {
    expect(await result(text('equals', ''), {}, { text: ' ' })).toMatchObject({ status: 'passed' });
  });

  test('a pattern that backtracks for too long is an error, and the batch goes on', async () => {
    const slow = await result(text('matches', '^(a+)+$'), {}, { text: `${'a'.repeat(60)}b` });
    expect(slow).toMatchObject({ status: 'error', reason: expect.stringContaining('takes too long') as string });
  });

  test('a failure quotes what was expected and the answer', async () => {
    expect(await result(text('contains', 'Bye'), {}, { text: 'Hello' })).toMatchObject({
      reason: 'The answer does not contain "Bye". It is: Hello',
    });
  });

  test('`not` passes if the check fails, and inverts the score', async () => {
    expect(await result(text('contains', 'Bye'), { not: true })).toMatchObject({ status: 'passed', score: 1 });
    expect(await result(text('contains', 'Hello'), { not: true })).toMatchObject({ status: 'failed', score: 0 });
  });
});

describe('checks of JSON, cost, time and tools', () => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'number' } } };

  test.each([
    ['JSON that matches the schema passes', { kind: 'json-schema', schema }, { text: '{"a": 1}' }, 'passed'],
    ['JSON in a fence passes', { kind: 'json-schema', schema }, { text: '```json\n{"a": 1}\n```' }, 'passed'],
    ['JSON that does not match fails', { kind: 'json-schema', schema }, { text: '{"a": "1"}' }, 'failed'],
    ['text that is not JSON fails', { kind: 'json-schema', schema }, {}, 'failed'],
    ['a cost at the limit passes', { kind: 'max-cost-usd', limit: 0.02 }, {}, 'passed'],
    ['a cost above the limit fails', { kind: 'max-cost-usd', limit: 0.01 }, {}, 'failed'],
    ['an unknown cost is an error', { kind: 'max-cost-usd', limit: 1 }, { costUsd: null }, 'error'],
    ['time below the limit passes', { kind: 'max-seconds', limit: 2 }, {}, 'passed'],
    ['time above the limit fails', { kind: 'max-seconds', limit: 1 }, {}, 'failed'],
    ['turns at the limit pass', { kind: 'max-turns', limit: 3 }, {}, 'passed'],
    ['turns above the limit fail', { kind: 'max-turns', limit: 2 }, {}, 'failed'],
    ['tools that were used pass', { kind: 'tools-used', tools: ['Grep', 'Read'] }, {}, 'passed'],
    ['a tool that was not used fails', { kind: 'tools-used', tools: ['Read', 'Bash'] }, {}, 'failed'],
  ] as const)('%s', async (_title, check, own, status) => {
    expect(await result(check, {}, own)).toMatchObject({ status });
  });

  test('the score of tools is the share that was used, so a threshold can accept some of them', async () => {
    const check = { kind: 'tools-used', tools: ['Read', 'Bash'] } as const;
    expect(await result(check)).toMatchObject({ score: 0.5, reason: 'Not used: Bash. The job used Read, Grep.' });
    expect(await result(check, { threshold: 0.5 })).toMatchObject({ status: 'passed' });
  });

  test('`not` does not turn an error into a pass', async () => {
    const unknown = await result({ kind: 'max-cost-usd', limit: 1 }, { not: true }, { costUsd: null });
    expect(unknown).toMatchObject({ status: 'error', score: 0 });
  });
});

test('a stored score that is exactly the threshold stays on its side of `not`', async () => {
  const check: EvaluationCheck = { kind: 'tools-used', tools: Array.from({ length: 10 }, (_, at) => `T${String(at)}`) };
  const own = spec(check, { not: true, threshold: 0.1 });
  const { evaluations } = await evaluate(context([own]), { ...answer, toolsUsed: ['T0'] });
  expect(evaluations).toMatchObject([{ status: 'failed', score: 0.9 }]);
  expect(storedResult(own, evaluations)).toEqual(evaluations[0]);
});
