import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UserError } from '../../src/errors.js';
import { loadPromptFile } from '../../src/prompt/load.js';
import { filesIn, folderWith } from './doubles.js';

const utf16 = Buffer.from('\ufeffabc', 'utf16le');

describe('loadPromptFile', () => {
  test.each([
    ['a byte order mark is dropped', 'p.toml', '\ufeffprompt = "xy"', { format: 'toml', body: 'xy' }],
    [
      'CRLF is LF',
      'p.md',
      '---\r\ndescription: d\r\n---\r\na\r\nb\r\n',
      { format: 'markdown', description: 'd', body: 'a\nb' },
    ],
    ['plain text', 'p.txt', 'a\r\nb\n', { format: 'text', body: 'a\nb\n' }],
    ['CR alone', 'p.md', '---\rdescription: d\r---\ra\rb', { description: 'd', body: 'a\nb' }],
    ['a name without ending', 'PROMPT', 'a', { format: 'text', body: 'a' }],
  ])('loadPromptFile: %s', async (_name, path, content, expected) => {
    const files = filesIn(folderWith({ [path]: content }));
    await expect(loadPromptFile(path, files)).resolves.toMatchObject({ source: path, ...expected });
  });

  test.each([
    ['missing', null, 'prompt-unreadable', undefined],
    ['a directory', 'directory', 'prompt-unreadable', undefined],
    ['binary', Buffer.from('a\0b'), 'prompt-unreadable', 'a NUL byte at offset 1'],
    ['UTF-16', utf16, 'prompt-unreadable', undefined],
    ['not UTF-8', Buffer.from('ab\nc\xe9d\n', 'latin1'), 'prompt-unreadable', 'invalid bytes in line 2'],
    ['too large', Buffer.alloc(1_000_001, 'a'), 'prompt-unreadable', undefined],
    ['empty', '', 'prompt-missing', undefined],
  ])('loadPromptFile: %s', async (_name, content, code, found) => {
    const root = folderWith(content === null || content === 'directory' ? {} : { 'p.txt': content });
    if (content === 'directory') mkdirSync(join(root, 'p.txt'));
    const error = (await loadPromptFile('p.txt', filesIn(root)).catch((problem: unknown) => problem)) as UserError;
    expect(error.diagnostics).toHaveLength(1);
    expect(error.diagnostics[0]).toMatchObject({ code, location: 'p.txt', ...(found === undefined ? {} : { found }) });
  });

  test.each([
    ['fix', 'to run the command fix, pass it as command (--command)'],
    ['/git:commit', 'to run the command git:commit, pass it as command (--command)'],
    ['fix the tests', 'or pass the prompt itself as prompt (--prompt)'],
    ['docs/fix.md', 'use the path of a readable file'],
  ])('the error for "%s", which is not a file, shows how to run it', async (path, hint) => {
    const error = (await loadPromptFile(path, filesIn(folderWith({}))).catch(
      (problem: unknown) => problem,
    )) as UserError;
    expect(error.diagnostics[0]?.hint).toContain(hint);
  });

  test('gives a forced format precedence over the name', async () => {
    const files = filesIn(folderWith({ 'p.toml': 'not = toml !' }));
    await expect(loadPromptFile('p.toml', files, { format: 'text' })).resolves.toMatchObject({ body: 'not = toml !' });
  });
});
