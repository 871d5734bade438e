import type { PageRow } from '../src/report/page/page-data.js';

/** One word of a query, such as `s:failed`, `!is:new`, `cost>0.1` or `"a phrase"`. */
export interface Term {
  readonly isNegated: boolean;
  readonly field: 'any' | 'state' | 'is' | 'entry' | 'model' | 'cost' | 'time';
  readonly isMore: boolean;
  /** Lower case. */
  readonly value: string;
}

const fields: Readonly<Record<string, Term['field']>> = {
  s: 'state',
  state: 'state',
  is: 'is',
  e: 'entry',
  entry: 'entry',
  m: 'model',
  model: 'model',
  cost: 'cost',
  time: 'time',
};

export function parseQuery(query: string): readonly Term[] {
  return [...query.matchAll(/(!?)(?:([a-z]+)([:<>]))?(?:"([^"]*)"?|(\S+))/gi)].map(
    ([, negation = '', name = '', sign = '', quoted, word = '']) => {
      const field = fields[name.toLowerCase()];
      const value = (quoted ?? word).toLowerCase();
      const isNegated = negation === '!';
      if (field === undefined)
        return { isNegated, field: 'any', isMore: true, value: `${name}${sign}`.toLowerCase() + value };
      return { isNegated, field, isMore: sign !== '<', value };
    },
  );
}

/** The words that are looked up in the conversations. */
export function wordsOf(terms: readonly Term[]): readonly string[] {
  return terms.filter(({ field, value }) => field === 'any' && value !== '').map(({ value }) => value);
}

/** `hits` has the rows whose conversation contains a word; it is missing while the search is under way. */
export function matches(terms: readonly Term[], row: PageRow, hits: (word: string) => boolean): boolean {
  return terms.every((term) => fits(term, row, hits) !== term.isNegated);
}

function fits({ field, value, isMore }: Term, row: PageRow, hits: (word: string) => boolean): boolean {
  switch (field) {
    case 'any':
      return `${row.name}\n${row.reason}`.toLowerCase().includes(value) || hits(value);
    case 'state':
      return row.state.startsWith(value) || row.conclusion.startsWith(value);
    case 'is':
      return row.mark === value || isOf[value]?.(row) === true;
    case 'entry':
      return row.id.toLowerCase() === value;
    case 'model':
      return row.model.toLowerCase().includes(value);
    case 'cost':
      return row.costUsd !== null && isBeyond(row.costUsd, Number(value), isMore);
    case 'time':
      return row.durationMs !== null && isBeyond(row.durationMs, Number(value) * 1000, isMore);
  }
}

/** The groups that the header counts, as in the totals of the batch: an error is a failure too. */
export const outcomes = {
  passed: ({ state }: PageRow) => state === 'passed',
  failed: ({ state }: PageRow) => state === 'failed' || state === 'evaluation' || state === 'error',
  error: ({ state }: PageRow) => state === 'failed' || state === 'error',
  deferred: ({ state }: PageRow) => state === 'deferred',
};

const isOf: Readonly<Record<string, (row: PageRow) => boolean>> = {
  reused: ({ isReused }) => isReused,
  ...outcomes,
};

/** Terms that no job can fit, as they were written. */
export function unknownTerms(terms: readonly Term[]): readonly string[] {
  return terms.flatMap(({ field, value, isMore }) => {
    if (field === 'is') return value in isOf || value === 'new' || value === 'fixed' ? [] : [`is:${value}`];
    const isNumber = field === 'cost' || field === 'time';
    return isNumber && (value === '' || Number.isNaN(Number(value))) ? [`${field}${isMore ? '>' : '<'}${value}`] : [];
  });
}

const isBeyond = (value: number, limit: number, isMore: boolean) => (isMore ? value >= limit : value < limit);

/** Adds the terms to the query, or removes them if it has all of them. */
export function withToggled(query: string, terms: string): string {
  const [words, toggled] = [wordsIn(query), wordsIn(terms)];
  const others = words.filter((word) => !toggled.includes(word));
  const hasAll = toggled.every((word) => words.includes(word));
  return (hasAll ? others : [...others, ...toggled]).join(' ');
}

/** Separated by spaces that are not in quotes. */
const wordsIn = (query: string): readonly string[] => query.match(/(?:[^\s"]|"[^"]*"?)+/g) ?? [];
