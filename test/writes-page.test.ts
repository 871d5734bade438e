import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeNeeds } from '../src/job/github/github-writes.js';
import { createFindingsTool } from '../src/tools/github/findings.js';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../docs', name), 'utf8');

test('docs/writes.md has a row for every tool that writes, and no other', () => {
  const rows = [...read('writes.md').matchAll(/^\| ([A-Z]\w+) \| /gm)].map((match) => match[1]);
  expect(rows).toEqual(['Tool', ...Object.keys(writeNeeds)]);
});

test('docs/findings.md has a row for every field of a finding, and no other', () => {
  const tool = createFindingsTool({ keep: () => null });
  const list = (tool.inputSchema as { properties: { findings: { items: { properties: object } } } }).properties
    .findings;
  const rows = [...read('findings.md').matchAll(/^\| `(\w+)` \| /gm)].map((match) => match[1]);
  expect(rows).toEqual(Object.keys(list.items.properties));
});
