import { describe, expect, test } from 'vitest';
import { aFolder } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

const files = (head = '', evaluation = '') => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
${head}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
${evaluation}`,
  'a.jsonl': '{"say":"Answer a"}',
  'b.jsonl': '{"say":"Answer b"}',
});

async function run(workspace: string, inputs: Readonly<Record<string, string>> = {}, event?: RunOptions['event']) {
  const given = { batch: 'batch.yml', ...inputs };
  const ended = await runAction({
    inProcess: true,
    workspace,
    inputs: given,
    ...(event === undefined ? {} : { event }),
  });
  ended.cleanUp();
  return { ...ended, errors: ended.annotations.filter(({ level }) => level === 'error').map(({ message }) => message) };
}

describe('on a runner', () => {
  test.each([
    [
      'an evaluation that failed',
      files('', '    evaluate: [{ name: is a, contains: a }, { name: is short, matches: "^.{3}$" }]\n'),
      1,
      /^docs: Failed: too few evaluations passed\. 0 % of the evaluated jobs passed, less than min-pass-rate \(100 %\)\.$/,
    ],
    [
      'an error of the provider',
      { ...files(), 'b.jsonl': '{"fail":{"status":400,"times":9}}' },
      1,
      /^docs: .+ 1 of 2 jobs failed\.$/,
    ],
    [
      'a configuration error',
      { ...files(), 'a.jsonl': '{"fail":{"status":401,"times":9}}' },
      2,
      /^docs: Failed: invalid config/,
    ],
  ])('a batch with %s has an annotation with its conclusion and reason', async (_, given, exitCode, error) => {
    const ended = await run(aFolder(given));
    expect(ended.exitCode).toBe(exitCode);
    expect(ended.errors).toEqual([expect.stringMatching(error)]);
  });

  test('a plan that the event does not start has no shards, so that the jobs after it are skipped', async () => {
    const payload = {
      ...{ action: 'created', issue: { number: 5 }, sender: { login: 'mallory' } },
      comment: { id: 1, body: '@sallyport run', user: { login: 'mallory', type: 'User' }, author_association: 'NONE' },
      repository: { full_name: 'octo/repo', default_branch: 'main' },
    };
    const event = { name: 'issue_comment', payload };
    const { exitCode, outputs } = await run(aFolder(files()), { 'batch-step': 'plan' }, event);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ conclusion: 'skipped', count: '0', matrix: '{"include":[]}' });
  });

  test('the log ends with the text of the terminal, also of a run that reuses everything and of a merge', async () => {
    const folder = aFolder(files());
    const state = { state: 's' };
    for (const reused of ['', ', 2 of them reused'])
      expect(await run(folder, state)).toMatchObject({
        exitCode: 0,
        errors: [],
        stdout: expect.stringContaining(`docs: Finished. 2 of 2 jobs passed${reused}.\n2 jobs, `) as string,
      });
    const merged = await run(folder, { 'batch-step': 'merge', 'merge-from': 's', state: 'merged' });
    expect(merged.stdout).toContain('docs: Finished. 2 of 2 jobs passed');
  });

  test('an incomplete merge has an annotation', async () => {
    const folder = aFolder(files());
    await run(folder, { shard: '1/2', state: 's' });
    const merged = await run(folder, { 'batch-step': 'merge', 'merge-from': 's', state: 'merged' });
    expect(merged).toMatchObject({ exitCode: 2, errors: [expect.stringContaining('The merge is not complete: ')] });
  });

  test('a notice about the items is an annotation of the step plan, and a line in the log of its shards', async () => {
    const folder = aFolder({ ...files(), 'batch.yml': files()['batch.yml'].replace('[a, b]', '[a, b, b]') });
    const plan = await run(folder, { 'batch-step': 'plan', plan: 'plan.json', shards: '2' });
    const shard = await run(folder, { plan: 'plan.json', shard: '1/2', state: 's' });
    const notice = 'entry one: left out 1 repeated item';
    expect([plan, shard].map(({ annotations }) => annotations.map(({ message }) => message))).toEqual([[notice], []]);
    expect(shard.log).toContain(notice);
  });

  test('a plan of one job names it as one', async () => {
    const one = { ...files(), 'batch.yml': files()['batch.yml'].replace('[a, b]', '[a]') };
    const plan = await run(aFolder(one), { 'batch-step': 'plan' });
    expect(plan.stdout).toContain('docs: 1 job, plan ');
    expect(plan.outputs['reason']).toBe('The plan has 1 job.');
  });

  test('a merge without directories names its input', async () => {
    const merged = await run(aFolder({}), { batch: '', 'batch-step': 'merge' });
    expect(merged.exitCode).toBe(2);
    expect(merged.errors[0]).toMatch(/^merge-from: merge needs the directories of the shards \[/);
  });

  test('the name of a job is never a workflow command', async () => {
    const items = String.raw`["x\n::add-mask::a", "##[add-mask]a"]`;
    const ended = await run(
      aFolder({
        'batch.yml': files()['batch.yml'].replace('[a, b]', items).replace('{{item.value}}.jsonl', 'a.jsonl'),
        'a.jsonl': '{"fail":{"status":400,"times":9}}',
      }),
    );
    expect(ended).toMatchObject({ exitCode: 1, masks: [], otherCommands: [] });
    expect(ended.stdout).toMatch(/one · .*: provider-error: /);
  });
});
