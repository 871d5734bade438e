import { describe, expect, test } from 'vitest';
import type { Stop } from '../../src/agent/events.js';
import { concludeJob, exitCodeOf, withSelfReports } from '../../src/job/conclude.js';
import { type Conclusion, conclusions } from '../../src/job/result/types.js';
import type { ModelErrorKind } from '../../src/model/types.js';
import type { Denial } from '../../src/tools/call-result.js';
import type { RecordedRequest } from '../../src/tools/github/types.js';
import { aModelError } from '../doubles/model.js';

const denial: Denial = {
  tool: 'Bash',
  label: 'git push',
  stage: 'confirmation',
  rule: null,
  reason: 'no rule allows it',
  suggest: ['Bash(git push)'],
  origin: 'model',
};
const modelError = (kind: ModelErrorKind): Stop => ({ kind: 'model-error', modelError: aModelError({ kind }) });

describe('every end has one conclusion', () => {
  test.each<[Stop, readonly Denial[], 'continue' | 'stop' | 'fail', string, number]>([
    [{ kind: 'final-text' }, [], 'continue', 'success', 0],
    [{ kind: 'final-text' }, [denial], 'continue', 'success', 0],
    [{ kind: 'final-text' }, [denial], 'fail', 'denied', 3],
    [{ kind: 'final-text' }, [], 'fail', 'success', 0],
    [{ kind: 'denied', label: 'x' }, [denial], 'stop', 'denied', 3],
    [{ kind: 'no-output' }, [], 'continue', 'no-output', 1],
    [{ kind: 'truncated' }, [], 'continue', 'incomplete', 1],
    [{ kind: 'repeated-call', label: 'x', times: 8 }, [], 'continue', 'incomplete', 1],
    [{ kind: 'turns', limit: 3 }, [], 'continue', 'budget', 4],
    [{ kind: 'cost', limit: 3 }, [], 'continue', 'budget', 4],
    [{ kind: 'tokens', limit: 3 }, [], 'continue', 'budget', 4],
    [{ kind: 'time', limit: 60_000 }, [], 'continue', 'timeout', 4],
    [{ kind: 'cancelled', signal: 'SIGTERM' }, [], 'continue', 'cancelled', 130],
    [modelError('auth'), [], 'continue', 'config-error', 2],
    [modelError('not-found'), [], 'continue', 'config-error', 2],
    [modelError('script'), [], 'continue', 'config-error', 2],
    [modelError('context-length'), [], 'continue', 'incomplete', 1],
    [modelError('refused'), [], 'continue', 'incomplete', 1],
    [modelError('rate-limit'), [], 'continue', 'provider-error', 1],
    [modelError('quota'), [], 'continue', 'provider-error', 1],
    [modelError('overloaded'), [], 'continue', 'provider-error', 1],
    [modelError('server'), [], 'continue', 'provider-error', 1],
    [modelError('network'), [], 'continue', 'provider-error', 1],
    [modelError('cut-off'), [], 'continue', 'provider-error', 1],
    [modelError('bad-request'), [], 'continue', 'provider-error', 1],
  ])('every end has one conclusion: %j', (stop, denials, onDenied, conclusion, exitCode) => {
    const ending = concludeJob(stop, denials, onDenied);
    expect(ending.conclusion).toBe(conclusion);
    expect(ending.reason).not.toBe('');
    expect(exitCodeOf(ending.conclusion)).toBe(exitCode);
  });

  test('every conclusion has an exit code', () => {
    for (const conclusion of conclusions) expect(exitCodeOf(conclusion)).toBeTypeOf('number');
  });
});

describe("the model's report on its own work", () => {
  const incomplete: RecordedRequest = { kind: 'incomplete', reason: 'No key.' };
  const noop: RecordedRequest = { kind: 'noop', reason: 'All is done.' };
  const comment: RecordedRequest = { kind: 'comment', body: 'x' };
  test.each<[Conclusion, readonly RecordedRequest[], Conclusion, string]>([
    ['success', [], 'success', 'as it was'],
    ['no-output', [], 'no-output', 'as it was'],
    ['success', [noop], 'success', 'as it was'],
    ['no-output', [noop], 'success', 'Nothing to do: All is done.'],
    ['no-output', [comment], 'success', 'its write requests'],
    ['success', [comment, incomplete], 'incomplete', 'No key.'],
    ['no-output', [noop, incomplete], 'incomplete', 'No key.'],
    ['timeout', [noop], 'timeout', 'as it was'],
    ['denied', [incomplete], 'denied', 'as it was'],
  ])('the conclusion %s with the requests %j becomes %s', (before, requests, conclusion, reason) => {
    const ending = withSelfReports({ conclusion: before, reason: 'as it was' }, requests);
    expect(ending.conclusion).toBe(conclusion);
    expect(ending.reason).toContain(reason);
  });
});
