import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createArtifacts } from '../../../../src/platform/files/state/artifacts.js';
import { createRedact, createRedactor } from '../../../../src/platform/secrets/redact.js';
import { aFolder } from '../../../doubles/place.js';

const secret = '1795123456';
const artifacts = (parent: string) => createArtifacts(parent, createRedact([secret]));

test('redacting a secret keeps a line of JSON valid', () => {
  const kept = artifacts(aFolder());
  const path = kept.appendJson('t.jsonl', {
    at: Number(secret),
    text: `a ${secret}`,
    [secret]: [secret, null, 'b\nc'],
  });
  kept.appendJson('t.jsonl', { end: true });
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { at: Number(secret), text: 'a ***', '***': ['***', null, 'b\nc'] },
    { end: true },
  ]);
});

test('a list that repeats is the last field of a line and hides what was added since its first line', () => {
  const redactor = createRedactor([secret]);
  const kept = createArtifacts(aFolder(), redactor.redact);
  const tools = [
    { name: 'Read', text: `a ${secret}` },
    { name: 'Bash', text: 'b later-secret' },
  ];
  const path = kept.appendJson('t.jsonl', { at: 1 }, { tools });
  kept.appendJson('t.jsonl', { at: 2 }, { tools });
  redactor.add(['later-secret']);
  kept.appendJson('t.jsonl', { at: 3 }, { tools: [...tools].reverse() });
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([
    '{"at":1,"tools":[{"name":"Read","text":"a ***"},{"name":"Bash","text":"b later-secret"}]}',
    '{"at":2,"tools":[{"name":"Read","text":"a ***"},{"name":"Bash","text":"b later-secret"}]}',
    '{"at":3,"tools":[{"name":"Bash","text":"b ***"},{"name":"Read","text":"a ***"}]}',
    '',
  ]);
});

test('artifacts are redacted, readable by this user only, and in their own directory', () => {
  const parent = aFolder();
  const [first, second] = [artifacts(parent), artifacts(parent)];
  const path = first.write('sub/r.md', `x ${secret}`);
  expect(path).toBe(join(first.directory, 'sub/r.md'));
  expect(readFileSync(path, 'utf8')).toBe('x ***');
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(second.directory).not.toBe(first.directory);
  expect(existsSync(first.makeDirectory('home'))).toBe(true);
});
