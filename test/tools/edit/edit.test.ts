import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEditTool } from '../../../src/tools/edit/edit.js';
import { replaceText } from '../../../src/tools/edit/edit-file.js';
import rows from '../../cases/tools/edit.json' with { type: 'json' };
import { aWorkspace, shown, use } from '../workspace.js';

interface Row {
  readonly name: string;
  readonly text: string;
  readonly old: string;
  readonly new: string;
  readonly all?: boolean;
  readonly result: string;
  readonly strategy?: string;
}

test.each(rows as readonly Row[])('replaces the expected text: $name', (row) => {
  const replaced = replaceText(row.text, { oldText: row.old, newText: row.new, all: row.all ?? false });
  expect(replaced).toMatchObject({ kind: 'replaced', text: row.result, strategy: row.strategy ?? 'exact' });
});

describe('properties', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '$', '&', '\\', ' ', '\n', '\r\n', '’'), maxLength: 20 });

  test('the new text is inserted literally, and the text around it is unchanged', () => {
    fc.assert(
      fc.property(text, text, text, (before, wanted, after) => {
        const replaced = replaceText(`${before}<OLD>${after}`, { oldText: '<OLD>', newText: wanted, all: false });
        const unix = (value: string): string => value.replaceAll('\r\n', '\n');
        if (replaced.kind !== 'replaced') throw new Error(replaced.kind);
        const { text: result } = replaced;
        if (wanted !== '') {
          expect(result.startsWith(before)).toBe(true);
          expect(result.endsWith(after)).toBe(true);
          expect(unix(result)).toBe(unix(`${before}${unix(wanted)}${after}`));
        }
      }),
    );
  });

  test('a missing old text changes nothing', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(replaceText(whole, { oldText: 'absent', newText: 'x', all: true }).kind).toBe('not-found');
      }),
    );
  });
});

describe('the tool', () => {
  const edit = async (contents: Record<string, string | Buffer>, input: object) => {
    const workspace = aWorkspace(contents);
    const output = await use(createEditTool(workspace.ports), { file_path: 'f', ...input });
    return { ...workspace, output };
  };

  test('Edit reports the number of replacements and the file', async () => {
    const { output, text, root } = await edit({ f: 'a b a' }, { old_string: 'a', new_string: '$&', replace_all: true });
    expect(output).toEqual({
      parts: [{ type: 'text', text: 'Replaced 2 occurrences in f.' }],
      changes: [{ path: `${root}/f`, kind: 'modified' }],
    });
    expect(text('f')).toBe('$& b $&');
  });

  test('Edit reports a match that was not literal', async () => {
    const { output } = await edit({ f: 'say “hi”\n' }, { old_string: 'say "hi"', new_string: 'x' });
    expect(shown(output)).toMatch(/^Replaced 1 occurrence in f\. old_string was not found literally; .*similar quotes/);
  });

  test('Edit keeps encoding, byte order mark and line breaks', async () => {
    const before = Buffer.from('\ufeffä\r\nb\r\n', 'utf16le');
    const { bytes } = await edit({ f: before }, { old_string: 'b', new_string: 'c\nd' });
    expect(bytes('f')).toEqual(Buffer.from('\ufeffä\r\nc\r\nd\r\n', 'utf16le'));
  });

  test.each([
    [
      'windows-1252',
      Buffer.from('a\x93b\x94 \x80 1', 'latin1'),
      '€ 1',
      '€ 2™',
      Buffer.from('a\x93b\x94 \x80 2\x99', 'latin1'),
    ],
    [
      'UTF-8 with a stray byte',
      Buffer.concat([Buffer.from('für – '), Buffer.from([0xff, 0x80]), Buffer.from(' “x” 1')]),
      '“x” 1',
      '“y” 2',
      Buffer.concat([Buffer.from('für – '), Buffer.from([0xff, 0x80]), Buffer.from(' “y” 2')]),
    ],
  ])('Edit keeps the bytes of a file in %s', async (_, content, old_string, new_string, expected) => {
    const { bytes } = await edit({ f: content }, { old_string, new_string });
    expect(bytes('f')).toEqual(expected);
  });

  test('Edit creates a missing file if old_string is empty', async () => {
    const { output, text } = await edit({}, { file_path: 'new/f', old_string: '', new_string: 'x' });
    expect(shown(output)).toBe('Created new/f.');
    expect(text('new/f')).toBe('x');
  });

  test.each<[expected: string, contents: Record<string, string | Buffer>, input: object]>([
    [
      'f already exists. To change it, set old_string; to replace all of it, use Write.',
      { f: '' },
      { old_string: '', new_string: 'x' },
    ],
    ['f does not exist. To create it, leave old_string empty, or use Write.', {}, { old_string: 'a', new_string: 'x' }],
    ['old_string and new_string are the same; nothing was changed.', { f: 'a' }, { old_string: 'a', new_string: 'a' }],
    ['f is a binary file.', { f: Buffer.from('a\0') }, { old_string: 'a', new_string: 'x' }],
    [
      'old_string occurs 3 times in f (lines 1, 1, 3). Add surrounding lines to make it unique, or set replace_all.',
      { f: 'a a\nb\na\n' },
      { old_string: 'a', new_string: 'x' },
    ],
    [
      'old_string does not occur in f; whitespace and line breaks must match. Read the file again. The most similar line is line 2:\n    const b = two;',
      { f: 'const a = 1;\n    const b = two;\n' },
      { old_string: 'const b = three;\nnext', new_string: 'x' },
    ],
    [
      'old_string does not occur in f; whitespace and line breaks must match. Read the file again.',
      { f: 'abc' },
      { old_string: 'zzz', new_string: 'x' },
    ],
    [
      'f is encoded in windows-1252, which does not contain all characters of new_string.',
      { f: Buffer.from('\xe4', 'latin1') },
      { old_string: 'ä', new_string: 'ł' },
    ],
    [
      'x.env is not permitted: it is sensitive.',
      { 'x.env': 'a' },
      { file_path: 'x.env', old_string: 'a', new_string: 'b' },
    ],
    [
      'The new text equals the old text; nothing was changed.',
      { f: 'a\n' },
      { old_string: 'a\r\n', new_string: 'a\n' },
    ],
  ])('Edit fails: %s', async (expected, contents, input) => {
    const { output, bytes } = await edit(contents, input);
    expect(shown(output)).toBe(`ERROR ${expected}`);
    for (const [path, content] of Object.entries(contents)) expect(bytes(path)).toEqual(Buffer.from(content));
  });
});
