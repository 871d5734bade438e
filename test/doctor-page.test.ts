import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeNeeds } from '../src/job/github/github-writes.js';
import { gitHubFindings } from '../src/platform/github/findings.js';
import { writePermissions } from '../src/platform/github/read/permissions.js';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../docs', name), 'utf8');

test('docs/doctor.md has a section for every finding about GitHub, in the order of their ids', () => {
  const sections = [...read('doctor.md').matchAll(/^### (.*)$/gm)].map((match) => match[1]);
  expect(sections).toEqual(Object.keys(gitHubFindings));
});

test('every tool that writes to GitHub has its permissions', () => {
  expect(Object.keys(writePermissions).sort()).toEqual(Object.keys(writeNeeds).sort());
});

test('docs/permissions.md names the permissions of every tool that writes to GitHub', () => {
  const page = read('permissions.md');
  for (const [tool, lines] of Object.entries(writePermissions)) {
    const [, given = ''] =
      page
        .split('\n')
        .filter((line) => line.includes(`\`${tool}\``))[0]
        ?.split(' | ') ?? [];
    for (const line of lines === 'item' ? ['pull-requests: write'] : lines)
      expect(given, tool).toContain(`\`${line}\``);
  }
});
