import { expect, test } from 'vitest';
import { createLineSplitter } from '../../../src/platform/process/line-splitter.js';

function split(maxBytes: number, ...chunks: readonly string[]) {
  const lines: string[] = [];
  const splitter = createLineSplitter(maxBytes, (line) => lines.push(line));
  return { fits: chunks.map((chunk) => splitter.add(Buffer.from(chunk, 'latin1'))).at(-1), lines };
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [['a\r\nb'], ['a']],
  [
    ['a', 'b\n', '\n'],
    ['ab', ''],
  ],
  [['\xc3', '\xa4\n'], ['ä']],
] as const)('%j contains the lines %j', (chunks, lines) => {
  expect(split(10, ...chunks)).toEqual({ fits: true, lines });
});

test.each([[['12345\n']], [['12', '345']], [['1\n12345\n2\n']]])('%j has a line that is too long', (chunks) => {
  const { fits, lines } = split(4, ...chunks);
  expect([fits, lines.includes('2')]).toEqual([false, false]);
});
