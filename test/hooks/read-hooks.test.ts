import { describe, expect, test } from 'vitest';
import { noticeText } from '../../src/errors.js';
import { readHooks } from '../../src/hooks/read-hooks.js';
import { ignoredParts, readSettingsFile } from '../../src/hooks/read-settings-file.js';

const command = { type: 'command', command: 'x' };
const inEvent = (event: string, handler: object, matcher?: string) => ({ [event]: [{ matcher, hooks: [handler] }] });

describe('readHooks', () => {
  test('reads events, matchers and handlers', () => {
    const handler = { ...command, args: ['a'], timeout: 5, if: 'Bash(git *)', statusMessage: 'Checking' };
    expect(readHooks(inEvent('PreToolUse', handler, 'Bash'), 'hooks', false)).toMatchObject({
      hooks: [
        {
          event: 'PreToolUse',
          matcher: 'Bash',
          condition: 'Bash(git *)',
          timeoutSeconds: 5,
          handler: { type: 'command', command: 'x', args: ['a'], isAsync: false },
          location: 'hooks PreToolUse[0].hooks[0]',
        },
      ],
      diagnostics: [],
      notices: [],
    });
  });

  test.each<[string, unknown, string]>([
    ['a list', [], 'hooks must be a mapping of events'],
    ['an unknown event', inEvent('PreToolUze', command), 'unknown event'],
    ['an event that is not a list', { Stop: {} }, 'must be a list of groups'],
    ['a group without hooks', { Stop: [{}] }, 'hooks'],
    ['an unknown type', inEvent('Stop', { type: 'shell', command: 'x' }), 'unknown type of hook'],
    ['an empty command', inEvent('Stop', { type: 'command', command: ' ' }), 'command: must be a command'],
    ['a time limit of 0', inEvent('Stop', { ...command, timeout: 0 }), 'must be a number of seconds above 0'],
    [
      'a matcher that is not a regular expression',
      inEvent('PreToolUse', command, 'Edit('),
      'not a valid regular expression',
    ],
    ['an if that is not a rule', inEvent('PreToolUse', { ...command, if: 'Nope(' }), 'if is not a rule'],
    ['another protocol', inEvent('Stop', { type: 'http', url: 'file:///x' }), 'must be an http or https address'],
  ])('%s is an error with its place', (_title, value, message) => {
    const { hooks, diagnostics } = readHooks(value, 'hooks', false);
    expect(hooks).toEqual([]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code: 'hook-invalid', location: expect.stringMatching(/^hooks/) as string });
    expect(diagnostics[0]?.message).toContain(message);
  });

  test.each<[string, unknown, string]>([
    ['an event of interactive sessions', inEvent('Notification', command), 'Notification do not run here'],
    [
      'a type that needs a model',
      inEvent('Stop', { type: 'prompt', prompt: 'ok?' }),
      'the type prompt do not run here',
    ],
    ['an agent', inEvent('PreToolUse', { type: 'agent', prompt: 'ok?' }), 'the type agent do not run here'],
    [
      'a tool of a server',
      inEvent('PostToolUse', { type: 'mcp_tool', server: 'a', tool: 'b' }),
      'the type mcp_tool do not run here',
    ],
    ['PowerShell', inEvent('Stop', { ...command, shell: 'powershell' }), 'powershell do not run here'],
    ['an if without a call', inEvent('Stop', { ...command, if: 'Bash' }), 'never runs on Stop'],
  ])('%s is a notice', (_title, value, notice) => {
    const read = readHooks(value, 'hooks', false);
    expect(read).toMatchObject({ hooks: [], diagnostics: [] });
    expect(read.notices.map(noticeText).join()).toContain(notice);
  });

  test.each<[string, unknown, string]>([
    [
      'an unknown event',
      inEvent('PreToolUze', command),
      'f.json: the event PreToolUze is unknown, so its hooks never run: did you mean PreToolUse?',
    ],
    [
      'a type close to another one',
      inEvent('Stop', { ...command, type: 'comand' }),
      'f.json Stop[0].hooks[0]: the type comand is unknown, so the hook never runs: did you mean command?',
    ],
    [
      'a type that is newer than this program',
      inEvent('Stop', { type: 'telepathy' }),
      'f.json Stop[0].hooks[0]: the type telepathy is unknown, so the hook never runs: the types are command and http.',
    ],
  ])('%s in a shared file is a notice', (_title, value, notice) => {
    expect(readHooks(value, 'f.json', true)).toMatchObject({ hooks: [], diagnostics: [] });
    expect(readHooks(value, 'f.json', true).notices.map(noticeText)).toEqual([notice]);
  });
});

describe('readSettingsFile', () => {
  test('takes ask and deny rules, and never the allow rules', () => {
    const permissions = { allow: ['Bash'], ask: ['Bash(git push *)'], deny: ['Read(./.env)', 'KillShell'] };
    const file = readSettingsFile(JSON.stringify({ permissions }), 'f.json');
    expect(file).toMatchObject({ ask: ['Bash(git push *)'], deny: ['Read(.env)'], diagnostics: [] });
    expect(file.notices.map(noticeText).join('\n')).toContain('KillShell');
    expect(file.notices.map(noticeText).join('\n')).toContain('1 allow rule has no effect');
  });

  test.each([
    ['invalid JSON', '{', 'invalid JSON'],
    ['a deny rule of a known tool that cannot be read', '{"permissions":{"deny":["Bash(ls"]}}', 'parenthesis'],
    ['permissions of another form', '{"permissions":{"deny":"x"}}', 'permissions.deny'],
  ])('%s is an error', (_title, text, message) => {
    expect(
      readSettingsFile(text, 'f.json')
        .diagnostics.map((one) => one.message)
        .join(),
    ).toContain(message);
  });

  test('disableAllHooks switches its hooks off, with a notice', () => {
    const file = readSettingsFile(JSON.stringify({ disableAllHooks: true, hooks: inEvent('Stop', command) }), 'f.json');
    expect(file.hooks).toEqual([]);
    expect(file.notices.map(noticeText).join()).toContain('disableAllHooks');
  });

  test.each([
    ['{"hooks":{"Stop":[]},"permissions":{"deny":["Bash"]}}', 'hooks and deny rules'],
    ['{"permissions":{"allow":["Bash"]}}', null],
    ['{"hooks":{}}', null],
    ['not JSON', null],
  ])('names the ignored parts of %s', (text, expected) => {
    expect(ignoredParts(text)).toBe(expected);
  });
});
