import { oneLine } from '../../text.js';

/** Deeper levels are written at this depth, so that indentation never dominates a page. */
const maxListDepth = 8;
const maxQuoteDepth = 4;

/** Markdown that is being written. Every operation takes constant time. */
export interface MarkdownPage {
  readonly base: string;
  pieces: string[];
  isEmpty: boolean;
  /** Line breaks before the next text. */
  breaks: number;
  /** A space comes before the next text of the line. */
  hasSpace: boolean;
  quotes: number;
  /** The number of the next item of each open list; `null` for bullets. */
  readonly lists: (number | null)[];
  listDepth: number;
  /** The start of an item that has no text yet. */
  marker: string;
  /** The same for a heading. */
  heading: string;
  /** `outside` once the main part of the page has ended. */
  main: 'unknown' | 'inside' | 'outside';
  /** Its bracket is written with its first text. */
  link: { readonly href: string; isOpen: boolean } | null;
  code: { readonly text: string[]; language: string } | null;
  inlineCode: string[] | null;
  tables: number;
  row: { cells: number } | null;
  isFirstRow: boolean;
}

export function createMarkdownPage(base: string): MarkdownPage {
  return {
    base,
    pieces: [],
    isEmpty: true,
    breaks: 0,
    hasSpace: false,
    quotes: 0,
    lists: [],
    listDepth: 0,
    marker: '',
    heading: '',
    main: 'unknown',
    link: null,
    code: null,
    inlineCode: null,
    tables: 0,
    row: null,
    isFirstRow: false,
  };
}

/** Cells of a table within a table are paragraphs, so that no row contains another one. */
function isInRow({ tables, row }: MarkdownPage): boolean {
  return tables === 1 && row !== null;
}

/** Ends the current block; within a row of a table, a line has no breaks. */
export function block(page: MarkdownPage, lines = 2): void {
  if (isInRow(page)) page.hasSpace = true;
  else page.breaks = Math.max(page.breaks, lines);
}

function linePrefix({ quotes, listDepth }: MarkdownPage): string {
  return `${'> '.repeat(Math.min(quotes, maxQuoteDepth))}${'  '.repeat(Math.min(listDepth, maxListDepth))}`;
}

/** Writes text within a line, after the pending line breaks or the pending space. */
export function put(page: MarkdownPage, text: string): void {
  if (page.main === 'outside') return;
  if (page.breaks > 0 || page.isEmpty) startLine(page);
  else if (page.hasSpace) page.pieces.push(' ');
  if (page.link?.isOpen === false) {
    page.pieces.push('[');
    page.link.isOpen = true;
  }
  page.pieces.push(text);
  page.breaks = 0;
  page.hasSpace = false;
  page.isEmpty = false;
}

function startLine(page: MarkdownPage): void {
  const { pieces, breaks, isEmpty, marker, heading } = page;
  const prefix = linePrefix(page);
  if (!isEmpty) pieces.push(breaks > 1 ? `\n${prefix.trimEnd()}\n` : '\n');
  pieces.push(marker === '' || page.listDepth === 0 ? prefix : prefix.slice(0, -2), marker, heading);
  page.marker = '';
  page.heading = '';
}

export function writeText(page: MarkdownPage, text: string): void {
  const verbatim = page.code?.text ?? page.inlineCode;
  if (verbatim !== null) {
    verbatim.push(text);
    return;
  }
  const line = text.replaceAll(/[\t\n\f\r ]+/g, ' ');
  const shown = line.trim();
  if (line.startsWith(' ')) page.hasSpace = true;
  if (shown === '') return;
  put(page, inCell(page, shown));
  page.hasSpace = line.endsWith(' ');
}

/** A text that cannot end the cell that it is in. */
function inCell(page: MarkdownPage, text: string): string {
  return isInRow(page) ? text.replaceAll('|', '\\|') : text;
}

const maxLinkCharacters = 500;
const maxImageText = 300;

export function startLink(page: MarkdownPage, href: string): void {
  endLink(page);
  const address = page.code === null && page.inlineCode === null ? addressOf(href, page.base) : null;
  if (address !== null) page.link = { href: address, isOpen: false };
}

/** Without text, as around an image that is not shown, there is nothing to link. */
export function endLink(page: MarkdownPage): void {
  if (page.link?.isOpen === true) page.pieces.push(`](${page.link.href})`);
  page.link = null;
}

export function writeImage(page: MarkdownPage, alt: string, source: string): void {
  const text = oneLine(alt).slice(0, maxImageText);
  const address = addressOf(source, page.base);
  if (text !== '' && address !== null && page.code === null) put(page, inCell(page, `![${text}](${address})`));
}

/** Ends what does not continue in the next block. */
function closeInline(page: MarkdownPage): void {
  endLink(page);
  endInlineCode(page);
}

export function startCode(page: MarkdownPage, language: string): void {
  closeInline(page);
  page.code ??= { text: [], language };
}

/** Starts inline code; within a code block, only its language counts. */
export function startInlineCode(page: MarkdownPage, language: string): void {
  if (page.code !== null) page.code.language ||= language;
  else page.inlineCode ??= [];
}

export function endInlineCode(page: MarkdownPage): void {
  if (page.inlineCode === null) return;
  const text = oneLine(page.inlineCode.join(''));
  page.inlineCode = null;
  if (text === '') return;
  const mark = fenceFor(text, 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  put(page, inCell(page, `${mark}${pad}${text}${pad}${mark}`));
}

export function endCode(page: MarkdownPage): void {
  if (page.code === null) return;
  const { text, language } = page.code;
  page.code = null;
  const joined = text.join('').replaceAll(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd();
  if (joined === '') return;
  if (isInRow(page)) {
    page.inlineCode = [joined];
    endInlineCode(page);
    return;
  }
  block(page);
  const fence = fenceFor(joined, 3);
  put(page, `${fence}${language}\n${joined}\n${fence}`.replaceAll('\n', `\n${linePrefix(page)}`));
  block(page);
}

/** Longer than every run of backquotes in the text. */
function fenceFor(text: string, least: number): string {
  let longest = least - 1;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

/** The absolute address of a link; `null` for one within the page, and for what is not a page. */
function addressOf(href: string, base: string): string | null {
  const text = href.trim();
  if (text === '' || text.startsWith('#') || text.length > maxLinkCharacters || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!/^(?:https?|mailto):$/.test(url.protocol)) return null;
  return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
}

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

export function endPage(page: MarkdownPage): string {
  endCode(page);
  closeInline(page);
  endRow(page);
  return page.pieces.join('').trim();
}
