import { expect, onTestFinished, test } from 'vitest';
import { run } from '../../src/app/run.js';
import { startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository, git } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

test.each([
  [
    'is skipped before a model is asked, since nothing can be posted there',
    {},
    'skipped',
    'cannot answer in discussions',
  ],
  ['runs if its result is not meant for the discussion', { publish: 'summary' }, 'success', 'All is well.'],
])('a comment in a discussion %s', async (_, settings, conclusion, words) => {
  const github = await startGitHub();
  onTestFinished(() => github.close());
  const user = { login: 'octocat', type: 'User' };
  const event = {
    ...{ action: 'created', repository: { full_name: 'octo/repo' }, sender: user },
    discussion: { number: 4, title: 'How?', body: '', user, author_association: 'OWNER' },
    comment: { id: 9, body: '@sallyport how?', user, author_association: 'OWNER' },
  };
  const directory = aRepository({ 's.jsonl': JSON.stringify({ say: 'All is well.' }) });
  const written: string[] = [];
  const given = {
    model: 'script:s.jsonl',
    'github-token': 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789',
    ...settings,
  };
  const { outputs, text } = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      environment: {
        ...{ PATH: process.env['PATH'], GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
        ...{
          GITHUB_EVENT_NAME: 'discussion_comment',
          GITHUB_ACTOR: 'octocat',
          GITHUB_SHA: git(directory, 'rev-parse', 'HEAD'),
        },
        GITHUB_EVENT_PATH: `${aFolder({ 'event.json': JSON.stringify(event) })}/event.json`,
      },
      ...{ directory, home: aFolder(), temporary: aFolder(), program: '', onRunner: true },
      stdio: aStdio({ out: (text) => void written.push(text), err: (text) => void written.push(text) }),
      signal: new AbortController().signal,
    },
    writeSummary: null,
    setOutputs: null,
  });
  expect(outputs['conclusion'], written.join('')).toBe(conclusion);
  expect(written.join('') + text).toContain(words);
});
