import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gitHubWriteKinds } from '../src/github-writes/kinds.js';
import { toolNames } from '../src/policy/rules/tool-names.js';
import { createFindingsTool } from '../src/tools/self-report/findings.js';

const root = resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(resolve(root, 'docs', name), 'utf8');

test('every file in src/github-writes/kinds is a kind of write in the table', () => {
  expect(gitHubWriteKinds).toHaveLength(readdirSync(resolve(root, 'src/github-writes/kinds')).length);
});

test('docs/writes.md has a row for every tool that writes, with the calls in a job, and no other', () => {
  const rows = [...read('writes.md').matchAll(/^\| ([A-Z]\w+) \| .* \| (\w+) \|$/gm)].map((match) => match.slice(1));
  const kinds = gitHubWriteKinds.map(({ tool, limit }) => [tool, String(limit)]);
  expect(rows).toEqual([['Tool', 'Calls'], ...kinds]);
});

test.each(gitHubWriteKinds)('docs/permissions.md names the permissions of $tool', ({ tool, permissions }) => {
  const row = read('permissions.md')
    .split('\n')
    .find((line) => line.includes(`\`${tool}\``));
  const [, named] = row?.split(' | ') ?? [];
  for (const line of permissions === 'item' ? ['pull-requests: write'] : permissions)
    expect(named).toContain(`\`${line}\``);
});

test.each(gitHubWriteKinds)('rules know the tool $tool', ({ tool }) => {
  expect(toolNames).toContain(tool);
});

test('docs/findings.md has a row for every field of a finding, and no other', () => {
  const tool = createFindingsTool({ keep: () => Promise.resolve(null) });
  const list = (tool.inputSchema as { properties: { findings: { items: { properties: object } } } }).properties
    .findings;
  const rows = [...read('findings.md').matchAll(/^\| `(\w+)` \| /gm)].map((match) => match[1]);
  expect(rows).toEqual(Object.keys(list.items.properties));
});
