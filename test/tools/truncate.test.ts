import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateMiddle } from '../../src/tools/truncate.js';

const limits = { maxCharacters: 20, maxLines: 10 };

test.each([
  ['short', 'short'],
  ['exactly twenty chars', 'exactly twenty chars'],
  ['0123456789abcdefghijklmno', '0123\n[… 5 characters omitted …]\n9abcdefghijklmno'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9\n0', '1\n2\n3\n4\n5\n6\n7\n8\n9\n0'],
  ['a\n'.repeat(10), 'a\na\n[… 3 characters omitted …]\na\na\na\na\na\na\na\n'],
])('truncates %j in the middle', (text, expected) => {
  expect(truncateMiddle(text, limits)).toBe(expected);
});

test('truncated text is within the limits, has both ends and whole characters, and the count is right', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '\n', '😀', 'é'), maxLength: 200 });
  const sizes = fc.integer({ min: 5, max: 60 });
  fc.assert(
    fc.property(texts, sizes, sizes, (text, maxCharacters, maxLines) => {
      const result = truncateMiddle(text, { maxCharacters, maxLines });
      if (result === text) return;
      const [, head = '', missing, tail = ''] = /^(.*)\n\[… (\d+) characters omitted …\]\n(.*)$/s.exec(result) ?? [];
      expect(text.startsWith(head)).toBe(true);
      expect(text.endsWith(tail)).toBe(true);
      expect(head.length + Number(missing) + tail.length).toBe(text.length);
      expect(head.length + tail.length).toBeLessThanOrEqual(maxCharacters);
      expect(`${head}${tail}`).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
