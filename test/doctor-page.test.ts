import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gitHubFindings } from '../src/platform/github/findings.js';

test('docs/doctor.md has a section for every finding about GitHub, in the order of their ids', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/doctor.md'), 'utf8');
  const sections = [...page.matchAll(/^### (.*)$/gm)].map((match) => match[1]);
  expect(sections).toEqual(Object.keys(gitHubFindings));
});
