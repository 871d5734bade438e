import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findMachineFolders } from '../../../src/platform/sandbox/machine-folders.js';
import { knownSecrets, machineSecrets } from '../../../src/platform/sandbox/machine-secrets.js';
import { isInside } from '../../../src/policy/files/paths.js';
import { aFolder, put } from '../../doubles/place.js';
import { confined, leaveOut, restricted } from '../../doubles/sandbox.js';

const program = '#!/bin/sh\necho tool\n';

interface Layout {
  /** Below the home directory. */
  readonly files: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  readonly path: string;
}

/** How installers put programs on the PATH. */
const layouts: Readonly<Record<string, Layout>> = {
  'pnpm/action-setup': {
    files: ['setup-pnpm/node_modules/pnpm/bin/pnpm.cjs'],
    links: { 'setup-pnpm/node_modules/.bin/tool': '../pnpm/bin/pnpm.cjs' },
    path: 'setup-pnpm/node_modules/.bin',
  },
  'corepack shims': {
    files: ['node/lib/node_modules/corepack/dist/pnpm.js'],
    links: { 'node/bin/tool': '../lib/node_modules/corepack/dist/pnpm.js' },
    path: 'node/bin',
  },
  pipx: {
    files: ['pipx/venvs/tool/bin/tool'],
    links: { 'own-bin/tool': '../pipx/venvs/tool/bin/tool' },
    path: 'own-bin',
  },
  Volta: { files: ['.volta/bin/volta-shim'], links: { '.volta/bin/tool': 'volta-shim' }, path: '.volta/bin' },
  asdf: { files: ['.asdf/shims/tool'], links: {}, path: '.asdf/shims' },
  mise: {
    files: ['.mise-program/mise'],
    links: { '.local/share/mise/shims/tool': '../../../../.mise-program/mise' },
    path: '.local/share/mise/shims',
  },
  rbenv: { files: ['.rbenv/shims/tool'], links: {}, path: '.rbenv/shims' },
  SDKMAN: {
    files: ['.sdkman/candidates/java/21/bin/tool'],
    links: { '.sdkman/candidates/java/current': '21' },
    path: '.sdkman/candidates/java/current/bin',
  },
  'Nix profiles': {
    files: ['store/abc-profile/bin/tool'],
    links: {
      '.nix-profile': '.local/state/profiles/profile',
      '.local/state/profiles/profile': 'profile-1-link',
      '.local/state/profiles/profile-1-link': '../../../store/abc-profile',
    },
    path: '.nix-profile/bin',
  },
};

const candidates = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

describe.runIf(process.platform === 'linux').each(candidates)('tools of setup actions at %s', (candidate) => {
  test.each(Object.keys(layouts))('%s', async (name) => {
    const { files, links, path } = layouts[name] ?? { files: [], links: {}, path: '' };
    const root = aFolder({ 'home/secret.txt': 'CANARY\n', 'work/repository/a.txt': 'a\n' });
    const home = join(root, 'home');
    for (const file of files) {
      put(home, { [file]: program });
      chmodSync(join(home, file), 0o755);
    }
    for (const [link, target] of Object.entries(links)) {
      mkdirSync(dirname(join(home, link)), { recursive: true });
      symlinkSync(target, join(home, link));
    }
    const machine = { root, home, workspace: join(root, 'work/repository') };
    const onPath = `${join(home, path)}:${process.env['PATH'] ?? ''}`;
    const { sandbox, shell } = confined(machine, { simulated: { candidate }, path: onPath });
    if ((await sandbox.report()).level === 'none') {
      leaveOut(`tools at ${candidate}`);
      return;
    }
    const { output } = await shell(`${join(home, path)}/tool; cat ${home}/secret.txt 2>/dev/null`);
    expect(output).toBe('tool\n');
  });
});

describe.skipIf(process.platform === 'win32')('secrets of the machine', () => {
  const folder = () => realpathSync(aFolder());

  test('what others may not read is a secret, except for programs and what the job needs', () => {
    const top = folder();
    put(top, {
      ...{ 'agent/config.toml': 'token', 'agent/readme': 'x', 'closed/key': 'k', 'tool/bin/run': program },
      ...{ 'job/_work/repository/a.txt': 'a', 'job/.credentials': 'c', 'node_modules/x/key': 'k' },
    });
    const modes = { 'agent/config.toml': 0o600, closed: 0o700, 'tool/bin/run': 0o700, tool: 0o700, job: 0o700 };
    for (const [path, mode] of Object.entries({ ...modes, 'job/.credentials': 0o600, 'node_modules/x/key': 0o600 }))
      chmodSync(join(top, path), mode);
    const found = machineSecrets({
      needed: [join(top, 'tool/bin')],
      ofJob: [join(top, 'job/_work/repository')],
      userHome: '/nonexistent',
      tops: [top],
    });
    const own = found.filter((path) => isInside({ path, directory: top })).map((path) => path.slice(top.length + 1));
    expect(own.toSorted()).toEqual(['agent/config.toml', 'closed', 'job']);
  });

  test('the table has the agents of known CI systems, and each path once', () => {
    for (const path of [
      '/opt/actions-runner',
      '/etc/gitlab-runner',
      '/opt/atlassian/pipelines/agent',
      '/etc/act_runner',
    ])
      expect(knownSecrets).toContain(path);
    expect(new Set(knownSecrets).size).toBe(knownSecrets.length);
  });
});

test.runIf(process.platform === 'linux')(
  'a temporary directory of any length has a sandbox, and no socket is left',
  async () => {
    const root = join(aFolder(), 'x'.repeat(90), 'y'.repeat(90));
    put(root, { 'home/a': '', 'work/repository/a.txt': 'a\n' });
    const machine = { root, home: join(root, 'home'), workspace: join(root, 'work/repository') };
    const { sandbox, shell } = confined(machine, {});
    if ((await sandbox.report()).level === 'none') {
      leaveOut('a long temporary directory');
      return;
    }
    expect((await shell('cat a.txt')).output).toBe('a\n');
    expect(
      findMachineFolders({
        ...{ workspace: machine.workspace, home: join(root, 'private/home'), temporary: join(root, 'private/tmp') },
        ...{ userHome: machine.home, path: '', toolCache: undefined },
      }).repository,
    ).toBe(machine.workspace);
  },
);

test.runIf(process.platform === 'linux')(
  'programs find the private home in the password file at level full',
  async () => {
    const root = aFolder({ 'home/a': '', 'work/repository/a.txt': 'a\n' });
    const machine = { root, home: join(root, 'home'), workspace: join(root, 'work/repository') };
    const { sandbox, shell } = confined(machine, { simulated: { candidate: candidates[0] ?? '' } });
    if ((await sandbox.report()).level === 'none') return;
    const { output } = await shell(
      `node -p "require('os').userInfo().homedir"; echo $HOME; getent passwd nobody | cut -d: -f1`,
    );
    const [ofPassword, ofEnvironment, other] = output.trimEnd().split('\n');
    expect([ofPassword, other]).toEqual([ofEnvironment, 'nobody']);
  },
);

test.runIf(process.platform === 'linux')(
  'the reason of level full names Landlock only if the kernel has it',
  async () => {
    const reasonWith = async (prefix: readonly string[]): Promise<string> => {
      const root = aFolder({ 'home/a': '', 'work/repository/a.txt': 'a\n' });
      const machine = { root, home: join(root, 'home'), workspace: join(root, 'work/repository') };
      const { sandbox } = confined(machine, { simulated: { candidate: candidates[0] ?? '', prefix } });
      return (await sandbox.report()).reason;
    };
    const without = await reasonWith(restricted('no-landlock'));
    if (!without.includes('seccomp')) {
      leaveOut('level full without Landlock');
      return;
    }
    expect(without).toMatch(/with seccomp\.$/);
    expect(await reasonWith([])).toMatch(/with seccomp(?: and Landlock)?\.$/);
  },
);

test.runIf(existsSync('/dev/shm'))(
  'with its own directories in /dev/shm, level landlock works, and commands write nothing there',
  async () => {
    const root = mkdtempSync('/dev/shm/sallyport-test-');
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const [workspace, home] = [aFolder(), aFolder()];
    const { shell, sandbox } = confined({ root, workspace, home }, { simulated: { candidate: 'landlock user' } });
    const report = await sandbox.report();
    if (report.level === 'none') {
      leaveOut(report.reason);
      return;
    }
    const { output } = await shell(`echo x > ~/own && cat ~/own; (echo x > ${root}/other) 2>/dev/null || echo refused`);
    expect(output).toBe('x\nrefused\n');
  },
);
