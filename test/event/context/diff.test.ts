import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packDiff } from '../../../src/event/context/diff.js';
import type { DiffFile } from '../../../src/platform/github/read/conversation-types.js';

const file = (path: string, patch: string | null, more: Partial<DiffFile> = {}): DiffFile => ({
  ...{ path, previousPath: null, status: 'modified', added: 1, removed: 0, patch },
  ...more,
});
const hunk = (length: number, line = 1) => `@@ -${String(line)} +${String(line)} @@\n+${'x'.repeat(length)}`;
/** The same with the numbers of its lines. */
const shown = (length: number, line = 1) =>
  `@@ -${String(line)} +${String(line)} @@\n    ${String(line)} +${'x'.repeat(length)}`;
const budget = { total: 1_000, each: 500 };
const pack = (...files: readonly DiffFile[]) => packDiff({ files, whole: true }, budget).text;

describe('a diff in a budget', () => {
  test("includes a diff that fits completely, in GitHub's order", () => {
    const text = pack(file('b.ts', hunk(100)), file('a.ts', hunk(10)));
    expect(text).toBe(
      `Changed files: 2.\n\n=== b.ts (modified, +1 -0)\n${shown(100)}\n\n=== a.ts (modified, +1 -0)\n${shown(10)}`,
    );
  });

  test('keeps whole hunks of a large file and reports how much is shown', () => {
    const text = pack(file('a.ts', `${hunk(300)}\n${hunk(300, 9)}`));
    const patch = `${shown(300)}\n${shown(300, 9)}`;
    expect(text).toContain(`=== a.ts (modified, +1 -0)\n${shown(300)}\n\nMissing or truncated:`);
    expect(text).toContain(
      `- a.ts (modified, +1 -0): only its first ${String(shown(300).length)} of ${String(patch.length)} characters`,
    );
  });

  test('each line has its number in the new file, except for those that were removed', () => {
    const patch =
      '@@ -7,3 +9,3 @@ head\n one\n-two\n+2\n three\n\\ No newline at end of file\n@@ -90 +99,2 @@\n-a\n+b\n+c';
    expect(pack(file('a.ts', patch))).toContain(
      [
        ...[
          '@@ -7,3 +9,3 @@ head',
          '    9  one',
          '      -two',
          '   10 +2',
          '   11  three',
          '\\ No newline at end of file',
        ],
        ...['@@ -90 +99,2 @@', '      -a', '   99 +b', '  100 +c'],
      ].join('\n'),
    );
  });

  test('the budget prefers files that people write', () => {
    const text = pack(file('package-lock.json', hunk(400)), file('a.ts', hunk(400)), file('b.ts', hunk(400)));
    expect(text).toContain('=== a.ts');
    expect(text).toContain('=== b.ts');
    expect(text).toMatch(/- package-lock\.json .*over the budget/);
  });

  test.each<readonly [string, DiffFile, string]>([
    ['binary', file('a.png', null), 'a.png (modified, +1 -0): GitHub provides no diff'],
    [
      'moved',
      file('b.ts', null, { previousPath: 'a.ts', status: 'renamed' }),
      'b.ts (renamed, previously a.ts, +1 -0)',
    ],
    [
      'of a form that could look like another file',
      file('a.ts', '=== b.ts\n+x'),
      'a.ts (modified, +1 -0): its diff has an unexpected format',
    ],
    ['of a name that could look like one', file('a\n=== b.ts', null), '"a\\n=== b.ts" (modified'],
  ])('a file without a diff is listed: %s', (_name, one, expected) => {
    const text = pack(one);
    expect(text).toContain(`- ${expected}`);
    expect(text).not.toMatch(/^=== b\.ts/m);
  });

  test('never exceeds the budget and names every file', () => {
    const files = fc.array(fc.tuple(fc.nat(900), fc.nat(900)), { maxLength: 20 });
    fc.assert(
      fc.property(files, (sizes) => {
        const all = sizes.map(([one, two], index) => file(`f${String(index)}.ts`, `${hunk(one)}\n${hunk(two, 50)}`));
        const { text, truncated: cut } = packDiff({ files: all, whole: false }, budget);
        expect(cut).toBe((/Missing or truncated:[^]*/.exec(text)?.[0] ?? '').split('\n- ').length - 1);
        const patches = [...text.matchAll(/^(?:@| *\d+ \+).*$/gm)].reduce((sum, [line]) => sum + line.length, 0);
        expect(patches).toBeLessThanOrEqual(budget.total);
        for (const { path } of all) expect(text).toContain(`${path} (modified`);
      }),
    );
  });
});
