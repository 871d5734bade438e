import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareGit, type HostedRepository } from '../doubles/hosted-repository.js';
import { git } from '../doubles/place.js';
import { aHostedPull, type CommentRun, type HostedPullRequest, runOnComment } from '../doubles/pull-request-run.js';

const fix = (content: string, path = 'src/a.txt') => ({ tool: 'Write', input: { file_path: path, content } });
const bash = (command: string) => ({ tool: 'Bash', input: { command } });
const push = { tool: 'PushToPullRequest', input: { title: 'Fix the second line', body: 'It was wrong.' } };
const comment = { tool: 'Comment', input: { body: 'I have pushed a fix.' } };
const turns = [
  { calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] },
  { calls: [fix('one\ntwo, fixed\nthree\n')] },
  { calls: [push, comment] },
  { say: 'I fixed the second line.' },
];
const allow = 'PushToPullRequest\nComment\nWrite(src/**)\nBash(chmod +x src/*)\nBash(ln -s *)\nBash(rm src/*)';

async function run(pull: HostedPullRequest, more: Partial<CommentRun> = {}) {
  const done = await runOnComment(pull, { turns, ...more, settings: { allow, ...more.settings } });
  const rows = JSON.parse(done.outcome.outputs['writes'] ?? '[]') as readonly {
    readonly what: string;
    readonly outcome: string;
    readonly note: string;
    readonly url: string | null;
  }[];
  const at = (path: string, branch = 'topic') => bareGit(pull.directory, ['show', `${branch}:${path}`]);
  return { ...done, rows, at, tip: git(pull.clone, 'ls-remote', pull.directory, 'refs/heads/topic').slice(0, 40) };
}

const long = (second: string, last = 'nine') => `one\n${second}\nthree\nfour\nfive\nsix\nseven\neight\n${last}\n`;

describe('a fix that a comment asked for', () => {
  test('it becomes a signed commit on the branch of the pull request, before the comment that speaks of it', async () => {
    const pull = await aHostedPull();
    const { outcome, rows, at, tip, comments, invalid, log } = await run(pull);
    expect(outcome.outputs['conclusion'], log).toBe('success');
    expect(rows, log).toMatchObject([
      { what: 'PushToPullRequest Fix the second line', outcome: 'created' },
      { what: 'Comment', outcome: 'created' },
    ]);
    expect(rows[0]?.note).toContain(
      'The signature of the commit is verified. The checks have started: https://github.com/',
    );
    expect(at('src/a.txt')).toBe('one\ntwo, fixed\nthree');
    expect(bareGit(pull.directory, ['rev-parse', 'topic~1'])).toBe(pull.head);
    expect(bareGit(pull.directory, ['log', '-1', '--format=%B', 'topic'])).toMatch(
      /^Fix the second line\n\nIt was wrong.\n\nRequested-in: http:\S+\/pull\/7\nSallyport-Changes: \w+$/,
    );
    expect(outcome.outputs).toMatchObject({ branch: 'topic', commit: tip });
    expect(comments.join('\n')).toContain('I have pushed a fix.');
    expect(invalid).toEqual([]);
  });

  const names = ["src/it's «odd».txt", 'src/line\nbreak.txt', 'src/new.sh', 'src/renamed.txt'];
  const modes = [bash('chmod +x src/new.sh'), bash('ln -s a.txt src/link')];
  test.each<[string, Readonly<Record<string, string>>, readonly object[]]>([
    ['PushToPullRequest', { 'push-with': 'api' }, modes],
    ['PushToPullRequest', { 'push-with': 'git' }, modes],
    ['PullRequest', {}, modes],
    ['PullRequest', { 'branch-prefix': 'without-modes/' }, []],
  ])('renamed, deleted and binary files, modes, links and odd names arrive as they are through %s with %j', async (tool, settings, more) => {
    const pull = await aHostedPull({
      topic: { 'src/a.txt': 'a\n', 'src/gone.txt': 'x\n', 'src/old name.txt': 'the same\n', 'src/logo.png': '\0old' },
    });
    const { rows, tip, log, invalid } = await run(pull, {
      turns: [
        { calls: [fix('é "quoted"\n', names[0]), fix('two lines\n', names[1]), fix('#!/bin/sh\n', names[2])] },
        { calls: [bash('rm src/gone.txt'), bash('mv "src/old name.txt" src/renamed.txt'), ...more] },
        { calls: [bash(String.raw`printf '\000\377\376\r\n' > src/logo.png`)] },
        { calls: [{ tool, input: { title: 'Fix all', body: 'All.' } }] },
        { say: 'Done.' },
      ],
      settings: { ...settings, mode: 'auto-edit', allow: `${allow}\nPullRequest\nBash(printf *)\nBash(mv *)` },
    });
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    const made = tool === 'PullRequest' ? `${settings['branch-prefix'] ?? 'sallyport/'}default-pr-7` : tip;
    const tree = bareGit(pull.directory, ['ls-tree', '-r', '-z', made]);
    const hasModes = more.length > 0;
    const entries = tree.split('\0').filter(Boolean);
    expect(entries.map((entry) => entry.replace(/ blob \w+\t/, ' ')).sort()).toEqual(
      [
        ...['a.txt', 'logo.png'].map((name) => `100644 src/${name}`),
        ...names.map((name) => `${hasModes && name.endsWith('.sh') ? '100755' : '100644'} ${name}`),
        ...(hasModes ? ['120000 src/link'] : []),
      ].sort(),
    );
    expect(bareGit(pull.directory, ['rev-parse', `${made}:src/renamed.txt`])).toBe(
      bareGit(pull.directory, ['rev-parse', `${pull.head}:src/old name.txt`]),
    );
    const logo = bareGit(pull.directory, ['hash-object', '--stdin'], Buffer.from([0, 255, 254, 13, 10]));
    expect(bareGit(pull.directory, ['rev-parse', `${made}:src/logo.png`])).toBe(logo);
    if (hasModes) expect(bareGit(pull.directory, ['show', `${made}:src/link`])).toBe('a.txt');
    if (tool === 'PushToPullRequest')
      expect(rows[0]?.note).toContain(settings['push-with'] === 'api' ? 'is verified' : 'not signed');
    expect(invalid).toEqual([]);
  });

  test.each([
    'api',
    'git',
  ])('a push by someone else in the meantime is kept: the changes are rebased onto it, with push-with %s', async (how) => {
    const other = { push: () => undefined as unknown };
    const hosted = { beforeJob: () => void other.push() };
    const pull = await aHostedPull({ topic: { 'src/a.txt': long('two') }, hosted });
    other.push = () => pull.push({ 'src/a.txt': long('two', 'nine of a colleague'), 'src/b.txt': 'theirs\n' });
    const { rows, at, log } = await run(pull, {
      turns: [{ calls: [fix(long('two, fixed'))] }, { calls: [push] }, { say: 'Done.' }],
      settings: { 'push-with': how },
    });
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(rows[0]?.note).toContain('Rebased onto');
    expect(at('src/a.txt')).toBe(long('two, fixed', 'nine of a colleague').trimEnd());
    expect(at('src/b.txt')).toBe('theirs');
  });

  test('a mode that someone else set in the meantime is kept', async () => {
    const other = { push: () => undefined as unknown };
    const pull = await aHostedPull({
      topic: { 'src/a.txt': long('two') },
      hosted: { beforeJob: () => void other.push() },
    });
    other.push = () => {
      chmodSync(join(pull.clone, 'src/a.txt'), 0o755);
      return pull.push({ 'src/b.txt': 'theirs\n' });
    };
    const { rows, at, tip, log } = await run(pull, {
      turns: [{ calls: [fix(long('two, fixed'))] }, { calls: [push] }, { say: 'Done.' }],
    });
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(at('src/a.txt')).toBe(long('two, fixed').trimEnd());
    expect(bareGit(pull.directory, ['ls-tree', tip, 'src/a.txt'])).toMatch(/^100755 /);
  });

  test('a directory that became a link in the meantime is a conflict, so nothing is written through it', async () => {
    const other = { push: () => undefined as unknown };
    const pull = await aHostedPull({ hosted: { beforeJob: () => void other.push() } });
    other.push = () => {
      rmSync(join(pull.clone, 'src'), { recursive: true });
      symlinkSync('.github', join(pull.clone, 'src'));
      return pull.push({});
    };
    const { rows, tip, log } = await run(pull, {
      turns: [{ calls: [fix('on: push\n', 'src/new.yml')] }, { calls: [push] }, { say: 'Done.' }],
    });
    expect(rows, log).toMatchObject([{ outcome: 'failed' }]);
    expect(rows[0]?.note).toContain('both changed src/new.yml');
    expect(bareGit(pull.directory, ['ls-tree', '-r', '--name-only', tip])).toBe('src');
  });

  test.each<[string, NonNullable<HostedRepository['runs']>, string]>([
    ['started', [{ status: 'queued', conclusion: null }], 'The checks have started: '],
    [
      'waiting for approval',
      [{ status: 'completed', conclusion: 'action_required' }],
      '[The checks wait for someone with write permission to select "Approve workflows to run"]',
    ],
    [
      'not started',
      [],
      'No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise',
    ],
  ])('the comment on a fix says that the checks are %s', async (_, runs, sentence) => {
    const pull = await aHostedPull({ hosted: { runs } });
    const { comments, log } = await run(pull, {
      turns: [{ calls: [fix('one\n')] }, { calls: [push] }, { say: 'Done.' }],
    });
    expect(comments[0], log).toContain(sentence);
  });

  test('a push between the last look and the update of the branch is kept too', async () => {
    let isFirst = true;
    const other = { push: () => undefined as unknown };
    const hosted: Partial<HostedRepository> = {
      beforeUpdate: () => {
        if (isFirst) other.push();
        isFirst = false;
      },
    };
    const pull = await aHostedPull({ topic: { 'src/a.txt': long('two') }, hosted });
    other.push = () => pull.push({ 'src/a.txt': long('two', 'nine of a colleague') });
    const { rows, at, log } = await run(pull, {
      turns: [{ calls: [fix(long('two, fixed'))] }, { calls: [push] }, { say: 'Done.' }],
    });
    expect(rows, log).toMatchObject([{ outcome: 'created' }]);
    expect(at('src/a.txt')).toBe(long('two, fixed', 'nine of a colleague').trimEnd());
  });

  test.each([
    ['summary, comment', 'The patch is in the result.', '### ⚠️ The changes could not be pushed'],
    ['summary', 'The patch is in a comment.', '**Nothing was pushed:** someone pushed to topic'],
  ])('changes that conflict with a push become a patch in the only comment, with publish %s', async (publish, place, title) => {
    const other = { push: () => undefined as unknown };
    const pull = await aHostedPull({ hosted: { beforeJob: () => void other.push() } });
    other.push = () => pull.push({ 'src/a.txt': 'one\ntwo of a colleague\nthree\n' });
    const { rows, at, comments, outcome, log } = await run(pull, { settings: { publish } });
    expect(at('src/a.txt')).toBe('one\ntwo of a colleague\nthree');
    expect(rows, log).toMatchObject([{ outcome: 'failed' }, { what: 'Comment', outcome: 'withheld' }]);
    expect(rows[0]?.note).toMatch(/both changed src\/a\.txt\. .*\/compare\/\w+\.\.\.\w+/);
    expect(rows[0]?.note).toContain(place);
    expect(rows[1]?.note).toContain('Canceled, because PushToPullRequest did not succeed.');
    expect(comments).toEqual([expect.stringContaining(title)]);
    expect(comments[0]?.match(/^\+two, fixed$/gm)).toHaveLength(1);
    expect(comments[0]).toContain('What was pushed since](http');
    expect(comments[0]).not.toContain('I have pushed a fix.');
    expect(outcome.outputs).toMatchObject({ branch: '', commit: '' });
  });

  test.each<[string, Partial<HostedRepository>, string]>([
    [
      'a rule of the branch, known before the job',
      { rules: ['pull_request'] },
      'a rule of the branch topic (pull_request) does not allow pushes',
    ],
    [
      'an answer of GitHub',
      {
        refusesUpdate: {
          status: 422,
          message: 'Repository rule violations found: Changes must be made through a pull request.',
        },
      },
      'Changes must be made through a pull request.',
    ],
    [
      'a lock of the branch that is not released',
      { refusesUpdate: { status: 422, message: 'Update is not a fast forward' } },
      'the server did not update topic, and it has no newer commits',
    ],
  ])('%s makes it a pull request onto the branch', async (_, hosted, why) => {
    const pull = await aHostedPull({ hosted });
    const { rows, at, tip, log } = await run(pull);
    expect(rows, log).toMatchObject([{ outcome: 'fell back' }, { what: 'Comment', outcome: 'created' }]);
    expect(rows[0]?.note).toContain(why);
    expect(tip).toBe(pull.head);
    expect(pull.github.repository.pulls).toMatchObject([{ base: 'topic', head: 'sallyport/default-pr-7' }]);
    expect(at('src/a.txt', 'sallyport/default-pr-7')).toBe('one\ntwo, fixed\nthree');
  });

  test('the tool is not offered where it cannot work, and people read why', async () => {
    const pull = await aHostedPull({ hosted: { isReadOnly: true } });
    const { transcript, log, rows } = await run(pull, { turns: [{ say: 'Nothing.' }] });
    expect(transcript).not.toContain('"name":"PushToPullRequest"');
    expect(log).toContain('PushToPullRequest was not offered: the token may not write to the repository');
    expect(rows).toEqual([]);
  });
});
