import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programFor, programs } from '../../../src/policy/programs/table.js';
import type { Word } from '../../../src/policy/shell/types.js';
import { anyOf } from '../../../src/policy/types.js';
import { summary, world } from './describe.js';

const names = programs.flatMap((program) => program.names);

describe('the table', () => {
  test('knows every name once', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('is looked up by bare names, letter for letter', () => {
    expect(programFor('git')?.names).toEqual(['git']);
    for (const name of ['GIT', './git', 'git-log', '', 'constructor', '__proto__'])
      expect(programFor(name)).toBeUndefined();
  });

  test('names a published source for every program, and one sentence where a rule grants more', () => {
    for (const program of programs) {
      expect(program.source).toMatch(/^https:\/\//);
      if (program.grants !== null) expect(program.grants).toMatch(/^[A-Z].*\.$/);
    }
  });
});

/** Programs for which every word is data. */
const harmless = ['echo', 'true', 'false', ':', 'pwd', 'yes', 'expr', 'factor', 'test', '['];

describe('every program', () => {
  const known = names.filter((name) => !harmless.includes(name));

  test.each([
    ['an option that nobody knows', '--zzz-unknown'],
    ['a word that may become an option', '$X'],
    ['one that begins unknown', '"$X"'],
  ])('stops at %s', (_, word) => {
    expect(known.filter((name) => !/!|>/.test(summary(`${name} ${word}`).join(' ')))).toEqual([]);
  });

  test('gives a reading for any words, and effects with absolute paths only', () => {
    const word = fc.oneof(
      fc.constantFrom(
        '-',
        '--',
        '-c',
        '-e',
        '-f',
        '-o',
        '-x',
        '-i',
        '-m',
        '--output=x',
        '-exec',
        '{}',
        ';',
        '+',
        'a=b',
        '../x',
        '',
        's/a/b/',
        'log',
        'run',
        'pr',
        'view',
        'api',
        'test',
      ),
      fc.string({ maxLength: 12 }),
    );
    const words = fc.array(
      fc.oneof(
        word.map((value): Word => ({ kind: 'literal', value, source: value })),
        word.map((prefix): Word => ({ kind: 'partial', prefix, source: `"${prefix}$X"` })),
        fc.constant<Word>({ kind: 'unknown', source: '$X' }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), words, (name, rest) => {
        const reading = programFor(name)?.read(
          { argv: [{ kind: 'literal', value: name, source: name }, ...rest], cwd: '/w' },
          world,
        );
        for (const effect of reading?.effects ?? []) {
          if ('path' in effect && anyOf(effect) === null) expect(effect.path).toMatch(/^\/(?!\/)/);
        }
        for (const risk of reading?.risks ?? []) expect(risk.why).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });
});
