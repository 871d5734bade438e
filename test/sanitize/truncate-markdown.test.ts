import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNumber } from '../../src/format-number.js';
import { truncateMarkdown } from '../../src/sanitize/truncate-markdown.js';

const note = (size: number, limit: number) =>
  `*Truncated here: ${formatNumber(limit)} of ${formatNumber(size)} characters fit. The whole text is somewhere else.*`;
const cut = (text: string, limit: number) =>
  truncateMarkdown(text, { limit, unit: 'characters', whole: 'somewhere else' });
const filler = 'x'.repeat(150);

describe('where a text is truncated', () => {
  test.each<readonly [name: string, head: string, expected: string, slack: number]>([
    ['between lines', 'one\ntwo\n', 'one\ntwo', 0],
    ['between words', 'word '.repeat(10), 'word '.repeat(10).trimEnd(), 0],
    ['before a link', 'before the link [text of it](https://example.org/a b', 'before the link', 12],
    ['before code', 'before the code `a b c d e', 'before the code', 6],
    ['before a tag', 'before the tag <a href="x y', 'before the tag', 9],
    ['before a row of a table', '| a | b |\n| --- | --- |\n| c', '| a | b |\n| --- | --- |', 5],
    ['in a fence, which is closed', '```js\nlet a = 1;\nlet b', '```js\nlet a = 1;\nlet b\n```', 0],
    ['in a long fence, which is closed as long', '`````\na\n```\nb', '`````\na\n```\nb\n`````', 0],
    [
      'in a folding, which is closed',
      '<details><summary>s</summary>\n\ntext',
      '<details><summary>s</summary>\n\n</details>',
      0,
    ],
  ])('where a text is truncated: %s', (_name, head, expected, slack) => {
    const text = `${head}${filler.repeat(10)}`;
    const limit = expected.length + slack + 2 + note(text.length, 100).length;
    const shown = cut(text, limit);
    expect(shown).toBe(`${expected}\n\n${note(text.length, limit)}`);
  });

  test('truncates outside a fence if that keeps half of what fits', () => {
    const text = `${'line\n'.repeat(40)}\`\`\`\n${'code\n'.repeat(100)}\`\`\``;
    expect(cut(text, 400)).toBe(`${'line\n'.repeat(40).trimEnd()}\n\n${note(text.length, 400)}`);
  });

  test('returns a text that fits unchanged', () => {
    expect(cut('```\nopen', 8)).toBe('```\nopen');
  });

  test('measures the limit in bytes if requested', () => {
    const shown = truncateMarkdown('é '.repeat(500), { limit: 200, unit: 'bytes', whole: null });
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(200);
    expect(shown).toContain('200 of 1,500 bytes fit.*');
  });

  test('returns nothing if not even the note fits', () => {
    expect(cut('abc'.repeat(100), 20)).toBe('');
  });

  test('truncates a line of one megabyte', () => {
    const text = '[`<a '.repeat(200_000);
    const shown = truncateMarkdown(text, { limit: 60_000, unit: 'bytes', whole: null });
    expect(shown.length).toBeGreaterThan(50_000);
  });
});

/** Reads what was cut the way a renderer would: are all fences and foldings closed? */
function openIn(text: string): { readonly fence: string | null; readonly details: number } {
  let fence: string | null = null;
  let details = 0;
  for (const line of text.split('\n')) {
    const run = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && run !== undefined && (run.startsWith('~') || !line.trim().slice(run.length).includes('`')))
      fence = run;
    else if (fence !== null && run?.startsWith(fence) === true && line.trim() === run) fence = null;
    else if (fence === null) details += line.split('<details').length - line.split('</details>').length;
  }
  return { fence, details };
}

const block = fc.oneof(
  fc.lorem({ maxCount: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => text.replaceAll('<', ' ').replace(/^[ ]*[`~]/gm, 'x')),
  fc.string({ maxLength: 40 }).map((text) => `| ${text.replace(/[<\n]/g, ' ')} | b |`),
  fc
    .array(fc.constantFrom('code', '```', '~~~', '<details>', '', '😀😀😀😀😀😀'), { maxLength: 12 })
    .map((lines) => `\`\`\`\`js\n${lines.join('\n')}\n\`\`\`\``),
  fc.constantFrom('[text of a link](https://example.org/a)', '`code of words`', '~~~\ntilde\n~~~', '😀'.repeat(60)),
);
const folded = fc
  .array(block, { maxLength: 3 })
  .map((blocks) => `<details><summary>s</summary>\n\n${blocks.join('\n\n')}\n\n</details>`);
const markdown = fc.array(fc.oneof(block, folded), { maxLength: 12 }).map((blocks) => blocks.join('\n\n'));

test('always fits, closes open markup, keeps characters whole and is idempotent', () => {
  fc.assert(
    fc.property(
      markdown,
      fc.integer({ min: 0, max: 900 }),
      fc.constantFrom('characters' as const, 'bytes' as const),
      (text, limit, unit) => {
        const options = { limit, unit, whole: 'in report.md' };
        const shown = truncateMarkdown(text, options);
        const size = unit === 'bytes' ? Buffer.byteLength(shown) : shown.length;
        expect(size).toBeLessThanOrEqual(limit);
        expect(openIn(shown)).toEqual({ fence: null, details: 0 });
        expect(Buffer.from(shown).toString()).toBe(shown);
        expect(truncateMarkdown(shown, options)).toBe(shown);
        for (const row of shown.split('\n').filter((line) => line.startsWith('| '))) expect(text).toContain(row);
      },
    ),
    { numRuns: 1000 },
  );
});
