import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import { nearest } from '../errors.js';
import { FileProblem, type FileSystem } from '../platform/types.js';
import { startOf } from '../text.js';
import { type Content, contentOf, encodingNote } from './content.js';
import { defineTool } from './define.js';
import { type InputOf, integerInput, textInput } from './input.js';
import { countNoun, failedOutput, textOutput, withFileFailures } from './output.js';
import type { TextFile } from './text-file.js';
import type { Tool, ToolOutput } from './types.js';

const maxFileBytes = 20_000_000;
const maxMediaBytes = 5_000_000;
/** Providers reject longer documents. */
const maxPages = 100;
const maxLines = 2_000;
const maxLineCharacters = 2_000;
const maxCharacters = 100_000;

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    offset: z.optional(integerInput('First line, counted from 1.', 1)),
    limit: z.optional(integerInput('Number of lines.', 1, maxLines)),
  });

/** Reads a text file with line numbers, or an image or PDF as a media part. */
export function createReadTool(files: FileSystem): Tool {
  return defineTool({
    name: 'Read',
    description: `Reads a file. Text comes with line numbers (number, tab, line), at most ${maxLines} lines per call. Images and PDF files (up to ${maxPages} pages) come as images and documents; notebooks come as cells and outputs, or as raw JSON if offset or limit is given.`,
    input,
    readOnly: true,
    effects: ({ file_path }) => [{ kind: 'read', path: files.resolve(file_path) }],
    label: ({ file_path }) => file_path,
    run: (call) => withFileFailures(() => readFile(files, call)),
  });
}

async function readFile(
  files: FileSystem,
  { file_path: path, offset, limit }: InputOf<typeof input>,
): Promise<ToolOutput> {
  const bytes = await files.read(path, maxFileBytes).catch(async (error: unknown) => {
    throw error instanceof FileProblem ? await withAdvice(files, path, error) : error;
  });
  const content = await contentOf(path, bytes);
  switch (content.kind) {
    case 'media':
      return media(path, content, bytes);
    case 'binary':
      return failedOutput(`${path} is a binary file of ${countNoun(bytes.length, 'byte')}; Read only shows text.`);
    case 'notebook':
      if (offset === undefined && limit === undefined) return { parts: content.parts };
      return showLines(path, content.file, { offset: offset ?? 1, limit: limit ?? maxLines });
    case 'text':
      return showLines(path, content.file, { offset: offset ?? 1, limit: limit ?? maxLines });
  }
}

function media(
  path: string,
  { mediaType, pages }: Extract<Content, { readonly kind: 'media' }>,
  bytes: Buffer,
): ToolOutput {
  const pdf = mediaType === 'application/pdf' ? ' A program such as pdftotext can print selected pages.' : '';
  if (bytes.length > maxMediaBytes) {
    return failedOutput(
      `${path} (${mediaType}) has ${bytes.length} bytes; files larger than ${maxMediaBytes} bytes are not sent.${pdf}`,
    );
  }
  if (pages !== null && pages > maxPages) {
    return failedOutput(`${path} has ${pages} pages; a PDF with more than ${maxPages} pages is not sent.${pdf}`);
  }
  return { parts: [{ type: 'media', mediaType, data: bytes.toString('base64'), name: basename(path) }] };
}

interface LineRange {
  readonly offset: number;
  readonly limit: number;
}

function showLines(path: string, file: TextFile, { offset, limit }: LineRange): ToolOutput {
  const { text } = file;
  if (text === '') return textOutput(`[${path} is empty.]`);
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (offset > lines.length)
    return failedOutput(`${path} has ${countNoun(lines.length, 'line')}; there is no line ${offset}.`);
  const shown: string[] = [];
  let room = maxCharacters;
  for (const [index, line] of lines.slice(offset - 1, offset - 1 + limit).entries()) {
    const numbered = `${offset + index}\t${shorten(line)}`;
    room -= numbered.length;
    if (room < 0) break;
    shown.push(numbered);
  }
  const last = offset + shown.length - 1;
  if (last < lines.length) {
    shown.push(`[Lines ${offset} to ${last} of ${lines.length}. Continue with offset ${last + 1}.]`);
  }
  const note = file.hasMark ? null : encodingNote(file);
  if (note !== null) shown.push(`[The file is ${note}.]`);
  return textOutput(shown.join('\n'));
}

function shorten(line: string): string {
  if (line.length <= maxLineCharacters) return line;
  const start = startOf(line, maxLineCharacters);
  return `${start} [… ${line.length - start.length} more characters in this line]`;
}

/** Adds advice to a problem. */
async function withAdvice(files: FileSystem, path: string, problem: FileProblem): Promise<FileProblem> {
  const advice = await adviceFor(files, path, problem);
  return advice === null
    ? problem
    : new FileProblem(problem.code, path, `${problem.message}; ${advice}`, { cause: problem });
}

async function adviceFor(files: FileSystem, path: string, { code }: FileProblem): Promise<string | null> {
  if (code === 'directory') return 'use List to see its entries';
  if (code === 'too-large') return 'use Grep to find the relevant part';
  if (code !== 'missing') return null;
  const directory = dirname(files.resolve(path));
  const listed = await files.list(directory).catch(() => null);
  if (listed === null) return `its directory ${files.relative(directory)} cannot be listed either`;
  const guess = nearest(
    basename(path),
    listed.entries.map((entry) => entry.name),
  );
  return guess === undefined ? null : `did you mean ${files.relative(`${directory}/${guess}`)}?`;
}
