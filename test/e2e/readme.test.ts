import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startGitHub } from '../doubles/github-server.js';
import { aRepository } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';

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
  const page = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const sample = /<!-- sample comment -->\n(.*)<!-- \/sample comment -->/s.exec(page)?.[1] ?? '';
  expect(stable(sample.replace(/^> ?/gm, ''))).toBe(stable(posted));
});
