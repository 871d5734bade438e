import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../../src/platform/files/file-system.js';
import { put } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const levels = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

/** Two jobs in one workspace; `null` if the machine does not have this level. */
async function aMachine(candidate: string) {
  const machine = await anAttackedMachine();
  const { root, workspace } = machine;
  put(workspace, { 'lib/AGENTS.md': 'lib\n', 'lib/.vscode/a.json': 'a\n', 'lib/.vscode/old.json': 'old\n' });
  const job = confined(machine, { simulated: { candidate } });
  if ((await job.sandbox.report()).level === 'none') {
    leaveOut(candidate);
    return null;
  }
  const other = confined({ ...machine, root: join(root, 'other') }, { simulated: { candidate } });
  const at = (path: string): string => join(workspace, path);
  return {
    job,
    other,
    at,
    textOf: (path: string) => readFileSync(at(path), 'utf8'),
    files: createFileSystem({ root: workspace, guard: () => null }),
    /** Does the work while a call runs that first runs a line; what was blocked in that call. */
    during: async (work: () => Promise<unknown>, line = 'true') => {
      const running = job.shell(`${line}; touch begun; until [ -e go ]; do sleep 0.02; done`);
      while (!existsSync(at('begun'))) await delay(10);
      await work();
      writeFileSync(at('go'), '');
      return (await running).blocked;
    },
  };
}

describe.runIf(process.platform === 'linux').each(levels)('at the level %s', (candidate) => {
  test('what the file tools write at protected paths while a command runs is kept', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { during, files, at, textOf } = machine;
    const blocked = await during(async () => {
      await files.write('lib/AGENTS.md', 'edited\n');
      await files.write('src/.vscode/settings.json', '{}\n');
      await files.move('lib/.vscode/a.json', 'lib/.vscode/b.json');
      await files.remove('lib/.vscode/old.json');
    });
    expect(blocked).toEqual([]);
    expect(['lib/AGENTS.md', 'src/.vscode/settings.json', 'lib/.vscode/b.json'].map(textOf)).toEqual([
      'edited\n',
      '{}\n',
      'a\n',
    ]);
    expect(['lib/.vscode/a.json', 'lib/.vscode/old.json'].map((path) => existsSync(at(path)))).toEqual([false, false]);
  });

  test('what a program writes at protected paths that its line names is kept', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { job, during, at, textOf } = machine;
    const named = async (line: string, ...paths: readonly string[]) =>
      expect((await job.shell(line, { writes: paths.map(at) })).blocked, line).toEqual([]);
    await named('sed -i s/lib/alone/ lib/AGENTS.md', 'lib/AGENTS.md');
    const blocked = await during(async () => {
      await named('sed -i s/alone/both/ lib/AGENTS.md', 'lib/AGENTS.md');
      await named('mkdir src/.vscode', 'src/.vscode');
      await named('echo x > src/AGENTS.md', 'src/AGENTS.md');
      await named('rm lib/.vscode/old.json', 'lib/.vscode/old.json');
    });
    expect(blocked).toEqual([]);
    expect(['lib/AGENTS.md', 'src/AGENTS.md'].map(textOf)).toEqual(['both\n', 'x\n']);
    expect(['src/.vscode', 'lib/.vscode/old.json'].map((path) => existsSync(at(path)))).toEqual([true, false]);
  });

  test('a protected file that the file tools have just created is restored, not removed', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { job, files, textOf } = machine;
    await job.shell('true');
    await files.write('src/AGENTS.md', 'ours\n');
    await job.shell('echo evil > src/AGENTS.md');
    expect(textOf('src/AGENTS.md')).toBe('ours\n');
  });

  test('what the file tools wrote while one command runs is restored after another one, not what was there before', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { job, during, files, textOf } = machine;
    const paths = ['lib/AGENTS.md', 'src/AGENTS.md', 'lib/.vscode/new.json'];
    await during(async () => {
      for (const path of paths) await files.write(path, 'ours\n');
      await job.shell(`rm -f ${paths.join(' ')}; mv lib old; mkdir lib; echo evil | tee ${paths.join(' ')}`);
    });
    expect(paths.map(textOf)).toEqual(['ours\n', 'ours\n', 'ours\n']);
  });

  test('a command that may write a path with a name that is too long ends as without the sandbox', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { job, during, at } = machine;
    const name = 'n'.repeat(300);
    await during(async () => {
      expect(await job.shell(`touch ${name}`, { writes: [at(name)] })).toMatchObject({ exitCode: 1, startError: null });
    });
  });

  test('a call of another job in the workspace does not restore what the first one changed', async () => {
    const machine = await aMachine(candidate);
    if (machine === null) return;
    const { other, during, at, textOf } = machine;
    const running: Promise<unknown>[] = [];
    const begin = async () => {
      running.push(other.shell('touch other; until [ -e go-on ]; do sleep 0.02; done'));
      while (!existsSync(at('other'))) await delay(10);
    };
    await during(begin, 'echo evil > lib/AGENTS.md; mkdir src/.vscode');
    writeFileSync(at('go-on'), '');
    await Promise.all(running);
    expect(textOf('lib/AGENTS.md')).toBe('lib\n');
    expect(existsSync(at('src/.vscode'))).toBe(false);
  });
});

test.runIf(process.platform === 'linux')(
  'at the level full, what people write while a command runs is kept',
  async () => {
    const machine = await aMachine(levels[0] ?? '');
    if (machine === null) return;
    const { during, at, textOf } = machine;
    const blocked = await during(() => {
      writeFileSync(at('lib/AGENTS.md'), 'people\n');
      return Promise.resolve();
    });
    expect(blocked).toEqual([]);
    expect(textOf('lib/AGENTS.md')).toBe('people\n');
  },
);

test.runIf(process.platform === 'linux')(
  'at the level full, what Sallyport wrote where mounts keep it is not copied when another call begins',
  async () => {
    const machine = await aMachine(levels[0] ?? '');
    if (machine === null) return;
    const { job, during, files, at, textOf } = machine;
    const blocked = await during(async () => {
      await files.write('.github/own.yml', 'ours\n');
      await job.shell('true');
      writeFileSync(at('.github/own.yml'), 'people\n');
    });
    expect(blocked).toEqual([]);
    expect(textOf('.github/own.yml')).toBe('people\n');
  },
);

test.runIf(process.platform === 'linux')(
  'at the level full, a protected directory is put back as it is at the end, since nothing is copied before the call',
  async () => {
    const machine = await aMachine(levels[0] ?? '');
    if (machine === null) return;
    const { during, at, textOf } = machine;
    const blocked = await during(() => {
      writeFileSync(at('old/.vscode/a.json'), 'people\n');
      return Promise.resolve();
    }, 'mv lib old; mkdir -p lib/.vscode; echo evil > lib/.vscode/a.json; echo evil > lib/.vscode/new.json');
    // What was moved is older than the call, so it may stay.
    const labels = (blocked ?? []).map(({ label }) => label).filter((label) => label.startsWith('write lib/'));
    expect(labels.toSorted()).toEqual([
      'write lib/.vscode/a.json',
      'write lib/.vscode/new.json',
      'write lib/.vscode/old.json',
      'write lib/AGENTS.md',
    ]);
    expect(['lib/AGENTS.md', 'lib/.vscode/a.json', 'lib/.vscode/old.json'].map(textOf)).toEqual([
      'lib\n',
      'people\n',
      'old\n',
    ]);
    expect(existsSync(at('lib/.vscode/new.json'))).toBe(false);
  },
);

test.runIf(process.platform === 'linux')(
  'at the level full, protected directories are put back if another call begins after the first one has moved them',
  async () => {
    const machine = await aMachine(levels[0] ?? '');
    if (machine === null) return;
    const { job, during, textOf } = machine;
    await during(() => job.shell('mkdir -p lib/.vscode; echo evil > lib/.vscode/a.json'), 'mv lib old');
    expect(['lib/AGENTS.md', 'lib/.vscode/a.json'].map(textOf)).toEqual(['lib\n', 'a\n']);
  },
);
