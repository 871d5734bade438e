import { formatCount } from '../../format-number.js';
import type { FileLines, FileSystem } from '../../platform/files/types.js';
import { startOf } from '../../text.js';
import type { TextFile } from '../files/text-file.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import { encodingNote } from './content.js';

export const maxLines = 2_000;
const maxLineCharacters = 2_000;
/** The maximum length of a line if it is the only one that was asked for. */
const maxSingleLine = 20_000;
const maxCharacters = 100_000;

export interface ReadRange {
  readonly offset: number;
  readonly limit: number;
  readonly column: number;
}

/** A range of lines of a text, with their numbers. */
export function showLines(path: string, file: TextFile, range: ReadRange): ToolOutput {
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
export async function showStreamed(path: string, range: ReadRange, files: FileSystem): Promise<ToolOutput> {
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

/** The part of a line, with how to read the rest. */
function withRest({ text, length }: FileLines['lines'][number], number: number, range: ReadRange): string {
  const part = startOf(text, charactersOf(range));
  const end = range.column - 1 + part.length;
  if (length <= end) return part;
  const isHalf = /[\ud800-\udbff]$/.test(part);
  const whole = isHalf ? part.slice(0, -1) : part;
  const next = range.column + whole.length;
  return `${whole} [… ${length - next + 1} more characters in this line; continue with offset ${number}, limit 1, column ${next}]`;
}
