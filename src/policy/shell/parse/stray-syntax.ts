import { isDeceptiveText, isPlain } from '../limits.js';
import { Undecidable } from '../undecidable.js';
import {
  commentMark,
  inertMark,
  isMarkedAs,
  markRange,
  quotedMark,
  quotedText,
  type SourceMarks,
  separateMark,
  wordMark,
} from './source-marks.js';

const introducer = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;

/** Marks comments: a `#` at the start of a word begins one, unless the tree has a word in the rest of the line. */
export function findComments(marks: SourceMarks): void {
  const { source } = marks;
  for (let at = source.indexOf('#'); at >= 0; at = source.indexOf('#', at + 1)) {
    if (isMarkedAs(marks, at, wordMark | commentMark) || (at > 0 && !/[\s;&|()]/.test(source[at - 1] ?? ''))) continue;
    const newline = source.indexOf('\n', at);
    const end = newline < 0 ? source.length : newline;
    let clear = true;
    for (let i = at; i < end && clear; i += 1) clear = !isMarkedAs(marks, i, wordMark);
    if (clear) markRange(marks, commentMark, { pos: at, end });
  }
}

/** Throws Undecidable if a character that can begin a substitution is not where one begins. */
export function checkStray(marks: SourceMarks): void {
  if (!/[$`<>]|\\\n/.test(marks.source)) return;
  for (const match of marks.source.matchAll(introducer)) {
    const at = match.index;
    const plain = marks.starts.has(at) && !match[0].includes('\\\n');
    if (plain || isMarkedAs(marks, at, inertMark | separateMark | commentMark) || isEscaped(marks, at)) continue;
    // Double quotes prevent process substitution.
    if (/^[<>]\($/.test(match[0]) && isMarkedAs(marks, at, quotedText)) continue;
    if (match[0].startsWith('>(') || match[0].startsWith('<('))
      throw new Undecidable('substitution', 'it is not clear whether a parenthesis begins a substitution');
    throw new Undecidable('substitution', 'it is not clear where a substitution begins');
  }
}

/** Whether a backslash escapes the character, which it does everywhere except in single quotes. */
function isEscaped(marks: SourceMarks, at: number): boolean {
  if (!isMarkedAs(marks, at, wordMark) || /[<>|&;()]/.test(marks.source[at] ?? '')) return false;
  let backslashes = 0;
  while (marks.source[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Refuses deceptive characters outside quotes. Quoted text is data, and its paths are folded before comparison. */
export function checkDeceptive(marks: SourceMarks): void {
  if (isPlain(marks.source)) return;
  for (const match of marks.source.matchAll(/[^\n\t -~]+/gu)) {
    if (isMarkedAs(marks, match.index, quotedMark | inertMark | commentMark)) continue;
    if (isDeceptiveText(match[0]))
      throw new Undecidable('other', 'a character outside quotes is invisible or looks like another one');
  }
}
