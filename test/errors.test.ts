import { describe, expect, test } from 'vitest';
import { formatDiagnostic, nearest, UserError } from '../src/errors.js';

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
  ])('nearest name for %j is %j', (name, expected) => {
    expect(nearest(name, known)).toBe(expected);
  });
});

test('a diagnostic is printed with its location, message, value found, hint and documentation', () => {
  const diagnostic = {
    code: 'setting-invalid',
    location: 'input mode',
    message: 'mode is wrong',
    found: 'two\nlines',
    hint: 'change it',
  } as const;
  expect(formatDiagnostic(diagnostic)).toBe(
    [
      'input mode: mode is wrong [setting-invalid]',
      '  found: two',
      '         lines',
      '  hint:  change it',
      '  docs:  docs/errors.md#setting-invalid in the Sallyport repository',
    ].join('\n'),
  );
  expect(formatDiagnostic(diagnostic, 'https://github.com/acme/gate/blob/v1/docs')).toContain(
    '\n  docs:  https://github.com/acme/gate/blob/v1/docs/errors.md#setting-invalid',
  );
});

test('a UserError contains all its diagnostics', () => {
  const diagnostic = { code: 'prompt-missing', message: 'a', hint: 'b' } as const;
  const error = new UserError([diagnostic, { ...diagnostic, message: 'c' }]);
  expect(error.diagnostics).toHaveLength(2);
  expect(error.message).toContain('a [prompt-missing]');
  expect(error.message).toContain('c [prompt-missing]');
});
