import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readShellWords, shellText } from '../../../../src/policy/programs/shared/program-text.js';
import { literalWord } from '../../../../src/policy/shell/words.js';
import { worldOf } from '../../shell/worlds.js';

const options = '- -- -e +e + -s +s -c +c -ce -oc -co -o +o +O -O -x+c -l --norc -norc --posix --rcfile -eo'.split(' ');
const tails = [[], ['s.sh'], ['echo TEXT'], ['errexit', 'echo TEXT'], ['/dev/stdin'], ['-c', 'echo TEXT']];
const calls = options.flatMap((one) => [
  ...tails.map((tail) => [one, ...tail]),
  ...['-e', '-c', '+c', '-s', '-', '--'].map((other) => [one, other, 'echo TEXT', 's.sh']),
]);

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'program-text-'));
  writeFileSync(join(place, 's.sh'), 'echo FILE\n');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What of a text, its standard input and a file a shell ran. */
function ran(shell: string, words: readonly string[]): readonly string[] {
  const { stdout } = spawnSync(shell, words, {
    cwd: place,
    input: 'echo INPUT\n',
    encoding: 'utf8',
    env: { HOME: place },
  });
  return ['TEXT', 'INPUT', 'FILE'].filter((word) => new RegExp(`^${word}$`, 'm').test(stdout));
}

/** What the judge takes for the program; everything if it knows none. */
function evaluated(words: readonly string[]): readonly string[] {
  const world = worldOf(['s.sh'], {});
  const program = shellText(readShellWords(words.map(literalWord)), world.workspace, world);
  switch (program.kind) {
    case 'none':
      return [];
    case 'unknown':
      return ['TEXT', 'INPUT', 'FILE'];
    case 'input':
      return ['INPUT'];
    case 'file':
      return ['FILE'];
    case 'argument':
      return program.also ? ['TEXT', 'INPUT'] : ['TEXT'];
  }
}

describe.each(['/bin/bash', '/bin/sh'])('%s runs only the text that was evaluated', (shell) => {
  test.each(calls.map((words) => [words]))('%j', (words) => {
    expect(evaluated(words)).toEqual(expect.arrayContaining([...ran(shell, words)]));
  });
});
