import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createPathFacts } from '../../../src/platform/files/path-facts.js';
import { sensitiveInGit } from '../../../src/platform/git/sensitive-files.js';
import { cachingPathFacts } from '../../../src/policy/engine/cached-path-facts.js';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'world-')));
afterAll(() => rmSync(place, { recursive: true, force: true }));
/** Not with join(), which would remove `..` before links are resolved. */
const at = (path: string) => `${place}/${path}`;
mkdirSync(at('w/dir'), { recursive: true });
mkdirSync(at('out'));
writeFileSync(at('w/file'), '');
symlinkSync(at('out'), at('w/outlink'));
symlinkSync('../out/new', at('w/dangling'));
symlinkSync('loop-b', at('w/loop-a'));
symlinkSync('loop-a', at('w/loop-b'));
const world = createPathFacts(at('w'), place);

test.each([
  ['w/file', 'w/file'],
  ['w/../out', 'out'],
  ['w/outlink/x/y', 'out/x/y'],
  ['w/dangling', 'out/new'],
  ['w/dangling/deeper', 'out/new/deeper'],
  ['w/none/here', 'w/none/here'],
  ['w/outlink/../w', 'w'],
])('realpath of %s is %s', (path, real) => {
  expect(world.realpath(at(path))).toBe(at(real));
});

test('cached path facts give the same answers in any order', () => {
  const name = fc.constantFrom('w', 'out', 'dir', 'file', 'outlink', 'dangling', 'loop-a', 'none', '..', '.');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => at(parts.join('/')));
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (paths) => {
      const remembers = cachingPathFacts(world);
      expect(paths.map((one) => remembers.realpath(one))).toEqual(paths.map((one) => world.realpath(one)));
    }),
    { numRuns: 300 },
  );
});

test('resolving a cycle of links terminates', () => {
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

test('entries are sorted, and empty for a directory that cannot be listed', () => {
  expect(world.entries(at('w'))).toEqual(['dangling', 'dir', 'file', 'loop-a', 'loop-b', 'outlink']);
  expect(world.entries(at('w/file'))).toEqual([]);
});

test('links below a directory are listed, not followed', () => {
  const links = ['dangling', 'loop-a', 'loop-b', 'outlink'].map((name) => at(`w/${name}`));
  expect(world.linksBelow(at('w'), 6)).toEqual({ links, names: 6 });
  expect(world.linksBelow(place, 100)?.links).toEqual(links);
  expect(world.linksBelow(at('w'), 5)).toBeNull();
  expect(world.linksBelow(at('w/outlink'), 5)).toEqual({ links: [], names: 0 });
});

const config = (url: string) =>
  `[core]\n\tbare = false\n[remote "origin"]\n\tfetch = +refs/*\n\turl = ${url}\n[branch "main"]\n`;

test.each([
  ['https://github.com/acme/widgets.git', 'https://github.com/acme/widgets'],
  ['https://github.com/acme/widgets', 'https://github.com/acme/widgets'],
  ['https://x-access-token:secret@github.com/acme/widgets', 'https://github.com/acme/widgets'],
  ['git@github.com:acme/widgets.git', 'https://github.com/acme/widgets'],
  ['ssh://git@git.example.org/acme/widgets.git', 'https://git.example.org/acme/widgets'],
  ['/srv/git/widgets.git', null],
])('the remote origin %s names the repository %s', (url, repository) => {
  mkdirSync(at('clone/.git'), { recursive: true });
  writeFileSync(at('clone/.git/config'), config(url));
  expect(createPathFacts(at('clone'), place).repository).toBe(repository);
});

test('the repository from the runner takes precedence over the remote', () => {
  const environment = { GITHUB_REPOSITORY: 'acme/gadgets', GITHUB_SERVER_URL: 'https://git.example.org' };
  expect(createPathFacts(at('clone'), place, { environment }).repository).toBe('https://git.example.org/acme/gadgets');
});

test('a manifest is read unless it is a link or larger than 256 kB', () => {
  for (const name of ['plain', 'linked', 'large']) mkdirSync(at(`w/${name}`));
  writeFileSync(at('w/plain/package.json'), '{}');
  symlinkSync('../plain/package.json', at('w/linked/package.json'));
  writeFileSync(at('w/large/package.json'), ' '.repeat(256_001));
  expect(['plain', 'linked', 'large', 'none'].map((name) => world.packageManifest(at(`w/${name}`)))).toEqual([
    '{}',
    null,
    null,
    null,
  ]);
});

test('sensitiveBelow finds sensitive files, without node_modules and the objects of .git', () => {
  const root = mkdtempSync(join(tmpdir(), 'sensitive-'));
  for (const folder of ['.git/objects', 'node_modules/a', 'config']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of [
    '.git/config',
    '.git/objects/a.pem',
    'node_modules/a/a.pem',
    'config/master.key',
    'a.txt',
    '.env',
  ])
    writeFileSync(join(root, file), 'x');
  const world = createPathFacts(root, root);
  const below = (directory: string) =>
    world.sensitiveBelow(directory, 100).paths.map((path) => path.slice(root.length + 1));
  expect(below(root)).toEqual(['.env', '.git/config', 'config/master.key']);
  expect(below(join(root, 'config'))).toEqual(['config/master.key']);
  expect(below(join(root, '.env'))).toEqual(['.env']);
  expect(world.sensitiveBelow(root, 1)).toEqual({ paths: [join(root, '.env')], names: 1 });
  rmSync(root, { recursive: true });
});

const swap = (root: string) => {
  for (const [from, to] of [
    ['a', 'c'],
    ['b', 'a'],
    ['c', 'b'],
  ] as const)
    renameSync(join(root, from), join(root, to));
};

test.each<[string, (root: string) => void, readonly string[]]>([
  ['a new file', (root) => writeFileSync(join(root, 'a/deep/new.key'), 'x'), ['a/deep/new.key', 'b/deep/master.key']],
  ['a deleted file', (root) => rmSync(join(root, 'b/deep/master.key')), []],
  ['a directory in the place of another one', swap, ['a/deep/master.key']],
  [
    'a directory instead of a file',
    (root) => {
      rmSync(join(root, 'b/deep/master.key'));
      mkdirSync(join(root, 'b/deep/master.key/c'), { recursive: true });
      writeFileSync(join(root, 'b/deep/master.key/c/.env'), 'x');
    },
    ['b/deep/master.key/c/.env'],
  ],
])('sensitiveBelow, asked again, takes account of %s', async (_, change, expected) => {
  const root = mkdtempSync(join(tmpdir(), 'sensitive-'));
  for (const folder of ['a/deep', 'b/deep']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'a/deep/plain.txt'), 'x');
  writeFileSync(join(root, 'b/deep/master.key'), 'x');
  // Later than what a directory may change unseen.
  await new Promise((done) => setTimeout(done, 80));
  const world = createPathFacts(root, root);
  expect(world.sensitiveBelow(root, 100).paths).toEqual([join(root, 'b/deep/master.key')]);
  change(root);
  expect(world.sensitiveBelow(root, 100).paths).toEqual(expected.map((path) => join(root, path)));
  rmSync(root, { recursive: true });
});

test('sensitiveInGit separates tracked and untracked sensitive files and omits ignored ones', () => {
  const root = mkdtempSync(join(tmpdir(), 'sensitive-'));
  for (const file of ['old.pem', 'new.pem', 'ignored.pem', 'a.txt']) writeFileSync(join(root, file), 'x');
  writeFileSync(join(root, '.gitignore'), 'ignored.pem\n');
  for (const args of [
    ['init', '-q'],
    ['add', 'old.pem', 'a.txt'],
  ])
    execFileSync('git', args, { cwd: root });
  const path = process.env['PATH'] ?? '';
  const setup = { path, home: root, environment: { PATH: path } };
  expect(sensitiveInGit(setup, root)).toEqual({
    tracked: [join(root, 'old.pem')],
    untracked: [join(root, 'new.pem')],
    namesInGit: { arePlain: true, links: [] },
  });
  expect(sensitiveInGit(setup, join(root, 'missing'))).toBeNull();
  rmSync(root, { recursive: true });
});

test('a link that a command puts in the place of TMPDIR does not move it', () => {
  mkdirSync(at('run/tmp'), { recursive: true });
  const facts = createPathFacts(at('w'), place, { temporary: at('run/tmp') });
  rmSync(at('run/tmp'), { recursive: true });
  symlinkSync(at('out'), at('run/tmp'));
  expect(facts.temporary).toBe(at('run/tmp'));
});
