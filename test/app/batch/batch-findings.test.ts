import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playBatch, playMerge } from '../../doubles/batch.js';
import { aFolder } from '../../doubles/place.js';

const finding = (path: string) => ({ path, line: 3, severity: 'error', title: 'Wrong', message: 'It is wrong.' });
const reporting = (path: string) =>
  [{ calls: [{ tool: 'ReportFindings', input: { findings: [finding(path)] } }] }, { say: 'Done.' }]
    .map((turn) => JSON.stringify(turn))
    .join('\n');

const files = (entry: string) => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
jobs:
  - id: one
    prompt: "Review {{item.value}}."
    items: { list: [a, b] }
${entry}`,
  'a.jsonl': reporting('src/a.ts'),
  'b.jsonl': reporting('src/b.ts'),
});

const pathsIn = (path: string) =>
  (
    JSON.parse(readFileSync(path, 'utf8')) as {
      runs: { results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[] }[];
    }
  ).runs[0]?.results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri);

test('the findings of all jobs become one SARIF file, also if they are reused or merged', async () => {
  const folder = aFolder(files('    findings: true\n'));
  const state = join(folder, '.sallyport/state/docs');
  const sarif = join(state, 'report/findings.sarif');
  const first = await playBatch(folder, 'batch.yml');
  expect([first.outcome.outputs['sarif-path'], pathsIn(sarif)]).toEqual([sarif, ['src/a.ts', 'src/b.ts']]);
  await playBatch(folder, 'batch.yml');
  expect(pathsIn(sarif)).toEqual(['src/a.ts', 'src/b.ts']);
  await playMerge(folder, [state], 'merged');
  expect(pathsIn(join(folder, 'merged/report/findings.sarif'))).toEqual(['src/a.ts', 'src/b.ts']);
});

test('without findings: true, the tool is not offered, and no file is written', async () => {
  const folder = aFolder(files(''));
  const { outcome } = await playBatch(folder, 'batch.yml');
  expect(outcome.outputs['sarif-path']).toBe('');
  expect(existsSync(join(folder, '.sallyport/state/docs/report/findings.sarif'))).toBe(false);
});
