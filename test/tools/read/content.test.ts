import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from '../../../src/tools/files/text-file.js';
import { contentOf } from '../../../src/tools/read/content.js';
import { notebookParts } from '../../../src/tools/read/notebook.js';
import { pdfPages } from '../../../src/tools/read/pdf.js';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the encoding', () => {
  test.each<[name: string, bytes: Buffer, encoding: string | undefined]>([
    ['UTF-8', Buffer.from('ä'), 'utf-8'],
    ['an empty file', Buffer.alloc(0), 'utf-8'],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffä', 'utf16le'), 'utf-16le'],
    ['UTF-16LE without a byte order mark', Buffer.from('a line\n', 'utf16le'), 'utf-16le'],
    ['UTF-16BE without a byte order mark', utf16be('a line\n'), 'utf-16be'],
    ['windows-1252', Buffer.from('f\xfcr \x80 \x93x\x94', 'latin1'), 'windows-1252'],
    ['UTF-8 with a stray byte', Buffer.concat([Buffer.from('für – '), Buffer.from([0x80])]), 'utf-8-strays'],
    ['UTF-32', Buffer.from('fffe00006100000062000000', 'hex'), undefined],
    ['two-byte numbers', Buffer.from([1, 0, 2, 0, 3, 0, 4, 0, 5, 0]), undefined],
    ['bytes that are not text', Buffer.from('80ff0102fe03', 'hex'), undefined],
    ['NUL among letters', Buffer.from('abcd\0efgh\0'), undefined],
  ])('detects the encoding of %s', (_name, bytes, encoding) => {
    expect(decodeText(bytes)?.encoding).toBe(encoding);
  });

  test('decoding and encoding any text file returns the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (array) => {
        const bytes = Buffer.from(array);
        const file = decodeText(bytes);
        // A UTF-16 file with an odd length, or with lone surrogates after a byte order mark, is damaged.
        fc.pre(file !== null && (file.encoding === 'windows-1252' || !file.hasMark));
        expect(encodeText(file)).toEqual(bytes);
      }),
    );
  });
});

test.each<[path: string, bytes: Buffer, kind: string]>([
  ['a.png', png, 'media'],
  ['a', png, 'media'],
  ['a.txt', png, 'media'],
  ['a.png', Buffer.from('version https://git-lfs'), 'text'],
  ['a.txt', Buffer.from('%PDF-1.7'), 'text'],
  ['a.pdf', Buffer.from('%PDF-1.7'), 'media'],
  ['a.ipynb', Buffer.from('{"cells":[]}'), 'notebook'],
  ['a.ipynb', Buffer.from('{"cells":'), 'text'],
  ['a.ipynb', Buffer.from('{"a":1}'), 'text'],
  ['a.json', Buffer.from('{"cells":[]}'), 'text'],
  ['a', Buffer.from('a\0b'), 'binary'],
])('the file %s with the content %s is %s', async (path, bytes, kind) => {
  await expect(contentOf(path, bytes)).resolves.toMatchObject({ kind });
});

describe('a notebook', () => {
  const shown = (notebook: object) =>
    (notebookParts('n.ipynb', JSON.stringify(notebook)) ?? [])
      .map((part) => (part.type === 'text' ? part.text : `<${part.mediaType} ${part.data}>`))
      .join('');
  const code = (...outputs: object[]) => ({ cells: [{ cell_type: 'code', source: 'x', outputs }] });
  const start = '[notebook n.ipynb: 1 cell]\n[cell 1, code]\nx\n';

  test.each<[name: string, notebook: object, text: string]>([
    [
      'its language, sources as text or lines',
      { metadata: { kernelspec: { language: 'R' } }, cells: [{ cell_type: 'raw', source: ['a\n', 'b'] }] },
      '[notebook n.ipynb: 1 cell, R]\n[cell 1, raw]\na\nb\n',
    ],
    ['printed text', code({ output_type: 'stream', text: ['1\n', '2'] }), `${start}[output of cell 1]\n1\n2\n`],
    [
      'a failure without its colors',
      code({ output_type: 'error', ename: 'E', evalue: 'v', traceback: ['\u001b[31mat 1\u001b[0m', 'E: v'] }),
      `${start}[output of cell 1]\nat 1\nE: v\n`,
    ],
    [
      'a failure without traceback',
      code({ output_type: 'error', ename: 'E', evalue: 'v' }),
      `${start}[output of cell 1]\nE: v\n`,
    ],
    [
      'the text of a value',
      code({ data: { 'text/html': '<b>', 'text/plain': 'b' } }),
      `${start}[output of cell 1]\nb\n`,
    ],
    [
      'the media type of an output that cannot be shown',
      code({ data: { 'image/svg+xml': '<svg>' } }),
      `${start}[output of cell 1, omitted: image/svg+xml]\n`,
    ],
    ['an image', code({ data: { 'image/png': 'aW1n\n' } }), `${start}[image of cell 1]\n<image/png aW1n>`],
    [
      'the reason why an image is omitted',
      code({ data: { 'image/png': '<script>' } }),
      `${start}[image of cell 1, omitted: invalid base64]\n`,
    ],
    [
      'invalid cells as unknown',
      { cells: [1, null, { cell_type: 5, source: {}, outputs: 'x' }] },
      '[notebook n.ipynb: 3 cells]\n[cell 1, unknown]\n[cell 2, unknown]\n[cell 3, unknown]\n',
    ],
  ])('a notebook shows %s', (_name, notebook, text) => {
    expect(shown(notebook)).toBe(text);
  });

  test('a notebook truncates long outputs and stops at twenty images', () => {
    expect(shown(code({ text: 'x'.repeat(10_005) }))).toContain('\n[… 5 more characters]\n');
    const images = Array.from({ length: 21 }, () => ({ data: { 'image/png': 'aW1n' } }));
    expect(shown(code(...images))).toMatch(/omitted: beyond the limit of 20 images\]\n$/);
  });
});

describe('the pages of a PDF', () => {
  const compressed = (text: string) =>
    Buffer.concat([
      Buffer.from('<< /Type /ObjStm /Length 9 >> stream\r\n'),
      deflateSync(text),
      Buffer.from('\nendstream'),
    ]);

  test.each<[name: string, bytes: Buffer, pages: number | null]>([
    ['a plain tree', Buffer.from('<< /Type /Pages /Count 12 /Kids [] >>'), 12],
    ['the largest count', Buffer.from('<</Count 3/Type/Pages>> <</Type/Pages/Count 30>>'), 30],
    ['a compressed tree', compressed('<< /Kids [1 0 R] /Type /Pages /Count 7 >>'), 7],
    ['a count of another object', Buffer.from('<< /Type /Outlines /Count 99 >>'), null],
    ['a page instead of a tree', Buffer.from('<< /Type /Page /Count 4 >>'), null],
    ['a damaged stream', Buffer.from('/ObjStm stream\nxxxx endstream'), null],
    ['an unterminated stream', Buffer.from('/ObjStm stream\nxxxx'), null],
  ])('finds the page count of a PDF: %s', (_name, bytes, pages) => {
    expect(pdfPages(bytes)).toBe(pages);
  });

  test('a decompression bomb is not decompressed', () => {
    expect(pdfPages(compressed(' '.repeat(30_000_000)))).toBeNull();
  });
});
