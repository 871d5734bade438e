import { describe, expect, test } from 'vitest';
import { createRepositoryGuard, pathsOutside } from '../../../src/policy/engine/paths-outside.js';
import type { PathFacts } from '../../../src/policy/types.js';
import { someWorld } from '../calls.js';

/** Everything below these exists; `/data/link` leads to the workspace. */
const world: PathFacts = {
  ...someWorld,
  home: '/home/me',
  temporary: '/tmp/run',
  kindOf: (path) => (/^\/(?:data|home|tmp|run|var|proc|work)/.test(path) ? 'directory' : 'missing'),
  realpath: (path) => (path === '/data/link' ? '/work/space/src' : path.replace('/data/here', '/data/there')),
};

describe('the paths outside the workspace that rules name', () => {
  test.each<[rule: string, readable: readonly string[], writable: readonly string[]]>([
    ['Read(//data/in/**)', ['/data/in'], []],
    ['Read(//data/in/a.csv)', ['/data/in/a.csv'], []],
    ['Read(//data/{in,more}/**)', ['/data/in', '/data/more'], []],
    ['Read(//data/here/**)', ['/data/here', '/data/there'], []],
    ['Read(~/fixtures/**)', ['/home/me/fixtures'], []],
    ['Write(//data/out/**)', [], ['/data/out']],
    ['Edit(//data/out/**)', [], ['/data/out']],
    // Only whole directories and single files can be shown.
    ['Read(//data/in/*.csv)', [], []],
    ['Read(//data/**/in)', [], []],
    ['Read(//missing/**)', [], []],
    ['Read(src/**)', [], []],
    ['Read(//work/space/src/**)', [], []],
    ['Read(../outside/**)', [], []],
    // They hold the workspace, the home directory, the files of the run, or sockets of services.
    ['Read(//**)', [], []],
    ['Read(//work/**)', [], []],
    ['Read(//data/link/**)', ['/data/link'], []],
    ['Read(~/**)', [], []],
    ['Read(//tmp/**)', [], []],
    ['Read(//run/**)', [], []],
    ['Read(//var/run/docker.sock)', [], []],
    ['Read(//proc/self/**)', [], []],
    ['Glob(//data/in/**)', [], []],
  ])('%s: %j are readable, %j writable', (rule, readable, writable) => {
    expect(pathsOutside({ allow: [rule], ask: [], deny: [] }, world)).toEqual({ readable, writable });
  });
});

describe('files of the repository around the workspace', () => {
  const deny = ['Read(//work/private/**)'];
  const mayRead = createRepositoryGuard('/work', {
    lists: { allow: [], ask: [], deny },
    mode: 'default',
    readOnlyCommands: true,
    world: { ...someWorld, workspace: '/work/space' },
  });

  test.each([
    ['/work/package.json', true],
    ['/work/other/src/a.ts', true],
    ['/work/.env', false],
    ['/work/other/server.key', false],
    ['/work/other/app.log', false],
    ['/work/private/a.ts', false],
    ['/elsewhere/a.ts', false],
  ])('%s: seen by commands: %s', (path, isSeen) => expect(mayRead(path)).toBe(isSeen));
});
