import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBatch } from '../../src/batch/report/read-batch.js';
import type { Evaluate } from '../../src/batch/run/evaluation.js';
import { UserError } from '../../src/errors.js';
import { conclusionsOf, type PlayedBatch, playBatch, playStart } from '../doubles/batch.js';
import { runCli } from '../doubles/cli.js';
import { aFolder, put } from '../doubles/place.js';

const rows = (...names: readonly string[]) => names.map((id) => JSON.stringify({ id })).join('\n');

const batch = (head = '') => ({
  'batch.yml': `name: docs
concurrency: 1
${head}
jobs:
  - id: one
    prompt-file: task.prompt.yml
    vars: { name: "{{item.stem}}" }
    items: { files: "src/*.txt" }
  - id: two
    prompt: "Describe {{item.id}}."
    items: { jsonl: rows.jsonl }
`,
  'task.prompt.yml': 'messages: [{ role: user, content: "Describe {{name}}." }]\n',
  'rows.jsonl': rows('a', 'b'),
  'src/a.txt': 'one',
  'src/b.txt': 'two',
  's.jsonl': '{"say":"done"}',
  'other.jsonl': '{"say":"other"}',
});

const settings = { model: 'script:s.jsonl' };

async function planned(folder: string, shards = 2): Promise<void> {
  await playStart(folder, { ...settings, batch: 'batch.yml', 'batch-step': 'plan', shards, plan: 'plan.json' });
}

const itemsOf = ({ result }: PlayedBatch) => result.jobs.map(({ item }) => item?.['path'] ?? item?.['id']);

describe('a frozen plan', () => {
  test.each([
    [
      'a prompt',
      { put: { 'task.prompt.yml': 'messages: [{ role: user, content: "Praise {{name}}." }]' } },
      ['one: prompt'],
    ],
    ['the model', { settings: { model: 'script:other.jsonl' } }, ['one: model', 'two: model']],
    [
      'the hooks',
      { settings: { ...settings, hooks: '{"Stop":[{"hooks":[{"type":"command","command":"true"}]}]}' } },
      ['one: settings', 'two: settings'],
    ],
    ['the rules', { settings: { ...settings, allow: 'Bash(git log:*)' } }, ['one: rules', 'two: rules']],
  ])('runs no job after a change of %s: its answer would be stored for another job', async (_what, change, parts) => {
    const folder = aFolder(batch());
    await planned(folder, 1);
    const given = { put: {}, settings, ...change };
    put(folder, given.put);
    const running = playBatch(folder, 'batch.yml', { plan: 'plan.json', settings: given.settings });
    const error: unknown = await running.catch((thrown: unknown) => thrown);
    if (!(error instanceof UserError)) throw error;
    expect(error.diagnostics.map(({ message, found }) => `${message.split(' ')[3] ?? ''}: ${found ?? ''}`)).toEqual(
      parts,
    );
  });

  test('defers a job whose file has changed, and runs the others', async () => {
    const folder = aFolder(batch());
    await planned(folder, 1);
    put(folder, { 'src/b.txt': 'changed' });
    const played = await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings });
    expect(conclusionsOf(played)).toEqual(['success', 'skipped', 'success', 'success']);
    expect(played.result.deferred).toBe(1);
    const command = ['batch', 'batch.yml', '--plan', 'plan.json', '--model', settings.model, '--dry-run'];
    const { stdout } = await runCli(command, { cwd: folder, inProcess: true });
    expect(stdout).toMatch(/deferred +one · src\/b\.txt .* its files have changed since the plan was made/);
  });

  test.each([
    ['emptied', 'error', ''],
    ['deleted', 'keep', null],
  ])('defers the jobs whose prompt inserts a file that was %s', async (_what, missingFiles, content) => {
    const files = batch(`defaults: { missing-files: ${missingFiles} }`);
    const text = files['batch.yml'].replace('task.prompt.yml', 'task.md').replace(/vars: .*/, 'args: "{{item.stem}}"');
    const own = { 'batch.yml': text, 'task.md': 'Describe $ARGUMENTS. @{notes.txt}', 'notes.txt': 'a' };
    const folder = aFolder({ ...files, ...own });
    await planned(folder, 1);
    if (content === null) rmSync(join(folder, 'notes.txt'));
    else put(folder, { 'notes.txt': content });
    const played = await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings });
    expect(conclusionsOf(played)).toEqual(['skipped', 'skipped', 'success', 'success']);
  });

  test('leaves the place of a job whose file has changed to the next one, in a dry run too', async () => {
    const folder = aFolder(batch('budget: { max-jobs: 1 }'));
    await planned(folder, 1);
    put(folder, { 'src/a.txt': 'changed' });
    const command = ['batch', 'batch.yml', '--plan', 'plan.json', '--model', settings.model, '--dry-run'];
    const { stdout } = await runCli(command, { cwd: folder, inProcess: true });
    expect(stdout.match(/^(deferred|run) .*(?=  script)/gm)?.map((line) => line.split(/ +/).at(0))).toEqual([
      'deferred',
      'run',
      'deferred',
      'deferred',
    ]);
    const state = join(folder, 'state');
    const played = await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings, state });
    expect(conclusionsOf(played)).toEqual(['skipped', 'success', 'skipped', 'skipped']);
    const { plan, rowOf } = await readBatch(state, () => undefined);
    const rows = await Promise.all(plan.jobs.map(rowOf));
    expect(rows.map(({ row }) => row.reason)).toEqual(played.result.jobs.map(({ reason }) => reason));
  });

  test('keeps the turn of a job whose file has changed, also if the run is killed', async () => {
    const folder = aFolder(batch('budget: { max-jobs: 1 }'));
    const text = readFileSync(join(folder, 'batch.yml'), 'utf8');
    put(folder, { 'batch.yml': `${text}    evaluate: [{ name: any, contains: done }]\n` });
    await planned(folder, 1);
    const state = join(folder, 'state');
    const runIn = (name: string) =>
      (JSON.parse(readFileSync(join(state, 'run.json'), 'utf8')) as Record<string, readonly string[]>)[name] ?? [];
    await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings, state });
    const [first] = runIn('deferred');
    expect(first).toContain('src/b.txt');
    put(folder, { 'src/b.txt': 'changed' });
    let waiting: readonly string[] = [];
    const evaluate: Evaluate = () => {
      waiting = runIn('waiting');
      return Promise.resolve({ evaluations: [], costUsd: 0 });
    };
    await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings, state, evaluate });
    expect(waiting).toContain(first);
  });

  test('is what a resumed run uses too: with other items than in the last run, it is a new run', async () => {
    const folder = aFolder(batch());
    await planned(folder, 1);
    await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings });
    put(folder, { 'rows.jsonl': rows('b', 'c') });
    await planned(folder, 1);
    const played = await playBatch(folder, 'batch.yml', { plan: 'plan.json', settings, resume: true });
    expect(itemsOf(played)).toEqual(['src/a.txt', 'src/b.txt', 'b', 'c']);
    expect(conclusionsOf(played)).toEqual([...Array<string>(3).fill('success (reused)'), 'success']);
    expect(played.lines).toContain('The last run had another plan: a new one starts.');
  });
});

describe('an item with a secret of the run', () => {
  const secret = 'correct-horse-battery';
  const problem = {
    message: 'the item contains a secret of this run, and would be stored with it',
    found: 'field note',
    hint: expect.stringContaining('remove it from the item') as string,
  };

  test.each([
    [false, secret, 'rows.jsonl:2'],
    [false, 'a8F3kq2zX', 'rows.jsonl:2'],
    [true, secret, 'plan.json, job 4'],
  ])('is an error that names it, before anything is stored (frozen: %s, %s)', async (isFrozen, secret, location) => {
    const folder = aFolder({ ...batch(), 'rows.jsonl': `{"id":"a"}\n{"id":"b","note":"use ${secret}"}` });
    await planned(folder, 1);
    const options = { settings, secrets: [secret], state: 'state', ...(isFrozen ? { plan: 'plan.json' } : {}) };
    const diagnostics = [{ location, ...problem }];
    await expect(playBatch(folder, 'batch.yml', options)).rejects.toMatchObject({ diagnostics });
    expect(existsSync(join(folder, 'state/plan.json'))).toBe(false);
  });

  test.each([
    ['only the format of a text is that of a token', 'AKIAIOSFODNN7EXAMPLE', 'src/b.txt'],
    ['the secret is in the name of a file', 'b', `src/${secret}.txt`],
    ['the secret is a word, such as the password of a test', 'set up postgres', 'src/b.txt'],
  ])('is none if %s', async (_title, row, file) => {
    const folder = aFolder({ ...batch(), 'rows.jsonl': rows(row), [file]: 'text' });
    const played = await playBatch(folder, 'batch.yml', { settings, secrets: [secret, 'postgres'] });
    expect(Object.keys(played.result.counts)).toEqual(['success']);
  });
});

describe('a run that is resumed', () => {
  test('runs no job that has changed since its plan was made, and its dry run shows that', async () => {
    const folder = aFolder(batch('budget: { max-jobs: 2 }'));
    await playBatch(folder, 'batch.yml', { settings });
    const other = { model: 'script:other.jsonl' };
    const message = '2 jobs of two changed after the plan was made';
    const hint = 'run without --resume to use what has changed';
    const problem = { diagnostics: [{ found: 'model', message, hint }] };
    await expect(playBatch(folder, 'batch.yml', { settings: other, resume: true })).rejects.toMatchObject(problem);
    const dryRun = { ...other, batch: 'batch.yml', 'resume-batch': true, 'dry-run': true };
    await expect(playStart(folder, dryRun)).rejects.toMatchObject(problem);
  });

  test('is not that of another shard, whose cost would count again', async () => {
    const folder = aFolder(batch());
    const state = join(folder, 'state');
    await playBatch(folder, 'batch.yml', { settings, shard: '1/2', state });
    const path = join(state, 'run.json');
    writeFileSync(path, JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), otherUsd: 5 }));
    const resumed = await playBatch(folder, 'batch.yml', { settings, shard: '2/2', state, resume: true });
    expect(resumed.result.costUsd).toBe(0);
    expect(resumed.lines).toContain('The last run was shard 1/2: a new one starts.');
  });

  test('reuses the jobs that have ended, also if their prompt has changed', async () => {
    const folder = aFolder(batch('budget: { max-jobs: 2 }'));
    await playBatch(folder, 'batch.yml', { settings });
    put(folder, { 'task.prompt.yml': 'messages: [{ role: user, content: "Praise {{name}}." }]' });
    const resumed = await playBatch(folder, 'batch.yml', { settings, resume: true });
    expect(resumed.result.counts).toEqual({ success: 4 });
    expect(resumed.lines.filter((line) => /^\d\/2 /.test(line))).toHaveLength(2);
  });

  test.each([
    ['a file that its item names', 'src/b.txt', ''],
    ['a file that its prompt inserts', 'src/b.txt', ' @{src/{{item.stem}}.txt}'],
  ])('defers a job after a change of %s: its answer would be stored for the old content', async (_what, path, inserted) => {
    const prompt = `prompt: "Describe {{item.stem}}.${inserted}"`;
    const files = batch('budget: { max-jobs: 1 }');
    const text = files['batch.yml'].replace('prompt-file: task.prompt.yml', prompt).replace(/ +vars: .*\n/, '');
    const folder = aFolder({ ...files, 'batch.yml': text });
    await playBatch(folder, 'batch.yml', { settings });
    put(folder, { [path]: 'half of a result' });
    const resumed = await playBatch(folder, 'batch.yml', { settings, resume: true });
    expect(resumed.lines.join('\n')).not.toContain('src/a.txt: passed');
    const why = 'its files have changed since the plan was made; a new plan uses them';
    expect(resumed.result.jobs[1]).toMatchObject({
      conclusion: 'skipped',
      reason: `Deferred to the next run: ${why}.`,
    });
    expect(resumed.lines).toContain(`one · ${path} is deferred: ${why}.`);
    const next = await playBatch(folder, 'batch.yml', { settings });
    expect(conclusionsOf(next).slice(0, 2)).toEqual(['success (reused)', 'success']);
  });

  test('is the same shard, also without --shard', async () => {
    const folder = aFolder(batch());
    await planned(folder);
    const state = join(folder, 'state');
    const first = await playBatch(folder, 'batch.yml', { plan: 'plan.json', shard: '2/2', settings, state });
    const again = await playBatch(folder, 'batch.yml', { settings, state, resume: true });
    expect(itemsOf(again)).toEqual(itemsOf(first));
    expect(again.lines).toContain('The last run was shard 2/2: it is resumed.');
  });
});

test('shards that max-jobs leaves without a job in every run are not made', async () => {
  const folder = aFolder(batch('budget: { max-jobs: 2 }'));
  for (const run of [1, 2]) {
    await planned(folder, 4);
    for (const shard of [1, 2, 3, 4].map((index) => `${String(index)}/4`)) {
      const played = await playBatch(folder, 'batch.yml', { plan: 'plan.json', shard, settings, state: shard });
      const isUsed = shard.startsWith('1') || shard.startsWith('2');
      expect(played.result).toMatchObject({ passed: isUsed ? run : 0, deferred: isUsed ? 2 - run : 0 });
    }
  }
});
