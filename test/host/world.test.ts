import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createWorld } from '../../src/host/world.js';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'world-')));
afterAll(() => rmSync(place, { recursive: true, force: true }));
/** Not by join(): that would take `..` out before the links are known. */
const at = (path: string) => `${place}/${path}`;
mkdirSync(at('w/dir'), { recursive: true });
mkdirSync(at('out'));
writeFileSync(at('w/file'), '');
symlinkSync(at('out'), at('w/outlink'));
symlinkSync('../out/new', at('w/dangling'));
symlinkSync('loop-b', at('w/loop-a'));
symlinkSync('loop-a', at('w/loop-b'));
const world = createWorld(at('w'), place);

test.each([
  ['w/file', 'w/file'],
  ['w/../out', 'out'],
  ['w/outlink/x/y', 'out/x/y'],
  ['w/dangling', 'out/new'],
  ['w/dangling/deeper', 'out/new/deeper'],
  ['w/none/here', 'w/none/here'],
  ['w/outlink/../w', 'w'],
])('%s is really %s', (path, real) => {
  expect(world.realpath(at(path))).toBe(at(real));
});

test('a loop of links ends', () => {
  expect(world.realpath(at('w/loop-a/x'))).toContain('loop-');
});

test.each([
  ['w/file', 'file'],
  ['w/dir', 'directory'],
  ['w/outlink', 'link'],
  ['w/none', 'missing'],
  ['w/file/below', 'missing'],
] as const)('%s is a %s', (path, kind) => {
  expect(world.kindOf(at(path))).toBe(kind);
});

test('entries are sorted; what cannot be listed is empty', () => {
  expect(world.entries(at('w'))).toEqual(['dangling', 'dir', 'file', 'loop-a', 'loop-b', 'outlink']);
  expect(world.entries(at('w/file'))).toEqual([]);
});

test('links below a directory are named, not followed', () => {
  const links = ['dangling', 'loop-a', 'loop-b', 'outlink'].map((name) => at(`w/${name}`));
  expect(world.linksBelow(at('w'), 6)).toEqual({ links, names: 6 });
  expect(world.linksBelow(place, 100)?.links).toEqual(links);
  expect(world.linksBelow(at('w'), 5)).toBeNull();
  expect(world.linksBelow(at('w/outlink'), 5)).toEqual({ links: [], names: 0 });
});
