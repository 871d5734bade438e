import { chmodSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../../../src/platform/sandbox/options.js';
import { put } from '../../doubles/place.js';
import {
  type AttackedMachine,
  anAttackedMachine,
  type Confined,
  confined,
  leaveOut,
  restricted,
} from '../../doubles/sandbox.js';

type Simulated = NonNullable<SandboxOptions['simulated']>;

const isLinux = process.platform === 'linux';
const isLong = process.env['SALLYPORT_LONG'] !== undefined;

async function attempts(machine: AttackedMachine, { shell }: Confined): Promise<readonly string[]> {
  const words = machine.targets.map((word) => `'${word}'`).join(' ');
  const { output, startError } = await shell(`perl escapes.pl ${words}`);
  expect(startError).toBeNull();
  const lines = output.trimEnd().split('\n');
  expect(lines.at(-1), output).toBe('done');
  return lines.slice(0, -2);
}

/** The workspace is below /tmp, and the private /tmp of a call around it can be written. */
const full = ['outside by parents'];

/** No secret is among them: the names of descriptors, limits, and the words of a command line. */
const harmless = ['list descriptors', 'limits of a process', 'command line'];

/** Code of the repository reads below the workspace; protected files are restored after the call, see below. */
const insideWorkspace = [
  ...['environment file', 'nested key', 'environment file by hard link', 'environment file by moving it'],
  ...['nested key by moving its directory', 'git configuration', 'git hook', 'move .git', 'workflow', 'new workflow'],
  ...['move .github', 'instructions', 'replace instructions', 'denied file', 'new denied file'],
];
const landlock = [...harmless, ...insideWorkspace];

/** Before ABI 6 (Linux 6.12), Landlock does not restrict signals. */
const signals = ['signal', 'signal by descriptor'];

interface Level {
  readonly name: string;
  readonly simulated: Simulated;
  readonly remaining: readonly string[];
}

const isRoot = process.getuid?.() === 0;
const all: readonly Level[] = [
  { name: 'full, as root', simulated: { candidate: 'full root' }, remaining: full },
  { name: 'full, in a user namespace', simulated: { candidate: 'full user' }, remaining: full },
  { name: 'full, with sudo', simulated: { candidate: 'full sudo' }, remaining: full },
  { name: 'landlock', simulated: { candidate: 'landlock user' }, remaining: landlock },
  { name: 'landlock in a container', simulated: { prefix: restricted('container') }, remaining: landlock },
];
/** `npm test` takes the two levels of most machines; others are variants of them. */
const levels = isLong
  ? all
  : all.filter(({ name }) => name === (isRoot ? 'full, as root' : 'full, in a user namespace') || name === 'landlock');
const olderKernels: readonly Level[] = [6, 4, 1].map((abi) => ({
  name: `landlock, ABI ${String(abi)}`,
  simulated: { candidate: 'landlock user', landlockAbi: abi },
  remaining: abi < 6 ? [...landlock, ...signals] : landlock,
}));

describe.runIf(isLinux)('escapes', () => {
  test('most attempts succeed without a sandbox, so that they prove something with one', async () => {
    const machine = await anAttackedMachine();
    const found = await attempts(machine, confined(machine, null));
    expect(found.length).toBeGreaterThanOrEqual(process.getuid?.() === 0 ? 75 : 50);
  });

  test.each([...levels, ...(isLong ? olderKernels : [])])('$name: only harmless attempts succeed', async (level) => {
    const machine = await anAttackedMachine();
    const inside = confined(machine, { simulated: level.simulated });
    const report = await inside.sandbox.report();
    if (report.level === 'none') {
      // .ci/run and the expected level below make sure that this is not overlooked.
      leaveOut(`${level.name} (${report.reason})`);
      return;
    }
    const found = await attempts(machine, inside);
    expect(found.filter((name) => !level.remaining.includes(name))).toEqual([]);
    for (const path of ['outside/planted', 'work/planted']) expect(existsSync(join(machine.root, path))).toBe(false);
  });
});

describe.runIf(isLinux)('protected paths', () => {
  const changes =
    'echo evil >> .git/config; echo evil > .git/hooks/pre-commit; echo evil >> AGENTS.md; rm -rf .github/workflows/ci.yml; mkdir .vscode; echo evil > .vscode/settings.json; echo evil > migrations/2.sql; echo good > built.txt';

  test.each(levels)('$name: changes of code of the repository do not last', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const { workspace } = machine;
    const { shell, sandbox } = confined(machine, { simulated });
    if ((await sandbox.report()).level === 'none') return;
    put(workspace, { 'AGENTS.md': 'Be kind.\n' });
    const before = readFileSync(join(workspace, '.git/config'), 'utf8');
    const { blocked = [] } = await shell(changes);
    expect(readFileSync(join(workspace, '.git/config'), 'utf8')).toBe(before);
    expect(readFileSync(join(workspace, 'AGENTS.md'), 'utf8')).toBe('Be kind.\n');
    expect(readFileSync(join(workspace, '.github/workflows/ci.yml'), 'utf8')).toBe('on: push\n');
    for (const path of ['.git/hooks/pre-commit', '.vscode', 'migrations/2.sql'])
      expect(existsSync(join(workspace, path)), path).toBe(false);
    expect(readFileSync(join(workspace, 'built.txt'), 'utf8')).toBe('good\n');
    expect(blocked.map(({ label }) => label)).toContain('write .vscode');
  });

  test.each(levels)('$name: directories of protected files come back, and not through links', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const { root, workspace } = machine;
    put(workspace, { 'lib/AGENTS.md': 'lib\n', 'AGENTS.md': `${'long '.repeat(9_000)}\n` });
    put(root, { 'outside/workflows/ci.yml': 'outside\n', 'outside/AGENTS.md': 'outside\n' });
    const { shell, sandbox } = confined(machine, { simulated });
    if ((await sandbox.report()).level === 'none') return;
    const outside = join(root, 'outside');
    const kept = ['.github/workflows/ci.yml', '.git/config', 'lib/AGENTS.md', 'AGENTS.md'];
    const paths = [...kept.map((path) => join(workspace, path)), join(outside, 'AGENTS.md')];
    const contents = () => paths.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : 'gone'));
    const before = contents();
    for (const change of [
      'rm -rf .github lib .git/hooks; echo evil > AGENTS.md',
      `rm -rf .github lib; ln -s ${outside} .github; ln -s ${outside} lib`,
      'chmod 0 .github/workflows .github .git/hooks; echo evil > AGENTS.md',
      'mv .git moved; ln -s moved .git; echo evil >> .git/config',
      'mv lib old; mkdir lib; echo evil > lib/AGENTS.md',
    ]) {
      const { output } = await shell(change);
      expect(contents(), `${change}: ${output}`).toEqual(before);
      expect(readFileSync(join(outside, 'workflows/ci.yml'), 'utf8')).toBe('outside\n');
    }
  });

  test.each(levels)('$name: protected programs stay executable', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const hook = join(machine.workspace, '.git/hooks/pre-push');
    put(machine.workspace, { '.git/hooks/pre-push': '#!/bin/sh\n' });
    chmodSync(hook, 0o755);
    const { shell, sandbox } = confined(machine, { simulated });
    if ((await sandbox.report()).level === 'none') return;
    for (const change of ['echo evil >> .git/hooks/pre-push', 'chmod a-x .git/hooks/pre-push']) {
      await shell(change);
      expect(lstatSync(hook).mode & 0o777, change).toBe(0o755);
    }
  });

  test.each(levels)('$name: a command that only reads sees no sensitive file', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const { shell, sandbox } = confined(machine, { simulated });
    if ((await sandbox.report()).level === 'none') return;
    const { output } = await shell('cat .env config/server.key src/index.js; echo x > src/new', { writes: [] });
    expect(output).not.toContain('CANARY');
    expect(output).toContain('export {};');
    expect(existsSync(join(machine.workspace, 'src/new'))).toBe(false);
  });

  test.each(levels)('$name: a command with listed writes can write these only', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const { workspace } = machine;
    const { shell, sandbox } = confined(machine, { simulated });
    if ((await sandbox.report()).level === 'none') return;
    put(workspace, { 'other/file': 'x\n' });
    const { output } = await shell(
      'sed -i s/export/import/ src/index.js; cp src/index.js src/copy.js; echo y > other/file',
      {
        writes: [join(workspace, 'src/index.js'), join(workspace, 'src/copy.js')],
      },
    );
    expect(readFileSync(join(workspace, 'src/copy.js'), 'utf8'), output).toBe('import {};\n');
    expect(readFileSync(join(workspace, 'other/file'), 'utf8')).toBe('x\n');
  });

  test.each(levels)('$name: a command moves and removes directories, and no others change', async ({ simulated }) => {
    const machine = await anAttackedMachine();
    const { workspace } = machine;
    const { shell, sandbox } = confined(machine, { simulated });
    const { level } = await sandbox.report();
    if (level === 'none') return;
    put(workspace, { 'lib/old/a': 'a\n', 'lib/gone/b': 'b\n', 'lib/other/file': 'x\n', 'to/file': 'x\n' });
    const [old, gone, moved] = ['lib/old', 'lib/gone', 'to/new'].map((path) => join(workspace, path)) as [
      string,
      string,
      string,
    ];
    const removed = await shell('rm -r lib/gone; echo y > to/file', { writes: [gone], deletes: [gone] });
    expect(existsSync(gone), removed.output).toBe(false);
    expect(readFileSync(join(workspace, 'to/file'), 'utf8')).toBe('x\n');
    const { output } = await shell('mv lib/old to/new; echo y > lib/other/file', {
      writes: [old, moved],
      deletes: [old],
    });
    expect(readFileSync(join(moved, 'a'), 'utf8'), output).toBe('a\n');
    expect(existsSync(old)).toBe(false);
    // Rights of Landlock also count below a directory.
    expect(readFileSync(join(workspace, 'lib/other/file'), 'utf8')).toBe(level === 'full' ? 'x\n' : 'y\n');
  });
});

describe('the level', () => {
  const expected = process.env['SALLYPORT_EXPECT_SANDBOX'];

  test.runIf(expected !== undefined)('is the one that this machine is expected to have', async () => {
    const { sandbox } = confined(await anAttackedMachine(), {});
    const { level, reason } = await sandbox.report();
    expect(level, reason).toBe(expected);
  });

  test.runIf(isLinux)('is `none` if neither namespaces nor Landlock work, with every attempt named', async () => {
    const simulated = { prefix: restricted('nothing') };
    const { sandbox, shell } = confined(await anAttackedMachine(), { simulated });
    const { level, reason } = await sandbox.report();
    expect(level).toBe('none');
    expect(reason).toMatch(/user namespace \(unshare: .*Landlock and seccomp \(/);
    expect((await shell('echo it runs')).output).toBe('it runs\n');
  });

  test.runIf(isLinux)('must exist if it is required', async () => {
    const simulated = { prefix: restricted('nothing') };
    const { sandbox } = confined(await anAttackedMachine(), { mode: 'require', simulated });
    await expect(sandbox.report()).rejects.toThrow('no sandbox works on this machine');
  });
});
