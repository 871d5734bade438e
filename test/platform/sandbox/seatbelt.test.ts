import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../src/platform/sandbox/seatbelt.js';
import { repositoryCode } from '../../doubles/sandbox.js';

type Parts = Parameters<typeof profileOf>[1];
type Command = Parameters<typeof profileOf>[0];

const parts: Parts = {
  folders: {
    workspace: '/Users/runner/work/r/r/packages/a',
    repository: '/Users/runner/work/r/r',
    home: '/private/run/home',
    temporary: '/private/run/tmp',
    system: ['/usr', '/Users/runner/hostedtoolcache'],
    secrets: [],
    caches: [],
    userHome: '/home/user',
    gitDirectory: null,
    worktreeDirectory: null,
  },
  outside: { readable: ['/data/in'], writable: ['/data/out'] },
  userHome: '/Users/runner',
  directory: '/private/run/sandbox',
};

/** One expression per line; no line but `(version 1)` could be parsed differently by sandbox-exec. */
function profile(command: Partial<Command['needs']> = {}, bridge?: Command['bridge'], more: Partial<Parts> = {}) {
  return profileOf({ needs: { ...repositoryCode, ...command }, bridge }, { ...parts, ...more }).split('\n');
}

/** What the last matching rule says about writing below a directory, as sandbox-exec reads the profile. */
function mayWrite(lines: readonly string[], path: string): boolean {
  const rules = lines.filter((line) => /^\((?:allow|deny) file-write\*/.test(line));
  const matching = rules.filter((line) =>
    [...line.matchAll(/\(subpath "([^"]*)"\)/g)].some(([, directory = '']) => `${path}/`.startsWith(`${directory}/`)),
  );
  return matching.at(-1)?.startsWith('(allow') ?? false;
}

describe('the profile for sandbox-exec', () => {
  test('denies what it does not allow, and is well-formed', () => {
    const lines = profile();
    expect(lines.slice(0, 2)).toEqual(['(version 1)', '(deny default)']);
    for (const line of lines) {
      const text = line.replace(/"(?:[^"\\]|\\.)*"/g, '');
      expect(text.split('(').length, line).toBe(text.split(')').length);
      expect(line, line).toMatch(/^\(.*\)$/);
    }
  });

  test('denies reading the home directory before it allows the checkout in it', () => {
    const lines = profile();
    const denied = lines.findIndex((line) => line.startsWith('(deny file-read* (subpath "/Users/runner")'));
    const allowed = lines.findIndex((line) =>
      line.startsWith('(allow file-read* (subpath "/Users/runner/work/r/r/packages/a")'),
    );
    expect(denied).toBeGreaterThan(0);
    expect(allowed).toBeGreaterThan(denied);
    expect(lines[denied]).toContain('(subpath "/private/run/sandbox")');
    for (const path of ['/Users/runner/work/r/r', '/data/in', '/Users/runner/hostedtoolcache'])
      expect(lines[allowed]).toContain(`(subpath "${path}")`);
  });

  test.each<[title: string, needs: Partial<Command['needs']>, writable: readonly string[], not: readonly string[]]>([
    [
      'code of the repository',
      {},
      ['packages/a/out', '/data/out'],
      ['.git', 'packages/b', '/data/in', '/Users/runner'],
    ],
    ['a command that reads', { writes: [] }, ['/private/run/tmp/x'], ['packages/a', '.git', '/data/out']],
    [
      'a command with listed writes',
      { writes: ['/Users/runner/work/r/r/packages/a/one'] },
      ['packages/a/one'],
      ['packages/a/two', '/data/out'],
    ],
    [
      'git',
      { changesGit: true, writes: [] },
      ['.git/objects', '.git/index'],
      ['.git/config', '.git/hooks/x', '.git/info'],
    ],
  ])('%s writes what it may and nothing else', (_, needs, writable, not) => {
    const lines = profile(needs);
    const absolute = (path: string) => (path.startsWith('/') ? path : `/Users/runner/work/r/r/${path}`);
    for (const path of writable) expect(mayWrite(lines, absolute(path)), path).toBe(true);
    for (const path of not) expect(mayWrite(lines, absolute(path)), path).toBe(false);
  });

  test('has no network but localhost and the socket of the call', () => {
    const network = (lines: readonly string[]) => lines.filter((line) => line.includes('network'));
    const local = ['(allow network* (local ip "localhost:*"))', '(allow network-outbound (remote ip "localhost:*"))'];
    expect(network(profile())).toEqual(local);
    const bridge = { directory: '/private/run/gh', socket: '/private/run/gh/socket' };
    expect(network(profile({}, bridge))).toEqual([
      '(allow network-outbound (remote unix-socket (path-literal "/private/run/gh/socket")))',
      ...local,
    ]);
  });

  test('a path cannot end its string', () => {
    const evil = '/data/x") (allow default) (subpath "/';
    const lines = profile({}, undefined, { outside: { readable: [evil], writable: [] } });
    expect(lines.join('\n').replace(/"(?:[^"\\]|\\.)*"/g, '')).not.toContain('allow default');
  });
});
