import type { ChangeCounts } from './counts.js';

const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Tables without the cells that exceed their columns, which GitHub does not render. */
export function withoutExtraCells(text: string, counts: ChangeCounts): string {
  if (!text.includes('|')) return text;
  let [columns, headerCells] = [0, 0];
  const shown = text.split('\n').map((line) => {
    const start = prefix.exec(line)?.[0].length ?? 0;
    const row = line.slice(start).trimEnd();
    if (row === '') columns = 0;
    const ends = cellEnds(row);
    if (columns === 0 && /[|:]/.test(row) && delimiters.test(row) && ends.length === headerCells) columns = ends.length;
    headerCells = ends.length;
    const last = columns > 0 && ends.length > columns ? ends[columns - 1] : undefined;
    if (last === undefined) return line;
    counts.add('hidden-element');
    return line.slice(0, start + last + 1);
  });
  return shown.join('\n');
}

/** The indexes where the cells of a row end: every unescaped pipe except at the start, and the end of the row. */
function cellEnds(row: string): readonly number[] {
  const ends: number[] = [];
  for (const { 0: sign, index } of row.matchAll(/\\[^]|\|/g)) if (sign === '|' && index > 0) ends.push(index);
  if (ends.at(-1) !== row.length - 1) ends.push(row.length);
  return ends;
}
