import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandNeeds } from '../../../src/policy/types.js';
import { git } from '../../doubles/place.js';
import { anAttackedMachine, confined, leaveOut } from '../../doubles/sandbox.js';

type Needs = Partial<CommandNeeds>;

const candidates = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

/** A clone with packed and loose references; `null` if the machine does not have the level. */
async function aClone(candidate: string) {
  const machine = await anAttackedMachine();
  const { workspace } = machine;
  git(workspace, 'add', 'src');
  git(workspace, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'one');
  const commit = git(workspace, 'rev-parse', 'HEAD').trim();
  for (const name of ['refs/remotes/origin/main', 'refs/tags/v1']) git(workspace, 'update-ref', name, commit);
  git(workspace, 'pack-refs', '--all');
  git(workspace, 'update-ref', 'refs/remotes/origin/loose', commit);
  git(workspace, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'two');
  const { shell, sandbox } = confined(machine, { simulated: { candidate } });
  if ((await sandbox.report()).level === 'none') {
    leaveOut(`state of git at ${candidate}`);
    return null;
  }
  const refs = (): string => git(workspace, 'for-each-ref', '--format=%(refname) %(objectname)');
  return { workspace, shell, refs, head: git(workspace, 'rev-parse', 'HEAD').trim() };
}

const nextTo: Needs = { changesGit: true, gitParts: [] };

describe.runIf(process.platform === 'linux').each(candidates)('the state of git at %s', (candidate) => {
  test.each([
    ['a reference of a remote', 'echo $HEAD > .git/refs/remotes/origin/main'],
    ['a loose reference', 'echo $HEAD > .git/refs/remotes/origin/loose'],
    ['a new reference', 'mkdir -p .git/refs/remotes/evil; echo $HEAD > .git/refs/remotes/evil/main'],
    ['a removed reference', 'rm .git/refs/remotes/origin/loose'],
    ['packed references', 'sed -i "s/^[0-9a-f]*/$HEAD/" .git/packed-refs'],
    ['no packed references', 'rm .git/packed-refs'],
    ['a branch', 'echo $HEAD > .git/refs/heads/other'],
    ['a replaced object', 'mkdir -p .git/refs/replace; echo $HEAD > .git/refs/replace/$HEAD'],
  ])('next to code of the repository, %s does not stay', async (_what, change) => {
    const clone = await aClone(candidate);
    if (clone === null) return;
    const { shell, refs, head } = clone;
    const before = refs();
    const { blocked = [] } = await shell(`HEAD=${head}; ${change}`, nextTo);
    expect(refs()).toBe(before);
    expect(blocked.length).toBeGreaterThan(0);
  });

  test.each([
    ['HEAD', 'echo "ref: refs/heads/other" > .git/HEAD'],
    ['shallow', 'echo x > .git/shallow'],
    ['objects/info/alternates', 'mkdir -p .git/objects/info; echo /tmp > .git/objects/info/alternates'],
    ['modules/evil', 'mkdir -p .git/modules/evil; echo x > .git/modules/evil/HEAD'],
    ['worktrees/evil', 'mkdir -p .git/worktrees/evil; echo x > .git/worktrees/evil/HEAD'],
  ])('next to code of the repository, %s is as before', async (name, change) => {
    const clone = await aClone(candidate);
    if (clone === null) return;
    const path = join(clone.workspace, '.git', name);
    const text = (): string | null => (existsSync(path) && name === 'HEAD' ? readFileSync(path, 'utf8') : null);
    const [before, had] = [text(), existsSync(path)];
    const { blocked = [] } = await clone.shell(change, nextTo);
    expect(text()).toBe(before);
    expect(existsSync(path)).toBe(had);
    expect(blocked.map(({ label }) => label)).toContain(`write .git/${name}`);
  });

  test('what the git commands of the line may change stays', async () => {
    const clone = await aClone(candidate);
    if (clone === null) return;
    const { shell, refs, head } = clone;
    const parts = ['head', 'branches'] as const;
    const line =
      'true; git checkout -q -b work && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m three';
    const { blocked, exitCode, output } = await shell(`${line} && git update-ref refs/tags/v2 ${head}`, {
      changesGit: true,
      gitParts: parts,
    });
    expect(exitCode, output).toBe(0);
    expect((blocked ?? []).map(({ label }) => label)).toEqual(['write .git/refs/tags/v2']);
    expect(git(clone.workspace, 'branch', '--show-current').trim()).toBe('work');
    expect(git(clone.workspace, 'log', '--format=%s').split('\n')[0]).toBe('three');
    expect(refs()).not.toContain('v2');
  });

  test('git alone keeps its changes, and a repository that it makes', async () => {
    const clone = await aClone(candidate);
    if (clone === null) return;
    const needs: Needs = { changesGit: true, judgedByWords: true, gitParts: ['tags', 'repositories'] };
    const { blocked } = await clone.shell('git tag v3 && git init -q lib && touch lib/a && git -C lib add a', needs);
    expect(blocked).toEqual([]);
    expect(clone.refs()).toContain('refs/tags/v3');
    const again = await clone.shell('git -C lib rm -q --cached a', needs);
    expect([again.exitCode, again.blocked]).toEqual([0, []]);
  });
});

test.runIf(process.platform === 'linux')('a moved .git comes back at the level landlock', async () => {
  const clone = await aClone('landlock user');
  if (clone === null) return;
  const { workspace, shell, refs } = clone;
  const before = refs();
  const { blocked = [] } = await shell('mv .git .git2; mkdir .git; echo x > .git/HEAD');
  expect(refs()).toBe(before);
  expect(existsSync(join(workspace, '.git2'))).toBe(false);
  expect(blocked.map(({ label }) => label)).toContain('write .git');
});
