import { formatCount } from '../../format-number.js';
import { lazyRegExp } from '../../lazy-reg-exp.js';
import type { FileSystem } from '../../platform/files/types.js';
import { startOf } from '../../text.js';
import { type ChangePorts, fileToChange, saveText } from '../files/change-file.js';
import { previewOf } from '../files/change-preview.js';
import { hasWindowsLineEnds, type TextFile } from '../files/text-file.js';
import { failedOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import { findMatches, type Match, type Strategy, withoutLookAlikes } from './edit-match.js';

export interface Replacement {
  readonly old_string: string;
  readonly new_string: string;
  readonly replace_all?: boolean | undefined;
  readonly expected_replacements?: number | undefined;
}

/** The diff of a replacement; see previewOf. */
export async function previewEdit(
  path: string,
  files: FileSystem,
  { old_string: oldText, new_string: newText, replace_all: all = false }: Replacement,
): Promise<string | null> {
  return await previewOf(path, files, (text) => {
    if (oldText === '') return text === '' ? newText : null;
    const replaced = replaceText(text, { oldText, newText, all });
    return replaced.kind === 'replaced' ? replaced.text : null;
  });
}

export async function editFile(path: string, ports: ChangePorts, call: Replacement): Promise<ToolOutput> {
  const { old_string: oldText, new_string: newText } = call;
  const { files } = ports;
  const found = await fileToChange(path, ports);
  if (found === 'missing') {
    if (oldText !== '')
      return failedOutput(`${path} does not exist. To create it, leave old_string empty, or use Write.`);
    return await saveText(path, newFile(newText), ports, `Created ${files.relative(files.resolve(path))}.`);
  }
  if (oldText === '')
    return failedOutput(`${path} already exists. To change it, set old_string; to replace all of it, use Write.`);
  if (oldText === newText) return failedOutput('old_string and new_string are the same; nothing was changed.');
  if ('problem' in found) return failedOutput(found.problem);
  const { text } = found.file;
  const replaced = replaceIn(text, call);
  if (replaced.kind !== 'replaced') return failedOutput(explainProblem(path, replaced, { text, newText }));
  const done = `Replaced ${formatCount(replaced.count, 'occurrence')} in ${files.relative(path)}.`;
  return await saveText(
    path,
    { ...found.file, text: replaced.text },
    ports,
    `${done}${strategyNotes[replaced.strategy]}`,
  );
}

function replaceIn(
  text: string,
  { old_string: oldText, new_string: newText, replace_all: all = false, expected_replacements: expected }: Replacement,
): Replaced {
  return replaceText(text, { oldText, newText, all, ...(expected === undefined ? {} : { expected }) });
}

function newFile(text: string): TextFile {
  return { text, encoding: 'utf-8', hasMark: false };
}

/** Makes several replacements in a file, or none. */
export async function editSeveral(
  path: string,
  ports: ChangePorts,
  edits: readonly Replacement[],
): Promise<ToolOutput> {
  const found = await fileToChange(path, ports);
  if (found === 'missing') return failedOutput(`${path} does not exist. To create it, use Write.`);
  if ('problem' in found) return failedOutput(found.problem);
  const notes: string[] = [];
  const file = edited(path, found.file, edits, notes);
  if (typeof file === 'string') return failedOutput(file);
  const done = `Made ${formatCount(edits.length, 'edit')} in ${ports.files.relative(path)}.`;
  return await saveText(path, file, ports, [done, ...notes].join('\n'));
}

function edited(path: string, file: TextFile, edits: readonly Replacement[], notes: string[]): TextFile | string {
  let { text } = file;
  for (const [index, edit] of edits.entries()) {
    const replaced = replaceIn(text, edit);
    if (replaced.kind !== 'replaced') {
      const problem = explainProblem(path, replaced, { text, newText: edit.new_string });
      return `Nothing was changed. Edit ${index + 1} of ${edits.length}: ${problem}`;
    }
    const note = strategyNotes[replaced.strategy];
    if (note !== '') notes.push(`Edit ${index + 1}:${note}`);
    ({ text } = replaced);
  }
  return { ...file, text };
}

const maxLinesNamed = 10;

/** How the old text was matched, for the model; empty for a literal match. */
const strategyNotes: Readonly<Record<Strategy, string>> = {
  exact: '',
  homoglyphs:
    ' old_string was not found literally; it was matched by treating similar quotes, dashes and spaces as equal.',
  'trailing-whitespace':
    ' old_string was not found literally; it was matched by ignoring whitespace at line ends and treating similar quotes, dashes and spaces as equal.',
  indentation:
    ' old_string was not found literally; it was matched with another indentation, and new_string was indented like the file.',
  escapes: ' old_string was not found literally; old_string and new_string were unescaped (\\n, \\t, \\").',
};

/** Why nothing was replaced, and what to do. `text` is that of the file. */
function explainProblem(
  path: string,
  replaced: Exclude<Replaced, { kind: 'replaced' }>,
  { text, newText }: { readonly text: string; readonly newText: string },
): string {
  switch (replaced.kind) {
    case 'unchanged':
      return 'The new text equals the old text; nothing was changed.';
    case 'ambiguous':
      return (
        `old_string occurs ${replaced.lines.length} times in ${path} (${named(replaced.lines)}). ` +
        'Add surrounding lines to make it unique, or set replace_all.'
      );
    case 'unexpected':
      return `old_string occurs ${formatCount(replaced.lines.length, 'time')} in ${path} (${named(replaced.lines)}), not ${replaced.expected}; nothing was changed.`;
    case 'not-found': {
      const near = replaced.nearest;
      const hint = near === null ? '' : ` The most similar line is line ${near.line}:\n${startOf(near.text, 500)}`;
      const isDone = newText.trim().length > 10 && text.replaceAll('\r\n', '\n').includes(newText);
      const done = isDone ? ' new_string is in the file already.' : '';
      return `old_string does not occur in ${path}; whitespace and line breaks must match.${done} Read the file again.${hint}`;
    }
  }
}

function named(lines: readonly number[]): string {
  return `lines ${lines.slice(0, maxLinesNamed).join(', ')}${lines.length > maxLinesNamed ? ' …' : ''}`;
}

interface Replacing {
  readonly oldText: string;
  readonly newText: string;
  readonly all: boolean;
  /** The number of occurrences that must be replaced; `null` if any number may be. */
  readonly expected?: number | null;
}

export type Replaced =
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly strategy: Strategy }
  | { readonly kind: 'not-found'; readonly nearest: { readonly line: number; readonly text: string } | null }
  /** The lines on which the matches start, counted from 1. */
  | { readonly kind: 'ambiguous'; readonly lines: readonly number[] }
  | { readonly kind: 'unexpected'; readonly lines: readonly number[]; readonly expected: number }
  | { readonly kind: 'unchanged' };

/** Literally (`$` has no meaning). Line breaks compare as LF; every other byte stays. `oldText` is not empty. */
export function replaceText(text: string, { oldText, newText, all, expected = null }: Replacing): Replaced {
  const unix = text.replaceAll('\r\n', '\n');
  const [wanted, wantedReplacement] = [oldText.replaceAll('\r\n', '\n'), newText.replaceAll('\r\n', '\n')];
  const { found, strategy, replacement } = findMatches(unix, wanted, wantedReplacement);
  if (found.length === 0) return { kind: 'not-found', nearest: nearestLine(unix, wanted) };
  const lines = (): readonly number[] => found.map(({ start }) => unix.slice(0, start).split('\n').length);
  // These strategies may find a place that was not meant: they must find exactly one.
  const isUncertain = strategy === 'indentation' || strategy === 'escapes';
  if (expected !== null && found.length !== expected) return { kind: 'unexpected', lines: lines(), expected };
  if (found.length > 1 && (isUncertain || (!all && expected === null))) return { kind: 'ambiguous', lines: lines() };
  const lineEnd = hasWindowsLineEnds(text) ? '\r\n' : '\n';
  // Maps a position in the LF text to the original text.
  const returns: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) returns.push(at - returns.length);
  const toOriginal: (position: number) => number = (position) => {
    // Binary search for the number of line breaks before the position.
    let [low, high] = [0, returns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((returns[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return position + low;
  };
  const pieces: string[] = [];
  let at = 0;
  for (const match of found) {
    const { start, end } = replacement === '' ? includingLineBreak(unix, match) : match;
    const [from, to] = [toOriginal(start), toOriginal(end)];
    const edit = { wanted: match.wanted ?? wanted, replacement };
    const kept = replacement === '' || strategy === 'escapes' ? null : mergeEdit(text.slice(from, to), edit, lineEnd);
    pieces.push(text.slice(at, from), kept ?? replacement.replaceAll('\n', lineEnd));
    at = to;
  }
  const result = pieces.join('') + text.slice(at);
  return result === text ? { kind: 'unchanged' } : { kind: 'replaced', text: result, count: found.length, strategy };
}

/** Deleted whole lines include their line break; otherwise an empty line would remain. */
function includingLineBreak(text: string, { start, end }: Match): Match {
  const beginsLine = start === 0 || text[start - 1] === '\n';
  const isWhole = beginsLine && text[end] === '\n' && text[end - 1] !== '\n';
  return { start, end: isWhole ? end + 1 : end };
}

function nearestLine(text: string, wanted: string): { readonly line: number; readonly text: string } | null {
  const firstLine = wanted.split('\n').find((line) => line.trim() !== '');
  if (firstLine === undefined) return null;
  const words = wordsOf(firstLine);
  let best: { readonly line: number; readonly text: string } | null = null;
  let bestScore = 0.5;
  for (const [index, line] of text.split('\n').entries()) {
    // The share of common words (Jaccard index).
    const b = wordsOf(line);
    const shared = [...words].filter((word) => b.has(word)).length;
    const score = shared === 0 ? 0 : shared / (words.size + b.size - shared);
    if (score > bestScore) {
      best = { line: index + 1, text: line };
      bestScore = score;
    }
  }
  return best;
}

const wordOrSign = lazyRegExp(String.raw`[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu');

function wordsOf(line: string): ReadonlySet<string> {
  return new Set(line.match(wordOrSign()) ?? []);
}

/** A piece of the old text, and the bytes of the file in its place. */
interface Piece {
  readonly wanted: string;
  readonly inFile: string;
}

/** Longer differences are replaced as a whole. */
const mostCells = 4_000_000;

const tokens = lazyRegExp(String.raw`\n|[^\S\n]+|[\p{L}\p{N}_]+|[^]`, 'gu');

const tokensOf = (text: string): readonly string[] => text.match(tokens()) ?? [];

/**
 * After a tolerant comparison: where old and new agree, the file's bytes stay (quotes, dashes, line ends). `lineEnd`:
 * for new lines. `null` if the place is not the old text.
 */
function mergeEdit(
  inFile: string,
  { wanted, replacement }: { readonly wanted: string; readonly replacement: string },
  lineEnd: string,
): string | null {
  const pieces = piecesOf(wanted, inFile);
  if (pieces === null) return null;
  const { body, tail } = pieces;
  const added = tokensOf(replacement);
  let start = 0;
  while (start < Math.min(body.length, added.length) && body[start]?.wanted === added[start]) start += 1;
  let end = 0;
  const most = Math.min(body.length, added.length) - start;
  while (end < most && body[body.length - 1 - end]?.wanted === added[added.length - 1 - end]) end += 1;
  const [first, last] = [body.slice(0, start), body.slice(body.length - end)];
  const middle = merged(body.slice(start, body.length - end), added.slice(start, added.length - end), lineEnd);
  return [...first.map((piece) => piece.inFile), middle, ...last.map((piece) => piece.inFile), tail].join('');
}

/** Whitespace at the end of a line of the file belongs to the line break after it. */
function piecesOf(wanted: string, inFile: string): { readonly body: readonly Piece[]; readonly tail: string } | null {
  const [wantedLines, fileLines] = [wanted.split('\n'), inFile.split('\n')];
  // The file may end where the old text has a line break.
  const lacksEnd = wantedLines.length === fileLines.length + 1 && wantedLines.at(-1) === '';
  if (wantedLines.length !== fileLines.length && !lacksEnd) return null;
  const body: Piece[] = [];
  let tail = '';
  for (const [index, wantedLine] of wantedLines.entries()) {
    const fileLine = fileLines[index] ?? '';
    const words = wantedLine.trimEnd();
    if (withoutLookAlikes(words) !== withoutLookAlikes(fileLine.slice(0, words.length))) return null;
    let at = 0;
    for (const token of tokensOf(words)) {
      body.push({ wanted: token, inFile: fileLine.slice(at, at + token.length) });
      at += token.length;
    }
    const [rest, restWanted] = [fileLine.slice(at), wantedLine.slice(at)];
    if (rest.trim() !== '') return null;
    const isLast = index === wantedLines.length - 1;
    if (restWanted !== '') body.push({ wanted: restWanted, inFile: isLast ? rest : '' });
    if (!isLast && index === fileLines.length - 1) {
      body.push({ wanted: '\n', inFile: '' });
      tail = rest;
    } else if (!isLast) body.push({ wanted: '\n', inFile: `${rest}\n` });
    else if (restWanted === '' && !lacksEnd) tail = rest;
  }
  return { body, tail };
}

/** The longest common sequence keeps its bytes; everything else is the new text. */
function merged(old: readonly Piece[], added: readonly string[], lineEnd: string): string {
  const fresh = (token: string): string => (token === '\n' ? lineEnd : token);
  if (old.length === 0 || old.length * added.length > mostCells) return added.map(fresh).join('');
  const width = added.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = added.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i]?.wanted === added[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: string[] = [];
  for (let [i, j] = [0, 0]; j < added.length; ) {
    const token = added[j] ?? '';
    if (i < old.length && old[i]?.wanted === token) {
      parts.push(old[i]?.inFile ?? '');
      i += 1;
      j += 1;
    } else if (i < old.length && at(i + 1, j) >= at(i, j + 1)) i += 1;
    else {
      parts.push(fresh(token));
      j += 1;
    }
  }
  return parts.join('');
}
