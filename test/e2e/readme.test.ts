import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { startGitHub } from '../doubles/github-server.js';
import { aFolder, aRepository, git } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the first command of the README ends with one changed file and exactly one refused call', async () => {
  const command = /<!-- first command -->.*?^node dist\/cli\.js (.*?)$.*?<!-- \/first command -->/ms.exec(readme)?.[1];
  expect(command).toBeDefined();
  const folder = aFolder();
  for (const name of ['src', 'docs', 'examples', 'test/errors.test.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'first');
  const done = await runCli([...(command ?? '').split(' '), '--json'], { cwd: folder });
  expect(done.code, done.stderr).toBe(0);
  const { changes, denials, conclusion, text } = JSON.parse(done.stdout) as {
    readonly changes: readonly { readonly path: string; readonly diff: string }[];
    readonly denials: readonly { readonly label: string }[];
    readonly conclusion: string;
    readonly text: string;
  };
  expect([conclusion, changes.map(({ path }) => path), denials.map(({ label }) => label)]).toEqual([
    'success',
    ['docs/errors.md'],
    ['git push origin HEAD'],
  ]);
  expect(text).toContain('`docs/errors.md` now names the file that lists the codes');
  expect(changes[0]?.diff).toContain('+The codes are listed in `src/errors.ts`.');
  // A call that fails is shown with a mark of its own.
  expect(done.stderr).not.toMatch(/^ {2}! /m);
});

const turns = [
  {
    calls: [
      { tool: 'Bash', input: { command: 'git log -1 --format=%s' } },
      { tool: 'Read', input: { file_path: 'src/sum.ts' } },
      { tool: 'Bash', input: { command: 'npm test' } },
    ],
    usage: { input: 3100, output: 140 },
  },
  {
    say: '`sum` in `src/sum.ts` is correct for one or more numbers. Without arguments `reduce` throws: pass `0` as the initial value.\n\nI did not run the tests: the rules of this job do not allow `npm test`.',
    usage: { input: 3900, output: 60 },
  },
];
const source = 'export const sum = (...all: number[]) => all.reduce((a, b) => a + b);\n';
const repository = { id: 1, full_name: 'octo/repo' };
const commit = { sha: 'a'.repeat(40), ref: 'main', repo: repository };

/** With durations that are always the same. */
const stable = (text: string) => text.replace(/[\d.]+ m?s\b/g, '0 ms').trim();

test('the sample comment in the README is what such a run posts', async () => {
  const github = await startGitHub();
  const outcome = await runAction({
    token: 'ghs_0123456789abcdefghijABCDEFGHIJ0123456789',
    event: {
      name: 'pull_request',
      payload: { action: 'opened', repository, pull_request: { number: 7, head: commit, base: commit } },
    },
    workspace: aRepository({
      's.jsonl': turns.map((turn) => `${JSON.stringify(turn)}\n`).join(''),
      'src/sum.ts': source,
    }),
    inputs: { prompt: 'Review this.', model: 'script:s.jsonl', context: 'none', allow: 'Bash(git log:*)' },
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
  });
  onTestFinished(async () => {
    await github.close();
    outcome.cleanUp();
  });
  const posted = github.comments(7)[0]?.body.replace(/^(<!--.*-->\n)+/, '') ?? '';
  const sample = /<!-- sample comment -->\n(.*)<!-- \/sample comment -->/s.exec(readme)?.[1] ?? '';
  expect(stable(sample.replace(/^> ?/gm, ''))).toBe(stable(posted));
});
