import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conclusionsOf, playBatch, playMerge } from '../doubles/batch.js';
import { aFolder } from '../doubles/place.js';

const files = {
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
`,
  'a.jsonl': '{"say":"Answer a"}',
  'b.jsonl': '{"say":"Answer b"}',
};
const key = 'k'.repeat(16);
const settings = { 'resume-key': key };

function recordsIn(state: string): readonly string[] {
  return readdirSync(join(state, 'jobs')).map((name) => join(state, 'jobs', name));
}

describe('a state with resume-key', () => {
  test.each([
    ['is reused with the key', key, () => undefined, 2],
    ['is not used with another key', 'x'.repeat(16), () => undefined, 0],
    [
      'does not use a result that was changed',
      key,
      ([path = '']: readonly string[]) => writeFileSync(path, readFileSync(path, 'utf8').replace('Answer', 'Planted')),
      1,
    ],
    [
      'does not use a result without a MAC',
      key,
      ([path = '']: readonly string[]) =>
        writeFileSync(path, readFileSync(path, 'utf8').replace(/,"mac":"\w+"\}/, '}')),
      1,
    ],
    [
      'does not use a result that was moved',
      key,
      ([path = '', other = '']: readonly string[]) => renameSync(path, other),
      0,
    ],
  ])('%s', async (_, given, change, reused) => {
    const folder = aFolder(files);
    await playBatch(folder, 'batch.yml', { settings });
    change(recordsIn(join(folder, '.sallyport/state/docs')));
    const again = await playBatch(folder, 'batch.yml', { settings: { 'resume-key': given } });
    expect(conclusionsOf(again).filter((one) => one === 'success (reused)')).toHaveLength(reused);
    expect(again.result.jobs.map(({ text }) => text)).toEqual(['Answer a', 'Answer b']);
  });

  test('can be read without the key, and is merged and resumed with it', async () => {
    const folder = aFolder(files);
    for (const shard of ['1/2', '2/2'])
      await playBatch(folder, 'batch.yml', { settings, shard, state: `s${shard[0] ?? ''}` });
    const merged = await playMerge(folder, ['s1', 's2'], 'merged', key);
    expect(merged.result).toMatchObject({ conclusion: 'success', passed: 2 });
    expect(merged.lines.join('\n')).not.toContain('resume-key');
    const plain = await playMerge(folder, ['s1', 's2'], 'plain');
    expect(plain.result).toMatchObject({ conclusion: 'success', passed: 2 });
    const warnings = plain.lines.filter((line) => line.includes('the merged state has no MAC'));
    expect(warnings).toEqual([expect.stringMatching(/^s1 was written with a resume-key, but the merge has none: /)]);
    const resumed = await playBatch(folder, 'batch.yml', { settings, state: 's1', resume: true });
    expect(resumed.result.counts).toEqual({ success: 1 });
    expect(resumed.lines.join('\n')).not.toContain(': passed');
  });

  test.each([
    ['with another key', { 'resume-key': 'x'.repeat(16) }],
    ['without a key', {}],
  ])('is refused by a merge with a key if it was written %s, which names the key', async (_, other) => {
    const folder = aFolder(files);
    await playBatch(folder, 'batch.yml', { settings: other, shard: '1/2', state: 's1' });
    await expect(playMerge(folder, ['s1'], 'merged', key)).rejects.toThrow('were not written with this resume-key');
    await playBatch(folder, 'batch.yml', { settings, shard: '2/2', state: 's2' });
    const { lines } = await playMerge(folder, ['s1', 's2'], 'merged', key);
    expect(lines).toContain('s1 was left out: it was not written with this resume-key');
  });

  test('a plan that was changed is not resumed', async () => {
    const folder = aFolder(files);
    await playBatch(folder, 'batch.yml', { settings });
    const plan = join(folder, '.sallyport/state/docs/plan.json');
    writeFileSync(plan, `${readFileSync(plan, 'utf8')} `);
    const { lines } = await playBatch(folder, 'batch.yml', { settings, resume: true });
    expect(lines).toContain('No earlier run was found to resume: a new one starts.');
  });
});
