import { expect, test } from 'vitest';
import { playBatch } from '../../doubles/batch.js';
import { aFolder } from '../../doubles/place.js';

const script = (...turns: readonly object[]) => turns.map((turn) => JSON.stringify(turn)).join('\n');

/** A batch of two jobs, with these settings and files. */
const twoJobs = (settings: string, files: Readonly<Record<string, string>>) =>
  aFolder({
    'batch.yml': `name: docs
defaults: { model: "script:a.jsonl", ${settings} }
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
`,
    ...files,
  });

test('a job that a fallback model has answered has a notice that names it', async () => {
  const folder = twoJobs('fallback-model: ["script:b.jsonl"]', {
    'a.jsonl': script({ fail: { status: 402, times: 99 } }),
    'b.jsonl': script({ say: 'Answer' }),
  });
  const { result } = await playBatch(folder, 'batch.yml');
  expect(result.jobs.map(({ text }) => text)).toEqual(['Answer', 'Answer']);
  const notice = expect.stringContaining('The run continues with script:b.jsonl.') as string;
  expect(result.jobs.map(({ notices }) => notices)).toEqual([[notice], [notice]]);
});
