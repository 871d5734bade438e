import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli } from '../doubles/cli.js';
import { startGitHub } from '../doubles/github-server.js';
import { aFolder } from '../doubles/place.js';
import { runAction } from '../doubles/runner.js';

const secret = 'sk-test-Zq7Lw9TxR2vB8nM4pK6jH3gF1dS5aQ0e';
const offsets = Array.from({ length: 40 }, (_, at) => at);
const filler = (length: number) => 'word '.repeat(Math.ceil(length / 5)).slice(0, Math.max(0, length));

type Call = { readonly tool: string; readonly input: unknown };

/** For each place that shortens a text: a call at whose limit the secret is, `at` characters further back each time. */
const places: Readonly<Record<string, (at: number) => Call>> = {
  'reason of a refused command': (at) => bash(`curl '${filler(90 - at)} ${secret} tail'`),
  'name of a command': (at) => bash(`"$X${filler(54 - at)}${secret}"`),
  'pattern as the name of a command': (at) => bash(`'${filler(54 - at)}${secret}'* a`),
  'path through a missing directory': (at) => bash(`${'missing/'.repeat(6).slice(at)}../${secret}/../../x`),
  'target of a redirection': (at) => bash(`echo x > "$X${filler(54 - at)}${secret}"`),
  'constant target of a redirection': (at) => bash(`echo x > ${'a'.repeat(58 - at)}${secret}/../../../x`),
  'name of an unknown tool': (at) => ({ tool: `T${'x'.repeat(56 - at)}${secret}`.replace(/[^\w-]/g, ''), input: {} }),
  'wrong input': (at) => ({ tool: 'Read', input: { file_path: 'a', offset: `${filler(74 - at)}${secret}` } }),
  'address that is fetched': (at) => bash(`curl https://${'a.'.repeat(38).slice(at)}${secret}.example/x`),
  'label of a comment': (at) => ({ tool: 'Comment', input: { body: `${filler(78 - at)}${secret} ${filler(40)}` } }),
  'long line of a file': (at) => ({ tool: 'Read', input: { file_path: `line-${String(at)}.txt` } }),
  'output of a command': (at) => bash(`cat middle-${String(at)}.txt`),
  'end of the output of a command': (at) => bash(`cat end-${String(at)}.txt`),
};

function bash(command: string): Call {
  return { tool: 'Bash', input: { command } };
}

const files = Object.fromEntries(
  offsets.flatMap((at): readonly (readonly [string, string])[] => [
    [`line-${String(at)}.txt`, `${filler(2_000 - at)}${secret}${filler(500)}\n`],
    [`middle-${String(at)}.txt`, `${filler(5_000 - at)}${secret}${filler(40_000)}\n`],
    [`end-${String(at)}.txt`, `${filler(40_000)}${secret}${filler(20_000 - 40 + at)}\n`],
  ]),
);

/** Interleaved, since a comment shows the first refused calls only. */
const calls = offsets.flatMap((at) => Object.values(places).map((call) => call(at)));
const turns = Array.from({ length: Math.ceil(calls.length / 20) }, (_, at) => ({
  calls: calls.slice(at * 20, at * 20 + 20),
}));
const script = [...turns, { say: 'done' }].map((turn) => JSON.stringify(turn)).join('\n');

/** Pieces that say more of the secret than its public prefix and 7 characters do. */
const pieces = [secret.slice(0, 16), ...offsets.slice(8, 25).map((at) => secret.slice(at, at + 16)), secret.slice(-8)];
const leaks = (channels: Readonly<Record<string, string>>) =>
  Object.entries(channels).flatMap(([name, text]) =>
    pieces
      .filter((piece) => text.includes(piece))
      .map((piece) => `${name}: ${text.slice(text.indexOf(piece) - 60, text.indexOf(piece) + 40)}`),
  );

function filesBelow(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );
}

describe('a secret that a limit truncates at any of 40 positions appears in no channel', () => {
  test('no channel of the action shows a part of a truncated secret', async () => {
    const workspace = aFolder({ ...files, 's.jsonl': script });
    const github = await startGitHub();
    try {
      const repository = { id: 1, full_name: 'octo/repo' };
      const outcome = await runAction({
        ...{ workspace, token: 'canary-of-github' },
        event: {
          name: 'issues',
          payload: { action: 'opened', issue: { number: 7, author_association: 'MEMBER' }, repository },
        },
        inputs: {
          ...{ prompt: 'x', model: 'script:s.jsonl', 'api-key': secret, 'max-turns': '100', record: 'record.jsonl' },
          ...{ publish: 'summary, comment', context: 'none', allow: 'Bash(cat:*)' },
        },
        env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/repo' },
        timeoutMs: 120_000,
      });
      const { log, stdout, summary, outputs, temp } = outcome;
      const requests = github.requests.map(({ body }) => JSON.stringify(body)).join('\n');
      expect(outputs['conclusion'], log.slice(-2_000)).toBe('success');
      expect(Number(outputs['denied-count'])).toBeGreaterThan(200);
      expect(requests).toContain('Refused calls');
      const record = readFileSync(join(workspace, 'record.jsonl'), 'utf8');
      const shown = stdout.replace(/^::add-mask::.*$/gm, '');
      expect(leaks({ log: shown, summary, requests, record, ...outputs, ...filesBelow(temp) })).toEqual([]);
      outcome.cleanUp();
    } finally {
      await github.close();
    }
  }, 180_000);

  test('no channel of the command line tool shows a part of a truncated secret', async () => {
    const folder = aFolder({ ...files, 's.jsonl': script, 'tmp/x': '' });
    const args = ['run', '--prompt', 'x', '--model', 'script:s.jsonl', '--max-turns', '100', '--json'];
    const { stdout, stderr } = await runCli([...args, '--allow', 'Bash(cat:*)'], {
      cwd: folder,
      env: { OPENAI_API_KEY: secret, TMPDIR: join(folder, 'tmp') },
    });
    expect((JSON.parse(stdout) as { conclusion: string }).conclusion).toBe('success');
    expect(leaks({ stdout, stderr, ...filesBelow(join(folder, 'tmp')) })).toEqual([]);
  }, 180_000);
});
