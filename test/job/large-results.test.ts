import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRuntime, playJob } from '../doubles/job.js';
import { callTurn, say } from '../doubles/model.js';
import { folderWith } from '../prompt/doubles.js';

test('what does not fit into a turn is in a file that Read opens without a rule', async () => {
  const lines = Array.from({ length: 1_900 }, (_, index) => `line ${String(index)} ${'x'.repeat(30)}`);
  const root = folderWith({ 'big.txt': lines.join('\n') });
  const runtime = aRuntime(root);
  const rest = join(runtime.world.temporary ?? '', 'rest.txt');
  const reads = Array.from({ length: 4 }, () => ['Read', { file_path: 'big.txt' }] as const);
  const { result, events } = await playJob(
    root,
    [callTurn(...reads), callTurn(['Read', { file_path: rest, offset: 1_000, limit: 1 }]), say('done')],
    {
      runtime,
      saveRest: (text) => {
        writeFileSync(rest, text);
        return rest;
      },
    },
  );
  const last = events.filter((event) => event.type === 'tool-end').at(-1);
  expect([result.conclusion, result.denials, last?.result.status]).toEqual(['success', [], 'done']);
  expect(JSON.stringify(last?.result.parts)).toContain('line 999 xxx');
});
