import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gitFileLister } from '../../../src/platform/git/list-files.js';
import { createRunGit } from '../../../src/platform/git/run-git.js';
import { git as runGit } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut, restricted } from '../../doubles/sandbox.js';

const levels = [
  ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
  ['landlock', 'landlock user'],
] as const;

const { signal } = new AbortController();

describe.runIf(process.platform === 'linux').each(levels)('level %s', (level, candidate) => {
  const started = async () => {
    const machine = await anAttackedMachine();
    const { sandbox, setup } = confined(machine, { simulated: { candidate } });
    const isThere = (await sandbox.report()).level !== 'none';
    if (!isThere) leaveOut(level);
    return { ...machine, sandbox, setup, isThere };
  };

  test('a program that git starts for Sallyport reaches no secret of the machine and changes no file', async () => {
    const { workspace, home, root, setup, sandbox, isThere } = await started();
    if (!isThere) return;
    const config = readFileSync(join(workspace, '.git/config'), 'utf8');
    const alias = `alias.attack=!cat ${home}/.ssh/id_rsa; cat src/index.js; for f in planted .git/hooks/pre-commit .git/config ${root}/outside/planted; do echo evil >> $f; done; true`;
    const git = createRunGit({ ...setup, cwd: workspace, signal, sandbox });
    const { exitCode, output } = await git('-c', alias, 'attack');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('export {};');
    expect(output).not.toContain('CANARY');
    for (const path of [
      join(workspace, 'planted'),
      join(workspace, '.git/hooks/pre-commit'),
      join(root, 'outside/planted'),
    ])
      expect(existsSync(path), path).toBe(false);
    expect(readFileSync(join(workspace, '.git/config'), 'utf8')).toBe(config);
  });

  test('git compares and lists files that commands cannot see', async () => {
    const { workspace, setup, sandbox, isThere } = await started();
    if (!isThere) return;
    const git = createRunGit({ ...setup, cwd: workspace, signal, sandbox });
    runGit(workspace, 'add', '--', '.env');
    expect((await git('diff', '--cached')).output).toContain('+KEY=CANARY');
    const listed = await gitFileLister(setup, sandbox)(workspace, () => true, signal);
    expect(listed).not.toBeNull();
    expect((await git('status', '--short', '--', '.env')).output).toBe('A  .env\n');
  });
});

test.runIf(process.platform === 'linux')('git runs unconfined on a machine without a level', async () => {
  const machine = await anAttackedMachine();
  const { sandbox, setup } = confined(machine, { simulated: { prefix: restricted('nothing') } });
  const git = createRunGit({ ...setup, cwd: machine.workspace, signal, sandbox });
  expect((await git('rev-parse', '--is-inside-work-tree')).output).toBe('true\n');
});
