import { expect, test } from 'vitest';
import { createWriteTool } from '../../../src/tools/files/write.js';
import { aWorkspace, shown, use } from '../workspace.js';

test('Write creates a file with its directories, then overwrites it', async () => {
  const { ports, root, text } = aWorkspace();
  const write = createWriteTool(ports);
  expect(await use(write, { file_path: 'a/b/c.txt', content: 'one\ntwo\n' })).toEqual({
    parts: [{ type: 'text', text: 'Created a/b/c.txt (2 lines).' }],
    changes: [{ path: `${root}/a/b/c.txt`, kind: 'created' }],
  });
  expect(await use(write, { file_path: `${root}/a/b/c.txt`, content: '' })).toEqual({
    parts: [{ type: 'text', text: 'Overwrote a/b/c.txt (0 lines).' }],
    changes: [{ path: `${root}/a/b/c.txt`, kind: 'modified' }],
  });
  expect(text('a/b/c.txt')).toBe('');
});

test.each<[name: string, before: Buffer, content: string, after: Buffer]>([
  ['CRLF', Buffer.from('a\r\nb\r\n'), 'x\ny\n', Buffer.from('x\r\ny\r\n')],
  ['content that already has CRLF', Buffer.from('a\r\nb\r\n'), 'x\r\ny\n', Buffer.from('x\r\ny\n')],
  ['LF if line breaks are mixed', Buffer.from('a\r\nb\n'), 'x\ny\n', Buffer.from('x\ny\n')],
  ['a UTF-8 byte order mark', Buffer.from('\ufeffa'), 'ä', Buffer.from('\ufeffä')],
  ['UTF-16', Buffer.from('\ufeffa', 'utf16le'), 'ä😀', Buffer.from('\ufeffä😀', 'utf16le')],
  ['UTF-16BE', Buffer.from('feff0061', 'hex'), 'b', Buffer.from('feff0062', 'hex')],
  ['windows-1252', Buffer.from('\xe4', 'latin1'), 'ö €', Buffer.from('\xf6 \x80', 'latin1')],
  ['UTF-8 if windows-1252 cannot represent the content', Buffer.from('\xe4', 'latin1'), 'ł', Buffer.from('ł')],
  ['UTF-8 for a binary file', Buffer.from('a\0b'), 'ä', Buffer.from('ä')],
])('Write keeps or chooses the encoding: %s', async (_name, before, content, after) => {
  const { ports, bytes } = aWorkspace({ f: before });
  await use(createWriteTool(ports), { file_path: 'f', content });
  expect(bytes('f')).toEqual(after);
});

test.each([
  ['prod.env', 'ERROR prod.env is not permitted: it is sensitive.'],
  ['../x', 'ERROR ../x is not permitted: it is outside the workspace.'],
  ['dir', 'ERROR dir is a directory.'],
  ['file/below', 'ERROR file/below cannot be reached: a part of the path is not a directory.'],
])('Write to %s fails with %s', async (path, expected) => {
  const { ports, text } = aWorkspace({ 'prod.env': 'KEY=1', 'dir/x': '', file: '' });
  expect(shown(await use(createWriteTool(ports), { file_path: path, content: 'x' }))).toBe(expected);
  expect(text('prod.env')).toBe('KEY=1');
});
