import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileOptions, type OptionTable } from '../../../../src/policy/programs/shared/options.js';
import { scanArguments } from '../../../../src/policy/programs/shared/scan.js';
import { anyOf } from '../../../../src/policy/types.js';
import { toWords } from '../describe.js';

const table: OptionTable = {
  flag: '-a -b --all --no-color',
  value: '-n --number -e',
  optional: '-O --color',
  pair: '--arg',
  read: '-f --file',
  write: '-o --output',
  pairRead: '--rawfile',
  risks: { runs: { value: '--exec', optional: '-D*', flag: '-x' } },
};

function scanned(line: string, more: OptionTable = {}): string {
  const scan = scanArguments(toWords(line), compileOptions([table, more]), '/w');
  return [
    ...scan.options.map(
      (one) => `${one.name}${one.value === null ? '' : `=${one.value.kind === 'literal' ? one.value.value : '?'}`}`,
    ),
    ...scan.operands.map((word) => (word.kind === 'literal' ? word.value : '?')),
    ...scan.effects.map((effect) =>
      'path' in effect ? `${effect.kind}:${anyOf(effect) === null ? (effect.path as string) : 'any'}` : '',
    ),
    ...scan.risks.map((risk) => `!${risk.word}`),
  ].join(' ');
}

describe('a command line is read as getopt reads it', () => {
  test.each([
    ['-ab x', '-a -b x'],
    ['-abn5 x', '-a -b -n=5 x'],
    ['-an 5 x', '-a -n=5 x'],
    ['--number 5 --number=6', '--number=5 --number=6'],
    ['-O x', '-O x'],
    ['-Ox --color=y --color z', '-O=x --color=y --color z'],
    ['--arg a b c', '--arg=b c'],
    ['--rawfile a x', '--rawfile=x read:/w/x'],
    ['-f x -oy --output=z', '-f=x -o=y --output=z read:/w/x write:/w/y write:/w/z'],
    ['x -- -a --zzz', 'x -a --zzz'],
    ['- -n -', '-n=- -'],
    ['x -a', '-a x'],
    ['--exec x', '--exec=x !x !--exec'],
    ['--exec=x', '--exec=x !--exec=x'],
    ['-axb', '-a -x -b !-axb'],
    ['-Dfoo=1', '-D*=foo=1 !-Dfoo=1'],
    ['--zzz', '!--zzz'],
    ['--al', '!--al'],
    ['--exe=x', '!--exe=x'],
    ['--all=1', '!--all=1'],
    ['-az', '-a !-az'],
    ['-5', '!-5'],
    ['$X', '? !$X'],
    ['-- $X', '?'],
    ['"$X"', '? !"$X"'],
    ['"a$X"', '?'],
    ['"-$X"', '!"-$X"'],
    ['"--num$X"', '!"--num$X"'],
    ['"--number=$X"', '--number=?'],
    ['"-n$X"', '-n=?'],
    ['-n $X', '-n=? !$X'],
    ['-n "$X"', '-n=?'],
    ['"-o$X"', '-o=? write:any !"-o$X"'],
    ['-n --exec', '-n=--exec !--exec'],
    ['-n --all', '-n=--all'],
    ['-n -x', '-n=-x !-x'],
    ['-n -ab', '-n=-ab'],
    ['-n -abx', '-n=-abx !-abx'],
    ['-n -fa', '-n=-fa !-fa'],
    ['-n -ex', '-n=-ex'],
    ['-n -5', '-n=-5'],
    ['-n --exe', '-n=--exe !--exe'],
    ['-n --file=a', '-n=--file=a !--file=a'],
    ['-n "-$X"', '-n=? !"-$X"'],
    ['-n --', '-n=--'],
  ])('a command line is read as getopt reads it: %s', (line, expected) => expect(scanned(line)).toBe(expected));

  test.each<[string, OptionTable, string]>([
    ['-5', { digits: true }, ''],
    ['x -a --zzz', { stopAtOperand: true }, 'x -a --zzz'],
    ['--a', { singleDash: true }, '-a'],
    ['-ab', { singleDash: true }, '!-ab'],
    ['-n -output', { singleDash: true }, '-n=-output !-output'],
    ['-n -exe', { singleDash: true }, '-n=-exe !-exe'],
    ['-nx', {}, '-n=x'],
    ['-nx', { groups: true }, '-n=x !-nx'],
    ['-n5x', { groups: true }, '-n=5x'],
    ['-nab', { groups: true }, '-n=ab'],
    ['-a=true', { singleDash: true }, '!-a=true'],
    ['-Dsafe=1', { optional: '-Dsafe=*' }, '-Dsafe=*=1'],
  ])('a command line is read as getopt reads it: %s with %j', (line, more, expected) =>
    expect(scanned(line, more)).toBe(expected));

  test('an option that is not in the table is always a risk', () => {
    const grammar = compileOptions([table]);
    fc.assert(
      fc.property(fc.stringMatching(/^--[c-z]{2,8}(=.*)?$/), (value) => {
        const name = value.split('=')[0] ?? '';
        const scan = scanArguments([{ kind: 'literal', value, source: value }], grammar, '/w');
        expect(grammar.rows.has(name) || scan.risks.length === 1).toBe(true);
      }),
    );
  });
});
