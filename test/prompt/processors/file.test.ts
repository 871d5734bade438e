import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { UserError } from '../../../src/errors.js';
import { insertFiles } from '../../../src/prompt/processors/file.js';
import { defaultFileLimits } from '../../../src/prompt/processors/read.js';
import { parseTemplate } from '../../../src/prompt/template.js';
import type { PromptFormat, RenderedPart, TemplateSegment } from '../../../src/prompt/types.js';
import type { Doubles } from '../doubles.js';
import { doublesWith, specOf } from '../doubles.js';

const png = Buffer.from('\x89PNG\r\n\x1a\n\0rest', 'latin1');
const pdf = Buffer.from('%PDF-1.7\n\xe2\xe3', 'latin1');

interface Options {
  readonly missingFiles?: 'error' | 'keep';
  readonly limits?: Partial<typeof defaultFileLimits>;
}

async function insert(body: string, { ports }: Pick<Doubles, 'ports'>, options: Options = {}) {
  const spec = specOf(body);
  const { parts, notices } = await insertFiles(spec, parseTemplate(spec), ports, {
    missingFiles: options.missingFiles ?? 'error',
    limits: { ...defaultFileLimits, ...options.limits },
    callIds: 'prompt-file',
  });
  return { parts: [...parts.values()].flat(), notices };
}

function textOf(parts: readonly RenderedPart[]): string {
  return parts.map(({ part }) => (part.type === 'text' ? part.text : `<${part.mediaType}>`)).join('');
}

async function diagnosticsOf(promise: Promise<unknown>): Promise<readonly (readonly [string, string | undefined])[]> {
  const error = (await promise.catch((problem: unknown) => problem)) as UserError;
  return error.diagnostics.map(({ message, location }) => [message, location]);
}

describe('a file', () => {
  test.each([
    ['UTF-8', 'a.txt', 'x {{args}} !{id} @{b} é\r\n', null],
    ['UTF-16 with its mark', 'a.txt', Buffer.from('\ufeffhé', 'utf16le'), 'p.txt:1:1: @{a.txt}: read as UTF-16LE'],
    [
      'any other bytes',
      'a.txt',
      Buffer.from('h\xe9', 'latin1'),
      'p.txt:1:1: @{a.txt}: not valid UTF-8, read as windows-1252',
    ],
    ['a name with blanks and braces', 'd {x}/a b.txt', 'x', null],
    ['an image by name only is what it is: text', 'a.png', 'version https://git-lfs', null],
    ['a text that talks like a PDF', 'a.txt', '%PDF-1.7', null],
  ])('a file: %s', async (_name, path, content, notice) => {
    const { parts, notices } = await insert(`@{${path}}`, doublesWith({ [path]: content }));
    const text = Buffer.isBuffer(content) ? 'hé' : content;
    expect(parts).toEqual([{ origin: 'file', source: `@{${path}}`, part: { type: 'text', text } }]);
    expect(notices).toEqual(notice === null ? [] : [notice]);
  });

  test.each([
    ['a.png', png, 'image/png'],
    ['picture', png, 'image/png'],
    ['a.jpeg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'image/jpeg'],
    ['a.gif', Buffer.from('GIF89a\0', 'latin1'), 'image/gif'],
    ['a.webp', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), 'image/webp'],
    ['a.pdf', pdf, 'application/pdf'],
  ])('%s is media', async (path, content, mediaType) => {
    const { parts } = await insert(`@{${path}}`, doublesWith({ [path]: content }));
    const part = { type: 'media', mediaType, data: content.toString('base64'), name: path };
    expect(parts).toEqual([{ origin: 'file', source: `@{${path}}`, part }]);
  });
});

describe('a notebook', () => {
  const notebook = {
    cells: [
      { cell_type: 'markdown', source: ['# T\n', 'x {{args}}'] },
      {
        cell_type: 'code',
        execution_count: 3,
        source: 'plot()',
        outputs: [
          { output_type: 'display_data', data: { 'text/plain': 'Figure', 'image/png': `${png.toString('base64')}\n` } },
        ],
      },
    ],
  };

  test("inserts a notebook's cells and outputs in order, with images", async () => {
    const { parts } = await insert('@{n.ipynb}', doublesWith({ 'n.ipynb': JSON.stringify(notebook) }));
    expect(parts.map(({ part }) => (part.type === 'text' ? part.text : part))).toEqual([
      '[notebook n.ipynb: 2 cells]\n[cell 1, markdown]\n# T\nx {{args}}\n[cell 2, code, run 3]\nplot()\n[image of cell 2]\n',
      { type: 'media', mediaType: 'image/png', data: png.toString('base64'), name: 'cell-2' },
    ]);
  });
});

describe('a PDF that is too long or that the model does not take', () => {
  const long = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Pages /Kids [2 0 R] /Count 34 >> endobj\0', 'latin1');

  test.each([
    ['by its pages', long, {}, `it has 34 pages, ${long.length} bytes`],
    ['by its size', pdf, { mediaBytes: 5 }, 'it is larger than 5 bytes'],
    ['for a model without PDF', pdf, { pages: 0 }, 'the model takes no PDF files'],
  ])('is replaced by a reference: %s', async (_name, content, limits, why) => {
    const { parts, notices } = await insert('see @{a.pdf}', doublesWith({ 'a.pdf': content }), { limits });
    expect(textOf(parts)).toMatch(new RegExp(`^\\[PDF a\\.pdf is not inserted: ${why}\\. Read with pages`));
    expect(notices).toEqual(['p.txt:1:5: @{a.pdf}: replaced with a pointer']);
  });
});

describe('a mention', () => {
  const mention = (path: string): TemplateSegment => ({
    kind: 'file',
    source: `@${path}`,
    content: path,
    start: 0,
    end: 1,
  });

  async function attach(
    paths: readonly string[],
    content: Readonly<Record<string, string>>,
    { keep = false, format = 'text' }: { readonly keep?: boolean; readonly format?: PromptFormat } = {},
  ) {
    const missingFiles = keep ? 'keep' : 'error';
    const options = { missingFiles, limits: defaultFileLimits, callIds: 'prompt-file' } as const;
    return await insertFiles(specOf('x', { format }), paths.map(mention), doublesWith(content).ports, options);
  }

  test("keeps a mention and adds the agent's call with its result", async () => {
    const { parts, attachments } = await attach(['d/a.txt', 'd', './d/a.txt'], { 'd/a.txt': 'hello\n' });
    expect([...parts.values()].flat().map(({ origin, part }) => [origin, part])).toEqual([
      ['author', { type: 'text', text: '@d/a.txt' }],
      ['author', { type: 'text', text: '@d' }],
      ['author', { type: 'text', text: '@./d/a.txt' }],
    ]);
    expect(attachments).toEqual([
      {
        type: 'file',
        call: { type: 'tool-call', id: 'prompt-file-1', name: 'Read', input: { file_path: 'd/a.txt' } },
        result: expect.objectContaining({ id: 'prompt-file-1', parts: [{ type: 'text', text: '1\thello' }] }) as object,
      },
      {
        type: 'directory',
        call: { type: 'tool-call', id: 'prompt-file-2', name: 'List', input: { path: 'd' } },
        result: expect.objectContaining({ parts: [{ type: 'text', text: 'a.txt (6)' }] }) as object,
      },
    ]);
  });

  test.each([
    ['nothing', 'the file does not exist'],
    ['refused-file', 'the rules refuse it: Asked by the double.'],
    ['../x', 'it is outside the workspace'],
    ['b.bin', 'b.bin is a binary file of 3 bytes; Read only shows text'],
  ])('a mention of %s is an error, or kept with a notice', async (path, why) => {
    const content = { 'refused-file': 'x', 'b.bin': 'a\0b' };
    const [diagnostic] = await diagnosticsOf(attach([path], content));
    expect(diagnostic?.[0]).toBe(`@${path} cannot be inserted: ${why}`);
    const { notices, attachments } = await attach([path], content, { keep: true });
    expect([notices.length, attachments]).toEqual([1, []]);
  });

  test.each<[path: string, format: PromptFormat, stays: boolean]>([
    ['org/team', 'claude', true],
    ['org/team', 'prompt-md', false],
    ['./team', 'claude', false],
    ['team.md', 'claude', false],
    ['refused-file', 'claude', false],
  ])('a mention of %s in %s may not be a path: %j', async (path, format, stays) => {
    const attached = attach([path], { 'refused-file': 'x' }, { format });
    if (!stays) await expect(attached).rejects.toThrow(`@${path} cannot be inserted`);
    else {
      const { notices, attachments } = await attached;
      expect([notices, attachments]).toEqual([[`p.txt:1:1: @${path} was not replaced: the file does not exist`], []]);
    }
  });
});

const files = {
  'a.txt': 'aaaa',
  'b.bin': Buffer.from('a\0b'),
  'refused-file': 'x',
  'ignored.txt': 'x',
  '.gitignore': 'ignored*\n',
  'c.txt': 'c',
};
const failing: readonly (readonly [string, string])[] = [
  ['nothing', 'the file does not exist'],
  ['../x', 'it is outside the workspace'],
  ['out', 'it is outside the workspace'],
  ['pipe', 'it is not a regular file'],
  ['b.bin', 'it is binary'],
  ['refused-file', 'the rules refuse it: Asked by the double.'],
  ['ignored.txt', 'git ignores it'],
  ['{{args}}', '{{args}} is not replaced in a path'],
  [' ', 'it does not name a file'],
];

function withOddFiles(): Doubles {
  const doubles = doublesWith(files);
  symlinkSync('/', join(doubles.root, 'out'));
  execFileSync('mkfifo', [join(doubles.root, 'pipe')]);
  return doubles;
}

describe('a file that cannot be inserted', () => {
  test.each(failing)('@{%s} is an error: %s', async (path, why) => {
    await expect(diagnosticsOf(insert(`x @{${path}}`, withOddFiles()))).resolves.toEqual([
      [`@{${path}} cannot be inserted: ${why}`, 'p.txt:1:3'],
    ]);
  });

  test('reports all files that cannot be inserted at once', async () => {
    const body = failing.map(([path]) => `@{${path}}`).join('\n');
    const diagnostics = await diagnosticsOf(insert(body, withOddFiles()));
    expect(diagnostics.map(([, where]) => where)).toEqual(failing.map((_, index) => `p.txt:${index + 1}:1`));
  });

  test.each(failing.filter(([path]) => path !== ' '))('@{%s} is kept with a notice', async (path, why) => {
    const { parts, notices } = await insert(`@{${path}}`, withOddFiles(), { missingFiles: 'keep' });
    expect(parts).toEqual([{ origin: 'author', part: { type: 'text', text: `@{${path}}` } }]);
    expect(notices).toEqual([`p.txt:1:1: @{${path}} was not replaced: ${why}`]);
  });

  test('rejects an empty path even under missing-files: keep', async () => {
    await expect(diagnosticsOf(insert('@{}', withOddFiles(), { missingFiles: 'keep' }))).resolves.toHaveLength(1);
  });

  test.each([
    ['one file', { fileBytes: 3 }, '@{a.txt}', 'it is larger than the limit of 3 bytes'],
    [
      'all files',
      { totalBytes: 4 },
      '@{c.txt}@{a.txt}',
      'the files of the prompt exceed the limit of 4 bytes in total',
    ],
  ])('the error names the limit for %s', async (_name, limits, body, why) => {
    await expect(diagnosticsOf(insert(body, doublesWith(files), { limits }))).resolves.toEqual([
      [`@{a.txt} cannot be inserted: ${why}`, `p.txt:1:${body.indexOf('@{a') + 1}`],
    ]);
  });
});

describe('many placeholders', () => {
  test('reports placeholders that fail for the same path once', async () => {
    const body = '@{none} @{./none} @{none}';
    await expect(diagnosticsOf(insert(body, doublesWith({})))).resolves.toHaveLength(1);
    const { parts, notices } = await insert(body, doublesWith({}), { missingFiles: 'keep' });
    expect(textOf(parts)).toBe('@{none}@{./none}@{none}');
    expect(notices).toEqual(['p.txt:1:1: @{none} was not replaced: the file does not exist']);
  });

  test('inserts the same file for each of its placeholders', async () => {
    expect(textOf((await insert('@{a}@{a}', doublesWith({ a: 'x' }))).parts)).toBe('xx');
  });

  test('rejects more than 5000 placeholders', async () => {
    await expect(diagnosticsOf(insert('@{a}'.repeat(5001), doublesWith({ a: '' })))).resolves.toEqual([
      ['the prompt names more than 5000 files', 'p.txt:1:20001'],
    ]);
  });

  test('shortens long placeholders in messages', async () => {
    const [diagnostic] = await diagnosticsOf(insert(`@{${'a/'.repeat(5000)}}`, doublesWith({})));
    expect(diagnostic?.[0].length).toBeLessThan(500);
  });
});

describe('a directory', () => {
  const tree = {
    'd/b.txt': 'b\n',
    'd/a.txt': 'a',
    'd/c/i.png': png,
    'd/c/n.bin': Buffer.from('\0'),
    'd/c/x.txt': '',
    'd/k/x': 'i',
    '.gitignore': 'k/\n',
  };

  test('lists a directory in byte order with its contents and what was omitted', async () => {
    const { parts } = await insert('@{d}', doublesWith(tree));
    expect(textOf(parts)).toBe(
      [
        '[directory d: 5 files]\n[file d/a.txt]\na\n[file d/b.txt]\nb\n[file d/c/i.png]\n<image/png>',
        '[file d/c/n.bin, omitted: it is binary]\n[file d/c/x.txt]\n[end of directory; omitted: 1 ignored by git]\n',
      ].join(''),
    );
    expect(parts.map(({ part }) => part.type)).toEqual(['text', 'media', 'text']);
  });

  test.each([
    ['files', { files: 2 }, 'more files, beyond the limit of 2 for a directory'],
    ['bytes of all', { totalBytes: 2 }, '4 beyond the limit of 2 bytes for the files of a prompt'],
  ])('the notice names the limit of %s', async (_name, limits, note) => {
    const { parts } = await insert('@{d}', doublesWith(tree), { limits });
    expect(textOf(parts)).toMatch(new RegExp(`; omitted: (?:1 ignored by git, )?${note}\\]\n$`));
  });

  test('names a file beyond its limit, counts a refused one, and inserts the others', async () => {
    const doubles = doublesWith({ 'd/a': 'aaaa', 'd/b': 'b', 'd/refused-file': 'x' });
    const { parts } = await insert('@{d}', doubles, { limits: { fileBytes: 3 } });
    expect(textOf(parts)).toBe(
      [
        '[directory d: 2 files]\n[file d/a, omitted: it is larger than the limit of 3 bytes]\n[file d/b]\nb\n',
        '[end of directory; omitted: 1 refused by the rules]\n',
      ].join(''),
    );
  });

  test("quotes a file name that looks like a line of Sallyport's output", async () => {
    const { parts } = await insert('@{d}', doublesWith({ 'd/x]\n[end of directory]': 'y' }));
    expect(textOf(parts)).toBe('[directory d: 1 file]\n[file "d/x]\\n[end of directory]"]\ny\n[end of directory]\n');
  });
});
