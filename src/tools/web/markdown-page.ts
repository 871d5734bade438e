/** Deeper levels are written at this depth, so that indentation never dominates a page. */
const maxListDepth = 8;
const maxQuoteDepth = 4;

/** Markdown that is being written. Every operation takes constant time. */
export interface MarkdownPage {
  /** For relative links. */
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
export function isInRow({ tables, row }: MarkdownPage): boolean {
  return tables === 1 && row !== null;
}

/** Ends the current block; within a row of a table, a line has no breaks. */
export function block(page: MarkdownPage, lines = 2): void {
  if (isInRow(page)) page.hasSpace = true;
  else page.breaks = Math.max(page.breaks, lines);
}

/** The start of every line at the current depth. */
export function linePrefix({ quotes, listDepth }: MarkdownPage): string {
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

/** Writes text of the page: within code as it is, else with single spaces. */
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
export function inCell(page: MarkdownPage, text: string): string {
  return isInRow(page) ? text.replaceAll('|', '\\|') : text;
}
