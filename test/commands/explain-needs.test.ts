import { describe, expect, test } from 'vitest';
import { needsLines } from '../../src/commands/explain-needs.js';
import type { CommandNeeds } from '../../src/policy/types.js';

const nothing: CommandNeeds = {
  writes: [],
  reads: [],
  changesGit: false,
  network: { allow: [], deny: [] },
  leaves: null,
};
const inside = { readable: [], writable: [] };
const many = Array.from({ length: 11 }, (_, at) => `/data/${String(at)}`);

describe('what explain says of the sandbox', () => {
  test.each([
    ['a command that only reads writes nothing', {}, inside, '    writes  only its private HOME and TMPDIR'],
    [
      'a command that writes listed paths writes these',
      { writes: ['a.txt', 'b.txt'] },
      inside,
      '    writes  only a.txt, b.txt, and its private HOME and TMPDIR',
    ],
    [
      'a command that runs code of the repository writes in the workspace',
      { writes: null },
      inside,
      '    writes  the workspace, except for protected and denied paths (it may run code of the repository)',
    ],
    [
      'paths that rules name outside the workspace are listed',
      {},
      { readable: ['/data/in'], writable: ['/data/out'] },
      '    outside reads /data/in; writes /data/out',
    ],
    [
      'at most ten of these paths are listed',
      {},
      { readable: many, writable: [] },
      `    outside reads ${many.slice(0, 10).join(', ')} …`,
    ],
    [
      'a command that changes the repository may write .git',
      { changesGit: true },
      inside,
      '    .git    writable, except for config, hooks and info',
    ],
    [
      'each host is named once',
      {
        network: {
          allow: [
            { host: 'example.org', port: null },
            { host: 'example.org', port: null },
            { host: 'localhost', port: 5432 },
          ],
          deny: [],
        },
      },
      inside,
      '    hosts   example.org, localhost:5432',
    ],
    [
      'a command that only works outside says so',
      { leaves: 'docker' },
      inside,
      '  sandbox: runs outside, since docker only works there',
    ],
  ] as const)('%s', (_, needs, outside, line) => {
    expect(needsLines({ ...nothing, ...needs }, outside, (path) => path)).toContain(line);
  });

  test('nothing is said of a call that starts no command', () => {
    expect(needsLines(undefined, inside, (path) => path)).toEqual([]);
  });
});
