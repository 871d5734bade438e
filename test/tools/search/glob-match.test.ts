import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesGlob, parseGlob } from '../../../src/policy/files/glob.js';
import { segmentsOf } from '../../../src/policy/files/paths.js';
import { compileGlob } from '../../../src/tools/search/glob-match.js';

/** Whether a rule and the tool Glob match, in this order. */
async function both(glob: string, path: string): Promise<readonly (boolean | string)[]> {
  const matches = await compileGlob(glob, { anywhere: false });
  const rule = (parseGlob(glob) ?? []).some((one) => matchesGlob(one, segmentsOf(path), false));
  return [rule, typeof matches === 'string' ? matches : matches(path)];
}

describe('rules and tools read globs in the same way', () => {
  test.each([
    ['{a}.ts', '{a}.ts', true],
    ['{a}.ts', 'a.ts', false],
    ['x{1..3}', 'x2', true],
    ['x{1..3}', 'x4', false],
    ['x{08..11}', 'x09', true],
    ['x{-1..1}', 'x0', true],
    ['x{0..9..3}', 'x6', true],
    ['x{0..9..3}', 'x7', false],
    ['{c..a}', 'b', true],
    ['{a,{b,c}}', 'c', true],
    ['{{a,b}}', '{a}', true],
    ['{a,b', '{a,b', true],
    ['{a\\,b,c}', 'a,b', true],
    ['[[:digit:]]x', '7x', true],
    ['[[:digit:]]x', 'dx', false],
    ['[^[:alpha:]_]', 'ä', false],
    ['[[:upper:][:digit:]-]', '-', true],
    ['[a\\]b]', ']', true],
    ['[]a]', ']', true],
    ['@(a|b)', 'a', false],
    ['@(a|b)', '@(a|b)', true],
    ['!(a)', 'b', false],
    ['src/', 'src', true],
    ['./a//b', 'a/b', true],
    ['**/*.ts', '.x/y.ts', true],
  ])('`%s` matches `%s` in both: %s', async (glob, path, expected) => {
    expect(await both(glob, path)).toEqual([expected, expected]);
  });

  const token = fc.constantFrom(
    ...[
      'a',
      'b',
      'ab',
      '.',
      '-',
      '*',
      '?',
      '[ab]',
      '[!a]',
      '[a-c]',
      '[[:alpha:]]',
      '\\*',
      '\\{',
      '(',
      '|',
      ')',
      '@',
      '!',
      '+',
    ],
    ...['{', '}', ',', '{a,b}', '{a}', '{1..3}', '..', '[', ']', '^'],
  );
  const segment = fc.oneof(
    fc.constant('**'),
    fc.array(token, { minLength: 1, maxLength: 4 }).map((all) => all.join('')),
  );
  // A rule that ends in `/**` covers the directory too, which the tools do not list.
  const glob = fc
    .tuple(fc.array(segment, { maxLength: 3 }), segment)
    .map(([above, last]) => [...above, last === '**' ? '*' : last].join('/'))
    .filter((text) => !text.split('/').includes('..'));
  const name = fc
    .array(fc.constantFrom('a', 'b', 'ab', '.', '-', '*', '{', '}', '(', '@', '1', ','), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(''))
    .filter((text) => !/^\.+$/.test(text));
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((all) => all.join('/'));

  test('any glob matches the same paths in both, and the tool also a path as it is written', async () => {
    await fc.assert(
      fc.asyncProperty(glob, path, async (given, at) => {
        const [rule, tool] = await both(given, at);
        if (typeof tool === 'boolean') expect(tool).toBe(rule === true || (at.includes('{') && tool));
      }),
      { numRuns: 2_000 },
    );
  });
});
