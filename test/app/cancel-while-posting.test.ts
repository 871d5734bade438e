import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from '../../src/app/run.js';
import { startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

interface OnDisk {
  summary: string;
  outputs: Readonly<Record<string, string>>;
}

const payload = {
  action: 'opened',
  issue: { number: 7, title: 'A bug', body: 'It fails.', user: { login: 'octocat', id: 1, type: 'User' } },
  repository: { name: 'tools', owner: { login: 'acme' }, full_name: 'acme/tools', default_branch: 'main' },
  sender: { login: 'octocat', id: 1, type: 'User' },
};

interface Hanging {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A run with a request that is never answered; it is canceled once this request and its results are there. */
async function cancelAt({ method, path, settings }: Hanging) {
  const cancel = new AbortController();
  const onDisk: OnDisk = { summary: '', outputs: {} };
  let seen: OnDisk | null = null;
  const hang = () =>
    void (async () => {
      while (Object.keys(onDisk.outputs).length === 0) await delay(5);
      seen = { ...onDisk };
      cancel.abort('SIGINT');
    })();
  const github = await startGitHub({ failures: [{ method, path, status: 200, hang }] });
  const directory = aRepository({ 's.jsonl': JSON.stringify({ say: 'All is well.' }) });
  const place = aFolder();
  writeFileSync(join(place, 'event.json'), JSON.stringify(payload));
  const given = {
    model: 'script:s.jsonl',
    prompt: 'How is it?',
    'github-token': 'ghs_token_of_this_test_0001',
    ...settings,
  };
  const environment = {
    PATH: process.env['PATH'],
    ...{ GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: join(place, 'event.json'), GITHUB_REPOSITORY: 'acme/tools' },
    ...{ GITHUB_API_URL: github.url, GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ID: '42' },
  };
  const outcome = await run({
    settings: Object.entries(given).map(([name, value]) => ({ name, value, location: name })),
    hostEnvironment: {
      ...{
        environment,
        directory,
        home: aFolder(),
        temporary: place,
        program: '',
        onRunner: true,
        signal: cancel.signal,
      },
      stdio: aStdio(),
    },
    writeSummary: (markdown) => Promise.resolve(void (onDisk.summary = markdown)),
    setOutputs: (outputs) => Promise.resolve(void (onDisk.outputs = outputs)),
  });
  await github.close();
  return { outcome, seen: seen as OnDisk | null, last: onDisk };
}

const places: readonly (readonly [string, Hanging, unposted: boolean])[] = [
  ['the comment', { method: 'POST', path: '/issues/7/comments' }, true],
  [
    'an update of the progress comment',
    { method: 'POST', path: '/issues/7/comments', settings: { progress: 'true' } },
    false,
  ],
  ['the last reaction', { method: 'DELETE', path: '/issues/7/reactions/', settings: { reaction: 'true' } }, false],
];

// A request ends by itself after 10 seconds or more.
test.each(places)(
  'a run that is canceled while %s hangs has its summary, outputs, report and transcript, and ends',
  async (_, hanging, isUnposted) => {
    const { outcome, seen, last } = await cancelAt(hanging);
    expect(seen?.summary).toContain('All is well.');
    expect(seen?.outputs).toMatchObject({ conclusion: 'success', result: 'All is well.', 'comment-url': '' });
    const { 'report-path': report = '', 'transcript-path': transcript = '' } = outcome.outputs;
    expect(existsSync(report)).toBe(true);
    expect(readFileSync(report, 'utf8')).toContain('All is well.');
    expect(readFileSync(transcript, 'utf8')).toContain('"type":"stop"');
    const unposted = 'The comment could not be posted: The time for posts was over before GitHub answered.';
    expect(last.summary.includes(unposted)).toBe(isUnposted);
    expect(outcome).toMatchObject({ exitCode: 130, outputs: { conclusion: 'success' } });
  },
  9_000,
);
