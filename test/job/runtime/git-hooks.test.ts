import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../../doubles/cli.js';
import { aRepository, git, put } from '../../doubles/place.js';
import { leaveOut } from '../../doubles/sandbox.js';

interface Case {
  readonly name: string;
  readonly hook: string;
  readonly committed: boolean;
  /** What the run says. */
  readonly says?: string;
}

const files = (hook: string) => ({
  'a.txt': 'a\n',
  'turns.jsonl': [{ calls: [{ tool: 'Bash', input: { command: 'git commit -q -a -m second' } }] }, { say: 'done' }]
    .map((turn) => JSON.stringify(turn))
    .join('\n'),
  '.husky/pre-commit': hook,
  '.husky/common.sh': 'echo shared > shared.txt\n',
});

const hooks = ['--git-hooks', '.husky'];

async function commitIn(folder: string, more: readonly string[] = [], mode = 'auto') {
  put(folder, { 'a.txt': 'b\n' });
  const command = ['run', '--prompt', 'x', '--model', 'script:turns.jsonl', '--sandbox', mode, '--json', '--allow'];
  const { code, stdout, stderr } = await runCli(
    [...command, 'Bash(git commit:*)', '--trusted-ref', git(folder, 'rev-parse', 'HEAD'), ...more],
    { cwd: folder, inProcess: true },
  );
  expect(code, stderr).toBe(0);
  const { sandbox } = JSON.parse(stdout) as { readonly sandbox: { readonly level: string } | null };
  return { output: stdout + stderr, subject: git(folder, 'log', '-1', '--format=%s'), level: sandbox?.level ?? 'none' };
}

describe('the setting git-hooks', { timeout: 60_000 }, () => {
  test.each<Case>([
    { name: 'one of husky', hook: 'echo ran > hook.txt\n. "$(dirname "$0")/common.sh"\n', committed: true },
    {
      name: 'one of husky 8',
      hook: '#!/bin/sh\n. "$(dirname "$0")/_/husky.sh"\necho ran > hook.txt\n',
      committed: true,
    },
    { name: 'one that refuses', hook: 'echo ran > hook.txt\nexit 1\n', committed: false },
    {
      name: 'one that writes a protected file',
      hook: 'echo ran > hook.txt\necho x > .git/config || true\n',
      committed: true,
    },
  ])('runs a hook of the trusted commit in the sandbox: $name', async ({ hook, committed }) => {
    const folder = aRepository(files(hook));
    const config = git(folder, 'config', '--list', '--local');
    put(folder, { '.husky/pre-commit': 'echo changed > changed.txt\n' });
    const { output, subject, level } = await commitIn(folder, hooks);
    if (level === 'none') {
      leaveOut('a sandbox');
      return;
    }
    expect(existsSync(join(folder, 'hook.txt')), output).toBe(true);
    expect(existsSync(join(folder, 'changed.txt'))).toBe(false);
    expect(subject === 'second', output).toBe(committed);
    expect(git(folder, 'config', '--list', '--local')).toBe(config);
  });

  test('runs none without it', async () => {
    const folder = aRepository(files('echo ran > hook.txt\n'));
    expect((await commitIn(folder)).subject).toBe('second');
    expect(existsSync(join(folder, 'hook.txt'))).toBe(false);
  });

  test('runs none outside of a sandbox, and says so', async () => {
    const folder = aRepository(files('echo ran > hook.txt\n'));
    const { output, subject } = await commitIn(folder, hooks, 'off');
    expect([subject, output]).toEqual(['second', expect.stringContaining('there is no sandbox') as string]);
    expect(existsSync(join(folder, 'hook.txt'))).toBe(false);
  });

  test('says that the trusted commit has no such directory', async () => {
    const { output } = await commitIn(aRepository(files('exit 1\n')), ['--git-hooks', '.missing']);
    expect(output).toContain('The hooks in .missing do not run');
  });
});
