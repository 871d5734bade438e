import { describe, expect, test } from 'vitest';
import type { Stop } from '../../src/agent/events.js';
import type { RecordedRequest } from '../../src/github-writes/kinds.js';
import { concludeJob, exitCodeOf, withSelfReports } from '../../src/job/conclude.js';
import { type Conclusion, conclusions } from '../../src/job/result/types.js';
import type { ModelErrorKind } from '../../src/model/types.js';
import type { Denial } from '../../src/tools/call-result.js';
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
  test.each<[Stop, readonly Denial[], 'continue' | 'stop' | 'fail', string, number, string]>([
    [{ kind: 'final-text' }, [], 'continue', 'success', 0, 'answered'],
    [{ kind: 'final-text' }, [denial], 'continue', 'success', 0, 'answered'],
    [{ kind: 'final-text' }, [denial], 'fail', 'denied', 3, 'call-refused'],
    [{ kind: 'final-text' }, [], 'fail', 'success', 0, 'answered'],
    [{ kind: 'denied', label: 'x' }, [denial], 'stop', 'denied', 3, 'call-refused'],
    [{ kind: 'no-output' }, [], 'continue', 'no-output', 1, 'no-answer'],
    [{ kind: 'truncated' }, [], 'continue', 'incomplete', 1, 'answer-truncated'],
    [{ kind: 'repeated-call', label: 'x', times: 8 }, [], 'continue', 'incomplete', 1, 'repeated-call'],
    [{ kind: 'turns', limit: 3 }, [], 'continue', 'budget', 4, 'max-turns'],
    [{ kind: 'cost', limit: 3 }, [], 'continue', 'budget', 4, 'max-cost-usd'],
    [{ kind: 'tokens', limit: 3 }, [], 'continue', 'budget', 4, 'max-output-tokens'],
    [{ kind: 'time', limit: 60_000 }, [], 'continue', 'timeout', 4, 'timeout-minutes'],
    [{ kind: 'cancelled', signal: 'SIGTERM' }, [], 'continue', 'cancelled', 130, 'canceled'],
    [{ kind: 'wrong-form', problems: ['x'] }, [], 'continue', 'incomplete', 1, 'schema-mismatch'],
    [{ kind: 'announced-only' }, [], 'continue', 'incomplete', 1, 'announced-only'],
    [modelError('budget'), [], 'continue', 'budget', 4, 'max-cost-usd'],
    [modelError('cancelled'), [], 'continue', 'cancelled', 130, 'canceled'],
    [modelError('auth'), [], 'continue', 'config-error', 2, 'model-auth'],
    [modelError('not-found'), [], 'continue', 'config-error', 2, 'model-not-found'],
    [modelError('script'), [], 'continue', 'config-error', 2, 'model-script'],
    [modelError('context-length'), [], 'continue', 'incomplete', 1, 'model-context-length'],
    [modelError('refused'), [], 'continue', 'incomplete', 1, 'model-refused'],
    [modelError('rate-limit'), [], 'continue', 'provider-error', 1, 'model-rate-limit'],
    [modelError('quota'), [], 'continue', 'provider-error', 1, 'model-quota'],
    [modelError('overloaded'), [], 'continue', 'provider-error', 1, 'model-overloaded'],
    [modelError('server'), [], 'continue', 'provider-error', 1, 'model-server'],
    [modelError('network'), [], 'continue', 'provider-error', 1, 'model-network'],
    [modelError('cut-off'), [], 'continue', 'provider-error', 1, 'model-cut-off'],
    [modelError('bad-request'), [], 'continue', 'provider-error', 1, 'model-bad-request'],
  ])('every end has one conclusion and a code: %j', (stop, denials, onDenied, conclusion, exitCode, code) => {
    const ending = concludeJob(stop, denials, onDenied);
    expect(ending).toMatchObject({ conclusion, code });
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
  test.each<[Conclusion, readonly RecordedRequest[], Conclusion, string, string?]>([
    ['success', [], 'success', 'as it was'],
    ['no-output', [], 'no-output', 'as it was'],
    ['success', [noop], 'success', 'as it was'],
    ['no-output', [noop], 'success', 'Nothing to do: All is done.', 'nothing-to-do'],
    ['no-output', [comment], 'success', 'its write requests', 'only-requests'],
    ['success', [comment, incomplete], 'incomplete', 'No key.', 'reported-incomplete'],
    ['no-output', [noop, incomplete], 'incomplete', 'No key.', 'reported-incomplete'],
    ['timeout', [noop], 'timeout', 'as it was'],
    ['denied', [incomplete], 'denied', 'as it was'],
  ])('the conclusion %s with the requests %j becomes %s', (before, requests, conclusion, reason, code = 'answered') => {
    const ending = withSelfReports({ conclusion: before, code: 'answered', reason: 'as it was' }, requests);
    expect(ending).toMatchObject({ conclusion, code });
    expect(ending.reason).toContain(reason);
  });
});
