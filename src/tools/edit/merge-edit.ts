import { lazyRegExp } from '../../lazy-reg-exp.js';
import { withoutLookAlikes } from './edit-match.js';

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
 * The new text for a place in the file that was found by a tolerant comparison: where the old and the new text agree,
 * the bytes of the file stay (quotes, dashes, spaces, line ends). `lineEnd` is for new lines. `null` if the place is not
 * the old text.
 */
export function mergeEdit(
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
