import { describe, expect, test } from 'vitest';
import { createReadTool } from '../../../src/tools/read/read.js';
import { aWorkspace, shown, use } from '../workspace.js';

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}\tline ${from + index}`).join('\n');
const lines = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

describe('text', () => {
  test.each<[name: string, content: string | Buffer, input: object, expected: string]>([
    ['lines with numbers', 'a\nb\n', {}, '1\ta\n2\tb'],
    ['a last line without a line break', 'a\nb', {}, '1\ta\n2\tb'],
    ['empty lines', '\n\na\n\n', {}, '1\t\n2\t\n3\ta\n4\t'],
    ['CRLF as one line break', 'a\r\nb\r\n', {}, '1\ta\n2\tb'],
    ['an empty file', '', {}, '[f is empty.]'],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffä'), {}, '1\tä'],
    ['UTF-16LE', Buffer.from('\ufeffäß', 'utf16le'), {}, '1\täß'],
    ['UTF-16BE', Buffer.from('feff00e400df', 'hex'), {}, '1\täß'],
    [
      'windows-1252',
      Buffer.from('f\xfcr \x80', 'latin1'),
      {},
      '1\tfür €\n[The file is not valid UTF-8, read as windows-1252.]',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('a text', 'utf16le'),
      {},
      '1\ta text\n[The file is read as UTF-16LE, which it appears to be.]',
    ],
    ['the first lines', lines(9), { limit: 2 }, `${numbered(1, 2)}\n[Lines 1 to 2 of 9. Continue with offset 3.]`],
    [
      'lines in the middle',
      lines(9),
      { offset: 4, limit: 2 },
      `${numbered(4, 5)}\n[Lines 4 to 5 of 9. Continue with offset 6.]`,
    ],
    ['the last lines', lines(9), { offset: 8 }, numbered(8, 9)],
    [
      'an error for a line after the last one',
      lines(9),
      { offset: 10 },
      'ERROR f has 9 lines; line 10 does not exist.',
    ],
    [
      'at most 2000 lines',
      lines(2001),
      {},
      `${numbered(1, 2000)}\n[Lines 1 to 2000 of 2001. Continue with offset 2001.]`,
    ],
    [
      '2000 characters of a line',
      'x'.repeat(2005),
      {},
      `1\t${'x'.repeat(2000)} [… 5 more characters in this line; continue with offset 1, limit 1, column 2001]`,
    ],
    [
      'an error for a binary file',
      Buffer.from('a\0b'),
      {},
      'ERROR f is a binary file of 3 bytes; Read only shows text.',
    ],
  ])('Read shows %s', async (_name, content, input, expected) => {
    const { ports } = aWorkspace({ f: content });
    expect(shown(await use(createReadTool(ports), { file_path: 'f', ...input }))).toBe(expected);
  });

  test('Read stops at 100,000 characters and names the line to continue from', async () => {
    const { ports } = aWorkspace({ f: `${'x'.repeat(1000)}\n`.repeat(200) });
    const text = shown(await use(createReadTool(ports), { file_path: 'f' }));
    expect(text.length).toBeLessThan(100_200);
    expect(text.endsWith('\n[Lines 1 to 99 of 200. Continue with offset 100.]')).toBe(true);
  });
});

describe('media', () => {
  test.each<[mediaType: string, bytes: Buffer]>([
    ['image/png', png],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/gif', Buffer.from('GIF89a\0')],
    ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    ['application/pdf', Buffer.from('%PDF-1.7\n\0')],
  ])('%s is sent as media whatever its file name', async (mediaType, bytes) => {
    const { ports } = aWorkspace({ 'x/any.txt': bytes });
    expect(await use(createReadTool(ports), { file_path: 'x/any.txt' })).toEqual({
      parts: [{ type: 'media', mediaType, data: bytes.toString('base64'), name: 'any.txt' }],
    });
  });

  test('media larger than 5 MB are refused', async () => {
    const { ports } = aWorkspace({ large: Buffer.concat([png, Buffer.alloc(5_000_000)]) });
    expect(shown(await use(createReadTool(ports), { file_path: 'large' }))).toMatch(
      /^ERROR large \(image\/png\) has 5000010 bytes/,
    );
  });
});

test.each([
  ['src/indx.ts', 'ERROR src/indx.ts does not exist; did you mean src/index.ts?'],
  ['src/other', 'ERROR src/other does not exist.'],
  ['nowhere/x', 'ERROR nowhere/x does not exist; its directory nowhere cannot be listed either.'],
  ['prod.env', 'ERROR prod.env is not permitted: it is sensitive.'],
  ['../x', 'ERROR ../x is not permitted: it is outside the workspace.'],
  ['large', 'ERROR large is a large binary file; Read only shows text.'],
])('Read of %s returns %s', async (path, expected) => {
  const { ports } = aWorkspace({ 'src/index.ts': '', 'prod.env': 'KEY=1', large: Buffer.alloc(10_000_001) });
  expect(shown(await use(createReadTool(ports), { file_path: path }))).toBe(expected);
});

describe('a long line', () => {
  const line = `${'x'.repeat(30_000)}END`;
  test.each([
    [{ offset: 2, limit: 1, column: 29_999 }, '2\txxEND'],
    [
      { offset: 2, limit: 1 },
      `2\t${'x'.repeat(20_000)} [… 10003 more characters in this line; continue with offset 2, limit 1, column 20001]`,
    ],
  ])('is read further with %j', async (input, expected) => {
    const { ports } = aWorkspace({ f: `a\n${line}\n` });
    expect(shown(await use(createReadTool(ports), { file_path: 'f', ...input }))).toBe(expected);
  });
});

describe('a file of more than 10 MB', () => {
  const large = `${'x'.repeat(99)}\n`.repeat(120_000);
  test.each([
    [{ offset: 119_999 }, `119999\t${'x'.repeat(99)}\n120000\t${'x'.repeat(99)}`],
    [{ offset: 2, limit: 1 }, `2\t${'x'.repeat(99)}\n[Lines 2 to 2. Continue with offset 3.]`],
    [{ offset: 120_001 }, 'ERROR f has no line 120001.'],
    [{ offset: 1, limit: 1, column: 98 }, '1\txx\n[Lines 1 to 1. Continue with offset 2.]'],
  ])('is read by %j', async (input, expected) => {
    const { ports } = aWorkspace({ f: large });
    expect(shown(await use(createReadTool(ports), { file_path: 'f', ...input }))).toBe(expected);
  });
});

describe('the same lines of an unchanged file', () => {
  const read = async (...inputs: object[]) => {
    const { ports } = aWorkspace({ f: 'a\nb\n' });
    const texts: string[] = [];
    for (const input of inputs) texts.push(shown(await use(createReadTool(ports), { file_path: 'f', ...input })));
    return texts;
  };
  const unchanged = '[f has not changed since you last read these lines. Repeat the call if you no longer have them.]';

  test('are not shown twice, but again at the third call', async () => {
    expect(await read({}, {}, {})).toEqual(['1\ta\n2\tb', unchanged, '1\ta\n2\tb']);
  });

  test('are shown if other lines were read before', async () => {
    expect(await read({ offset: 1, limit: 1 }, { offset: 2 })).toEqual([
      '1\ta\n[Lines 1 to 1 of 2. Continue with offset 2.]',
      '2\tb',
    ]);
  });
});
