import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceText } from '../../../src/tools/edit/edit-file.js';

const edited = (text: string, oldText: string, newText: string): string => {
  const replaced = replaceText(text, { oldText, newText, all: false });
  return replaced.kind === 'replaced' ? replaced.text : replaced.kind;
};

describe('an edit changes only what differs between the old and the new text', () => {
  test.each([
    [
      'curly quotes inside straight ones',
      "const t = 'L’image vers la gauche';",
      "const t = 'L'image vers la gauche';",
      "const t = 'L'image vers la droite';",
      "const t = 'L’image vers la droite';",
    ],
    [
      'quotes and a dash',
      'He said “it’s fine” — ok',
      `He said "it's fine" - ok`,
      `He said "it's great" - ok`,
      'He said “it’s great” — ok',
    ],
    [
      'special spaces',
      'Attention\u00a0! Voir\u202f: ici\nfin',
      'Attention ! Voir : ici\nfin',
      'Attention ! Voir : ici\nFIN',
      'Attention\u00a0! Voir\u202f: ici\nFIN',
    ],
    ['blanks at the end of a line', 'one  \ntwo\t\nthree', 'one\ntwo\nthree', 'one\n2\nthree', 'one  \n2\t\nthree'],
    ['a line that is added', '“a”  \nb\n', '"a"\nb\n', '"a"\nnew\nb\n', '“a”  \nnew\nb\n'],
    ['a line that is removed', '“a”  \nb\nc\n', '"a"\nb\nc\n', '"a"\nc\n', '“a”  \nc\n'],
    ['mixed line ends', 'a\r\nb\nc\r\nd\n', 'a\nb\nc\nd', 'a\nB\nc\nnew\nd', 'a\r\nB\nc\nnew\r\nd\n'],
    [
      'another indentation',
      '\tsay(“a”);\n\tend();\n',
      'say("a");\nend();\n',
      'say("a");\nstop();\n',
      '\tsay(“a”);\n\tstop();\n',
    ],
    ['quotes that were meant', 'x = “a”', 'x = "a"', "x = 'a'", "x = 'a'"],
    ['a file that ends without a line break', 'a “b”  ', 'a "b"\n', 'a "c"\n', 'a “c”  '],
    ['a deleted text', 'a “b” c', ' "b"', '', 'a c'],
    ['composed characters', 'é – ü', 'é - ü', 'é - u', 'é – u'],
  ])('%s', (_, text, oldText, newText, expected) => {
    expect(edited(text, oldText, newText)).toBe(expected);
  });

  test('a literal match is replaced as before', () => {
    const part = fc.stringMatching(/^[ab"' \n.]{0,12}$/);
    fc.assert(
      fc.property(part, fc.stringMatching(/^[ab"'.]{1,8}$/), part, part, (before, old, after, fresh) => {
        const text = `${before}<${old}>${after}`;
        fc.pre(`<${fresh}>` !== `<${old}>`);
        expect(edited(text, `<${old}>`, `<${fresh}>`)).toBe(`${before}<${fresh}>${after}`);
      }),
    );
  });
});
