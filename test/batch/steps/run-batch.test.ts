import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { JobRecord } from '../../../src/batch/model/job-record.js';
import { batchSource } from '../../../src/batch/report/batch-source.js';
import { readBatch } from '../../../src/batch/report/read-batch.js';
import type { Evaluate } from '../../../src/batch/run/evaluation.js';
import { lockDirectory } from '../../../src/platform/files/state/lock-directory.js';
import type { PageJob } from '../../../src/report/page/page-data.js';
import { conclusionsOf, playBatch, playMerge } from '../../doubles/batch.js';
import { runCli } from '../../doubles/cli.js';
import { startModelServer } from '../../doubles/model-server.js';
import { aFolder, put } from '../../doubles/place.js';

const script = (...turns: readonly object[]) => turns.map((turn) => JSON.stringify(turn)).join('\n');
const failing = (status: number) => script({ fail: { status, times: 99 } });

/** A batch of three jobs with one script each. */
const threeItems = (head = '', job = '') => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
concurrency: 1
${head}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b, c] }
${job}
`,
  'a.jsonl': script({ say: 'Answer a' }),
  'b.jsonl': script({ say: 'Answer b' }),
  'c.jsonl': script({ say: 'Answer c' }),
});

const stateOf = (folder: string) => join(folder, '.sallyport/state/docs');
const recordsOf = (folder: string) =>
  readdirSync(join(stateOf(folder), 'jobs')).map((name) => join(stateOf(folder), 'jobs', name));
const recordAt = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as JobRecord;

function recordOf(folder: string, value: string): { readonly path: string; readonly record: JobRecord } {
  for (const path of recordsOf(folder)) {
    const record = recordAt(path);
    if (record.item?.['value'] === value) return { path, record };
  }
  throw new Error(`no record of ${value}`);
}

describe('results', () => {
  test('every job runs, and the results are in plan order', async () => {
    const played = await playBatch(aFolder(threeItems()), 'batch.yml');
    expect(played.outcome).toMatchObject({ exitCode: 0 });
    expect(played.result).toMatchObject({
      name: 'docs',
      conclusion: 'success',
      counts: { success: 3 },
      deferred: 0,
      parked: 0,
      passed: 3,
      failed: 0,
      costUsd: 0,
    });
    expect(played.result.jobs.map(({ text }) => text)).toEqual(['Answer a', 'Answer b', 'Answer c']);
    expect(played.lines.at(-1)).toBe(
      'The results are in .sallyport/state/docs. For a page of them: sallyport report .sallyport/state/docs --html report.html',
    );
  });

  test('a failed job touches no other job and fails the batch with exit code 1', async () => {
    const folder = aFolder({ ...threeItems(), 'b.jsonl': failing(400) });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['success', 'provider-error', 'success']);
    expect(played.outcome.exitCode).toBe(1);
  });

  test('the reports are in the state directory, failures first', async () => {
    const folder = aFolder({ ...threeItems(), 'c.jsonl': failing(400) });
    const { outcome } = await playBatch(folder, 'batch.yml');
    const table = outcome.summary?.split('\n').filter((line) => line.startsWith('| one'));
    expect(table?.map((line) => line.split('|')[1]?.trim())).toEqual(['one · c', 'one · a', 'one · b']);
    const report = join(stateOf(folder), 'report');
    expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain('tests="3" failures="0" errors="1" skipped="0"');
    expect(readFileSync(join(report, 'results.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3);
  });

  test('a batch without items is skipped', async () => {
    const files = { ...threeItems(), 'rows.jsonl': '' };
    const folder = aFolder({
      ...files,
      'batch.yml': files['batch.yml'].replace('list: [a, b, c]', 'jsonl: rows.jsonl'),
    });
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ conclusion: 'skipped', jobs: [] });
  });
});

test.each([
  ['of a job', '', '    model: gpt-5\n', 'batch.yml:9:12: the model name has no provider'],
  ['of the judge', 'judge: gpt-5', '', 'batch.yml, judge: the model name has no provider'],
])('a plan refuses a name %s that no provider has, so that no shard finds it', async (_, head, job, problem) => {
  await expect(playBatch(aFolder(threeItems(head, job)), 'batch.yml')).rejects.toThrow(problem);
});

test('problems of inputs and those of the batch file are reported together', async () => {
  const folder = aFolder(threeItems('order: newest'));
  const work = playBatch(folder, 'batch.yml', { settings: { 'max-turns': 'many' } });
  await expect(work).rejects.toThrow(/^max-turns: .*\nbatch\.yml:4:8: order must be/s);
});

test.each([
  ['plna', 'did you mean plan?'],
  ['merg', 'did you mean merge?'],
  ['other.yml', 'write: sallyport batch FILE'],
])('two operands of batch, the first of them %s, are refused with the hint: %s', async (first, hint) => {
  const { code, stderr } = await runCli(['batch', first, 'batch.yml'], { cwd: aFolder(threeItems()), inProcess: true });
  expect(code).toBe(2);
  expect(stderr).toContain(`hint:  ${hint}\n`);
});

describe('shards', () => {
  test.each([
    [
      'are refused without a plan: every machine would run all jobs',
      ['batch.yml', '--shards', '3'],
      '--shards: this flag is for the step plan of a batch, and this step is run',
    ],
    [
      'have a number up to theirs, or the flag is named',
      ['batch.yml', '--shard', '4/3'],
      '--shard: a shard is I/N, with I from 1 to N',
    ],
    [
      'are not planned into the file of --plan, which names a plan that exists',
      ['plan', 'batch.yml', '--plan', 'p.json'],
      'use --out for the file with the new plan',
    ],
  ])('%s', async (_title, args, problem) => {
    const cwd = aFolder(threeItems());
    const { code, stderr } = await runCli(['batch', ...args], { cwd, inProcess: true });
    expect([code, existsSync(join(cwd, 'p.json'))]).toEqual([2, false]);
    expect(stderr).toContain(problem);
  });

  test('a dry run of a shard defers what does not fit into its part of the budget, as the run does', async () => {
    const folder = aFolder(threeItems('budget: { max-jobs: 2 }'));
    const { stdout } = await runCli(['batch', 'batch.yml', '--shard', '1/2', '--dry-run'], {
      cwd: folder,
      inProcess: true,
    });
    expect(stdout).toContain('2 jobs: 1 run, 1 deferred');
    const { result } = await playBatch(folder, 'batch.yml', { shard: '1/2' });
    expect(result).toMatchObject({ counts: { success: 1 }, deferred: 1 });
  });

  test('a shard without jobs is skipped, and does not say that the batch has no items', async () => {
    const { outcome, result } = await playBatch(aFolder(threeItems()), 'batch.yml', { shard: '4/4' });
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ conclusion: 'skipped', reason: 'Shard 4/4 of the plan has no jobs.', jobs: [] });
  });
});

describe('reuse', () => {
  test('the next run reuses finished jobs', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success (reused)', 'success (reused)']);
    expect(again.result.jobs.map(({ text }) => text)).toEqual(['Answer a', 'Answer b', 'Answer c']);
  });

  test('the result counts the jobs that ended in earlier runs', async () => {
    const folder = aFolder(threeItems('budget: { max-jobs: 2 }'));
    expect((await playBatch(folder, 'batch.yml')).result.reason).toBe('2 of 3 jobs passed.');
    const { result, outcome } = await playBatch(folder, 'batch.yml');
    expect(result.reason).toBe('3 of 3 jobs passed, 2 of them reused.');
    expect(outcome.summary).not.toContain('retry-failed');
  });

  test('the next run runs a failed job again, and one that the provider always rejects only on request', async () => {
    const folder = aFolder({ ...threeItems(), 'a.jsonl': failing(501), 'b.jsonl': failing(400) });
    await playBatch(folder, 'batch.yml');
    put(folder, { 'a.jsonl': script({ say: 'new a' }), 'b.jsonl': script({ say: 'new b' }) });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual([
      'success',
      'provider-error (reused)',
      'success (reused)',
    ]);
    expect(conclusionsOf(await playBatch(folder, 'batch.yml', { retryFailed: true }))).toEqual([
      'success (reused)',
      'success',
      'success (reused)',
    ]);
  });

  test('a job that fails in the same way as often as park-after is parked, which does not count as a failure', async () => {
    const folder = aFolder({ ...threeItems('park-after: 2'), 'b.jsonl': failing(501) });
    for (let run = 1; run <= 2; run += 1) expect((await playBatch(folder, 'batch.yml')).outcome.exitCode).toBe(1);
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ parked: 1, failed: 0 });
    expect(result.jobs[1]).toMatchObject({
      conclusion: 'skipped',
      reason: expect.stringContaining('Parked') as string,
    });
    expect(outcome.summary).toContain('\n`retry-failed` runs parked jobs and reused failures again.\n');
    expect(outcome.summary).toMatch(/^\| one · b \| Parked: it failed 2 times in the same way\. /m);
    const ports = { directory: folder, clean: (text: string) => text, onNotice: () => undefined };
    const stored = await readBatch(join(folder, '.sallyport/state/docs'), ports.onNotice);
    const pages: PageJob[] = [];
    for await (const one of (await batchSource(stored, null, ports)).jobs()) pages.push(one);
    // The page shows the state itself, and the conversation of the run in which the job failed.
    const page = pages.find(({ reason }) => reason.startsWith('It failed 2 times in the same way. '));
    expect([page?.missing, page?.entries.some(({ type }) => type === 'text')]).toEqual([null, true]);
    expect((await playBatch(folder, 'batch.yml', { retryFailed: true })).result.parked).toBe(0);
  });

  test('an answer that misses the schema in other words every night is parked after park-after nights', async () => {
    const withSchema =
      '    output-schema: \'{"type":"object","required":["total"],"properties":{"total":{"type":"number"}}}\'';
    const misses = ['no object', '{"total":"three"}', '{"sum":3}', '[3]'];
    const right = { 'a.jsonl': script({ say: '{"total":1}' }), 'c.jsonl': script({ say: '{"total":3}' }) };
    const folder = aFolder({ ...threeItems('park-after: 2', withSchema), ...right });
    const reasons = new Set<string>();
    const ends: (readonly number[])[] = [];
    for (const say of misses) {
      put(folder, { 'b.jsonl': script({ say }, { say }) });
      const { result } = await playBatch(folder, 'batch.yml');
      ends.push([result.failed, result.parked]);
      reasons.add(recordOf(folder, 'b').record.reason);
    }
    expect([ends, reasons.size]).toEqual([
      [
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      2,
    ]);
    expect(recordOf(folder, 'b').record.code).toBe('schema-mismatch');
  });

  test('the failures of a record without a code, which an earlier release has stored, are of no known kind', async () => {
    const folder = aFolder({ ...threeItems('park-after: 2'), 'b.jsonl': failing(501) });
    await playBatch(folder, 'batch.yml');
    const { path, record } = recordOf(folder, 'b');
    const { code, ...withoutCode } = record;
    writeFileSync(path, JSON.stringify(withoutCode));
    expect([code, (await playBatch(folder, 'batch.yml')).result.failed]).toEqual(['model-server', 1]);
    expect(recordOf(folder, 'b').record).toMatchObject({ code, sameFailures: 1 });
  });

  test('a failure of the provider parks no job', async () => {
    const scripts = { 'b.jsonl': failing(503) };
    // Retries take at most a third of the time.
    const folder = aFolder({ ...threeItems('park-after: 1', '    timeout-minutes: 0.05'), ...scripts });
    for (let run = 1; run <= 2; run += 1) {
      const { outcome, result } = await playBatch(folder, 'batch.yml');
      expect(outcome.exitCode).toBe(1);
      expect(result).toMatchObject({ parked: 0, failed: 1 });
    }
    expect(recordOf(folder, 'b').record).toMatchObject({ errorKind: 'overloaded', sameFailures: 0 });
  });

  test('a batch whose jobs are all parked is skipped, not a success', async () => {
    const scripts = { 'a.jsonl': failing(501), 'b.jsonl': failing(501), 'c.jsonl': failing(501) };
    const folder = aFolder({ ...threeItems('park-after: 1'), ...scripts });
    expect((await playBatch(folder, 'batch.yml')).outcome.exitCode).toBe(1);
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({
      conclusion: 'skipped',
      reason: 'All 3 jobs are parked. Run the batch with retry-failed once the cause is gone.',
    });
  });

  test('a job whose request is rejected fails once and is parked from the next run on, if park-after is set', async () => {
    const folder = aFolder({ ...threeItems('park-after: 3'), 'b.jsonl': failing(400) });
    expect((await playBatch(folder, 'batch.yml')).outcome.exitCode).toBe(1);
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ parked: 1, failed: 0 });
    expect(result.jobs[1]?.reason).toMatch(/^Parked: the same request fails every time\. /);
  });

  test('an old result stays until a new one exists', async () => {
    const folder = aFolder({ ...threeItems(), 'b.jsonl': failing(501) });
    await playBatch(folder, 'batch.yml');
    const before = recordOf(folder, 'b').record;
    const controller = new AbortController();
    controller.abort('SIGINT');
    await playBatch(folder, 'batch.yml', { retryFailed: true, signal: controller.signal });
    expect(recordOf(folder, 'b').record).toEqual(before);
    expect(existsSync(join(stateOf(folder), before.transcriptPath ?? ''))).toBe(true);
  });
});

describe('evaluations', () => {
  const scored = (contains: string) =>
    threeItems('min-pass-rate: 0.5', `    evaluate: [{ name: letter, contains: ${contains} }]`);
  const evaluate: Evaluate = ({ specs }, { text }) =>
    Promise.resolve({
      costUsd: 0,
      fatal: null,
      evaluations: specs.map(({ name, check }) => {
        const isPassed = 'value' in check && text.includes(check.value);
        return { name, status: isPassed ? 'passed' : 'failed', score: isPassed ? 1 : 0, reason: '' };
      }),
    });

  test('a pass rate below the minimum fails the batch with exit code 1', async () => {
    const { outcome, result } = await playBatch(aFolder(scored('b')), 'batch.yml', { evaluate });
    expect(outcome.exitCode).toBe(1);
    expect(result).toMatchObject({ passed: 1, failed: 2, reason: expect.stringContaining('33.3 %') as string });
  });

  test('a changed evaluation is scored again without asking the model', async () => {
    const folder = aFolder(scored('b'));
    await playBatch(folder, 'batch.yml', { evaluate });
    put(folder, { ...scored('Answer'), 'a.jsonl': '', 'b.jsonl': '', 'c.jsonl': '' });
    const { outcome, result } = await playBatch(folder, 'batch.yml', { evaluate });
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ passed: 3, failed: 0 });
    expect(result.jobs.every(({ reused }) => reused)).toBe(true);
  });

  test('a line that is added to the batch file scores nothing again', async () => {
    const folder = aFolder(scored('b'));
    let asked = 0;
    const counted: Evaluate = (...request) => {
      asked += 1;
      return evaluate(...request);
    };
    await playBatch(folder, 'batch.yml', { evaluate: counted });
    const path = join(folder, 'batch.yml');
    writeFileSync(path, `# Once a week\n${readFileSync(path, 'utf8')}`);
    await playBatch(folder, 'batch.yml', { evaluate: counted });
    expect(asked).toBe(3);
  });

  test('an evaluation that cannot be done is an error, not a pass', async () => {
    const unable: Evaluate = ({ specs }) =>
      Promise.resolve({
        costUsd: 0,
        fatal: null,
        evaluations: specs.map(({ name }) => ({ name, status: 'error', score: 0, reason: 'no judge' })),
      });
    const { outcome, result } = await playBatch(aFolder(scored('b')), 'batch.yml', { evaluate: unable });
    expect(outcome.exitCode).toBe(1);
    expect(result.jobs[0]?.evaluations).toMatchObject([{ status: 'error' }]);
  });
});

/** The item that a run with one job has tried. */
async function tried(folder: string): Promise<unknown> {
  const { result } = await playBatch(folder, 'batch.yml');
  return result.jobs.find(({ conclusion }) => conclusion === 'provider-error')?.item?.['value'];
}

describe('budget', () => {
  test('jobs beyond max-jobs are deferred, and the next run starts with them', async () => {
    const folder = aFolder(threeItems('budget: { max-jobs: 2 }'));
    const first = await playBatch(folder, 'batch.yml');
    expect(first.result).toMatchObject({ deferred: 1, conclusion: 'success' });
    expect(first.outcome.exitCode).toBe(0);
    expect(first.result.jobs[2]).toMatchObject({
      conclusion: 'skipped',
      reason: expect.stringContaining('max-jobs') as string,
    });
    const second = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(second)).toEqual(['success (reused)', 'success (reused)', 'success']);
  });

  test('jobs that fail do not keep the others from their turn', async () => {
    const failed = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.jsonl`, failing(501)]));
    const folder = aFolder({ ...threeItems('budget: { max-jobs: 1 }'), ...failed });
    expect([await tried(folder), await tried(folder), await tried(folder), await tried(folder)]).toEqual([
      ...['a', 'b', 'c', 'a'],
    ]);
  });

  test('a canceled run keeps the turn of the jobs that it did not begin', async () => {
    const failed = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.jsonl`, failing(501)]));
    const folder = aFolder({ ...threeItems('budget: { max-jobs: 1 }'), ...failed });
    for (const expected of ['a', 'b', 'c', 'a']) expect(await tried(folder)).toBe(expected);
    await playBatch(folder, 'batch.yml', { signal: AbortSignal.abort('SIGTERM') });
    expect(await tried(folder)).toBe('b');
  });

  test.each([
    ['an invalid key', 401, 'model-auth'],
    ['an empty account', 402, 'model-quota'],
    ['an unknown model', 404, 'model-not-found'],
  ])('%s ends the batch at the first job with one message, its code and exit code 2', async (_name, status, code) => {
    const folder = aFolder({ ...threeItems(), 'a.jsonl': failing(status) });
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(2);
    expect(result).toMatchObject({
      conclusion: 'config-error',
      code,
      reason: expect.stringContaining(String(status)) as string,
    });
    expect(existsSync(join(stateOf(folder), 'jobs'))).toBe(false);
    expect(outcome.text).not.toContain('one · ');
  });

  test('a missing key ends the batch at the first job with exit code 2, and no item is parked for it', async () => {
    const jobs =
      'jobs: [{ id: a, prompt: "Say {{item.value}}", items: { list: [1, 2] }, model: anthropic/claude-haiku-4-5 }]';
    const folder = aFolder({ 'batch.yml': `name: docs\npark-after: 1\n${jobs}` });
    for (let night = 1; night <= 2; night += 1) {
      const { outcome, result } = await playBatch(folder, 'batch.yml');
      expect(outcome.exitCode).toBe(2);
      expect(result).toMatchObject({ parked: 0, reason: expect.stringContaining('the API key is missing') as string });
    }
    expect(existsSync(join(stateOf(folder), 'jobs'))).toBe(false);
  });

  test.each([
    ['before its first request', 0.0001, '0.00010', 0, 0, {}],
    ['before its first request, although a short last answer could be paid for', 0.011, '0.01', 0, 0, {}],
    ['after a turn, whose cost counts', 0.1, '0.10', 1, 0.06, {}],
    ['and of its shard', 0.0002, '0.00010', 0, 0, { shard: '2/2' }],
  ])('a job that needs more than max-cost-usd of the batch %s fails with exit code 4, so that others begin before it in the next run', async (_when, usd, shown, asked, cost, options) => {
    const usage = { input: 30_000, output: 0 };
    const call = { id: 'c', name: 'Glob', input: { pattern: '*' } };
    const server = await startModelServer(() => ({ text: 'Looking.', calls: [call], usage }));
    onTestFinished(() => server.close());
    const advice = `raise budget.max-cost-usd,${'shard' in options ? ' use fewer shards,' : ''} or leave the item out`;
    const text = `budget: { max-cost-usd: ${String(usd)} }\njobs: [{ id: a, prompt: x, items: { list: [1${'shard' in options ? ', 2' : ''}] } }]`;
    const { outcome, result } = await playBatch(aFolder({ 'batch.yml': text }), 'batch.yml', {
      ...options,
      settings: {
        ...{ model: 'compatible/m', 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' },
        prices: 'compatible/m: 2 2',
      },
    });
    expect(outcome.exitCode).toBe(4);
    expect(result).toMatchObject({
      ...{ conclusion: 'budget', deferred: 0, failed: 1, costUsd: cost },
      reason: `max-cost-usd was reached: $${String(cost === 0 ? 0 : cost.toFixed(2))} of $${shown} is spent, and a job needed more than what was left.`,
      jobs: [{ conclusion: 'budget', reason: expect.stringContaining(advice) as string }],
    });
    expect(server.requests).toHaveLength(asked);
  });

  test('the same configuration error in every job is one message with exit code 2', async () => {
    const files = threeItems();
    const oneScript = files['batch.yml'].replace('{{item.value}}.jsonl', 'a.jsonl');
    const folder = aFolder({ ...files, 'batch.yml': oneScript, 'a.jsonl': '{"sya":"x"}' });
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(2);
    expect(result.jobs.map(({ conclusion }) => conclusion)).toEqual(['config-error', 'config-error', 'config-error']);
    expect(outcome.text.match(/unknown key sya/g)).toHaveLength(1);
  });

  test('a rate limit that is longer than the time left defers the job', async () => {
    const slow = script({ fail: { status: 429, times: 1, retryAfter: 3_600 } }, { say: 'late' });
    const folder = aFolder({ ...threeItems(), 'a.jsonl': slow });
    const { outcome, result } = await playBatch(folder, 'batch.yml');
    expect(outcome.exitCode).toBe(0);
    expect(result.deferred).toBe(3);
    expect(result.jobs[0]?.reason).toMatch(/rate limit .* is reached until/);
  });

  test('a canceled run leaves the rest open and can be resumed', async () => {
    const folder = aFolder(threeItems());
    const controller = new AbortController();
    const evaluate: Evaluate = () => {
      controller.abort('SIGTERM');
      return Promise.resolve({ evaluations: [], costUsd: 0, fatal: null });
    };
    const batch = readFileSync(join(folder, 'batch.yml'), 'utf8');
    put(folder, { 'batch.yml': `${batch}    evaluate: [{ name: any, contains: Answer }]\n` });
    const { outcome, result } = await playBatch(folder, 'batch.yml', { signal: controller.signal, evaluate });
    expect(outcome.exitCode).toBe(130);
    expect(result.counts).toEqual({ success: 1, cancelled: 2 });
    const { states, totals } = await readBatch(join(folder, '.sallyport/state/docs'), () => undefined);
    expect(totals.counts).toEqual(result.counts);
    expect(states[1]).toEqual({ kind: 'open', reason: 'The run was canceled (SIGTERM).' });
    const passes: Evaluate = () => Promise.resolve({ evaluations: [], costUsd: 0, fatal: null });
    const resumed = await playBatch(folder, 'batch.yml', { resume: true, evaluate: passes });
    expect(conclusionsOf(resumed)).toEqual(['success', 'success', 'success']);
    expect(resumed.result.jobs[0]?.evaluations).toEqual([]);
  });

  test('the cost of a run that is resumed is that of all its parts, in the result, a report and a merge', async () => {
    const evaluate = '    evaluate: [{ name: any, contains: Answer }]';
    const folder = aFolder(threeItems('', evaluate));
    const controller = new AbortController();
    const costly: Evaluate = () => Promise.resolve({ evaluations: [], costUsd: 1, fatal: null });
    const stopping: Evaluate = (context, answer) => {
      controller.abort('SIGTERM');
      return costly(context, answer);
    };
    await playBatch(folder, 'batch.yml', { signal: controller.signal, evaluate: stopping });
    const { result } = await playBatch(folder, 'batch.yml', { resume: true, evaluate: costly });
    expect(result).toMatchObject({ costUsd: 3, reason: '3 of 3 jobs passed.' });
    const { totals } = await readBatch(join(folder, '.sallyport/state/docs'), () => undefined);
    const merged = await playMerge(folder, ['.sallyport/state/docs'], 'merged');
    expect([totals.costUsd, merged.result.costUsd]).toEqual([3, 3]);
    expect((await playBatch(folder, 'batch.yml', { evaluate: costly })).result.costUsd).toBe(0);
  });

  test.each([
    ['--retry-failed', { retryFailed: true }],
    ['--rescore', { rescore: true }],
  ])('the cost of a run that is resumed contains that of what %s replaces', async (_flag, options) => {
    const folder = aFolder(threeItems('', '    evaluate: [{ name: any, contains: Answer }]'));
    const failed = { name: 'any', status: 'failed', score: 0, reason: '' } as const;
    const costly: Evaluate = () => Promise.resolve({ evaluations: [failed], costUsd: 0.1, fatal: null });
    await playBatch(folder, 'batch.yml', { evaluate: costly });
    for (const costUsd of [0.6, 0.9]) {
      const again = await playBatch(folder, 'batch.yml', { resume: true, ...options, evaluate: costly });
      const { totals } = await readBatch(join(folder, '.sallyport/state/docs'), () => undefined);
      const merged = await playMerge(folder, ['.sallyport/state/docs'], 'merged');
      expect([again.result.costUsd, totals.costUsd, merged.result.costUsd]).toEqual([costUsd, costUsd, costUsd]);
    }
  });

  test('a failed job that a resumed run has no budget to retry keeps its result, and its cost counts', async () => {
    const folder = aFolder(threeItems('budget: { max-jobs: 1 }', '    evaluate: [{ name: any, contains: Answer }]'));
    const failed = { name: 'any', status: 'failed', score: 0, reason: '' } as const;
    const costly: Evaluate = () => Promise.resolve({ evaluations: [failed], costUsd: 0.1, fatal: null });
    await playBatch(folder, 'batch.yml', { evaluate: costly });
    const { result } = await playBatch(folder, 'batch.yml', { resume: true, retryFailed: true, evaluate: costly });
    expect([result.costUsd, result.failed, result.deferred]).toEqual([0.2, 2, 1]);
    const merged = await playMerge(folder, ['.sallyport/state/docs'], 'merged');
    expect(merged.result.costUsd).toBe(0.2);
  });

  test('what a killed run has spent for stored answers counts in the run that continues it', async () => {
    const folder = aFolder(threeItems('', '    evaluate: [{ name: any, contains: Answer }]'));
    const passes: Evaluate = () => Promise.resolve({ evaluations: [], costUsd: 0, fatal: null });
    await playBatch(folder, 'batch.yml', { evaluate: passes });
    const killed = aFolder();
    let count = 0;
    const costly: Evaluate = () => {
      count += 1;
      if (count === 3) cpSync(folder, killed, { recursive: true, filter: (path) => !path.endsWith('lock.json') });
      return Promise.resolve({ evaluations: [], costUsd: 0.1, fatal: null });
    };
    await playBatch(folder, 'batch.yml', { rescore: true, evaluate: costly });
    expect((await playBatch(killed, 'batch.yml', { resume: true, evaluate: passes })).result.costUsd).toBe(0.2);
  });

  test('a run that is resumed retries what failed before its start', async () => {
    const folder = aFolder({
      ...threeItems('', '    evaluate: [{ name: any, contains: Answer }]'),
      'a.jsonl': failing(501),
      'b.jsonl': failing(501),
      'c.jsonl': failing(501),
    });
    await playBatch(folder, 'batch.yml');
    put(folder, { 'a.jsonl': script({ say: 'Answer a' }) });
    const controller = new AbortController();
    const passes: Evaluate = () => Promise.resolve({ evaluations: [], costUsd: 0, fatal: null });
    const evaluate: Evaluate = (context, answer) => {
      controller.abort('SIGTERM');
      return passes(context, answer);
    };
    const stopped = await playBatch(folder, 'batch.yml', { signal: controller.signal, evaluate });
    expect(conclusionsOf(stopped)).toEqual(['success', 'cancelled', 'cancelled']);
    put(folder, { 'a.jsonl': failing(501), 'b.jsonl': script({ say: 'b' }), 'c.jsonl': script({ say: 'c' }) });
    expect(conclusionsOf(await playBatch(folder, 'batch.yml', { resume: true, evaluate: passes }))).toEqual([
      'success',
      'success',
      'success',
    ]);
  });

  test('a resumed run that is killed and resumed again retries nothing that failed since its first start', async () => {
    const folder = aFolder({ ...threeItems(), 'b.jsonl': failing(501) });
    for (const resume of [false, true, true])
      expect((await playBatch(folder, 'batch.yml', { resume })).result.jobs[1]).toMatchObject({
        conclusion: 'provider-error',
        transcriptPath: expect.stringContaining('-1.jsonl') as string,
      });
  });

  test('a resumed run on a machine whose clock is behind retries a failed job once', async () => {
    const folder = aFolder({ ...threeItems(), 'b.jsonl': failing(501) });
    await playBatch(folder, 'batch.yml');
    const path = join(folder, '.sallyport/state/docs/run.json');
    const run = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, JSON.stringify({ ...run, startedAt: new Date(Date.now() + 3_600_000).toISOString() }));
    for (let time = 0; time < 2; time += 1)
      expect((await playBatch(folder, 'batch.yml', { resume: true })).result.jobs[1]).toMatchObject({
        conclusion: 'provider-error',
        transcriptPath: expect.stringContaining('-2.jsonl') as string,
      });
  });

  test('a dry run of a run to resume shows what that run would do', async () => {
    const folder = aFolder({ ...threeItems(), 'b.jsonl': failing(501) });
    await playBatch(folder, 'batch.yml');
    const dryRun = async (...flags: readonly string[]) =>
      (await runCli(['batch', 'batch.yml', '--dry-run', ...flags], { cwd: folder, inProcess: true })).stdout;
    expect(await dryRun()).toContain('2 reused, 1 run');
    expect(await dryRun('--resume')).toContain('3 jobs: 3 reused');
    put(folder, { 'batch.yml': `${threeItems()['batch.yml']}# changed\n` });
    expect(await dryRun('--resume')).toBe('');
  });
});

describe('state', () => {
  test('the state directory of another batch is refused', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml', { state: 'state' });
    put(folder, { 'other.yml': readFileSync(join(folder, 'batch.yml'), 'utf8').replace('name: docs', 'name: other') });
    await expect(playBatch(folder, 'other.yml', { state: 'state' })).rejects.toThrow('another batch');
  });

  test('the state of a newer release is refused as such', async () => {
    const folder = aFolder({ ...threeItems(), 'state/batch.json': '{"formatVersion":2,"name":{"text":"docs"}}' });
    const message = 'this directory holds the state of a newer release of Sallyport';
    const diagnostics = [{ message, hint: expect.stringContaining('use that release, or') as string }];
    await expect(playBatch(folder, 'batch.yml', { state: 'state' })).rejects.toMatchObject({ diagnostics });
  });

  test('what a newer release has added to stored files is left out, and their jobs are not paid for again', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    for (const path of [...recordsOf(folder), ...['run', 'plan'].map((name) => join(stateOf(folder), `${name}.json`))])
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/\{(?=")/g, '{"extra":1,'));
    const resumed = await playBatch(folder, 'batch.yml', { resume: true });
    expect(conclusionsOf(resumed)).toEqual(['success', 'success', 'success']);
    expect(resumed.lines.filter((line) => /not used|new one starts/.test(line))).toEqual([]);
    expect(resumed.result.costUsd).toBe(0);
  });

  test('a directory with other files is refused', async () => {
    const folder = aFolder({ ...threeItems(), 'src/a.ts': '' });
    await expect(playBatch(folder, 'batch.yml', { state: 'src' })).rejects.toThrow('contains other files');
  });

  test('a directory that another process uses is refused', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    const lock = lockDirectory(stateOf(folder), aFolder());
    if (!('release' in lock)) throw new Error('the lock is not free');
    await expect(playBatch(folder, 'batch.yml')).rejects.toThrow('another process');
    lock.release();
    await playBatch(folder, 'batch.yml');
  });

  test('the lock of a process that no longer exists is taken over', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    const gone = { pid: 2 ** 22 - 3, started: '1', place: 'another boot', confirmedAt: Date.now() - 120_000 };
    writeFileSync(join(stateOf(folder), 'lock.json'), JSON.stringify(gone));
    await playBatch(folder, 'batch.yml');
    writeFileSync(join(stateOf(folder), 'lock.json'), JSON.stringify({ ...gone, confirmedAt: Date.now() }));
    await expect(playBatch(folder, 'batch.yml')).rejects.toThrow('another process');
  });

  test('a directory whose lock cannot be written ends the batch with a diagnostic that names --state', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    mkdirSync(join(stateOf(folder), 'lock.json'));
    await expect(playBatch(folder, 'batch.yml')).rejects.toMatchObject({
      diagnostics: [
        { code: 'state-unusable', location: stateOf(folder), hint: expect.stringContaining('--state') as string },
      ],
    });
  });

  test('a directory that can no longer be written ends the batch with a diagnostic and keeps what was stored', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    rmSync(recordOf(folder, 'c').path);
    rmSync(join(stateOf(folder), 'transcripts'), { recursive: true });
    writeFileSync(join(stateOf(folder), 'transcripts'), '');
    const running = playBatch(folder, 'batch.yml');
    await expect(running).rejects.toMatchObject({
      diagnostics: [{ code: 'state-unusable', location: stateOf(folder) }],
    });
    rmSync(join(stateOf(folder), 'transcripts'));
    expect(conclusionsOf(await playBatch(folder, 'batch.yml'))).toEqual([
      ...['success (reused)', 'success (reused)', 'success'],
    ]);
  });

  test.each([
    ['half of a record', (text: string) => text.slice(0, text.length / 2)],
    ['a record of another job', (text: string) => text.replaceAll(/"key":"./g, '"key":"f')],
    ['a record with other parts', (text: string) => text.replace(/"prompt":"\w+"/, '"prompt":"0000"')],
    ['a record that names a file elsewhere', (text: string) => text.replace(/"transcripts\//, '"../../')],
    ['a record of another format', (text: string) => text.replace('"formatVersion":1', '"formatVersion":2')],
    ['a conclusion that does not exist', (text: string) => text.replace('"success"', '"wonderful"')],
  ])('%s is ignored with a notice, and the job runs again', async (_name, damage) => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    const { path } = recordOf(folder, 'b');
    writeFileSync(path, damage(readFileSync(path, 'utf8')));
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success', 'success (reused)']);
    expect(again.lines.join('\n')).toContain('is not used');
    expect(recordOf(folder, 'b').record.text).toBe('Answer b');
  });

  test('many results that cannot be used are named by a few notices', async () => {
    const items = Array.from({ length: 14 }, (_, at) => `i${String(at)}`);
    const folder = aFolder({
      'batch.yml': `name: docs\njobs: [{ id: a, model: "script:s", prompt: x, items: { list: [${items.join(', ')}] } }]`,
      s: script({ say: 'done' }),
    });
    await playBatch(folder, 'batch.yml');
    for (const path of recordsOf(folder)) writeFileSync(path, '{');
    const { lines } = await playBatch(folder, 'batch.yml');
    expect(lines.filter((line) => line.includes('not used'))).toHaveLength(10);
    expect(lines).toContain('More stored results are not used.');
  });

  // As version 1 of the format was stored: a key that changes with a release makes every user pay again.
  test('a result that an earlier release has stored is reused', async () => {
    const folder = aFolder(threeItems());
    const key = 'cc5908c9d466d0b9418a9b5733e444cac5fdbd0975b9d201a447d83b74135011';
    const keyParts = {
      ...{ format: '1', prompt: '4d509ac79342a626', parameters: '614a8e1d5b19a0c7', rules: 'cb05d015ec41feea' },
      ...{ settings: '5f2fb509982d3cdc', inputs: '79ebf19cc4504418', item: '5fe58a64c07ddafd', content: '' },
      ...{ model: 'script:b.jsonl', repeat: '1' },
    };
    const stored = {
      ...{ formatVersion: 1, key, keyParts, slot: '["one","b",{}]#1', planId: '1965a5c74f6be86366c7a3c9f615ffe3' },
      ...{ shard: null, attempt: 1, id: 'one', item: { value: 'b' }, matrix: {}, repeat: 1, model: 'script:b.jsonl' },
      ...{ conclusion: 'success', reason: 'The model gave its answer.', errorKind: null, text: 'An older answer' },
      ...{ evaluations: [], evaluationDigest: 'e7f0c84a252a1e3b', changes: [] },
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
      ...{ costUsd: 0, durationMs: 1, turns: 1, toolCalls: 0, transcriptPath: null },
      ...{ endedAt: '2026-01-31T12:00:00.000Z', sameFailures: 0, hasTree: false, notices: [], toolsUsed: [] },
    };
    put(stateOf(folder), {
      'batch.json': '{"formatVersion":1,"name":"docs"}',
      [`jobs/${key}.json`]: JSON.stringify(stored),
    });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['success', 'success (reused)', 'success']);
    expect(played.result.jobs[1]?.text).toBe('An older answer');
  });

  test.each([
    ['all of it', '.', 3, 'No earlier run was found to resume'],
    ['the results', 'jobs', 3, ''],
    ['the transcripts', 'transcripts', 0, ''],
    ['what is known of the last run', 'run.json', 0, ''],
    ['the plan', 'plan.json', 0, 'No earlier run was found to resume'],
  ])('without %s, which a cache has dropped, a run goes on with what is left', async (_what, name, asked, notice) => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    rmSync(join(stateOf(folder), name), { recursive: true });
    const again = await playBatch(folder, 'batch.yml', { resume: true });
    expect(again.outcome.exitCode).toBe(0);
    expect(again.result.counts).toEqual({ success: 3 });
    expect(again.lines.filter((line) => /^\d\/3 /.test(line))).toHaveLength(asked);
    expect(again.lines.join('\n')).toContain(notice);
  });

  test('a record that is a link is ignored', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    const { path } = recordOf(folder, 'b');
    const elsewhere = join(aFolder({ 'planted.json': readFileSync(path, 'utf8') }), 'planted.json');
    rmSync(path);
    symlinkSync(elsewhere, path);
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)[1]).toBe('success');
  });

  test('a default state directory that is a link is refused', async () => {
    const folder = aFolder(threeItems());
    mkdirSync(dirname(stateOf(folder)), { recursive: true });
    symlinkSync(aFolder(), stateOf(folder));
    await expect(playBatch(folder, 'batch.yml')).rejects.toThrow('is a link');
  });

  test('git ignores the state', async () => {
    const folder = aFolder(threeItems());
    await playBatch(folder, 'batch.yml');
    expect(readFileSync(join(stateOf(folder), '.gitignore'), 'utf8')).toBe('*\n');
  });
});
