import { basename, dirname } from 'node:path';
import * as z from 'zod/mini';
import { nearest } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import { type FileLines, FileProblem, type FileSystem } from '../../platform/files/types.js';
import { startOf } from '../../text.js';
import { defineTool } from '../define.js';
import type { ChangePorts } from '../files/change-file.js';
import { listDirectory } from '../files/list.js';
import type { TextFile } from '../files/text-file.js';
import { type InputOf, integerInput, textInput } from '../input.js';
import { failedOutput, textOutput, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import { type Content, contentOf, encodingNote } from './content.js';
import { isMedia } from './media.js';

/** Larger files are read line by line. */
const maxFileBytes = 10_000_000;
const maxMediaBytes = 5_000_000;
/** For the text of its pages. */
const maxPdfBytes = 50_000_000;
const pdf = 'application/pdf';
/** Providers reject longer documents. */
const maxPages = 100;

const input = () =>
  z.strictObject({
    file_path: textInput('File, relative to the workspace or absolute.'),
    offset: z.optional(integerInput('First line, counted from 1.', 1)),
    limit: z.optional(integerInput('Number of lines.', 1, maxLines)),
    pages: z.optional(textInput('Pages of a PDF as text, such as "3" or "5-12"; at most 20.')),
    column: z.optional(integerInput('First character of each line, counted from 1, to continue a long line.', 1)),
  });
export interface ReadPorts extends ChangePorts {
  /** Whether PDF files come as text, since the model takes none. */
  readonly pdfAsText?: boolean;
}

/** Reads a text file with line numbers, or an image or PDF as a media part. */
export function createReadTool(ports: ReadPorts): Tool {
  const { files } = ports;
  return defineTool({
    name: 'Read',
    description: `Reads a file of any size. Text comes with line numbers (number, tab, line), at most ${maxLines} lines per call. Images and PDF files (up to ${maxPages} pages) come as images and documents, selected pages of a PDF as text; notebooks come as cells and outputs, or as raw JSON if offset or limit is given.`,
    input,
    readOnly: true,
    effects: ({ file_path }) => [{ kind: 'read', path: files.resolve(file_path) }],
    label: ({ file_path }) => file_path,
    run: (call, signal) => withFileFailures(() => readFile(ports, call, signal)),
  });
}

async function readFile(
  { files, knownFiles, pdfAsText = false }: ReadPorts,
  call: InputOf<typeof input>,
  signal: AbortSignal,
): Promise<ToolOutput> {
  const { file_path: path, offset, limit, column, pages } = call;
  const range = { offset: offset ?? 1, limit: limit ?? maxLines, column: column ?? 1 };
  const most = isMedia(path, pdf) ? maxPdfBytes : maxFileBytes;
  const bytes = await files.read(path, most).catch(async (error: unknown) => {
    if (error instanceof FileProblem && error.code === 'too-large') return null;
    if (error instanceof FileProblem && error.code === 'directory') return 'directory';
    throw error instanceof FileProblem ? await withAdvice(files, path, error) : error;
  });
  if (bytes === 'directory') return await listDirectory(files, { path });
  if (bytes === null) return await showStreamed(path, range, files);
  const content = await contentOf(path, bytes);
  const isPdf = content.kind === 'media' && content.mediaType === pdf;
  if (isPdf && (pages !== undefined || pdfAsText)) {
    return await (await import('./read-pdf.js')).showPdfPages({ path, bytes, pages }, signal);
  }
  if (pages !== undefined) return failedOutput(`${path} is not a PDF, so it has no pages to select.`);
  if (content.kind === 'media') return media(path, content, bytes);
  if (content.kind === 'binary')
    return failedOutput(`${path} is a binary file of ${formatCount(bytes.length, 'byte')}; Read only shows text.`);
  if (knownFiles.isRepeated(path, JSON.stringify(range), bytes)) return textOutput(unchanged(path, content.file));
  if (content.kind === 'notebook' && offset === undefined && limit === undefined) return { parts: content.parts };
  return showLines(path, content.file, range);
}

function unchanged(path: string, { text }: TextFile): string {
  return text === ''
    ? `[${path} is empty.]`
    : `[${path} has not changed since you last read these lines. Repeat the call if you no longer have them.]`;
}

function media(
  path: string,
  { mediaType, pages }: Extract<Content, { readonly kind: 'media' }>,
  bytes: Buffer,
): ToolOutput {
  const advice = mediaType === pdf ? ' Select up to 20 pages with pages to read their text.' : '';
  if (bytes.length > maxMediaBytes) {
    return failedOutput(
      `${path} (${mediaType}) has ${bytes.length} bytes; files larger than ${maxMediaBytes} bytes are not sent.${advice}`,
    );
  }
  if (pages !== null && pages > maxPages) {
    return failedOutput(`${path} has ${pages} pages; a PDF with more than ${maxPages} pages is not sent.${advice}`);
  }
  return { parts: [{ type: 'media', mediaType, data: bytes.toString('base64'), name: basename(path) }] };
}

async function withAdvice(files: FileSystem, path: string, problem: FileProblem): Promise<FileProblem> {
  const advice = await adviceFor(files, path, problem);
  return advice === null
    ? problem
    : new FileProblem(problem.code, path, `${problem.message}; ${advice}`, { cause: problem });
}

async function adviceFor(files: FileSystem, path: string, { code }: FileProblem): Promise<string | null> {
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

const maxLines = 2_000;
const maxLineCharacters = 2_000;
/** The maximum length of a line if it is the only one that was asked for. */
const maxSingleLine = 20_000;
const maxCharacters = 100_000;

interface ReadRange {
  readonly offset: number;
  readonly limit: number;
  readonly column: number;
}

function showLines(path: string, file: TextFile, range: ReadRange): ToolOutput {
  const { offset, limit, column } = range;
  const { text } = file;
  if (text === '') return textOutput(`[${path} is empty.]`);
  const all = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (offset > all.length)
    return failedOutput(`${path} has ${formatCount(all.length, 'line')}; line ${offset} does not exist.`);
  const lines = all.slice(offset - 1, offset - 1 + limit).map((line) => ({
    text: line.slice(column - 1, column - 1 + charactersOf(range)),
    length: line.length,
  }));
  const { shown, last } = numbered(lines, range);
  if (last < all.length) shown.push(`[Lines ${offset} to ${last} of ${all.length}. Continue with offset ${last + 1}.]`);
  const note = file.hasMark ? null : encodingNote(file);
  if (note !== null) shown.push(`[The file is ${note}.]`);
  return textOutput(shown.join('\n'));
}

/** The same for a file that is too large to read as a whole. */
async function showStreamed(path: string, range: ReadRange, files: FileSystem): Promise<ToolOutput> {
  const found = await files.readLines(path, { ...range, maxCharacters: charactersOf(range) });
  if (found.lines.some(({ text }) => text.includes('\0')))
    return failedOutput(`${path} is a large binary file; Read only shows text.`);
  if (found.lines.length === 0) return failedOutput(`${path} has no line ${range.offset}.`);
  return textOutput(streamed(found, range).join('\n'));
}

function streamed({ lines, hasMore }: FileLines, range: ReadRange): readonly string[] {
  const { shown, last } = numbered(lines, range);
  const isCut = last < range.offset + lines.length - 1;
  if (hasMore || isCut) shown.push(`[Lines ${range.offset} to ${last}. Continue with offset ${last + 1}.]`);
  return shown;
}

function charactersOf({ limit }: ReadRange): number {
  return limit === 1 ? maxSingleLine : maxLineCharacters;
}

/** The lines with their numbers, up to the limit of characters. `last`: the number of the last one. */
function numbered(lines: FileLines['lines'], range: ReadRange): { readonly shown: string[]; readonly last: number } {
  const shown: string[] = [];
  let room = maxCharacters;
  for (const [index, line] of lines.entries()) {
    const number = range.offset + index;
    const text = `${number}\t${withRest(line, number, range)}`;
    room -= text.length;
    if (room < 0 && shown.length > 0) break;
    shown.push(text);
  }
  return { shown, last: range.offset + shown.length - 1 };
}

function withRest({ text, length }: FileLines['lines'][number], number: number, range: ReadRange): string {
  const part = startOf(text, charactersOf(range));
  const end = range.column - 1 + part.length;
  if (length <= end) return part;
  const isHalf = /[\ud800-\udbff]$/.test(part);
  const whole = isHalf ? part.slice(0, -1) : part;
  const next = range.column + whole.length;
  return `${whole} [… ${length - next + 1} more characters in this line; continue with offset ${number}, limit 1, column ${next}]`;
}
