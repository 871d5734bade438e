import { closeInline, endCode } from './markdown-inline.js';
import { block, isInRow, type MarkdownPage, put } from './markdown-page.js';

/** Deeper lists are bullets. */
const maxNumberedDepth = 1_000;

export function startHeading(page: MarkdownPage, level: number): void {
  closeInline(page);
  block(page);
  if (!isInRow(page)) page.heading = `${'#'.repeat(level)} `;
}

export function endHeading(page: MarkdownPage): void {
  page.heading = '';
  block(page);
}

export function writeRule(page: MarkdownPage): void {
  if (isInRow(page)) return;
  block(page);
  put(page, '---');
  block(page);
}

export function changeQuote(page: MarkdownPage, change: 1 | -1): void {
  closeInline(page);
  block(page);
  page.quotes = Math.max(0, page.quotes + change);
}

/** `first` is the number of the first item; `null` for bullets. */
export function startList(page: MarkdownPage, first: number | null): void {
  closeInline(page);
  block(page, page.listDepth === 0 ? 2 : 1);
  page.listDepth += 1;
  if (page.listDepth <= maxNumberedDepth) page.lists.push(first);
}

export function endList(page: MarkdownPage): void {
  closeInline(page);
  if (page.listDepth === 0) return;
  if (page.listDepth <= maxNumberedDepth) page.lists.pop();
  page.listDepth -= 1;
  page.marker = '';
  block(page, page.listDepth === 0 ? 2 : 1);
}

export function startItem(page: MarkdownPage): void {
  closeInline(page);
  block(page, 1);
  if (isInRow(page)) return;
  const { lists, listDepth } = page;
  const number = listDepth <= maxNumberedDepth ? (lists.at(-1) ?? null) : null;
  if (number !== null) lists[lists.length - 1] = number + 1;
  page.marker = number === null ? '- ' : `${String(number)}. `;
}

/** A row ends before a table in it, and with the table that it is in. */
export function changeTable(page: MarkdownPage, change: 1 | -1): void {
  closeInline(page);
  if (page.tables === 1) endRow(page);
  block(page);
  const isOuter = page.tables === 0 && change === 1;
  page.tables = Math.max(0, page.tables + change);
  if (isOuter) page.isFirstRow = true;
}

export function startRow(page: MarkdownPage): void {
  if (page.tables === 1) endRow(page);
  else block(page, 1);
}

export function startCell(page: MarkdownPage): void {
  closeInline(page);
  if (page.tables !== 1) {
    block(page, 1);
    return;
  }
  if (page.row === null) {
    block(page, page.isFirstRow ? 2 : 1);
    page.row = { cells: 0 };
  } else page.hasSpace = true;
  put(page, '|');
  page.row.cells += 1;
  page.hasSpace = true;
}

export function endRow(page: MarkdownPage): void {
  closeInline(page);
  if (page.tables !== 1 || page.row === null) return;
  const { cells } = page.row;
  page.hasSpace = true;
  put(page, '|');
  page.row = null;
  page.breaks = 1;
  if (!page.isFirstRow) return;
  page.isFirstRow = false;
  put(page, `|${' --- |'.repeat(cells)}`);
  page.breaks = 1;
}

/** Drops what was written before the main part of the page. */
export function startMain(page: MarkdownPage): void {
  closeInline(page);
  if (page.main === 'unknown') {
    page.pieces = [];
    page.isEmpty = true;
  }
  page.main = 'inside';
}

export function endMain(page: MarkdownPage): void {
  if (page.main !== 'inside') return;
  endCode(page);
  closeInline(page);
  endRow(page);
  page.main = 'outside';
}

/** The finished text. */
export function endPage(page: MarkdownPage): string {
  endCode(page);
  closeInline(page);
  endRow(page);
  return page.pieces.join('').trim();
}
