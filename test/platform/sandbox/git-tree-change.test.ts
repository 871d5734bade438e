import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginGitCall } from '../../../src/platform/git/git-call-undo.js';
import { aFolder, aRepository, git, put } from '../../doubles/place.js';
import { playCommands } from '../../doubles/played-commands.js';
import { confined, leaveOut } from '../../doubles/sandbox.js';

const candidates = [process.getuid?.() === 0 ? 'full root' : 'full user', 'landlock user'];

/** Commits t1 (without protected files), t2, main; topic from t2 with a file of its own; changes that no commit has. */
function aProject(): string {
  const directory = aRepository({ 'f.txt': '0\n', 'notes.txt': 'x\n' });
  const commit = (files: Readonly<Record<string, string>>, message: string): void => {
    put(directory, files);
    git(directory, 'add', '-A');
    git(directory, 'commit', '-qm', message);
  };
  git(directory, 'tag', 't1');
  commit({ '.github/workflows/ci.yml': '1\n', 'AGENTS.md': '1\n', 'f.txt': '1\n' }, 'two');
  git(directory, 'tag', 't2');
  commit({ '.github/workflows/ci.yml': '2\n', 'f.txt': '2\n' }, 'three');
  commit({ 'AGENTS.md': '2\n', 'new/g.txt': '1\n' }, 'four');
  commit({ 'f.txt': '3\n' }, 'five');
  git(directory, 'checkout', '-q', '-b', 'topic', 't2');
  commit({ 'k.txt': 'k\n' }, 'topic');
  put(directory, { 'notes.txt': 'not in a commit\n', 'untracked.txt': 'u\n' });
  return directory;
}

/** Everything that a command may have changed. */
function stateOf(directory: string): readonly string[] {
  const files = ['.github/workflows/ci.yml', 'AGENTS.md', 'f.txt', 'k.txt', 'notes.txt', 'untracked.txt', 'new/g.txt'];
  return [
    git(directory, 'status', '--porcelain', '-b'),
    git(directory, 'for-each-ref'),
    git(directory, 'diff', '--cached', '--stat'),
    ...['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'BISECT_LOG', 'rebase-merge'].map((name) =>
      String(existsSync(join(directory, '.git', name))),
    ),
    ...files.map((path) => (existsSync(join(directory, path)) ? readFileSync(join(directory, path), 'utf8') : '-')),
  ];
}

const needs = { changesGit: true, judgedByWords: true, gitParts: ['head', 'branches', 'bisect', 'stash'] as const };

describe.runIf(process.platform === 'linux').each(candidates)('git across protected files at %s', (candidate) => {
  test.each([
    ['git rebase --autostash main', 'Write(.github/**) Write(AGENTS.md)'],
    ['git checkout -q main', 'Write(.github/**) Write(AGENTS.md)'],
    ['git checkout -q t1', 'Write(.github/**) Write(AGENTS.md)'],
    ['git switch -q main', 'Write(.github/**) Write(AGENTS.md)'],
    ['git reset -q --hard main', 'Write(.github/**) Write(AGENTS.md)'],
    ['git merge -q --no-edit main', 'Write(.github/**) Write(AGENTS.md)'],
    ['git cherry-pick main~2', 'Write(.github/**)'],
    ['git bisect start main t1', 'Write(.github/**)'],
    ['git revert --no-edit t2', 'Write(.github/**) Write(AGENTS.md)'],
  ])('%s changes nothing, and the denial names the rules', async (command, rules) => {
    const workspace = aProject();
    const root = aFolder();
    const inside = confined(
      { root, workspace, home: aFolder() },
      {
        simulated: { candidate },
        beginGitCall: (copies) =>
          beginGitCall({ ...inside.setup, cwd: workspace, signal: new AbortController().signal }, copies),
      },
    );
    if ((await inside.sandbox.report()).level === 'none') {
      leaveOut(`git across protected files at ${candidate}`);
      return;
    }
    const before = stateOf(workspace);
    const line = `git config user.name >/dev/null; export GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b; ${command}`;
    const { blocked = [] } = await inside.shell(line, { ...needs, changesTree: command.split(' ').slice(1) });
    expect(stateOf(workspace)).toEqual(before);
    expect(blocked.map(({ label }) => label)).toContain('git');
    expect(blocked[0]?.suggest.join(' ')).toBe(rules);
  });
});

const rules = ['Bash(git rebase:*)', 'Bash(git checkout:*)', 'Bash(git stash:*)', 'Bash(git merge:*)', 'Write(**)'];

describe.runIf(process.platform === 'linux')('git across protected files in a run', () => {
  test('a rebase works with the rules that the denial named, and keeps what no commit has', async () => {
    const directory = aProject();
    git(directory, 'config', 'user.name', 'a');
    git(directory, 'config', 'user.email', 'a@example.org');
    const { denials } = await playCommands(directory, rules, ['git rebase --autostash main']);
    expect(denials[0]).toContain('Write(.github/**) Write(AGENTS.md)');
    const named = [...rules, 'Write(.github/**)', 'Write(AGENTS.md)'];
    const played = await playCommands(directory, named, ['git rebase --autostash main']);
    expect(played.denials).toEqual([]);
    expect(git(directory, 'log', '--format=%s', '-2')).toBe('topic\nfive');
    expect(stateOf(directory).slice(-7)).toEqual(['2\n', '2\n', '3\n', 'k\n', 'not in a commit\n', 'u\n', '1\n']);
  });

  test('a conflict is left to the model', async () => {
    const directory = aRepository({ 'f.txt': '0\n', '.github/x.yml': '1\n' });
    for (const [branch, text] of [
      ['one', '1\n'],
      ['two', '2\n'],
    ] as const) {
      git(directory, 'checkout', '-q', '-b', branch, 'main');
      put(directory, { 'f.txt': text });
      git(directory, 'commit', '-qam', branch);
    }
    const { denials, outputs } = await playCommands(directory, rules, ['git merge one']);
    expect([denials, outputs[0]]).toEqual([[], expect.stringContaining('CONFLICT') as string]);
    expect(git(directory, 'status', '--porcelain')).toBe('UU f.txt');
  });
});
