import { hasList } from './fences.js';
import { beginsLine } from './line-start.js';
import type { Scan } from './scan.js';

/**
 * Whether HTML that begins a line in a quote or a list goes on in a line that leaves it. The page is done with the HTML
 * there, and what it had begun goes on for a browser alone: words go on without the sign of their quote, HTML does not.
 */
export function leavesContainer(scan: Scan, from: number, to: number): boolean {
  const { text } = scan;
  const end = text.indexOf('\n', from);
  if (end < 0 || end >= to || !beginsLine(text, from)) return false;
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const quotes = before.split('>').length - 1;
  const within = behindQuotes(before, quotes) ?? '';
  const isInList = /[*+\-.)]/.test(within) || (within !== '' && hasList(scan, from));
  if (quotes === 0 && !isInList) return false;
  for (const line of text.slice(end + 1, to).split('\n')) {
    const rest = behindQuotes(line, quotes);
    if (rest === null) return true;
    if (isInList && rest.trim() !== '' && columnsOf(/^[ \t]*/.exec(rest)?.[0] ?? '') < columnsOf(within)) return true;
  }
  return false;
}

/** What stands behind so many signs of quotes, each with one blank; null where there are fewer. */
function behindQuotes(line: string, count: number): string | null {
  let rest = line;
  for (let left = count; left > 0; left -= 1) {
    const sign = /^[ \t]*> ?/.exec(rest)?.[0];
    if (sign === undefined) return null;
    rest = rest.slice(sign.length);
  }
  return rest;
}

/** Tabs go to the next multiple of four. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const sign of text) columns += sign === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
