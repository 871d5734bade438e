import { describe, expect, test } from 'vitest';
import { formatFault, nearest, UserError } from '../src/errors.js';

describe('nearest', () => {
  const known = ['prompt', 'prompt-file', 'model', 'max-turns', 'Read'];
  test.each([
    ['promt', 'prompt'],
    ['promptfile', 'prompt-file'],
    ['max_turns', 'max-turns'],
    ['raed', 'Read'],
    ['MODEL', 'model'],
    ['entirely-else', undefined],
    ['', undefined],
  ])('%j means %j', (name, expected) => {
    expect(nearest(name, known)).toBe(expected);
  });
});

test('a fault says what, where, what was found, the mend and the docs', () => {
  const fault = {
    code: 'setting-invalid',
    where: 'input mode',
    what: 'mode is wrong',
    found: 'two\nlines',
    mend: 'change it',
  } as const;
  expect(formatFault(fault)).toBe(
    [
      'input mode: mode is wrong [setting-invalid]',
      '  found: two',
      '         lines',
      '  mend:  change it',
      '  docs:  docs/errors.md#setting-invalid in the repository of Sallyport',
    ].join('\n'),
  );
});

test('an error carries all its faults', () => {
  const fault = { code: 'prompt-missing', what: 'a', mend: 'b' } as const;
  const error = new UserError([fault, { ...fault, what: 'c' }]);
  expect(error.faults).toHaveLength(2);
  expect(error.message).toContain('a [prompt-missing]');
  expect(error.message).toContain('c [prompt-missing]');
});
