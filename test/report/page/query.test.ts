import { describe, expect, test } from 'vitest';
import { matches, parseQuery, unknownTerms, withToggled, wordsOf } from '../../../page/query.js';
import { aRow } from '../../doubles/html-page.js';

const row = aRow(1, {
  ...{ state: 'failed', conclusion: 'timeout', reason: 'It was too slow.', mark: 'new', model: 'openai/two' },
  ...{ costUsd: 0.5, durationMs: 61_000, isReused: true },
});

const fits = (query: string, hits = false) => matches(parseQuery(query), row, () => hits);

test('filters that no job can fit are named', () => {
  const terms = parseQuery('is:bogus is:failed is:new cost>abc !cost>0.1 time< s:odd words');
  expect(unknownTerms(terms)).toEqual(['is:bogus', 'cost>abc']);
});

describe('queries of the HTML report', () => {
  test.each([
    '',
    's:failed',
    'state:timeout',
    'is:new',
    'is:reused',
    'is:failed',
    'e:review',
    'entry:"review"',
    'm:OPENAI',
    'cost>0.5',
    'cost<1',
    'time>61',
    '!s:passed',
    'SLOW file-1',
    '"too slow"',
    '"too slow',
    '!absent',
  ])('fits: %s', (query) => {
    expect(fits(query)).toBe(true);
  });

  test.each([
    's:passed',
    'is:fixed',
    'is:passed',
    'e:rev',
    'm:anthropic',
    'cost>1',
    'time<61',
    '!slow',
    'slow absent',
    'x:y',
  ])('does not fit: %s', (query) => {
    expect(fits(query)).toBe(false);
  });

  test('a job without a cost fits no limit of costs', () => {
    expect(matches(parseQuery('cost<1'), aRow(1, { costUsd: null }), () => false)).toBe(false);
  });

  test('a word that is only in the conversation fits', () => {
    expect(fits('absent', true)).toBe(true);
    expect(wordsOf(parseQuery('s:failed "two words" !other'))).toEqual(['two words', 'other']);
  });

  test.each([
    ['', 's:failed', 's:failed'],
    ['a s:failed', 's:failed', 'a'],
    ['a "b c"', 'e:x m:"y z"', 'a "b c" e:x m:"y z"'],
    ['a e:x "b c" m:"y z"', 'e:x m:"y z"', 'a "b c"'],
    ['!s:failed', 's:failed', '!s:failed s:failed'],
  ])('toggling in "%s" the terms %s gives "%s"', (query, terms, expected) => {
    expect(withToggled(query, terms)).toBe(expected);
  });
});
