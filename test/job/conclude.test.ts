import { describe, expect, test } from 'vitest';
import type { Stop } from '../../src/agent/events.js';
import { conclude, exitCodeOf, withStatements } from '../../src/job/conclude.js';
import { type Conclusion, conclusions } from '../../src/job/types.js';
import type { ModelFaultKind } from '../../src/model/types.js';
import type { Denial } from '../../src/pipeline/types.js';
import type { Intent } from '../../src/tools/github/types.js';
import { aFault } from '../doubles/model.js';

const denial: Denial = {
  tool: 'Bash',
  label: 'git push',
  stage: 'confirmation',
  rule: null,
  reason: 'no rule allows it',
  suggest: ['Bash(git push)'],
  origin: 'model',
};
const fault = (kind: ModelFaultKind): Stop => ({ kind: 'model-fault', fault: aFault({ kind }) });

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
    [fault('auth'), [], 'continue', 'config-error', 2],
    [fault('not-found'), [], 'continue', 'config-error', 2],
    [fault('script'), [], 'continue', 'config-error', 2],
    [fault('context-length'), [], 'continue', 'incomplete', 1],
    [fault('refused'), [], 'continue', 'incomplete', 1],
    [fault('rate-limit'), [], 'continue', 'provider-error', 1],
    [fault('quota'), [], 'continue', 'provider-error', 1],
    [fault('overloaded'), [], 'continue', 'provider-error', 1],
    [fault('server'), [], 'continue', 'provider-error', 1],
    [fault('network'), [], 'continue', 'provider-error', 1],
    [fault('cut-off'), [], 'continue', 'provider-error', 1],
    [fault('bad-request'), [], 'continue', 'provider-error', 1],
  ])('%j', (stop, denials, onDenied, conclusion, exitCode) => {
    const verdict = conclude(stop, denials, onDenied);
    expect(verdict.conclusion).toBe(conclusion);
    expect(verdict.reason).not.toBe('');
    expect(exitCodeOf(verdict.conclusion)).toBe(exitCode);
  });

  test('every conclusion has an exit code', () => {
    for (const conclusion of conclusions) expect(exitCodeOf(conclusion)).toBeTypeOf('number');
  });
});

describe('what the model says of its own work', () => {
  const incomplete: Intent = { kind: 'incomplete', reason: 'No key.' };
  const noop: Intent = { kind: 'noop', reason: 'All is done.' };
  const comment: Intent = { kind: 'comment', body: 'x' };
  test.each<[Conclusion, readonly Intent[], Conclusion, string]>([
    ['success', [], 'success', 'as it was'],
    ['no-output', [], 'no-output', 'as it was'],
    ['success', [noop], 'success', 'as it was'],
    ['no-output', [noop], 'success', 'Nothing to do: All is done.'],
    ['no-output', [comment], 'success', 'what it recorded'],
    ['success', [comment, incomplete], 'incomplete', 'No key.'],
    ['no-output', [noop, incomplete], 'incomplete', 'No key.'],
    ['timeout', [noop], 'timeout', 'as it was'],
    ['denied', [incomplete], 'denied', 'as it was'],
  ])('%s with %j is %s', (before, intents, conclusion, reason) => {
    const verdict = withStatements({ conclusion: before, reason: 'as it was' }, intents);
    expect(verdict.conclusion).toBe(conclusion);
    expect(verdict.reason).toContain(reason);
  });
});
