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
    ['JSON that cannot be parsed', 'PreToolUse', 0, '{bad}', '', { failure: 'its output is not valid JSON' }],
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
});
