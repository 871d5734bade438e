import { describe, expect, test } from 'vitest';
import { parseFlags } from '../../../src/github-writes/gh/parse-flags.js';

const table = { values: ['body', 'label'], flags: ['draft', 'web'], short: { b: 'body', l: 'label', d: 'draft' } };

const parse = (...words: string[]) => {
  const found = parseFlags(words, table);
  if (typeof found === 'string') return found;
  return [found.operands, [...found.given], found.last('body'), found.all('label')];
};

describe('flags of gh', () => {
  test.each([
    [
      ['5', '--body', 'x'],
      [['5'], ['body'], 'x', []],
    ],
    [
      ['--body=x=y', '5'],
      [['5'], ['body'], 'x=y', []],
    ],
    [
      ['-b', '- a list'],
      [[], ['body'], '- a list', []],
    ],
    [['-bx'], [[], ['body'], 'x', []]],
    [['-b=x'], [[], ['body'], 'x', []]],
    [
      ['-db', 'x'],
      [[], ['draft', 'body'], 'x', []],
    ],
    [
      ['-la', '-l', 'b', '--label', 'c'],
      [[], ['label'], null, ['a', 'b', 'c']],
    ],
    [
      ['--', '--body'],
      [['--body'], [], null, []],
    ],
    [['-'], [['-'], [], null, []]],
    [['--draft=true'], [[], ['draft'], null, []]],
  ] as const)('reads %j', (words, found) => {
    expect(parse(...words)).toEqual(found);
  });

  test.each([
    [['--unknown=x'], '`--unknown` is not possible here.'],
    [['-x'], '`-x` is not possible here.'],
    [['--body'], '`--body` needs a value.'],
    [['--draft=false'], '`--draft` is not possible here.'],
  ] as const)('refuses %j', (words, reason) => {
    expect(parse(...words)).toBe(reason);
  });
});
