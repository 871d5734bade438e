import type { Piece, Scan } from './scan.js';

const opening = /( {0,3})(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)/y;

/** What names a language and hardly anything else. */
const language = /^[ \t]*[A-Za-z0-9+#]{0,12}[ \t]*$/;

/**
 * A fenced block, as it is but for words behind its opening that no page shows, up to and with its closing fence. One
 * that is indented may stand in a list, which ends at a line that is indented less: what follows is read as prose
 * again, and no fence behind it is certain any more.
 */
export function fenceAt(scan: Scan, at: number): Piece | null {
  const { text, tally } = scan;
  opening.lastIndex = at;
  const match = scan.looseFence ? null : opening.exec(text);
  if (match === null) return null;
  const [whole, indent = '', run = '', info = ''] = match;
  const start = at + whole.length;
  const sign = run.charAt(0);
  const closing = `^ {0,3}${sign}{${String(run.length)},}[ \\t]*(?:\\n|$(?![^]))`;
  const dedent = indent === '' || !hasList(scan, at) ? '' : `|^(?! {${String(indent.length)}}|[ \\t]*(?:\\n|$(?![^])))`;
  const end = new RegExp(`${closing}${dedent}`, 'gm');
  end.lastIndex = start;
  const found = end.exec(text);
  const next = found === null ? text.length : found.index + found[0].length;
  scan.looseFence = found !== null && found[0] === '';
  if (language.test(info)) return { text: text.slice(at, next), next, code: 'fence' };
  tally.add('hidden-element', info.trim());
  return { text: `${indent}${run}${whole.endsWith('\n') ? '\n' : ''}${text.slice(start, next)}`, next, code: 'fence' };
}

const listItem = /(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])(?=[ \t])/;

/** Whether something before this place may be an item of a list. */
export function hasList(scan: Scan, at: number): boolean {
  if (scan.firstList === null) {
    const index = scan.text.search(listItem);
    scan.firstList = index < 0 ? scan.text.length : index;
  }
  return scan.firstList < at;
}

const endsWords =
  /\n(?: {0,3}(?:`{3,}(?=[^`\n]*(?:\n|$))|~{3,})|(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*\[\^[^[\]\s]+\]:)/;

/**
 * The first line that ends a paragraph without a blank one, by fenced code or a footnote, and what was begun in its
 * words with it; of the lines that begin behind the line break at `from` and before `to`.
 */
export function lineThatEndsWords(text: string, from: number, to: number): number | null {
  // What stands behind `to` in its line still tells what the line is.
  const end = text.indexOf('\n', to);
  const index = text.slice(from, end < 0 ? text.length : end).search(endsWords);
  return index < 0 || from + index + 1 >= to ? null : from + index + 1;
}

const inBlock = /((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*(?:`{3,}(?=[^`\n]*(?:\n|$))|~{3,}))([^\n]*)/y;

/** The opening of a fence in a quote or deep in a list, without words behind it; whether it is one, only the page knows. */
export function fenceInBlockAt(scan: Scan, at: number): Piece | null {
  inBlock.lastIndex = at;
  const match = inBlock.exec(scan.text);
  const [whole = '', opening = '', info = ''] = match ?? [];
  if (match === null || language.test(info)) return null;
  scan.tally.add('hidden-element', info.trim());
  scan.looseBacktick = true;
  return { text: opening, next: at + whole.length };
}

/** A code span in one line, as it is; a run of backticks without a partner there makes the rest of its block uncertain. */
export function codeSpanAt(scan: Scan, at: number): Piece {
  const { text } = scan;
  const run = runAt(text, at);
  const start = at + run.length;
  const certain = !scan.looseBacktick && !scan.inHtml && !scan.inPreformatted && !isInAddress(text, at);
  const end = certain ? endOfSpan(text, start, run) : -1;
  if (end >= 0) return { text: text.slice(at, end), next: end, code: 'span' };
  scan.looseBacktick = true;
  return { text: run, next: start };
}

/** A bare address takes backticks and backslashes with it, up to a blank or a tag. A word that is very long may be one. */
export function isInAddress(text: string, at: number): boolean {
  return /(?:\/\/|www\.)[^\s<]*$|^[^\s<]{200}$/i.test(text.slice(Math.max(0, at - 200), at));
}

const backticks = /`+|\n/g;

function endOfSpan(text: string, start: number, run: string): number {
  backticks.lastIndex = start;
  for (let match = backticks.exec(text); match !== null && match[0] !== '\n'; match = backticks.exec(text)) {
    // A table splits its cells at a pipe before it reads code.
    if (match[0].length === run.length)
      return text.slice(start, match.index).includes('|') ? -1 : match.index + run.length;
  }
  return -1;
}

const backtickRun = /`+/y;

function runAt(text: string, at: number): string {
  backtickRun.lastIndex = at;
  return backtickRun.exec(text)?.[0] ?? '`';
}
