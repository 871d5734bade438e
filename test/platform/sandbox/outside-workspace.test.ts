import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, git, put } from '../../doubles/place.js';
import { type Confined, confined, leaveOut } from '../../doubles/sandbox.js';

const levels = [
  ['full', process.getuid?.() === 0 ? 'full root' : 'full user'],
  ['landlock', 'landlock user'],
] as const;

/** A job in a package of a repository with several packages. */
function aPackage(): { readonly root: string; readonly repository: string; readonly workspace: string } {
  const root = aFolder({
    'home/x': '',
    'data/in/rows.csv': 'rows\n',
    'data/in/server.key': 'CANARY\n',
    'data/out/old': 'old\n',
    'data/other': 'CANARY\n',
    'work/.gitignore': 'node_modules\n',
    'work/node_modules/dep/index.js': 'module.exports = 42;\n',
    'work/packages/a/a.js': 'export {};\n',
    'work/packages/b/b.js': 'export {};\n',
  });
  const repository = join(root, 'work');
  git(repository, 'init', '-q');
  git(repository, 'add', '.');
  git(repository, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'first');
  put(repository, { '.env': 'KEY=CANARY\n', 'packages/b/.env': 'KEY=CANARY\n', 'packages/a/a.js': 'changed\n' });
  return { root, repository, workspace: join(repository, 'packages/a') };
}

describe.runIf(process.platform === 'linux').each(levels)('level %s', (level, candidate) => {
  const started = async () => {
    const { root, ...place } = aPackage();
    const outside = { readable: [join(root, 'data/in')], writable: [join(root, 'data/out')] };
    const inside = confined(
      { root, workspace: place.workspace, home: join(root, 'home') },
      { simulated: { candidate }, outside },
    );
    const isThere = (await inside.sandbox.report()).level !== 'none';
    if (!isThere) leaveOut(level);
    return { root, ...place, ...inside, isThere };
  };
  const output = async ({ shell }: Confined, line: string, needs?: Parameters<Confined['shell']>[1]) =>
    (await shell(`{ ${line}; } 2>&1`, needs)).output;

  test('git works in a directory below the top of the repository, and its code cannot be changed', async () => {
    const machine = await started();
    if (!machine.isThere) return;
    const config = join(machine.repository, '.git/config');
    const before = readFileSync(config, 'utf8');
    expect(await output(machine, 'git status --short .', { writes: [] })).toBe(' M a.js\n');
    const commit = 'git add a.js && git -c user.name=a -c user.email=a@b commit -qm second && git log --format=%s';
    expect(await output(machine, `echo evil >> ../../.git/config; ${commit}`, { changesGit: true })).toMatch(
      /second\nfirst\n$/,
    );
    expect(readFileSync(config, 'utf8')).toBe(before);
  });

  test('repository code reads the packages around it but neither their secrets nor changes them', async () => {
    const machine = await started();
    if (!machine.isThere) return;
    const found = await output(
      machine,
      'node -p "require(\'dep\')"; cat ../b/b.js ../b/.env ../../.env; touch ../b/planted; echo ours > ours',
    );
    expect(found).toMatch(/^42\nexport \{\};\n/);
    expect(found).not.toContain('CANARY');
    expect(existsSync(join(machine.repository, 'packages/b/planted'))).toBe(false);
    expect(readFileSync(join(machine.workspace, 'ours'), 'utf8')).toBe('ours\n');
  });

  test('directories of rules are readable, or writable for repository code, without their secrets', async () => {
    const machine = await started();
    if (!machine.isThere) return;
    const data = join(machine.root, 'data');
    const line = `cat ${data}/in/rows.csv ${data}/in/server.key ${data}/other; echo x > ${data}/in/new; echo x > ${data}/out/new`;
    const found = await output(machine, line);
    expect(found).toContain('rows\n');
    expect(found).not.toContain('CANARY');
    expect(existsSync(join(data, 'in/new'))).toBe(false);
    expect(readFileSync(join(data, 'out/new'), 'utf8')).toBe('x\n');
    await output(machine, `echo y > ${data}/out/new`, { writes: [] });
    expect(readFileSync(join(data, 'out/new'), 'utf8')).toBe('x\n');
  });
});
