import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BatchResult } from '../../../src/batch/model/result-types.js';
import { readBatch } from '../../../src/batch/report/read-batch.js';
import type { Evaluate } from '../../../src/batch/run/evaluation.js';
import { type BatchOptions, playBatch, playMerge } from '../../doubles/batch.js';
import { aFolder, put } from '../../doubles/place.js';

const say = (text: string) => JSON.stringify({ say: text });
const names = ['a', 'b', 'c', 'd', 'e'];

const batch = (head = '') => `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
${head}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [${names.join(', ')}] }
`;

const aBatch = (head = '') =>
  aFolder({
    'batch.yml': batch(head),
    ...Object.fromEntries(names.map((name) => [`${name}.jsonl`, say(`Answer ${name}`)])),
  });

const attempt = (number: number): BatchOptions => ({ environment: { GITHUB_RUN_ATTEMPT: String(number) } });

async function runShard(folder: string, shard: string, state: string, options: BatchOptions = {}): Promise<void> {
  await playBatch(folder, 'batch.yml', { shard, state, ...options });
}

/** The result without times and paths. */
const essential = ({ jobs, ...totals }: BatchResult) => ({
  ...totals,
  jobs: jobs.map(({ transcriptPath: _, ...job }) => job),
});

describe('mergeBatch', () => {
  test('the merged result equals that of an unsharded run', async () => {
    const folder = aBatch();
    put(folder, { 'c.jsonl': JSON.stringify({ fail: { status: 400, times: 9 } }) });
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    const whole = await playBatch(folder, 'batch.yml', { plan: 's1/plan.json', state: 'whole' });
    const merged = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(essential(merged.result)).toEqual(essential(whole.result));
    expect(merged.outcome.exitCode).toBe(whole.outcome.exitCode);
  });

  test('the directories may be inside one directory, as downloaded artifacts are', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 'all/state-1');
    await runShard(folder, '2/2', 'all/state-2');
    const { outcome, result } = await playMerge(folder, ['all'], 'merged');
    expect(outcome.exitCode).toBe(0);
    expect(result.counts).toEqual({ success: 5 });
  });

  test('the merged state is a state: the next run reuses it', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    await playMerge(folder, ['s1', 's2'], 'merged');
    const { result } = await playBatch(folder, 'batch.yml', { state: 'merged' });
    expect(result.jobs.every(({ reused }) => reused)).toBe(true);
    expect(readFileSync(result.jobs[0]?.transcriptPath ?? '', 'utf8')).toContain('Answer a');
  });

  test('runs and merges remove what a killed process has not finished writing', async () => {
    const folder = aBatch();
    const parts = ['answers', 'transcripts', '.'].flatMap((one) => ['s1', 'merged'].map((state) => join(state, one)));
    await runShard(folder, '1/2', 's1');
    await playMerge(folder, ['s1'], 'merged');
    put(folder, Object.fromEntries(parts.map((one) => [`${one}/.0a.json-01234567-89ab.tmp`, '{'])));
    await runShard(folder, '1/2', 's1');
    await playMerge(folder, ['s1'], 'merged');
    expect(parts.flatMap((one) => readdirSync(join(folder, one))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('results of an earlier run with the same plan are reused ones, whose cost does not count again', async () => {
    const folder = aBatch();
    for (const run of [1, 2]) {
      await runShard(folder, '1/2', 's1');
      await runShard(folder, '2/2', 's2');
      const { result } = await playMerge(folder, ['s1', 's2'], 'merged');
      const reused = names.map(() => run === 2);
      expect(result.jobs.map((job) => job.reused)).toEqual(reused);
      const stored = await readBatch(join(folder, 'merged'), () => undefined);
      expect(stored.figures.map(({ isReused }) => isReused)).toEqual(reused);
    }
  });

  test('re-running one failed shard, then merging, takes the later attempt with a notice', async () => {
    const folder = aBatch();
    const broken = Object.fromEntries(
      names.map((name) => [`${name}.jsonl`, JSON.stringify({ fail: { status: 501, times: 9 } })]),
    );
    await runShard(folder, '1/2', 's1', attempt(1));
    put(folder, broken);
    await runShard(folder, '2/2', 's2-1', attempt(1));
    put(folder, Object.fromEntries(names.map((name) => [`${name}.jsonl`, say(`Answer ${name}`)])));
    await runShard(folder, '2/2', 's2-2', attempt(2));
    const { outcome, result, lines } = await playMerge(folder, ['s1', 's2-1', 's2-2'], 'merged');
    expect(outcome.exitCode).toBe(0);
    expect(result.counts).toEqual({ success: 5 });
    expect(lines.join('\n')).toContain(
      'shard 2/2: results of the later attempt (2) replace those of the earlier one (1)',
    );
  });

  test('the cost of a merge contains that of results which a later attempt has replaced', async () => {
    const folder = aBatch();
    put(folder, { 'batch.yml': `${batch()}    evaluate: [{ name: any, contains: Answer }]\n` });
    const failed = { name: 'any', status: 'failed', score: 0, reason: '' } as const;
    const evaluate: Evaluate = () => Promise.resolve({ evaluations: [failed], costUsd: 0.1 });
    await runShard(folder, '1/2', 's1', { ...attempt(1), evaluate });
    await runShard(folder, '2/2', 's2-1', { ...attempt(1), evaluate });
    cpSync(join(folder, 's2-1'), join(folder, 's2-2'), { recursive: true });
    await runShard(folder, '2/2', 's2-2', { ...attempt(2), evaluate, retryFailed: true });
    cpSync(join(folder, 's2-2'), join(folder, 's2-3'), { recursive: true });
    await runShard(folder, '2/2', 's2-3', { ...attempt(3), evaluate, retryFailed: true, resume: true });
    const { result } = await playMerge(folder, ['s1', 's2-1', 's2-2', 's2-3'], 'merged');
    expect(result.costUsd).toBe(0.9);
    const { totals } = await readBatch(join(folder, 'merged'), () => undefined);
    expect(totals.costUsd).toBe(0.9);
  });

  test('a shard that resumes a merged state does not count what the other shards have spent', async () => {
    const folder = aBatch();
    put(folder, { 'batch.yml': `${batch()}    evaluate: [{ name: any, contains: Answer }]\n` });
    const failed = { name: 'any', status: 'failed', score: 0, reason: '' } as const;
    const evaluate: Evaluate = () => Promise.resolve({ evaluations: [failed], costUsd: 0.1 });
    await runShard(folder, '1/2', 's1', { ...attempt(1), evaluate });
    await runShard(folder, '2/2', 's2', { ...attempt(1), evaluate });
    for (const shard of [1, 2])
      await runShard(folder, `${String(shard)}/2`, `s${String(shard)}`, { evaluate, retryFailed: true, resume: true });
    await playMerge(folder, ['s1', 's2'], 'merged');
    const { result } = await playBatch(folder, 'batch.yml', { shard: '1/2', state: 'merged', evaluate, resume: true });
    expect(result.costUsd).toBeCloseTo(0.1 * result.jobs.length);
  });

  test.each([
    ['Azure Pipelines', { SYSTEM_JOBATTEMPT: '1' }, { SYSTEM_JOBATTEMPT: '2' }, 2],
    ['Buildkite', { BUILDKITE_RETRY_COUNT: '0' }, { BUILDKITE_RETRY_COUNT: '1' }, 2],
    ['GitLab', { CI_JOB_ID: '71' }, { CI_JOB_ID: '75' }, 75],
    ['CircleCI', { CIRCLE_BUILD_NUM: '8' }, { CIRCLE_BUILD_NUM: '9' }, 9],
  ])('on %s too, the later of two attempts counts', async (_system, first, second, number) => {
    const folder = aBatch();
    await runShard(folder, '1/1', 's-1', { environment: first });
    put(folder, { 'a.jsonl': say('Another answer') });
    await runShard(folder, '1/1', 's-2', { environment: second });
    const { outcome, result } = await playMerge(folder, ['s-1', 's-2'], 'merged');
    expect(outcome.exitCode).toBe(0);
    expect(result.jobs[0]).toMatchObject({ text: 'Another answer', attempt: number });
  });

  test('a shard that died before its upload is named, and the partial merge is written', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    const { outcome, result, lines } = await playMerge(folder, ['s1'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(result).toMatchObject({ conclusion: 'incomplete', passed: 3, counts: { success: 3 }, missing: 2 });
    expect(readFileSync(join(folder, 'merged/report/summary.md'), 'utf8')).toContain('5 jobs, 3 passed, 2 missing');
    expect(readFileSync(join(folder, 'merged/report/junit.xml'), 'utf8')).toContain('<error type="missing"');
    expect(lines.join('\n')).toContain('2 jobs have no result: shard 2 of 2: state directory missing');
  });

  test('a report of the state of a shard has the totals of its run', async () => {
    const folder = aBatch();
    const { result } = await playBatch(folder, 'batch.yml', { shard: '2/2', state: 's2' });
    const { jobs: _, ...reported } = result;
    expect((await readBatch(join(folder, 's2'), () => undefined)).totals).toMatchObject(reported);
  });

  test('a shard with a damaged result is named, and the job without a result is missing', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    const [record = ''] = readdirSync(join(folder, 's2/jobs'));
    writeFileSync(join(folder, 's2/jobs', record), '{');
    const { outcome, result } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(result.reason).toBe(
      'The merge is not complete: 1 job has no result: shard 2 of 2: 1 of the results cannot be used. Run these shards again (on GitHub: Re-run failed jobs), then the merge.',
    );
    const summary = readFileSync(join(folder, 'merged/report/summary.md'), 'utf8');
    expect(summary).toMatch(/\| one · . \| Missing: no state directory has a result of this job\. \|/);
  });

  test('a shard that ended early is named with its reason, with one full stop', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    put(folder, Object.fromEntries(names.map((name) => [`${name}.jsonl`, '{"fail":{"status":401,"times":9}}'])));
    await runShard(folder, '2/2', 's2');
    const { result } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(result.reason).toMatch(/shard 2 of 2: ended as config-error: .*[^.]\.$/);
  });

  test('a shard that ended before it tried its failed jobs again has no result of them', async () => {
    const folder = aBatch();
    const answer = (status: number) =>
      put(
        folder,
        Object.fromEntries(names.map((name) => [`${name}.jsonl`, `{"fail":{"status":${status},"times":9}}`])),
      );
    await runShard(folder, '1/2', 's1');
    answer(501);
    await runShard(folder, '2/2', 's2');
    answer(401);
    await runShard(folder, '2/2', 's2');
    const { outcome, result } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(result.reason).toMatch(/2 jobs have no result: shard 2 of 2: ended as config-error: .* 401/);
    expect(result.counts).toEqual({ success: 3, cancelled: 2 });
    expect(readdirSync(join(folder, 'merged/jobs'))).toHaveLength(5);
  });

  test('a shard that was killed is named with its missing jobs', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    const run = JSON.parse(readFileSync(join(folder, 's2/run.json'), 'utf8')) as object;
    writeFileSync(join(folder, 's2/run.json'), JSON.stringify({ ...run, endedAt: null, conclusion: null }));
    const [record = ''] = readdirSync(join(folder, 's2/jobs'));
    rmSync(join(folder, 's2/jobs', record));
    const { outcome, lines } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(lines.join('\n')).toContain('1 job has no result: shard 2 of 2: killed before the end');
  });

  test('the state of another plan is left out with exit code 2', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    put(folder, { 'batch.yml': batch('budget: { max-jobs: 9 }') });
    await runShard(folder, '2/2', 'other');
    const { outcome, result, lines } = await playMerge(folder, ['s1', 's2', 'other'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(result.counts).toEqual({ success: 5 });
    expect(lines.join('\n')).toContain('other was left out: it has the plan');
  });

  test.each([
    ['with the plan of the workflow', 'plan-2.json'],
    ['without it', undefined],
  ])('if the whole workflow runs again and finds other items, the later plan is merged %s', async (_, plan) => {
    const folder = aBatch();
    await runShard(folder, '1/2', 'all/shard-0-1', attempt(1));
    await runShard(folder, '2/2', 'all/shard-1-1', attempt(1));
    put(folder, { 'batch.yml': batch().replace('[a, ', '['), 'plan-2.json': '' });
    await runShard(folder, '1/2', 'all/shard-0-2', attempt(2));
    await runShard(folder, '2/2', 'all/shard-1-2', attempt(2));
    cpSync(join(folder, 'all/shard-0-2/plan.json'), join(folder, 'plan-2.json'));
    const { outcome, result, lines } = await playMerge(
      folder,
      ['all'],
      'merged',
      null,
      plan === undefined ? {} : { plan },
    );
    expect(outcome.exitCode).toBe(0);
    expect(result.jobs.map(({ item }) => item?.['value'])).toEqual(['b', 'c', 'd', 'e']);
    expect(lines.join('\n')).toContain('shard-0-1 was left out: it has the plan');
  });

  test('if a shard of the later attempt died, results of the earlier one with the same key are used', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1-1', attempt(1));
    await runShard(folder, '2/2', 's2-1', attempt(1));
    put(folder, { 'batch.yml': batch().replace('[a, ', '[') });
    await runShard(folder, '1/2', 's1-2', attempt(2));
    const { outcome, result, lines } = await playMerge(folder, ['s1-1', 's2-1', 's1-2'], 'merged');
    expect(outcome.exitCode).toBe(0);
    expect(result.counts).toEqual({ success: 4 });
    expect(result.jobs.filter(({ reused }) => reused)).toHaveLength(2);
    expect(lines.join('\n')).toMatch(/s[12]-1 has another plan \(.*\): its results with the same key are used/);
  });

  test('if all shards of the later attempt died, results of the earlier one with the same key are used', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1-1', attempt(1));
    await runShard(folder, '2/2', 's2-1', attempt(1));
    put(folder, { 'batch.yml': batch('min-pass-rate: 0.5') });
    await runShard(folder, '1/2', 'died', attempt(2));
    const { outcome, result } = await playMerge(folder, ['s1-1', 's2-1'], 'merged', null, { plan: 'died/plan.json' });
    expect(outcome.exitCode).toBe(0);
    expect(result.counts).toEqual({ success: 5 });
    expect((await readBatch(join(folder, 'merged'), () => undefined)).totals.conclusion).toBe('success');
  });

  test('shards without a result for the same reason are named together, with how to get it', async () => {
    const folder = aBatch();
    await runShard(folder, '2/3', 's2');
    const { result } = await playMerge(folder, ['s2'], 'merged');
    expect(result.reason).toMatch(
      /^The merge is not complete: 3 jobs have no result: shards 1, 3 of 3: state directory missing\. Run these shards again \(on GitHub: Re-run failed jobs\), then the merge\.$/,
    );
  });

  test('a shard with a configuration error is named with the error, whatever state it was given', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    // The branch has an earlier run of the whole batch, without the jobs of this shard.
    await playBatch(folder, 'batch.yml', { state: 's2' });
    const later = { ...attempt(2), plan: 's1/plan.json', settings: { allow: 'Bash(git log:*)' } };
    rmSync(join(folder, 's2/jobs'), { recursive: true });
    await expect(runShard(folder, '2/2', 's2', later)).rejects.toThrow('rules');
    const { outcome, result } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(result.reason).toMatch(/shard 2 of 2: ended as config-error: .*rules/);
  });

  test('a job that the later attempt deferred has the answer of the earlier one, in reports too', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2-1', attempt(1));
    await runShard(folder, '2/2', 's2-2', attempt(2));
    const path = join(folder, 's2-2/run.json');
    const [record = ''] = readdirSync(join(folder, 's2-2/jobs'));
    const { slot } = JSON.parse(readFileSync(join(folder, 's2-2/jobs', record), 'utf8')) as { slot: string };
    rmSync(join(folder, 's2-2/jobs', record));
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), deferred: [slot] }));
    const { result } = await playMerge(folder, ['s1', 's2-1', 's2-2'], 'merged');
    expect(result).toMatchObject({ counts: { success: 5 }, deferred: 0 });
    const { totals } = await readBatch(join(folder, 'merged'), () => undefined);
    expect(totals).toMatchObject({ counts: { success: 5 }, deferred: 0 });
  });

  test('a merge does not report the cost limit that only an earlier attempt of a shard has reached', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2-1', attempt(1));
    await runShard(folder, '2/2', 's2-2', attempt(2));
    const run = JSON.parse(readFileSync(join(folder, 's2-1/run.json'), 'utf8')) as object;
    writeFileSync(join(folder, 's2-1/run.json'), JSON.stringify({ ...run, conclusion: 'budget' }));
    const { outcome, result } = await playMerge(folder, ['s1', 's2-1', 's2-2'], 'merged');
    expect(result.conclusion).toBe('success');
    expect(outcome.exitCode).toBe(0);
  });

  test('two different results of one attempt are reported with exit code 2', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    cpSync(join(folder, 's2'), join(folder, 's2-copy'), { recursive: true });
    const [record = ''] = readdirSync(join(folder, 's2-copy/jobs'));
    const path = join(folder, 's2-copy/jobs', record);
    writeFileSync(path, readFileSync(path, 'utf8').replace('Answer', 'Another'));
    const { outcome, lines } = await playMerge(folder, ['s1', 's2', 's2-copy'], 'merged');
    expect(outcome.exitCode).toBe(2);
    expect(lines.join('\n')).toContain('1 job has two different results');
  });

  test('the same shard given twice with the same results is accepted', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    cpSync(join(folder, 's2'), join(folder, 's2-copy'), { recursive: true });
    expect((await playMerge(folder, ['s1', 's2', 's2-copy'], 'merged')).outcome.exitCode).toBe(0);
  });

  test('jobs that every shard deferred stay deferred', async () => {
    const folder = aBatch('budget: { max-jobs: 3 }');
    await runShard(folder, '1/2', 's1');
    await runShard(folder, '2/2', 's2');
    const { outcome, result } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(outcome.exitCode).toBe(0);
    expect(result).toMatchObject({ deferred: 2, passed: 3 });
  });

  test('each deferred job has its own reason in a merge, and in a report of the merged state', async () => {
    const folder = aBatch('budget: { max-jobs: 1 }');
    await runShard(folder, '1/1', 's1');
    const path = join(folder, 's1/run.json');
    const run = JSON.parse(readFileSync(path, 'utf8')) as { deferred: readonly string[] };
    const [slot = ''] = run.deferred;
    writeFileSync(path, JSON.stringify({ ...run, otherReasons: { [slot]: 'its files have changed' } }));
    const { result } = await playMerge(folder, ['s1'], 'merged');
    const reasons = ['its files have changed', ...Array<string>(3).fill('max-jobs was reached')];
    const expected = reasons.map((reason) => `Deferred to the next run: ${reason}.`);
    expect(result.jobs.slice(1).map(({ reason }) => reason)).toEqual(expected);
    const { plan, rowOf } = await readBatch(join(folder, 'merged'), () => undefined);
    const rows = await Promise.all(plan.jobs.slice(1).map(rowOf));
    expect(rows.map(({ row }) => row.reason)).toEqual(expected);
  });

  test('a directory that does not exist is left out, and the results of the others are merged', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 's1');
    const { outcome, result, lines } = await playMerge(folder, ['s1', 's2'], 'merged');
    expect(lines).toContainEqual(expect.stringMatching(/^s2 was left out: .* does not exist$/));
    expect(outcome.exitCode).toBe(2);
    expect(result.passed).toBeGreaterThan(0);
  });

  test('a directory without a state is refused', async () => {
    const folder = aFolder({ 'empty/a.txt': '' });
    await expect(playMerge(folder, ['empty'], 'merged')).rejects.toThrow('do not contain the state of a batch');
  });

  test('without any state, the error names the shards of the plan and how to get their results', async () => {
    const folder = aBatch();
    await runShard(folder, '1/2', 'lost');
    const work = playMerge(folder, ['shards'], 'merged', null, { plan: 'lost/plan.json' });
    await expect(work).rejects.toThrow(/the 2 shards of the plan.*run the shards again/s);
  });
});
