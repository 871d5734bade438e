import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../../src/app/run.js';
import { aGitServer } from './git-server.js';
import { type GitHubOptions, startGitHub } from './github-server.js';
import { bareGit, type HostedRepository } from './hosted-repository.js';
import { aFolder, aRepository, git, put } from './place.js';
import { aStdio } from './stdio.js';

export const pullToken = 'ghs_token_of_this_test_0001';
const authorization = `basic ${Buffer.from(`x-access-token:${pullToken}`).toString('base64')}`;

/** octo/repo with the branch main and pull request 7 from the branch topic, on a git server and in the API. */
export async function aHostedPull({
  main = { 'src/a.txt': 'one\ntwo\nthree\n' },
  topic = { 'src/a.txt': 'one\ntwo of topic\nthree\n' },
  hosted = {},
  ...options
}: {
  readonly main?: Readonly<Record<string, string>>;
  readonly topic?: Readonly<Record<string, string>>;
  readonly hosted?: Omit<Partial<HostedRepository>, 'directory'>;
} & Omit<GitHubOptions, 'hosted'> = {}) {
  const server = await aGitServer(['octo/repo'], authorization);
  const directory = join(server.root, 'octo/repo');
  const clone = aRepository(main);
  git(clone, 'push', '-q', directory, 'main');
  const repository: HostedRepository = { pull: { number: 7, branch: 'topic' }, ...hosted, directory };
  const push = (files: Readonly<Record<string, string>>, message = 'change'): string => {
    git(clone, 'checkout', '-q', '-B', 'topic');
    put(clone, files);
    git(clone, 'add', '-A');
    git(clone, 'commit', '-q', '-m', message);
    git(clone, 'push', '-q', directory, `topic:refs/heads/${hosted.pull?.branch ?? 'topic'}`);
    bareGit(directory, ['update-ref', 'refs/pull/7/head', `refs/heads/${hosted.pull?.branch ?? 'topic'}`]);
    return git(clone, 'rev-parse', 'HEAD');
  };
  const head = push(topic, 'the change of topic');
  const github = await startGitHub({ token: pullToken, hosted: repository, ...options });
  onTestFinished(() => github.close());
  return { github, address: server.address, directory, clone, head, push };
}

export type HostedPullRequest = Awaited<ReturnType<typeof aHostedPull>>;

export interface CommentRun {
  readonly turns: readonly object[];
  readonly settings?: Readonly<Record<string, string>>;
  readonly comment?: string;
  /** Replaces parts of the event. */
  readonly event?: { readonly name: string; readonly payload: object };
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** A step before the run checked out this commit. */
  readonly checkedOut?: string;
}

const octocat = { login: 'octocat', id: 583_231, type: 'User' };
export const repositoryOfEvent = { id: 1, name: 'repo', owner: { login: 'octo' }, full_name: 'octo/repo' };

const commentEvent = (body: string) => ({
  name: 'issue_comment',
  payload: {
    action: 'created',
    issue: { number: 7, title: 'A change', body: '', user: octocat, pull_request: {} },
    comment: { id: 90, body, user: octocat, author_association: 'OWNER' },
    repository: repositoryOfEvent,
    sender: octocat,
  },
});

/** A run started by a comment on pull request 7, in a shallow clone of main as actions/checkout makes it. */
export async function runOnComment({ github, address, directory }: HostedPullRequest, trigger: CommentRun) {
  const { turns, settings = {}, comment = '@sallyport fix this', env = {}, files = {} } = trigger;
  const workspace = aFolder();
  git(workspace, 'clone', '-q', '--depth=1', `file://${directory}`, '.');
  const place = aFolder({ 's.jsonl': turns.map((turn) => `${JSON.stringify(turn)}\n`).join(''), ...files });
  const { name, payload } = trigger.event ?? commentEvent(comment);
  writeFileSync(join(place, 'event.json'), JSON.stringify(payload));
  const main = git(workspace, 'rev-parse', 'HEAD');
  const given: Readonly<Record<string, string>> = {
    ...{ model: 'script:s.jsonl', 'github-token': pullToken, publish: 'summary, comment', sandbox: 'off' },
    ...{ record: join(place, 'record.jsonl'), ...settings },
  };
  // The script is read from the trusted commit.
  const script = join(given['working-directory'] ?? '.', 's.jsonl');
  put(workspace, { [script]: readFileSync(join(place, 's.jsonl'), 'utf8') });
  git(workspace, 'add', script);
  git(workspace, 'commit', '-q', '-m', 'the script of the model');
  const trusted = git(workspace, 'rev-parse', 'HEAD');
  if (trigger.checkedOut !== undefined) {
    git(workspace, 'fetch', '-q', `file://${directory}`, trigger.checkedOut);
    git(workspace, 'checkout', '-q', trigger.checkedOut);
  }
  const log: string[] = [];
  let summary = '';
  const outcome = await run({
    settings: Object.entries(given).map(([key, value]) => ({ name: key, value, location: key })),
    hostEnvironment: {
      environment: {
        ...{ PATH: process.env['PATH'], GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: join(place, 'event.json') },
        ...{ GITHUB_REPOSITORY: 'octo/repo', GITHUB_SHA: trusted, GITHUB_ACTOR: 'octocat' },
        ...{
          GITHUB_REF: 'refs/heads/main',
          GITHUB_API_URL: github.url,
          GITHUB_SERVER_URL: address,
          GITHUB_RUN_ID: '42',
        },
        ...env,
      },
      ...{ directory: workspace, home: aFolder(), temporary: place, program: '', onRunner: true },
      signal: new AbortController().signal,
      stdio: aStdio({ out: (text) => void log.push(text), err: (text) => void log.push(text) }),
    },
    writeSummary: (markdown) => Promise.resolve(void (summary = markdown)),
    setOutputs: null,
  });
  const transcript = outcome.outputs['transcript-path'];
  return {
    ...{ outcome, log: log.join(''), summary, workspace, main },
    transcript: transcript === undefined || transcript === '' ? '' : readFileSync(transcript, 'utf8'),
    comments: github.comments(7).map(({ body }) => body),
    invalid: github.invalid,
  };
}
