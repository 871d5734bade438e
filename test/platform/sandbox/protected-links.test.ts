import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { git, put } from '../../doubles/place.js';
import { type AttackedMachine, anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

const levels = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

/** A shell with whose calls the machine is attacked; `null` if the machine does not have this level. */
async function attackerOf(machine: Pick<AttackedMachine, 'root' | 'workspace' | 'home'>, candidate: string) {
  const { shell, sandbox } = confined(machine, { simulated: { candidate } });
  if ((await sandbox.report()).level !== 'none') return shell;
  leaveOut(candidate);
  return null;
}

const created = [
  ...['src/AGENTS.md', '.vscode', '.github/workflows/evil.yml', '.git/hooks/pre-commit', 'migrations/src'],
  ...['.github/fifo', 'migrations/fifo'],
];

describe.runIf(process.platform === 'linux')('links with protected names', () => {
  test.each([
    'ln -s evil.md src/AGENTS.md',
    'ln -s src .vscode',
    'ln -s /nowhere .vscode',
    'ln -s ../evil.md .github/workflows/evil.yml',
    'ln -s ../../evil.md .git/hooks/pre-commit',
    'ln -s ../src migrations/src',
    'mkfifo src/AGENTS.md .github/fifo migrations/fifo',
  ])('that a command leaves are removed: %s', async (line) => {
    for (const candidate of levels) {
      const machine = await anAttackedMachine();
      const { workspace } = machine;
      put(workspace, { 'evil.md': 'evil\n' });
      const shell = await attackerOf(machine, candidate);
      if (shell === null) continue;
      const { blocked = [], output } = await shell(line);
      for (const path of created)
        expect(lstatSync(join(workspace, path), { throwIfNoEntry: false }), `${candidate} ${path}`).toBeUndefined();
      expect(blocked.length > 0 || /Read-only|File exists|busy/.test(output), `${candidate} ${output}`).toBe(true);
    }
  });

  test.each([
    'true',
    'rm -f CLAUDE/AGENTS.md .vscode',
    'ln -sf evil.md CLAUDE/AGENTS.md; ln -sfn ../src .vscode',
    'rm -rf .vscode; mkdir .vscode; echo evil > .vscode/settings.json; mv CLAUDE other',
    'rm -f CLAUDE/AGENTS.md; echo evil > CLAUDE/AGENTS.md',
  ])('that were there before are as before: %s', async (line) => {
    for (const candidate of levels) {
      const machine = await anAttackedMachine();
      const { workspace } = machine;
      put(workspace, { 'CLAUDE/other.md': 'other\n' });
      const links = { 'CLAUDE/AGENTS.md': 'other.md', '.vscode': 'src' };
      for (const [path, target] of Object.entries(links)) symlinkSync(target, join(workspace, path));
      const shell = await attackerOf(machine, candidate);
      if (shell === null) continue;
      const { blocked } = await shell(line);
      for (const [path, target] of Object.entries(links))
        expect(readlinkSync(join(workspace, path)), `${candidate} ${path}`).toBe(target);
      expect((blocked ?? []).length === 0, candidate).toBe(line === 'true');
    }
  });

  test('do not cover other links', async () => {
    for (const candidate of levels) {
      const machine = await anAttackedMachine();
      const shell = await attackerOf(machine, candidate);
      if (shell === null) continue;
      const { blocked } = await shell('ln -s src lib; ln -s /usr/bin/env src/env; ln -s .github/workflows shown');
      expect(blocked, candidate).toEqual([]);
      for (const path of ['lib', 'src/env', 'shown'])
        expect(lstatSync(join(machine.workspace, path)).isSymbolicLink()).toBe(true);
    }
  });
});

describe.runIf(process.platform === 'linux').each(levels)('at the level %s', (candidate) => {
  test('what one call changes is not restored by another that began after the change', async () => {
    const machine = await anAttackedMachine();
    const { workspace } = machine;
    put(workspace, { 'lib/AGENTS.md': 'lib\n' });
    const shell = await attackerOf(machine, candidate);
    if (shell === null) return;
    const until = async (name: string) => {
      while (!existsSync(join(workspace, name))) await delay(10);
    };
    const waiting = (begun: string, go: string) => `touch ${begun}; until [ -e ${go} ]; do sleep 0.02; done`;
    const one = shell(`echo evil > lib/AGENTS.md; mkdir .vscode; touch .vscode/evil; ${waiting('one', 'end-one')}`);
    await until('one');
    const other = shell(waiting('other', 'end-other'));
    await until('other');
    writeFileSync(join(workspace, 'end-one'), '');
    await one;
    writeFileSync(join(workspace, 'end-other'), '');
    await other;
    expect(readFileSync(join(workspace, 'lib/AGENTS.md'), 'utf8')).toBe('lib\n');
    expect(existsSync(join(workspace, '.vscode'))).toBe(false);
  });

  test('a line with git commands leaves no other configuration of git', async () => {
    const machine = await anAttackedMachine();
    const { workspace } = machine;
    git(workspace, 'add', 'AGENTS.md');
    git(workspace, 'commit', '-qm', 'first');
    git(workspace, 'worktree', 'add', '-q', '../worktree');
    rmSync(join(workspace, '.git/hooks'), { recursive: true });
    const worktree = join(workspace, '../worktree');
    const own = '../repository/.git/worktrees/worktree';
    for (const [place, paths] of [
      [workspace, ['.git/hooks/pre-commit', '.git/config.worktree', '.git/info/attributes', '.git/commondir']],
      [worktree, [`${own}/config.worktree`, `${own}/commondir`, '../repository/.git/commondir']],
    ] as const) {
      const shell = await attackerOf(
        { ...machine, root: join(machine.root, basename(place)), workspace: place },
        candidate,
      );
      if (shell === null) return;
      const contents = () =>
        paths.map((path) => existsSync(join(place, path)) && readFileSync(join(place, path), 'utf8'));
      const before = contents();
      const written = paths.map((path) => `mkdir -p ${dirname(path)}; echo ../evil > ${path}`).join('; ');
      await shell(`touch new; git add new; ${written}`, { changesGit: true });
      expect(contents()).toEqual(before);
      expect(git(place, 'status', '--short', 'new')).toBe('A  new');
    }
  });

  test.each([
    ['a path that is too long', 'perl -e \'for (1..40) { mkdir "d" x 200; chdir "d" x 200 }\''],
    [
      'a protected path that is too long',
      'mkdir .vscode; cd .vscode; perl -e \'for (1..40) { mkdir "d" x 200; chdir "d" x 200 }\'',
    ],
    ['a directory without rights', 'mkdir -p .vscode/x src/.vscode; chmod 0 .vscode/x .vscode; chmod 555 src'],
    ['a directory without rights in a protected one', 'mkdir -p .github/x/y; chmod 0 .github/x'],
  ])('what is protected is restored in spite of %s', async (_name, line) => {
    const machine = await anAttackedMachine();
    const { root, workspace } = machine;
    onTestFinished(() => void execFileSync('sh', ['-c', 'chmod -R u+rwx "$0"; rm -rf "$0"', root]));
    put(workspace, { 'lib/AGENTS.md': 'lib\n' });
    const shell = await attackerOf(machine, candidate);
    if (shell === null) return;
    await shell(
      `rm -f lib/AGENTS.md; mv lib old; mkdir -p lib other; echo evil | tee lib/AGENTS.md > other/AGENTS.md; ${line}`,
    );
    expect(readFileSync(join(workspace, 'lib/AGENTS.md'), 'utf8')).toBe('lib\n');
    for (const path of ['other/AGENTS.md', '.vscode', 'src/.vscode'])
      expect(existsSync(join(workspace, path)), path).toBe(false);
  });

  test('a call after which there are too many files to search is a denial', async () => {
    const machine = await anAttackedMachine();
    const shell = await attackerOf(machine, candidate);
    if (shell === null) return;
    const { blocked } = await shell('mkdir -p junk/{1..3100}; touch junk/{1..3100}/AGENTS.md');
    expect(blocked?.map(({ label }) => label)).toContain('write too many files');
  });

  test('a command that only reads does not see what links of the checkout lead to', async () => {
    const machine = await anAttackedMachine();
    const { workspace, home } = machine;
    symlinkSync(join(home, '.ssh'), join(workspace, 'keys'));
    symlinkSync(join(home, '.ssh/id_rsa'), join(workspace, 'key'));
    symlinkSync('src/index.js', join(workspace, 'index.js'));
    const shell = await attackerOf(machine, candidate);
    if (shell === null) return;
    const { output } = await shell('cat keys/id_rsa key index.js', { writes: [] });
    expect(output).not.toContain('CANARY');
    expect(output).toContain('export {};');
  });
});
