import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { batchReportText } from '../../../src/batch/report/batch-report-text.js';
import { readBatch } from '../../../src/batch/report/read-batch.js';
import { lockDirectory } from '../../../src/platform/files/state/lock-directory.js';
import { playBatch } from '../../doubles/batch.js';
import { aFolder } from '../../doubles/place.js';

test('the report of a batch shows whether it is running or was killed', async () => {
  const folder = aFolder({
    'batch.yml': 'name: docs\njobs: [{ id: one, prompt: x, model: "script:a.jsonl" }]',
    'a.jsonl': JSON.stringify({ say: 'Done.' }),
  });
  await playBatch(folder, 'batch.yml');
  const state = join(folder, '.sallyport/state/docs');
  const path = join(state, 'run.json');
  const run = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...run, endedAt: null, conclusion: null }));
  const lock = lockDirectory(state, aFolder());
  const text = async () => {
    const batch = await readBatch(state, () => undefined);
    return await batchReportText(batch, (one) => one, { asMarkdown: false });
  };
  expect(await text()).toContain('Running. The run has not ended yet.');
  if (!('holder' in lock)) lock.release();
  expect(await text()).toContain('Canceled. The run has not ended.');
});
