import { expect, test } from 'vitest';
import { bounded } from '../../src/agent/request-turn.js';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};
const callWith = (input: unknown, name = 'Read') =>
  bounded({ role: 'assistant', parts: [{ type: 'tool-call', id: '1', name, input }] }).parts[0];

test.each([
  ['an ordinary input', { file_path: 'a' }, { file_path: 'a' }],
  ['no input', undefined, undefined],
  ['invalid JSON', '{"a', '{"a'],
  ['64 levels', nested(64), nested(64)],
  ['65 levels', nested(65), '(omitted: nested deeper than 64 levels)'],
  ['100,000 levels', nested(100_000), '(omitted: nested deeper than 64 levels)'],
  ['6 million characters', { a: 'x'.repeat(6_000_000) }, '(omitted: longer than 5000000 characters)'],
])('bounds the input of a call: %s', (_name, input, expected) => {
  expect(callWith(input)).toMatchObject({ id: '1', name: 'Read' });
  expect((callWith(input) as { input: unknown }).input).toEqual(expected);
});

test('a tool name is truncated to one short line', () => {
  expect(callWith({}, `a\n\r\t${' '.repeat(1000)}b`)).toMatchObject({ name: `a${' '.repeat(127)}` });
});
