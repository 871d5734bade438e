import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../../src/platform/sandbox/options.js';
import { git, put } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const candidates = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

/** A project with an untracked database and a log that git has; `null` if the machine does not have the level. */
async function aProject(candidate: string, options: Partial<SandboxOptions> = {}) {
  const machine = await anAttackedMachine();
  const { workspace } = machine;
  put(workspace, { 'old.sqlite3': 'old\n', 'build.log': 'first\n', Makefile: 'all:\n\techo built >> build.log\n' });
  git(workspace, 'add', 'build.log', 'Makefile');
  git(workspace, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'x');
  const own: string[] = [];
  const onOwn = (paths: readonly string[]): void => void own.push(...paths);
  const inside = confined(machine, { simulated: { candidate }, onOwn, ...options });
  if ((await inside.sandbox.report()).level === 'none') {
    leaveOut(`kept files at ${candidate}`);
    return null;
  }
  const textOf = (path: string): string => readFileSync(join(workspace, path), 'utf8');
  return { ...machine, ...inside, textOf, own: () => new Set(own.map((path) => path.slice(workspace.length + 1))) };
}

const reading = { writes: [] };

describe.runIf(process.platform === 'linux').each(candidates)('databases and logs at %s', (candidate) => {
  test('what code of the repository writes to them is kept', async () => {
    const project = await aProject(candidate);
    if (project === null) return;
    const { shell, textOf } = project;
    const { blocked, output } = await shell('make; cat old.sqlite3; echo new >> old.sqlite3; echo made > db.sqlite3');
    expect(output).toContain('old\n');
    expect(blocked).toEqual([]);
    expect(['build.log', 'old.sqlite3', 'db.sqlite3'].map(textOf)).toEqual(['first\nbuilt\n', 'old\nnew\n', 'made\n']);
    expect((await shell('make && cat db.sqlite3')).output).toContain('made\n');
  });

  test('those that the run made, or that git had at the start, are its own; others need a rule', async () => {
    const project = await aProject(candidate);
    if (project === null) return;
    const { shell, own } = project;
    await shell('make; echo made > db.sqlite3; echo more >> old.sqlite3');
    const { output } = await shell('cat build.log db.sqlite3 old.sqlite3 2>/dev/null', reading);
    expect(output).toBe('first\nbuilt\nmade\n');
    expect(own()).toEqual(new Set(['build.log', 'db.sqlite3']));
  });

  test('a hook sees the workspace as it is', async () => {
    const project = await aProject(candidate);
    if (project === null) return;
    const { output } = await project.shell('cat .env config/server.key old.sqlite3', { seesHidden: true });
    expect(output).toBe('KEY=CANARY\nCANARY\nold\n');
  });

  test('a repository that code makes inside is removed, with a denial', async () => {
    const project = await aProject(candidate);
    if (project === null) return;
    const { workspace, shell } = project;
    const { blocked = [] } = await shell('git init -q src; git init -q deep/er; echo x > src/kept.txt');
    expect(blocked.map(({ label }) => label).toSorted()).toEqual(['write deep/er/.git', 'write src/.git']);
    expect(['src/.git', 'deep/er/.git', 'src/kept.txt'].map((path) => existsSync(join(workspace, path)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test.runIf(process.platform === 'linux')('a write to a hidden file fails at the level full, and names it', async () => {
  const project = await aProject(candidates[0] ?? '');
  if (project === null) return;
  const { blocked, exitCode } = await project.shell('echo lost > .env || exit 7; cat .env');
  expect(exitCode).toBe(7);
  expect(blocked).toEqual([
    {
      label: 'write .env',
      reason: '.env is hidden, so the write failed; the rule Read(.env) would show it to commands',
      suggest: ['Read(.env)'],
    },
  ]);
  expect(project.textOf('.env')).toBe('KEY=CANARY\n');
  expect((await project.shell('cat .env; ls -la', {})).blocked).toEqual([]);
});

test.runIf(process.platform === 'linux')('only what code made itself is shown to it at the level full', async () => {
  const isKey = (file: string): boolean => file.endsWith('.pem');
  const mayRead = (file: string): boolean => !isKey(file);
  const rules = { mayRead, mayReadMade: () => true, mayWrite: () => true };
  const project = await aProject(candidates[0] ?? '', { rules });
  if (project === null) return;
  const { shell, workspace } = project;
  put(workspace, { 'd/old.pem': 'OLD\n' });
  await shell('echo made > a.pem');
  put(workspace, { 'b.pem': 'KEY\n' });
  await shell('mv d e; ln a.pem l.pem');
  expect((await shell('cat a.pem b.pem e/old.pem l.pem')).output).toBe('made\n');
});

test.runIf(process.platform === 'linux').each(candidates)(
  'folders of tools show no credentials at %s',
  async (candidate) => {
    const machine = await anAttackedMachine();
    put(machine.home, {
      '.local/share/uv/tools/x/bin/x': 'tool\n',
      '.local/share/uv/credentials/credentials.toml': 'CANARY\n',
      '.dotnet/sdk/8/dotnet.dll': 'sdk\n',
      '.dotnet/corefx/cryptography/x509stores/my/a.pfx': 'CANARY\n',
      '.cargo/bin/.npmrc': 'CANARY\n',
    });
    const userHome = machine.home;
    const { sandbox, shell } = confined(machine, { simulated: { candidate }, userHome });
    if ((await sandbox.report()).level === 'none') return;
    const { output } = await shell(
      `cd ${userHome}; cat .local/share/uv/tools/x/bin/x .dotnet/sdk/8/dotnet.dll; cat .local/share/uv/credentials/* .dotnet/corefx/cryptography/x509stores/my/* .cargo/bin/.npmrc 2>/dev/null`,
    );
    expect(output).toBe('tool\nsdk\n');
  },
);
