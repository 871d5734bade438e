import { chmodSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareGit } from '../doubles/hosted-repository.js';
import { git, put } from '../doubles/place.js';
import { aHostedPull, type CommentRun, type HostedPullRequest, runOnComment } from '../doubles/pull-request-run.js';

type Files = Readonly<Record<string, string>>;
interface Call {
  readonly tool: string;
  readonly input: object;
}

const bash = (command: string): Call => ({ tool: 'Bash', input: { command } });
const write = (file_path: string, content: string): Call => ({ tool: 'Write', input: { file_path, content } });
const push = (more: object = {}): Call => ({ tool: 'PushToPullRequest', input: { title: 'Merge main', ...more } });
const merge = bash('git merge --no-edit origin/main');
const take = [bash('git add -A'), bash('git commit --no-edit')];
const fork = { 'src/a.txt': 'one\ntwo\nthree\n', 'src/b.txt': 'b\n', 'docs/c.txt': 'c\n' };
const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`gen/${String(n)}.txt`, `${String(n)}\n`]));

/** Pull request 7, whose base branch has got these files since. A file of `null` is deleted there. */
async function aStalePull(since: Files, options: Parameters<typeof aHostedPull>[0] = {}) {
  const pull = await aHostedPull({ main: fork, ...options });
  const onMain = (files: Files, message = 'the change of main'): string => {
    git(pull.clone, 'checkout', '-q', 'main');
    put(pull.clone, files);
    git(pull.clone, 'add', '-A');
    git(pull.clone, 'commit', '-q', '-m', message);
    git(pull.clone, 'push', '-q', pull.directory, 'main');
    return git(pull.clone, 'rev-parse', 'HEAD');
  };
  return { ...pull, base: onMain(since), onMain };
}

async function run(pull: HostedPullRequest, calls: readonly Call[], more: Partial<CommentRun> = {}) {
  const turns = [...calls.map((call) => ({ calls: [call] })), { say: 'Done.' }];
  const allow =
    'PushToPullRequest\nPullRequest\nBash(git:*)\nBash(git checkout *)\nBash(git commit -a --amend -m x)\nBash(git reset *)\nBash(git rm *)\nBash(sh *)';
  const settings = { mode: 'auto-edit', allow, ...more.settings };
  const done = await runOnComment(pull, { comment: '@sallyport resolve the conflicts', ...more, turns, settings });
  const rows = JSON.parse(done.outcome.outputs['writes'] ?? '[]') as readonly { outcome: string; note: string }[];
  const show = (...args: readonly string[]) => bareGit(pull.directory, args);
  return { ...done, rows, show };
}

/** Runs these calls and checks the merge on the branch. */
async function expectMerge(since: Files, topic: Files, calls: readonly Call[], settings: CommentRun['settings'] = {}) {
  const pull = await aStalePull(since, { topic });
  const { rows, show, log, invalid, outcome } = await run(pull, calls, { settings });
  expect(rows, log).toMatchObject([{ outcome: 'created' }]);
  expect(show('log', '-1', '--format=%P', 'topic')).toBe(`${pull.head} ${pull.base}`);
  expect(outcome.outputs['commit']).toBe(show('rev-parse', 'topic'));
  expect(show('merge-base', 'main', 'topic')).toBe(pull.base);
  expect(show('merge-tree', '--write-tree', 'main', 'topic')).toBe(show('rev-parse', 'topic^{tree}'));
  expect(show('ls-tree', '-r', '--name-only', 'topic')).not.toContain('report.txt');
  expect(invalid).toEqual([]);
  return (path: string) => show('show', `topic:${path}`);
}

const conflicting = { 'src/a.txt': 'one\ntwo of main\nthree\n' };

describe('a run that resolves the conflicts with the base branch', { timeout: 90_000 }, () => {
  test.each<[string, Files, Files, readonly Call[], Files]>([
    [
      'a conflict',
      { ...conflicting, 'src/new.txt': 'new\n', ...many },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [merge, write('src/a.txt', 'one\ntwo of both\nthree\n'), ...take, push()],
      { 'src/a.txt': 'one\ntwo of both\nthree', 'src/new.txt': 'new', 'gen/7.txt': '7' },
    ],
    [
      'no conflict',
      { 'src/b.txt': 'b of main\n', '.github/workflows/ci.yml': 'on: push\n' },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n', 'src/t.txt': 't\n' },
      [merge, push()],
      { 'src/a.txt': 'one\ntwo of topic\nthree', 'src/b.txt': 'b of main', 'src/t.txt': 't' },
    ],
    [
      'a merge and then a fix',
      { 'src/b.txt': 'b of main\n' },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [merge, write('src/fix.txt', 'fix\n'), bash('git add -A'), bash('git commit -m fix'), push()],
      { 'src/a.txt': 'one\ntwo of topic\nthree', 'src/b.txt': 'b of main', 'src/fix.txt': 'fix' },
    ],
    [
      'a fix and then a merge',
      { 'src/b.txt': 'b of main\n' },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [write('src/fix.txt', 'fix\n'), bash('git add -A'), bash('git commit -m fix'), merge, push()],
      { 'src/a.txt': 'one\ntwo of topic\nthree', 'src/b.txt': 'b of main', 'src/fix.txt': 'fix' },
    ],
    [
      'a merge that is staged and not committed',
      conflicting,
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [merge, write('src/a.txt', 'one\ntwo of both\nthree\n'), bash('git add -A'), push()],
      { 'src/a.txt': 'one\ntwo of both\nthree' },
    ],
    [
      'the version of main taken as it is, and the other way round',
      { ...conflicting, 'src/b.txt': 'b of main\n' },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n', 'src/b.txt': 'b of topic\n' },
      [merge, bash('git checkout --theirs src/a.txt'), bash('git checkout --ours src/b.txt'), ...take, push()],
      { 'src/a.txt': 'one\ntwo of main\nthree', 'src/b.txt': 'b of topic' },
    ],
    [
      'a merge from the other side',
      conflicting,
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [
        bash('git checkout --detach origin/main'),
        bash('git merge --no-edit refs/sallyport/pull/7/head'),
        write('src/a.txt', 'one\ntwo of both\nthree\n'),
        ...take,
        push(),
      ],
      { 'src/a.txt': 'one\ntwo of both\nthree' },
    ],
    [
      'paths that name only the file with the conflict',
      { ...conflicting, 'src/new.txt': 'new\n' },
      { 'src/a.txt': 'one\ntwo of topic\nthree\n', 'src/make.sh': 'echo x > src/"re"port.txt\n' },
      [
        ...[merge, write('src/a.txt', 'one\ntwo of both\nthree\n'), bash('sh src/make.sh')],
        ...[bash('git add src/a.txt'), bash('git commit --no-edit'), push({ paths: ['src/a.txt'] })],
      ],
      { 'src/a.txt': 'one\ntwo of both\nthree', 'src/new.txt': 'new' },
    ],
    [
      'a second merge after main has moved',
      conflicting,
      { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
      [
        ...[bash('git merge --no-edit origin/main~1'), merge, write('src/a.txt', 'one\ntwo of both\nthree\n')],
        ...[...take, push()],
      ],
      { 'src/a.txt': 'one\ntwo of both\nthree' },
    ],
  ])('%s becomes a commit with both parents, and GitHub can merge the pull request', async (_, since, topic, calls, files) => {
    const at = await expectMerge(since, topic, calls);
    for (const [path, content] of Object.entries(files)) expect(at(path), path).toBe(content);
  });

  const topic = { 'src/a.txt': 'one\ntwo of topic\nthree\n' };

  test.each([{ 'push-with': 'git' }, { sandbox: 'auto' }])('the merge arrives with %j too', async (settings) => {
    const since = { ...conflicting, 'src/new.txt': 'new\n' };
    const calls = [merge, write('src/a.txt', 'one\nboth\nthree\n'), ...take, push()];
    const at = await expectMerge(since, topic, calls, settings);
    expect([at('src/a.txt'), at('src/new.txt')]).toEqual(['one\nboth\nthree', 'new']);
  });

  test('files that either side deleted, moved or gave a mode are as the merge has them', async () => {
    const pull = await aHostedPull({
      main: { ...fork, 'src/gone.txt': 'x\n', 'src/old.txt': 'moved\n', 'bin/run': 'r\n' },
    });
    const change = (branch: string, work: () => void): string => {
      git(pull.clone, 'checkout', '-q', branch);
      work();
      git(pull.clone, 'add', '-A');
      git(pull.clone, 'commit', '-q', '-m', branch);
      git(pull.clone, 'push', '-q', pull.directory, branch);
      return git(pull.clone, 'rev-parse', 'HEAD');
    };
    const base = change('main', () => {
      rmSync(join(pull.clone, 'src/gone.txt'));
      put(pull.clone, { 'src/a.txt': 'one\ntwo of main\nthree\n' });
    });
    const head = change('topic', () => {
      renameSync(join(pull.clone, 'src/old.txt'), join(pull.clone, 'src/new.txt'));
      chmodSync(join(pull.clone, 'bin/run'), 0o755);
      symlinkSync('a.txt', join(pull.clone, 'src/link'));
      rmSync(join(pull.clone, 'docs/c.txt'));
      put(pull.clone, { 'docs/c.txt/index.txt': 'a directory\n' });
    });
    bareGit(pull.directory, ['update-ref', 'refs/pull/7/head', head]);
    const pulled = bash('git pull --no-rebase --no-edit origin main');
    const resolved = write('src/a.txt', 'one\ntwo of both\nthree\n');
    const { rows, show, log } = await run(pull, [pulled, resolved, ...take, push()]);
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(show('log', '-1', '--format=%P', 'topic')).toBe(`${head} ${base}`);
    expect(show('ls-tree', '-r', '--format=%(objectmode) %(path)', 'topic').split('\n')).toEqual([
      ...['100755 bin/run', '100644 docs/c.txt/index.txt', '100644 src/a.txt', '100644 src/b.txt'],
      ...['120000 src/link', '100644 src/new.txt'],
    ]);
  });

  test.each([
    ['with a conflict in it', 'git checkout --theirs -- :/src/a.txt', 'src/a.txt', 'created', 'Commit'],
    ['with one outside that is as on main', 'git checkout --theirs -- :/docs/c.txt', 'docs/c.txt', 'created', 'Commit'],
    [
      'with another one outside',
      'git rm -q :/docs/c.txt',
      'docs/c.txt',
      'failed',
      'docs/c.txt (outside of the directory',
    ],
  ])('a job in a directory of the repository, %s (%s): the merge of %s is %s', async (_, command, path, outcome, words) => {
    const since = { [path]: 'of main\n', 'docs/new.txt': 'new\n' };
    const pull = await aStalePull(since, { topic: { [path]: 'of topic\n', 'docs/t.txt': 't\n' } });
    const resolve = [command, 'git add -A :/', 'git commit --no-edit'].map(bash);
    const { rows, show, log } = await run(pull, [merge, ...resolve, write('x.txt', 'x\n'), push()], {
      settings: { 'working-directory': 'src' },
    });
    expect(rows, log).toMatchObject([{ outcome, note: expect.stringContaining(words) as string }]);
    if (outcome === 'failed') return;
    expect(show('log', '-1', '--format=%P', 'topic')).toBe(`${pull.head} ${pull.base}`);
    expect(show('show', `topic:${path}`)).toBe('of main');
    expect(show('ls-tree', '-r', '--name-only', 'topic').split('\n')).toEqual([
      ...['docs/c.txt', 'docs/new.txt', 'docs/t.txt', 'src/a.txt', 'src/b.txt', 'src/x.txt'],
    ]);
  });

  test.each<[string, readonly Call[], RegExp]>([
    ['a conflict that is not resolved', [merge, push()], /conflicts of a merge are not resolved in src\/a\.txt; /],
    [
      'a conflict that is edited and not added',
      [merge, write('src/a.txt', 'one\ntwo of both\nthree\n'), push()],
      /not resolved in src\/a\.txt; resolve them, and run `git add`/,
    ],
    ['markers that are committed', [merge, ...take, push()], /src\/a\.txt \(it has markers of a conflict\)/],
    [
      'a rebase',
      [
        ...[bash('git rebase origin/main'), write('src/a.txt', 'one\ntwo of both\nthree\n'), bash('git add -A')],
        ...[bash('git -c core.editor=true rebase --continue'), push()],
      ],
      /no longer contains \w{7}, with which the run began.*run `git reset --hard \w{7}`, and then `git merge`/,
    ],
    ['a rebase that has not ended', [bash('git rebase origin/main'), push()], /not resolved in src\/a\.txt/],
    [
      'a reset to the base',
      [bash('git reset --hard origin/main'), push()],
      /no longer contains .* and then `git merge`/,
    ],
    [
      'an amended commit',
      [write('src/b.txt', 'x\n'), bash('git commit -a --amend -m x'), push()],
      /no longer contains .*run `git reset --soft \w{7}`, which keeps the files/,
    ],
    [
      'a merge of another branch',
      [bash('git fetch origin other'), bash('git merge --no-edit FETCH_HEAD'), push()],
      /the run merged \w{7}, which GitHub has neither on the branch of the run nor on the base branch/,
    ],
  ])('%s is refused when the model calls the tool, and nothing is pushed', async (_, calls, refusal) => {
    const pull = await aStalePull(conflicting, { topic });
    bareGit(pull.directory, [
      'branch',
      'other',
      bareGit(pull.directory, ['commit-tree', 'main~1^{tree}', '-m', 'x', '-p', 'main~1']),
    ]);
    const { rows, show, log } = await run(pull, calls);
    expect(rows, log).toMatchObject([{ outcome: 'failed', note: expect.stringMatching(refusal) as string }]);
    expect(show('rev-parse', 'topic')).toBe(pull.head);
  });

  test('a model that is refused after a rebase can merge instead', async () => {
    const pull = await aStalePull({ 'src/b.txt': 'b of main\n' }, { topic });
    const back = bash(`git reset --hard ${pull.head.slice(0, 7)}`);
    const { rows, show, log } = await run(pull, [bash('git rebase origin/main'), push(), back, merge, push()]);
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(show('log', '-1', '--format=%P', 'topic')).toBe(`${pull.head} ${pull.base}`);
  });

  test.each<[string, Files, boolean]>([
    ['other files', { 'docs/c.txt': 'c of a colleague\n', 'docs/d.txt': 'd\n' }, true],
    ['a file of the merge', { 'src/b.txt': 'b of a colleague\n' }, false],
  ])('a push of %s in the meantime is kept', async (_, pushed, isMerged) => {
    const other = { push: () => undefined as unknown };
    const hosted = { beforeJob: () => void other.push() };
    const pull = await aStalePull({ ...conflicting, 'src/b.txt': 'b of main\n' }, { topic, hosted });
    other.push = () => (git(pull.clone, 'checkout', '-q', 'topic'), pull.push(pushed));
    const { rows, show, log } = await run(pull, [merge, write('src/a.txt', 'one\nboth\nthree\n'), ...take, push()]);
    for (const [path, content] of Object.entries(pushed)) expect(`${show('show', `topic:${path}`)}\n`).toBe(content);
    if (!isMerged) {
      expect(rows, log).toMatchObject([
        { outcome: 'failed', note: expect.stringContaining('both changed src/b.txt') as string },
      ]);
      return;
    }
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(show('log', '-1', '--format=%P', 'topic').split(' ')[1]).toBe(pull.base);
    expect(show('show', 'topic:src/a.txt')).toBe('one\nboth\nthree');
    expect(show('show', 'topic:src/b.txt')).toBe('b of main');
    expect(show('merge-tree', '--write-tree', 'main', 'topic')).toBe(show('rev-parse', 'topic^{tree}'));
  });

  test.each<[string, readonly Call[], string]>([
    ['and resolved', [write('src/a.txt', 'one\nboth\nthree\n'), ...take], 'one\nboth\nthree'],
    ['after a commit', [write('src/b.txt', 'b of the run\n')], 'one\ntwo of a colleague\nthree'],
  ])('what the model pulled from the branch itself %s stays the commit of others', async (_, calls, content) => {
    const other = { push: () => undefined as unknown };
    const pull = await aHostedPull({ main: fork, topic, hosted: { beforeJob: () => void other.push() } });
    const commits: string[] = [];
    other.push = () =>
      commits.push(pull.push({ 'src/a.txt': 'one\ntwo of a colleague\nthree\n', '.github/x.yml': 'x' }));
    const isConflict = calls.length > 1;
    const first = write(isConflict ? 'src/a.txt' : 'src/c.txt', 'one\ntwo of the run\nthree\n');
    const fetched = [bash('git fetch -q origin topic'), bash('git merge --no-edit FETCH_HEAD')];
    const before = [first, bash('git add -A'), bash('git commit -m fix')];
    const { rows, show, log } = await run(pull, [...before, ...fetched, ...calls, push()]);
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(show('log', '-1', '--format=%P', 'topic')).toBe(commits.at(-1));
    expect(show('show', 'topic:src/a.txt')).toBe(content);
    expect(show('diff', '--name-only', 'topic~1', 'topic')).not.toContain('.github');
  });

  test('a rule of the branch makes the merge a pull request onto the branch', async () => {
    const pull = await aStalePull(conflicting, { topic, hosted: { rules: ['pull_request'] } });
    const { rows, show, log } = await run(pull, [merge, write('src/a.txt', 'one\nboth\nthree\n'), ...take, push()]);
    expect(rows, log).toMatchObject([{ outcome: 'fell back' }]);
    expect(show('log', '-1', '--format=%P', 'sallyport/default-pr-7')).toBe(`${pull.head} ${pull.base}`);
  });
});
