import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { restoreRepeats, unitsOf } from '../../page/restore-repeats.js';
import { parseInvocation } from '../../src/commands/parse.js';
import { report } from '../../src/commands/report.js';
import { UserError } from '../../src/errors.js';
import type { PageJob, PageOverview } from '../../src/report/page/page-data.js';
import { playBatch } from '../doubles/batch.js';
import { aFolder, aRepository } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

/** Runs `sallyport report` in this folder. */
async function run(directory: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await report(parseInvocation('report', argv), {
    environment: { MY_TOKEN: 'a-secret-of-this-run' },
    directory,
    home: directory,
    temporary: directory,
    stdio: aStdio({ out: (text) => void out.push(text), err: (text) => void err.push(text) }),
    program: '',
    onRunner: false,
    signal: new AbortController().signal,
  });
  return { code, out: out.join(''), err: err.join('') };
}

const unpack = (text: string) => gunzipSync(Buffer.from(text, 'base64')).toString('utf8');

/** The data in a page. */
function dataOf(html: string): { readonly overview: PageOverview; readonly jobs: readonly PageJob[] } {
  const overview = JSON.parse(unpack(/id="overview">([^<]*)</.exec(html)?.[1] ?? '')) as PageOverview;
  const packed = [...html.matchAll(/data-count="\d+">([^<]*)</g)].map(([, data = '']) => unpack(data));
  const first = restoreRepeats(packed[0] ?? '0\n');
  const blocks = packed.map((data, at) => (at === 0 ? first : restoreRepeats(data, unitsOf(first))));
  return { overview, jobs: blocks.flatMap((block) => block.split('\n').map((line) => JSON.parse(line) as PageJob)) };
}

const transcript = [
  { type: 'transcript', version: 1, mode: 'plan' },
  { at: 1_000, type: 'run-start', model: 'script:a', prompt: 'fix.toml', tools: [] },
  { at: 2_000, type: 'tool-start', call: { id: 'a', name: 'Bash', input: { command: 'echo a-secret-of-this-run' } } },
  { at: 2_000, type: 'call-start', id: 'a', repeat: 'once', rule: 'Bash(echo:*)', reason: 'Allowed' },
  {
    at: 3_000,
    type: 'tool-end',
    result: { call: { id: 'a' }, status: 'done', label: 'echo', parts: [], durationMs: 5 },
  },
]
  .map((event) => JSON.stringify(event))
  .join('\n');

describe('sallyport report of a run', () => {
  test.each([
    [[], '00:00:02  ✓ Bash  echo  5 ms\n            allowed by Bash(echo:*): Allowed\n'],
    [['--json'], '"rule": "Bash(echo:*)"'],
    [['--markdown'], '| 00:00:02 | Bash | `echo` | ✓ done |'],
  ])('prints the calls with %j', async (flags, expected) => {
    const { code, out } = await run(aFolder({ 't.jsonl': transcript }), 't.jsonl', ...flags);
    expect(code).toBe(0);
    expect(out).toContain(expected);
  });

  test('the page has the conversation without secrets, and how the run ended', async () => {
    const folder = aFolder({ 't.jsonl': transcript });
    await run(folder, 't.jsonl', '--html', 'out/run.html');
    const html = readFileSync(join(folder, 'out/run.html'), 'utf8');
    const { overview, jobs } = dataOf(html);
    expect(overview).toMatchObject({ kind: 'run', title: 'fix.toml', conclusion: 'cancelled', costUsd: 0 });
    expect(jobs[0]?.facts).toContainEqual(['Mode', 'plan']);
    expect(JSON.stringify(jobs)).not.toContain('a-secret-of-this-run');
    expect(jobs[0]?.entries[0]).toMatchObject({ tool: 'Bash', output: '', durationMs: 5 });
  });

  test('the policy is the first element of the page and has the hash of its script and its style', async () => {
    const folder = aFolder({ 't.jsonl': transcript });
    await run(folder, 't.jsonl', '--html', 'run.html');
    expect(readFileSync(join(folder, 'run.html'), 'utf8')).toMatch(
      /^<!doctype html>\n<html lang="en">\n<head>\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-[\w+/=]{44}'; style-src 'sha256-[\w+/=]{44}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">/,
    );
  });

  test.each([
    [['missing.jsonl'], 'file-unreadable'],
    [['other.txt'], 'file-unreadable'],
    [['.'], 'state-unusable'],
    [['t.jsonl', '--previous', '.'], 'argument-invalid'],
    [['t.jsonl', '--html', 'x', '--max-mb', 'many'], 'argument-invalid'],
    [['t.jsonl', '--html', 't.jsonl/x.html'], 'file-unwritable'],
    [[], 'argument-invalid'],
  ])('refuses %j', async (argv, code) => {
    const failed = run(aFolder({ 't.jsonl': transcript, 'other.txt': 'text\n' }), ...argv);
    await expect(failed).rejects.toSatisfy(
      (error) => error instanceof UserError && error.diagnostics[0]?.code === code,
    );
  });
});

const batch = `name: docs
jobs:
  - id: check
    prompt: "Check {{item.value}}"
    model: "script:{{item.value}}.jsonl"
    items: { list: [good, bad] }
    evaluate: [{ name: is fine, contains: fine }]
`;

/** A repository in which the batch has run; `good` passes and `bad` fails its evaluation. */
async function aBatch(): Promise<string> {
  const folder = aRepository({ 'b.yml': batch, 'good.jsonl': '{"say":"All fine."}\n', 'bad.jsonl': '{"say":"No."}\n' });
  await playBatch(folder, 'b.yml', { state: 'state' });
  return folder;
}

describe('sallyport report of a batch', () => {
  test('the page has every job, failures first, with its evaluations and its conversation', async () => {
    const folder = await aBatch();
    await run(folder, 'state', '--html', 'b.html');
    const { overview, jobs } = dataOf(readFileSync(join(folder, 'b.html'), 'utf8'));
    expect(overview).toMatchObject({ kind: 'batch', title: 'docs', conclusion: 'incomplete', previous: null });
    expect(overview.rows.map(({ name, state, mark }) => [name, state, mark])).toEqual([
      ['check · bad', 'evaluation', null],
      ['check · good', 'passed', null],
    ]);
    expect(jobs.map(({ key, text }) => [key, text])).toEqual([
      [overview.rows[0]?.key, 'No.'],
      [overview.rows[1]?.key, 'All fine.'],
    ]);
    expect(jobs[0]?.evaluations[0]).toMatchObject({ name: 'is fine', status: 'failed' });
    expect(jobs[0]?.entries.map(({ type }) => type)).toContain('turn');
  });

  test.each(['state directory', 'result'])('marks what is new and fixed since an earlier %s', async (kind) => {
    const [now, then] = [await aBatch(), await aBatch()];
    const path = join(then, 'state/report/result.json');
    const swapped = (text: string) =>
      text.replaceAll('"passed"', '"x"').replaceAll('"failed"', '"passed"').replaceAll('"x"', '"failed"');
    for (const file of [path, ...readdirSync(join(then, 'state/jobs')).map((name) => join(then, 'state/jobs', name))])
      writeFileSync(file, swapped(readFileSync(file, 'utf8')));
    const previous = kind === 'result' ? path : join(then, 'state');
    await run(now, 'state', '--html', 'b.html', '--previous', previous);
    const { overview } = dataOf(readFileSync(join(now, 'b.html'), 'utf8'));
    const name: unknown = kind === 'result' ? previous : expect.stringMatching(/^the run of 20\d\d-.* UTC$/);
    expect(overview.previous).toEqual({ name, gone: 0 });
    expect(overview.rows.map(({ name, mark }) => [name, mark])).toEqual([
      ['check · bad', 'new'],
      ['check · good', 'fixed'],
    ]);
  });

  test.each([
    'state directory',
    'result',
  ])('an evaluation that could not be done is not new, and one of an earlier %s is not fixed', async (kind) => {
    const [now, then] = [await aBatch(), await aBatch()];
    const withError = (folder: string, status: string) => {
      const jobs = readdirSync(join(folder, 'state/jobs')).map((name) => join('state/jobs', name));
      for (const file of ['state/report/result.json', ...jobs].map((name) => join(folder, name)))
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${status}"`, '"error"'));
    };
    withError(then, 'passed');
    withError(now, 'failed');
    const previous = kind === 'result' ? join(then, 'state/report/result.json') : join(then, 'state');
    await run(now, 'state', '--html', 'b.html', '--previous', previous);
    const { overview } = dataOf(readFileSync(join(now, 'b.html'), 'utf8'));
    expect(overview.rows.map(({ state, mark }) => [state, mark])).toEqual([
      ['error', null],
      ['passed', null],
    ]);
  });

  test('a deferred job is listed with its state once', async () => {
    const folder = aRepository({
      'batch.yml':
        'budget: { max-jobs: 1 }\njobs: [{ id: a, prompt: x, model: "script:s.jsonl", items: { list: [1, 2] } }]',
      's.jsonl': '{"say":"Done."}',
    });
    await playBatch(folder, 'batch.yml', { state: 'state' });
    await run(folder, 'state', '--html', 'b.html');
    const { overview } = dataOf(readFileSync(join(folder, 'b.html'), 'utf8'));
    expect(overview.rows.map(({ state, reason }) => [state, reason])).toContainEqual([
      'deferred',
      'max-jobs was reached.',
    ]);
  });

  test('a job whose transcript is missing is in the page with a note', async () => {
    const folder = await aBatch();
    rmSync(join(folder, 'state/transcripts'), { recursive: true });
    await run(folder, 'state', '--html', 'b.html');
    const { jobs } = dataOf(readFileSync(join(folder, 'b.html'), 'utf8'));
    expect(jobs.map(({ missing }) => missing)).toEqual([
      expect.stringMatching(/^transcripts\/\w+-1\.jsonl does not exist\.$/),
      expect.stringMatching(/does not exist/),
    ]);
  });

  test.each([
    [[], 'docs: Failed: too few evaluations passed'],
    [['--markdown'], '| check · bad |'],
    [['--json'], '"kind": "batch"'],
  ])('prints the jobs with %j', async (flags, expected) => {
    const { out } = await run(await aBatch(), 'state', ...flags);
    expect(out).toContain(expected);
  });
});
