import { describe, expect, test } from 'vitest';
import { conclusionsOf, playBatch } from '../../doubles/batch.js';
import { aRepository } from '../../doubles/place.js';

const script = (...turns: readonly object[]) => turns.map((turn) => JSON.stringify(turn)).join('\n');

const threeItems = (more = '') => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
${more}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b, c] }
`,
  'a.jsonl': script({ say: 'Answer a' }),
  'b.jsonl': script({ say: 'Answer b' }),
  'c.jsonl': script({ say: 'Answer c' }),
});

describe('runBatch', () => {
  test('runs every job and lists the results in plan order', async () => {
    const played = await playBatch(aRepository(threeItems()), 'batch.yml');
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
  });

  test('reuses finished jobs in the next run', async () => {
    const folder = aRepository(threeItems());
    await playBatch(folder, 'batch.yml');
    const again = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(again)).toEqual(['success (reused)', 'success (reused)', 'success (reused)']);
    expect(again.result.jobs.map(({ text }) => text)).toEqual(['Answer a', 'Answer b', 'Answer c']);
  });

  test('a failed job touches no other job and fails the batch with exit code 1', async () => {
    const folder = aRepository({ ...threeItems(), 'b.jsonl': script({ fail: { status: 400, times: 1 } }) });
    const played = await playBatch(folder, 'batch.yml');
    expect(conclusionsOf(played)).toEqual(['success', 'provider-error', 'success']);
    expect(played.outcome.exitCode).toBe(1);
  });
});
