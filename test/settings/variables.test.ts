import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Diagnostic, UserError } from '../../src/errors.js';
import { readVariables } from '../../src/settings/variables.js';

async function diagnosticsOf(given: string | readonly string[]): Promise<readonly Diagnostic[]> {
  const error: unknown = await readVariables(given).catch((problem: unknown) => problem);
  if (error instanceof UserError) return error.diagnostics;
  throw new Error('no error');
}

describe('readVariables', () => {
  test.each<[string | readonly string[] | undefined, object]>([
    [undefined, {}],
    ['', {}],
    ['# nothing', {}],
    ['a: 1.10\nb: true\nc: 2026-01-02\nd: null\ne:\n', { a: '1.10', b: 'true', c: '2026-01-02', d: '', e: '' }],
    // What toJSON() makes of an issue without a text, and of the text null.
    ['a: null\nb: "null"\nc: Null', { a: '', b: 'null', c: 'Null' }],
    ['a: "x: y"\nb: |\n  one\n  two\n', { a: 'x: y', b: 'one\ntwo\n' }],
    ['{"a": "line\\nline", "b.c-d": ""}', { a: 'line\nline', 'b.c-d': '' }],
    [['a=1', 'b=x=y', 'c='], { a: '1', b: 'x=y', c: '' }],
    [['a= b\nc '], { a: ' b\nc ' }],
  ])('reads the variables %j', async (given, values) => {
    expect(await readVariables(given)).toEqual(values);
  });

  test.each<[string | readonly string[], readonly string[]]>([
    ['a: [1]\nb: {c: d}\n1st: x', ['vars:1:1', 'vars:2:1', 'vars:3:1']],
    ['a: 1\na: 2', ['vars:2:1']],
    ['just words', ['vars']],
    ['- a', ['vars']],
    ['a: b: c', ['vars:1:4']],
    [
      ['a', 'b c=1', 'd=1', 'd=2'],
      ['--var', '--var', '--var'],
    ],
  ])('rejects %j with all problems at once', async (given, places) => {
    const diagnostics = await diagnosticsOf(given);
    expect(diagnostics.map(({ location }) => location)).toEqual(places);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['setting-invalid']));
  });

  test('reads JSON of any text as that text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await readVariables(JSON.stringify({ text }))).toEqual({ text });
      }),
    );
  });
});
