import { cpSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBatchFile } from '../../src/batch/file/read-batch-file.js';
import { schemaProblems } from '../../src/messages/json-schema.js';
import { conclusionsOf, playBatch } from '../doubles/batch.js';
import { aFolder, git } from '../doubles/place.js';

const root = resolve(import.meta.dirname, '../..');
const examples = ['review-packages', 'document-files', 'evaluate-prompt', 'drain-backlog'] as const;

/** A copy of an example as a repository. */
function aCopy(name: (typeof examples)[number]): string {
  const folder = aFolder();
  cpSync(resolve(root, 'examples/batches', name), folder, { recursive: true });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'first');
  return folder;
}

describe('the examples', () => {
  test('review every package of a monorepo, and none twice', async () => {
    const folder = aCopy('review-packages');
    const first = await playBatch(folder, 'batch.yml');
    expect(first.result.jobs.map(({ item }) => item?.['dir'])).toEqual([
      'packages/cart',
      'packages/mail',
      'packages/search',
    ]);
    expect(conclusionsOf(first)).toEqual(['success', 'success', 'success']);
    const second = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(second)).toEqual(Array.from({ length: 3 }, () => 'success (reused)'));
  });

  test('document each file, except for its tests', async () => {
    const { result } = await playBatch(aCopy('document-files'), 'batch.yml');
    expect(result.jobs.map(({ conclusion, text }) => [conclusion, text])).toEqual([
      ['success', 'Wrote docs/parse.md.'],
      ['success', 'Wrote docs/print.md.'],
    ]);
  });

  test('run a prompt on its test data with two models', async () => {
    const { outcome, result, lines } = await playBatch(aCopy('evaluate-prompt'), 'batch.yml');
    expect(result.jobs.map(({ item, matrix }) => [item?.['country'], matrix['model']])).toEqual([
      ['France', 'script:good.jsonl'],
      ['France', 'script:wordy.jsonl'],
      ['the French Republic', 'script:good.jsonl'],
      ['the French Republic', 'script:wordy.jsonl'],
    ]);
    expect(result.passRates.map(({ model, rate }) => [model, rate])).toEqual([
      ['script:good.jsonl', 1],
      ['script:wordy.jsonl', 0],
    ]);
    expect([outcome.exitCode, result.conclusion]).toEqual([0, 'success']);
    expect(result.jobs[0]?.evaluations.map(({ name }) => name)).toEqual([
      'is short',
      'names the capital',
      'is friendly',
    ]);
    expect(lines.join('\n')).not.toContain('no effect');
  });

  test('drain a backlog over several runs, oldest first', async () => {
    const folder = aCopy('drain-backlog');
    const ended: (readonly unknown[])[] = [];
    for (let run = 0; run < 3; run += 1) {
      const { result } = await playBatch(folder, 'batch.yml');
      ended.push(
        result.jobs
          .filter(({ conclusion, reused }) => conclusion === 'success' && !reused)
          .map(({ item }) => item?.['id']),
      );
    }
    expect(ended).toEqual([[3, 7], [9, 12], [15]]);
  });
});

const schema = JSON.parse(readFileSync(resolve(root, 'schema/batch.schema.json'), 'utf8')) as object;
const page = ['batches', 'batch-ci', 'batch-apis', 'evaluations']
  .map((name) => readFileSync(resolve(root, `docs/${name}.md`), 'utf8'))
  .join('\n');
const files = [
  ...examples.map(
    (name) => [name, readFileSync(resolve(root, 'examples/batches', name, 'batch.yml'), 'utf8')] as const,
  ),
  ['the starter', readFileSync(resolve(root, 'examples/starter/docs-batch.yml'), 'utf8')] as const,
  ...[...page.matchAll(/^```yaml\n(.*?)^```$/gms)]
    .map(([, text = '']) => text)
    .filter((text) => /^jobs:/m.test(text) && !/^on:/m.test(text))
    .map((text, index) => [`the page, example ${String(index + 1)}`, text] as const),
];

describe('the schema for editors', () => {
  test('is a valid JSON Schema', () => {
    expect(schemaProblems(schema)).toEqual([]);
  });

  test.each(files)('accepts what the program accepts: %s', (_name, text) => {
    expect(() => readBatchFile('b.yml', Buffer.from(text))).not.toThrow();
    expect(new Validator(schema, '7').validate(parse(text)).errors).toEqual([]);
  });

  test.each([
    ['an unknown key', 'jobs: [{ id: a, prompt: x, itms: { list: [1] } }]'],
    ['an unknown source', 'jobs: [{ id: a, prompt: x, items: { fils: x } }]'],
    ['a number in the place of a list', 'jobs: 1'],
    ['an unknown setting in defaults', 'defaults: { modle: x }\njobs: [{ id: a, prompt: x }]'],
  ])('refuses %s', (_what, text) => {
    expect(new Validator(schema, '7').validate(parse(text)).valid).toBe(false);
    expect(() => readBatchFile('b.yml', Buffer.from(text))).toThrow('batch-invalid');
  });
});
