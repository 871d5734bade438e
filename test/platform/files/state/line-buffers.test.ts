import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createArtifacts } from '../../../../src/platform/files/state/artifacts.js';
import { aFolder } from '../../../doubles/place.js';

const long = 'x'.repeat(70_000);

test.each([
  ['a short file is never written', ['a', 'b'], '"a"\n"b"\n', null],
  ['a long file is written as a whole', [long, 'b'], null, `"${long}"\n"b"\n`],
] as const)('%s', (_, values, taken, written) => {
  const artifacts = createArtifacts(aFolder(), (text) => text);
  const path = join(artifacts.directory, 'lines.jsonl');
  artifacts.bufferLines(path);
  artifacts.begin(path);
  for (const value of values) artifacts.appendJson(path, value);
  expect(artifacts.takeLines(path)).toBe(taken);
  if (written === null) expect(() => readFileSync(path)).toThrow(/ENOENT/);
  else expect(readFileSync(path, 'utf8')).toBe(written);
});

test('lines after the end of a buffer are written at once', () => {
  const artifacts = createArtifacts(aFolder(), (text) => text);
  const path = join(artifacts.directory, 'lines.jsonl');
  artifacts.bufferLines(path);
  artifacts.takeLines(path);
  artifacts.appendJson(path, 'a');
  expect(readFileSync(path, 'utf8')).toBe('"a"\n');
});
