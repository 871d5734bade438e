import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ExaminedDirectories,
  findWithheldPaths,
  type PathRules,
  workspacePath,
} from '../../../src/platform/sandbox/withheld-paths.js';
import { aFolder } from '../../doubles/place.js';

const files = {
  'README.md': 'x',
  '.env': 'x',
  'src/a.ts': 'x',
  'src/deep/AGENTS.md': 'x',
  'src/deep/server.key': 'x',
  '.github/workflows/ci.yml': 'x',
  'migrations/1.sql': 'x',
  'node_modules/pkg/.env': 'x',
};

const asked: string[] = [];
const rules: PathRules = {
  mayRead: (path) => {
    asked.push(path);
    return !/\/\.env$|\.key$/.test(path);
  },
  mayWrite: (path) => !/\/(\.github|migrations|\.vscode)\/|AGENTS\.md$/.test(path),
};

async function search(folder: string, known: ExaminedDirectories) {
  asked.length = 0;
  const { readOnly, hidden, isPartial } = await findWithheldPaths(folder, rules, known);
  const shown = (paths: readonly string[]) => paths.map((path) => workspacePath(path, folder)).sort();
  return { readOnly: shown(readOnly), hidden: shown(hidden), isPartial, asked: [...asked] };
}

test('finds protected, denied and sensitive paths, each by its top directory, and skips packages', async () => {
  expect(await search(aFolder(files), new Map())).toMatchObject({
    readOnly: ['.github', 'migrations', 'src/deep/AGENTS.md'],
    hidden: ['.env', 'src/deep/server.key'],
    isPartial: false,
  });
});

test('a second search examines only directories that changed, whatever modification time a program sets', async () => {
  const folder = aFolder(files);
  await new Promise((done) => setTimeout(done, 80));
  const known: ExaminedDirectories = new Map();
  const first = await search(folder, known);
  const second = await search(folder, known);
  expect(second).toEqual({ ...first, asked: [] });
  mkdirSync(join(folder, 'src/deep/.vscode'));
  writeFileSync(join(folder, 'src/deep/new.key'), 'x');
  utimesSync(join(folder, 'src/deep'), 0, 0);
  const third = await search(folder, known);
  expect(third.readOnly).toContain('src/deep/.vscode');
  expect(third.hidden).toContain('src/deep/new.key');
  expect(third.asked.every((path) => path.startsWith(join(folder, 'src/deep')))).toBe(true);
});

test('a directory in the place of another one that was changed at the same time is examined', async () => {
  const folder = aFolder({ 'a/deep/plain.txt': 'x', 'b/deep/server.key': 'x' });
  const at = (name: string) => join(folder, name);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    for (const name of ['a/deep/temporary', 'b/deep/temporary']) {
      writeFileSync(at(name), 'x');
      rmSync(at(name));
    }
    if (statSync(at('a/deep')).ctimeMs === statSync(at('b/deep')).ctimeMs) break;
  }
  await new Promise((done) => setTimeout(done, 80));
  const known: ExaminedDirectories = new Map();
  expect((await search(folder, known)).hidden).toEqual(['b/deep/server.key']);
  renameSync(at('a'), at('c'));
  renameSync(at('b'), at('a'));
  expect((await search(folder, known)).hidden).toEqual(['a/deep/server.key']);
});
