import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../src/hooks/answer.js';
import { type HookEvent, hookEvents } from '../../src/hooks/events.js';

const specific = (event: HookEvent, fields: object): string =>
  JSON.stringify({ hookSpecificOutput: { hookEventName: event, ...fields } });
const deny = specific('PreToolUse', { permissionDecision: 'deny', permissionDecisionReason: 'no' });

type Row = readonly [
  title: string,
  event: HookEvent,
  exitCode: number,
  stdout: string,
  stderr: string,
  expected: object,
];

describe('readAnswer', () => {
  test.each<Row>([
    ['exit code 0 without output means no opinion', 'PreToolUse', 0, '', '', { block: null, context: [], stop: null }],
    [
      'text with exit code 0 before a call means no opinion',
      'PreToolUse',
      0,
      'checked',
      '',
      { block: null, context: [] },
    ],
    ['text of SessionStart is context', 'SessionStart', 0, 'branch main\n', '', { context: ['branch main'] }],
    ['text of UserPromptSubmit is context', 'UserPromptSubmit', 0, 'extra', '', { context: ['extra'] }],
    ['text that only begins like JSON is plain text', 'SessionStart', 0, '{bad json', '', { context: ['{bad json'] }],
    ['JSON can deny a call', 'PreToolUse', 0, deny, '', { block: 'no' }],
    ['JSON decides with exit code 1 too', 'PreToolUse', 1, deny, '', { block: 'no' }],
    [
      'exit code 2 blocks whatever the JSON says',
      'PreToolUse',
      2,
      specific('PreToolUse', { permissionDecision: 'allow' }),
      'stop it',
      { block: 'stop it' },
    ],
    ['exit code 2 with invalid JSON blocks', 'PreToolUse', 2, '{bad}', 'no', { block: 'no' }],
    ['exit code 2 without a reason blocks', 'PreToolUse', 2, '', '', { block: 'it gave no reason' }],
    [
      'ask blocks, since no one can confirm',
      'PreToolUse',
      0,
      specific('PreToolUse', { permissionDecision: 'ask', permissionDecisionReason: 'sure?' }),
      '',
      { block: expect.stringContaining('sure?') as string },
    ],
    [
      'defer blocks',
      'PreToolUse',
      0,
      specific('PreToolUse', { permissionDecision: 'defer' }),
      '',
      { block: expect.stringContaining('confirmation') as string },
    ],
    [
      'allow permits nothing',
      'PreToolUse',
      0,
      specific('PreToolUse', { permissionDecision: 'allow' }),
      '',
      { block: null, context: [] },
    ],
    [
      'a new input is given without a decision',
      'PreToolUse',
      0,
      specific('PreToolUse', { updatedInput: { command: 'ls' } }),
      '',
      { block: null, updatedInput: { command: 'ls' } },
    ],
    [
      'the older form decision: block denies a call',
      'PreToolUse',
      0,
      '{"decision":"block","reason":"old form"}',
      '',
      { block: 'old form' },
    ],
    [
      'a permission can be denied',
      'PermissionRequest',
      0,
      specific('PermissionRequest', { decision: { behavior: 'deny', message: 'ask us' } }),
      '',
      { block: 'ask us' },
    ],
    ['exit code 2 denies a permission', 'PermissionRequest', 2, '', 'no', { block: 'no' }],
    [
      'interrupt stops the run',
      'PermissionRequest',
      0,
      specific('PermissionRequest', { decision: { behavior: 'deny', message: 'm', interrupt: true } }),
      '',
      { block: 'm', stop: 'm' },
    ],
    [
      'a refused call may be tried again',
      'PermissionDenied',
      0,
      specific('PermissionDenied', { retry: true }),
      '',
      { mayRetry: true },
    ],
    [
      'exit code 2 after a call adds its reason',
      'PostToolUse',
      2,
      '',
      'lint failed',
      { block: null, context: ['lint failed'] },
    ],
    [
      'a block after a call adds its reason',
      'PostToolUse',
      0,
      '{"decision":"block","reason":"r"}',
      '',
      { block: null, context: ['r'] },
    ],
    [
      'the output of a call can be replaced',
      'PostToolUse',
      0,
      specific('PostToolUse', { updatedToolOutput: { stdout: 'short' } }),
      '',
      { updatedOutput: 'short' },
    ],
    [
      'a failed call gets context',
      'PostToolUseFailure',
      0,
      specific('PostToolUseFailure', { additionalContext: 'try npm ci' }),
      '',
      { context: ['try npm ci'] },
    ],
    ['exit code 2 after a turn blocks', 'PostToolBatch', 2, '', 'enough', { block: 'enough' }],
    ['exit code 2 sends an answer back', 'Stop', 2, '', 'tests missing', { block: 'tests missing' }],
    ['decision: block sends an answer back', 'Stop', 0, '{"decision":"block","reason":"more"}', '', { block: 'more' }],
    ['exit code 2 of PreCompact blocks', 'PreCompact', 2, '', 'x', { block: 'x' }],
    [
      'exit code 2 of SessionStart is a message for people',
      'SessionStart',
      2,
      '',
      'x',
      { block: null, context: [], message: 'x' },
    ],
    ['continue: false stops the run', 'UserPromptSubmit', 0, '{"continue":false,"stopReason":"s"}', '', { stop: 's' }],
    [
      'a system message is for people',
      'PostToolUse',
      0,
      '{"systemMessage":"look"}',
      '',
      { message: 'look', context: [] },
    ],
  ])('%s', (_title, event, exitCode, stdout, stderr, expected) => {
    expect(readAnswer(event, { failure: null, exitCode, stdout, stderr })).toMatchObject(expected);
  });

  test.each<Row>([
    ['another exit code without JSON', 'PreToolUse', 1, 'text', 'boom\nmore', { failure: 'exit code 1: boom' }],
    ['JSON that cannot be parsed', 'PostToolUse', 0, '{bad}', '', { failure: 'its output is not valid JSON' }],
    [
      'JSON of another form',
      'PreToolUse',
      0,
      '{"continue":"no"}',
      '',
      { failure: expect.stringContaining('continue') as string },
    ],
    ['JSON for another event', 'Stop', 0, deny, '', { failure: 'its output is for the event PreToolUse' }],
    ['a Stop block without a reason', 'Stop', 0, '{"decision":"block"}', '', { failure: 'it blocks without a reason' }],
    [
      'exit code 127',
      'PreToolUse',
      127,
      '',
      'jq: not found',
      { failure: 'it did not start (exit code 127: jq: not found)' },
    ],
    [
      'a script that Python cannot find',
      'Stop',
      2,
      '',
      "python3: can't open file '/x.py': [Errno 2] No such file or directory",
      { failure: expect.stringContaining('did not start') as string },
    ],
  ])('%s is a failure', (_title, event, exitCode, stdout, stderr, expected) => {
    expect(readAnswer(event, { failure: null, exitCode, stdout, stderr })).toEqual(expected);
  });

  test.each(hookEvents)('no text of %s is longer than 10,000 characters', (event) => {
    const answer = readAnswer(event, { failure: null, exitCode: 2, stdout: '', stderr: 'x'.repeat(50_000) });
    const texts =
      'failure' in answer ? [] : [answer.block, answer.message, ...answer.context].filter((text) => text !== null);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.length).toBeLessThan(10_100);
    expect(texts[0]).toContain('40000 more characters omitted');
  });

  const notOne = 'its output is not one valid JSON object';
  const unknown = (key: string, guess = '') =>
    `its output has the unknown key ${key}${guess === '' ? '' : `; did you mean ${guess}?`}`;

  test.each<readonly [title: string, stdout: string, failure: string]>([
    ['half of an object', '{"decision":"block"', notOne],
    ['an object after a line of text', `Checking the policy\n${deny}`, notOne],
    ['an indented object after text', `Checking\r\n  ${deny}`, notOne],
    ['an object before a line of text', '{"decision":"block","reason":"x"}\ndone', notOne],
    ['two objects', '{"decision":"block","reason":"x"}\n{}', notOne],
    ['a list', '["deny"]', notOne],
    ['a list over several lines', '[\n  "deny"\n]', notOne],
    ['a list after a line of text', 'Checking\n[{"permissionDecision":"deny"}]', notOne],
    ['a word in quotation marks', '"deny"', notOne],
    ['an unclosed quotation mark', '"deny', notOne],
    ['an unknown key', '{"permission":"deny"}', unknown('permission')],
    ['another unknown key', '{"block":true}', unknown('block')],
    ['a decision in capitals', '{"Decision":"block"}', unknown('Decision', 'decision')],
    [
      'a misspelt key of the decision',
      specific('PreToolUse', { permissionDecison: 'deny' }),
      unknown('hookSpecificOutput.permissionDecison', 'hookSpecificOutput.permissionDecision'),
    ],
    [
      'the flat form next to the nested one',
      '{"permissionDecision":"deny","hookSpecificOutput":{}}',
      unknown('permissionDecision'),
    ],
    [
      'a decision of PermissionRequest',
      specific('PreToolUse', { decision: { behavior: 'deny' } }),
      unknown('hookSpecificOutput.decision'),
    ],
    ['the announcement of a background hook', '{"async":true}', unknown('async')],
    ['a decision with another word', '{"decision":"deny"}', 'its output was not understood: decision: '],
    ['a flat decision with another word', '{"permissionDecision":"block"}', 'hookSpecificOutput.permissionDecision'],
    ['a switch as text', '{"continue":"false"}', 'its output was not understood: continue: '],
    ['null as a decision', '{"permissionDecision":null}', 'its output was not understood: '],
  ])('before a call, %s with exit code 0 is a failure', (_title, stdout, failure) => {
    const answer = readAnswer('PreToolUse', { failure: null, exitCode: 0, stdout, stderr: '' });
    expect(answer).toEqual({ failure: expect.stringContaining(failure) as string });
  });

  test.each([
    [
      { behavior: 'deny', mesage: 'no' },
      unknown('hookSpecificOutput.decision.mesage', 'hookSpecificOutput.decision.message'),
    ],
    ['deny', 'its output was not understood: hookSpecificOutput.decision'],
  ])('a decision about a permission of another form, %j, is a failure', (decision, failure) => {
    const stdout = specific('PermissionRequest', { decision });
    const answer = readAnswer('PermissionRequest', { failure: null, exitCode: 0, stdout, stderr: '' });
    expect(answer).toEqual({ failure: expect.stringContaining(failure) as string });
  });

  test.each([
    ['{"permissionDecision":"deny","permissionDecisionReason":"no"}', { block: 'no' }],
    ['{"permissionDecision":"deny","reason":"no"}', { block: 'no' }],
    ['{"permissionDecision":"ask"}', { block: expect.stringContaining('confirmation') as string }],
    ['{"permissionDecision":"allow","updatedInput":{"command":"ls"}}', { updatedInput: { command: 'ls' } }],
    ['{"permissionDecision":"allow","continue":false,"stopReason":"s"}', { stop: 's' }],
  ])('the flat form %s is read as the nested one', (stdout, expected) => {
    expect(readAnswer('PreToolUse', { failure: null, exitCode: 0, stdout, stderr: '' })).toMatchObject(expected);
  });

  test.each([
    '',
    'ok',
    '[INFO] checked 3 rules\n[INFO] done',
    'deny',
    'map {a: 1}',
    '{}',
    ' {"suppressOutput":true}\n',
    '\uFEFF{"continue":true}',
    '{"decision":"approve","reason":"x"}',
    specific('PreToolUse', { permissionDecision: 'allow', additionalContext: '' }),
  ])('before a call, the output %j with exit code 0 blocks nothing', (stdout) => {
    const answer = readAnswer('PreToolUse', { failure: null, exitCode: 0, stdout, stderr: '' });
    expect(answer).toMatchObject({ block: null, stop: null });
  });
});
