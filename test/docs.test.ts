import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnosticCodes } from '../src/errors.js';
import { writeCodes } from '../src/github-writes/write-result.js';
import { reasonCodes } from '../src/job/result/codes.js';
import { settingNames, settingsTable } from '../src/settings/table.js';
import { oldestNode, version } from '../src/version.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('only github-token has a default in action.yml: another would hide the configuration file', () => {
  const withDefault = settingNames.filter((name) => settingsTable[name].inputDefault !== undefined);
  expect(withDefault).toEqual(['github-token']);
});

describe('docs/errors.md', () => {
  test('docs/errors.md has a section for every code and no other, in order', () => {
    const sections = [...read('docs/errors.md').matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(sections).toEqual([...diagnosticCodes]);
  });

  test.each([...diagnosticCodes])('the section on %s contains a fix', (code) => {
    const section = read('docs/errors.md').split(`## ${code}\n`)[1]?.split('\n## ')[0] ?? '';
    expect(section).toContain('Fix: ');
  });
});

test('docs/outputs.md describes every code of an end that docs/errors.md does not, and no other', () => {
  const section = /<!-- codes -->(.*?)<!-- \/codes -->/s.exec(read('docs/outputs.md'))?.[1] ?? '';
  const listed = section.split('\n').flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([a-z-]+)`/g)]);
  const errors: readonly string[] = diagnosticCodes.filter((code) => code !== 'command-unknown');
  const expected = reasonCodes.filter((code) => !errors.includes(code));
  expect(listed.map(([, code]) => code).toSorted()).toEqual(expected.toSorted());
  for (const code of writeCodes) expect(read('docs/outputs.md')).toContain(`\`${code}\``);
});

test('the version and the oldest Node are those of package.json', () => {
  const manifest = JSON.parse(read('package.json')) as { version: string; engines: { node: string } };
  expect(manifest).toMatchObject({ version, engines: { node: `>=${oldestNode}` } });
});

test('every tool has a section with an example in docs/tools.md or docs/write-tools.md', () => {
  const page = read('docs/tools.md') + read('docs/write-tools.md');
  for (const name of Object.keys(JSON.parse(read('src/tools/input-schemas.json')) as object))
    expect(page).toMatch(new RegExp(`\\n## ${name}\\n(?:(?!\\n## ).)*\`\`\`text\\n${name} \\{`, 's'));
});
