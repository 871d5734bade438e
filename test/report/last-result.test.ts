import { describe, expect, test } from 'vitest';
import { commentLimit } from '../../src/github-writes/marked-body.js';
import { aboveLastResult, asResult } from '../../src/report/last-result.js';

const good = asResult('<!-- m -->\n### Finished\n\nThe answer.\n');

describe('the last result in a comment', () => {
  test('it stays below what a run without a result has to say', () => {
    expect(aboveLastResult('<!-- m -->\n### Working', good)).toBe(
      '<!-- m -->\n### Working\n\n<!-- sallyport-result -->\n### Finished\n\nThe answer.\n',
    );
  });

  test('it is found below an earlier line, and with the line ends of a form', () => {
    const once = aboveLastResult('<!-- m -->\n> first', good).replaceAll('\n', '\r\n');
    expect(aboveLastResult('<!-- m -->\n> second', once)).toBe(
      '<!-- m -->\n> second\n\n<!-- sallyport-result -->\n### Finished\n\nThe answer.\n',
    );
  });

  test.each([null, '', '<!-- m -->\n### Failed\n'])('finds none in %j', (existing) => {
    expect(aboveLastResult('<!-- m -->\n### Working', existing)).toBe('<!-- m -->\n### Working');
  });

  test('both together fit into a comment', () => {
    const long = asResult(`<!-- m -->\n${'x'.repeat(commentLimit - 2_000)}`);
    const both = aboveLastResult(`<!-- m -->\n${'a line\n'.repeat(5_000)}`, long);
    expect(both.length).toBeLessThanOrEqual(commentLimit);
    expect(both).toContain('x'.repeat(commentLimit - 2_000));
  });
});
