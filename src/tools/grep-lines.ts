import { endOf, startOf } from '../text.js';

/** A matching line. */
export interface Hit {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

const maxLineCharacters = 500;
/** How many characters of a long line are shown before the match. */
const lead = 100;

/** Matching lines, at most `limit`; a long line is truncated to the part around its match. */
export function matchingLines(text: string, regex: RegExp, limit: number): readonly Hit[] {
  const hits: Hit[] = [];
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  for (const [index, line] of lines.entries()) {
    if (hits.length >= limit) break;
    const match = regex.exec(line);
    if (match !== null) hits.push({ line: index + 1, text: excerpt(line, match.index) });
  }
  return hits;
}

/** `12: text` for a match and `13- text` for a context line; `--` between groups that are not adjacent. */
export function withContext(text: string, hits: readonly Hit[], context: number): readonly string[] {
  if (context === 0) return hits.map((hit) => `${hit.line}: ${hit.text}`);
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const texts = new Map(hits.map((hit) => [hit.line, hit.text]));
  const result: string[] = [];
  let shown = 0;
  for (const { line } of hits) {
    const first = Math.max(shown + 1, line - context);
    const last = Math.min(lines.length, line + context);
    if (shown > 0 && first > shown + 1) result.push('--');
    for (let number = first; number <= last; number += 1) {
      const hit = texts.get(number);
      result.push(hit === undefined ? `${number}- ${excerpt(lines[number - 1] ?? '', 0)}` : `${number}: ${hit}`);
    }
    shown = Math.max(shown, last);
  }
  return result;
}

function excerpt(line: string, matchAt: number): string {
  if (line.length <= maxLineCharacters) return line;
  const start = Math.max(0, matchAt - lead);
  const from = endOf(line, line.length - start);
  return `${start > 0 ? '…' : ''}${startOf(from, maxLineCharacters)}${from.length > maxLineCharacters ? '…' : ''}`;
}
