import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPathFacts } from '../../../src/platform/files/path-facts.js';
import { createGit } from '../../../src/platform/git/git.js';
import { gitFileLister } from '../../../src/platform/git/list-files.js';
import { sensitiveInGit } from '../../../src/platform/git/sensitive-files.js';
import { unchangedInGit } from '../../../src/platform/git/unchanged-files.js';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { createPolicyEngine } from '../../../src/policy/engine/engine.js';

/**
 * A checkout in which everything that makes git start a program is configured to leave its name in `canaries`. The same
 * commands run first without the pinned environment, to verify that the traps work.
 */
const path = '/usr/bin:/bin';
let base: string;
let root: string;
let canaries: string;

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-c', 'protocol.file.allow=always', ...args],
    {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: path, HOME: base, GIT_CONFIG_NOSYSTEM: '1' },
    },
  );
const trap = (name: string): string => `${join(base, 'trap')} ${name}`;

beforeAll(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'rigged-')));
  canaries = join(base, 'canaries');
  root = join(base, 'w');
  writeFileSync(join(base, 'trap'), `#!/bin/sh\necho "$1" >> ${canaries}\ncat 2>/dev/null\nexit 0\n`, { mode: 0o755 });
  mkdirSync(join(root, 'src'), { recursive: true });
  git(root, 'init', '-q', '-b', 'main');
  const origin = join(base, 'origin');
  for (const [name, text] of [
    ['a.txt', 'one\n'],
    ['b.md', 'two\n'],
    ['src/m.c', 'three\n'],
  ] as const)
    writeFileSync(join(root, name), text);
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'first');
  git(root, 'clone', '-q', '--bare', root, origin);
  git(root, 'remote', 'add', 'origin', origin);
  git(root, 'fetch', '-q', 'origin');
  git(root, 'branch', 'other');
  writeFileSync(join(root, '.gitattributes'), '* filter=bad diff=bad merge=bad\n*.md filter=slow diff=ext\n');
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'second');
  plantBareRepository();
  for (const hook of [
    'pre-commit',
    'post-checkout',
    'post-index-change',
    'post-merge',
    'pre-push',
    'prepare-commit-msg',
    'reference-transaction',
  ])
    writeFileSync(join(root, '.git', 'hooks', hook), `#!/bin/sh\n${trap(`hook-${hook}`)}\n`, { mode: 0o755 });
  writeFileSync(
    join(root, '.gitconfig'),
    `[filter "slow"]\n\tclean = ${trap('included-clean')}\n[diff "ext"]\n\tcommand = ${trap('included-diff')}\n`,
  );
  appendFileSync(join(root, '.git', 'config'), rigging());
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

function plantBareRepository(): void {
  const bare = join(root, 'bare');
  git(root, 'init', '-q', '--bare', bare);
  appendFileSync(
    join(bare, 'config'),
    `[core]\n\tfsmonitor = ${trap('bare-fsmonitor')}\n\tbare = false\n\tworktree = ${root}\n`,
  );
}

function rigging(): string {
  return `
[core]
	fsmonitor = ${trap('fsmonitor')}
	pager = ${trap('pager')}
	editor = ${trap('editor')}
	sshCommand = ${trap('ssh')}
	askPass = ${trap('askpass')}
	alternateRefsCommand = ${trap('alternates')}
	gitProxy = ${trap('proxy')}
[sequence]
	editor = ${trap('sequence')}
[Filter "bad"]
	clean = ${trap('clean')}
	smudge = ${trap('smudge')}
	required = true
[filter "slow"]
	process = ${trap('process')}
[diff]
	external = ${trap('external')}
[diff "bad"]
	textconv = ${trap('textconv')}
	cachetextconv = false
[merge "bad"]
	driver = ${trap('merge')} %A
[credential]
	helper = !${trap('credential')}
[credential "https://example.invalid"]
	helper = !${trap('credential-url')}
[gpg]
	program = ${trap('gpg')}
	format = ssh
[gpg "ssh"]
	program = ${trap('gpg-ssh')}
	defaultKeyCommand = ${trap('gpg-key')}
[commit]
	gpgSign = true
[tag]
	gpgSign = true
[log]
	showSignature = true
[pager]
	log = ${trap('pager-log')}
	status = true
[alias]
	st = !${trap('alias')}
	status = !${trap('alias-status')}
[man]
	viewer = bad
[man "bad"]
	cmd = ${trap('man')}
[trailer "x"]
	command = ${trap('trailer')}
[interactive]
	diffFilter = ${trap('interactive')}
[url "ext::${trap('ext')}"]
	insteadOf = https://example.invalid/ext
[submodule "s"]
	update = !${trap('submodule')}
[difftool "bad"]
	cmd = ${trap('difftool')}
[diff]
	tool = bad
[mergetool "bad"]
	cmd = ${trap('mergetool')}
[include]
	path = ../.gitconfig
[includeIf "onbranch:other"]
	path = ../.gitconfig
`;
}

const commands = [
  'git status',
  'git status --short',
  'git diff',
  'git diff HEAD~1',
  'git diff HEAD~1 -- b.md',
  'git diff --stat HEAD~1',
  'git log -p -2',
  'git log --oneline',
  'git show HEAD',
  'git show HEAD:b.md',
  'git blame a.txt',
  'git grep three',
  'git ls-files',
  'git cat-file -p HEAD:a.txt',
  'git rev-parse HEAD',
  'git branch -a',
  'git tag -l',
  'git describe --always',
  'git shortlog -s HEAD',
  'git add a.txt b.md',
  'git commit -m x --allow-empty',
  'git commit -m x --allow-empty --trailer x=y',
  'git tag -a -m x t1',
  'git checkout -- a.txt b.md',
  'git checkout other',
  'git restore a.txt',
  'git stash',
  'git merge other',
  'git fetch origin',
  'git pull origin main',
  'git push origin main',
  'git fetch https://example.invalid/ext',
  'git archive --format=tar HEAD',
  'git worktree add ../w2 other',
  'git st',
  'git log --help',
  'git -C bare status',
  'cd bare && git status',
  'git submodule update',
  'git hash-object a.txt',
  'git difftool -y HEAD~1',
  'git rebase other',
  'git cherry-pick HEAD',
];

/** Every command is allowed literally, as a generous maintainer would. */
const lists = {
  allow: [
    ...commands.map((command) => `Bash(${command})`),
    'Bash(git:*)',
    'Bash(cd bare)',
    'Write(**)',
    'Write(../w2)',
  ],
  ask: [],
  deny: [],
};

const touched = (): string => (existsSync(canaries) ? readFileSync(canaries, 'utf8') : '');
const setup = (): Parameters<typeof createProcessRunner>[0] => ({
  path,
  home: base,
  environment: childEnvironment({ PATH: path }, { home: base, workspace: root, temp: base }),
});

beforeEach(() => {
  rmSync(join(root, 'bare'), { recursive: true, force: true });
  plantBareRepository();
  rmSync(canaries, { force: true });
  // Files that git considers changed, so that it runs filters on them.
  for (const [name, text] of [
    ['a.txt', 'four\n'],
    ['b.md', 'five\n'],
  ] as const)
    writeFileSync(join(root, name), text);
});

test('the traps work with an unprotected git', () => {
  for (const args of [
    ['status'],
    ['diff', 'HEAD~1'],
    ['add', '-A'],
    ['checkout', '--', '.'],
    ['log', '-1', '--show-signature'],
    ['tag', '-a', '-m', 'x', 'unsafe'],
  ]) {
    try {
      git(root, ...args);
    } catch {
      // A trap is not a working filter; only the call matters.
    }
  }
  for (const name of ['fsmonitor', 'clean', 'smudge', 'process', 'external', 'gpg-key', 'hook-post-checkout'])
    expect(touched()).toContain(`${name}\n`);
});

describe('permitted git commands', () => {
  test.each(commands)('%s starts no program of the repository', async (command) => {
    const world = createPathFacts(root, base);
    const evaluated = createPolicyEngine({ lists, mode: 'default', readOnlyCommands: true, world })({
      tool: 'Bash',
      effects: [{ kind: 'shell', command, cwd: root }],
    });
    if (evaluated.outcome === 'run') {
      const request = { cwd: root, timeoutMs: 60_000, maxOutputBytes: 100_000, signal: new AbortController().signal };
      const end = await createProcessRunner(setup()).shell(command, request);
      expect(end.startError).toBe(null);
    }
    expect(touched()).toBe('');
  });

  test('a bare repository in the tree is refused with any version of git', () => {
    const world = createPathFacts(root, base);
    const evaluated = createPolicyEngine({ lists, mode: 'yolo', readOnlyCommands: true, world })({
      tool: 'Bash',
      effects: [{ kind: 'shell', command: 'cd bare && git status', cwd: root }],
    });
    expect(evaluated.reason).toContain('a bare repository inside the working tree');
  });

  test('ordinary reads still work', async () => {
    const request = { cwd: root, timeoutMs: 60_000, maxOutputBytes: 100_000, signal: new AbortController().signal };
    const exec = createProcessRunner(setup());
    expect((await exec.shell('git status --short', request)).output).toContain('M a.txt');
    expect((await exec.shell('git diff --no-ext-diff HEAD -- a.txt', request)).output).toContain('+four');
    expect(touched()).toBe('');
  });
});

describe('git calls of the program', () => {
  const signal = new AbortController().signal;
  const own = () => createGit({ ...setup(), cwd: root, signal });
  const author = { name: 'A', email: 'a@example.org' };
  const commitOf = async () => (await own().headSha()) ?? '';

  test.each<[title: string, run: () => unknown]>([
    ['the list of files', () => gitFileLister(setup())(root, () => true, signal)],
    ['the list of sensitive files', () => sensitiveInGit(setup(), root)],
    ['the comparison of hidden files', () => unchangedInGit(setup(), root, [join(root, 'a.txt')])],
    ['the changes between commits', () => own().changedBetween('main..HEAD')],
    ['the question which files have a filter', () => own().filteredPaths(['a.txt', 'b.md'])],
    ['the state of a nested repository', () => own().nestedState('.')],
    [
      'a merge of texts',
      () => own().mergeTexts({ base: Buffer.from('a'), ours: Buffer.from('b'), theirs: Buffer.from('a') }, base),
    ],
    [
      'a commit',
      async () => {
        const files = [{ path: 'b.md', content: Buffer.from('x') }];
        const tree = await commitOf();
        return await own().createCommit({ parents: [tree], tree, message: 'm', files, kept: [], author }, base);
      },
    ],
    [
      'a fetch',
      () =>
        own()
          .fetchBranch({ address: `file://${join(base, 'origin')}`, token: null }, 'main')
          .catch(() => 0),
    ],
  ])('%s starts no program of the repository', async (_title, run) => {
    await run();
    expect(touched()).toBe('');
  });

  test('changed files, worktrees and reads at a ref start no program of the repository', async () => {
    const own = createGit({ ...setup(), cwd: root, signal: new AbortController().signal });
    const { tracked } = await own.treeChanges('HEAD');
    const stored = tracked.get('a.txt');
    expect((await own.blobs([stored?.id ?? ''])).get(stored?.id ?? '')).toEqual(Buffer.from('one\n'));
    await own.addWorktree('main', join(base, 'tree'));
    expect(readFileSync(join(base, 'tree', 'src', 'm.c'), 'utf8')).toBe('three\n');
    await own.removeWorktree(join(base, 'tree'));
    expect(await own.readAtRef('main', 'src/m.c')).toEqual(Buffer.from('three\n'));
    expect(await own.listAtRef('main', 'src')).toEqual([{ path: 'src/m.c', kind: 'file' }]);
    expect(touched()).toBe('');
  });
});
