import { parse, postprocess, preprocess } from 'micromark';
import { gfm } from './page.js';

type Events = ReturnType<typeof postprocess>;
export type MarkdownToken = Events[number][1];

/** HTML of the text is shown as text, so it begins no block and ends none. */
const noHtml = { disable: { null: ['htmlFlow', 'htmlText'] } };

const blocksOnly = {
  disable: {
    null: [
      ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape'],
      ...['labelEnd', 'labelStartImage', 'labelStartLink'],
    ],
  },
};

export function eventsOf(
  markdown: string,
  { html, inline }: { readonly html: boolean; readonly inline: boolean },
): Events {
  const extensions = [...gfm, ...(html ? [] : [noHtml]), ...(inline ? [] : [blocksOnly])];
  return postprocess(
    parse({ extensions })
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
}

export interface CodeBlock {
  readonly kind: 'fenced' | 'indented';
  readonly first: number;
  readonly last: number;
  /** What precedes the opening fence on its line: indents and the marks of lists and quotes. */
  readonly prefix: string;
  readonly info: string;
  readonly isClosed: boolean;
}

/** Where GitHub sees code and tables: blocks by their first lines, and the indexes of lines that are rows. */
export function structureOf(markdown: string, html = false) {
  const lines = markdown.split('\n');
  const code = new Map<number, CodeBlock>();
  const rows = new Set<number>();
  let fences = 0;
  let info = '';
  for (const [kind, token] of eventsOf(markdown, { html, inline: false })) {
    const first = token.start.line - 1;
    if (token.type === 'codeFenced' && kind === 'enter') [fences, info] = [0, ''];
    if (token.type === 'codeFencedFence' && kind === 'exit') fences += 1;
    if (token.type === 'codeFencedFenceInfo' && kind === 'exit')
      info = markdown.slice(token.start.offset, token.end.offset);
    if (token.type === 'tableRow' && kind === 'enter') rows.add(first);
    if (kind === 'enter' || (token.type !== 'codeFenced' && token.type !== 'codeIndented')) continue;
    const isAtStart = token.end.column === 1 && token.end.line > token.start.line;
    code.set(first, {
      kind: token.type === 'codeFenced' ? 'fenced' : 'indented',
      first,
      last: token.end.line - (isAtStart ? 2 : 1),
      prefix: (lines[first] ?? '').slice(0, token.start.column - 1),
      info,
      isClosed: fences > 1,
    });
  }
  return { code, rows };
}

const listMark = /^( *)(?:[-*+]|\d{1,9}[.)])( +|$)/;

/** Its lines lie inside the list items above. Parsers disagree in rare cases, and nothing in code is sanitized. */
export function isCertain(
  lines: readonly string[],
  { kind, first, last, prefix }: CodeBlock,
  isCode: (at: number) => boolean,
): boolean {
  const depth = prefix.split('>').length - 1;
  if (depth > 0 && !isQuote(lines, { first, last }, isCode)) return false;
  const quote = new RegExp(`^(?: *> ?){${String(depth)}}`);
  const inner = (at: number): string | null => {
    const line = lines[at] ?? '';
    return quote.test(line) ? line.replace(quote, '') : null;
  };
  const own = inner(first) ?? '';
  // A fence can follow the mark of a list.
  const mark = kind === 'fenced' ? listMark.exec(own) : null;
  const indent = mark === null ? indentOf(own) : mark[0].length;
  const offset = mark === null ? offsetAbove({ first, indent }, inner, isCode) : mark[0].length;
  if (kind === 'indented' ? indent < offset + 4 : mark === null && indent > offset + 3) return false;
  const least = kind === 'indented' ? offset + 4 : offset;
  for (let at = first + 1; at <= last; at += 1) {
    const line = inner(at);
    if (line === null || (line.trim() !== '' && indentOf(line) < least)) return false;
  }
  return offset === 0 || !lines.slice(first, last + 1).some((line) => /^[ >]*\t/.test(line));
}

/** Whether a quote around a block of code begins in the text of the list items above it. */
function isQuote(
  lines: readonly string[],
  { first, last }: Pick<CodeBlock, 'first' | 'last'>,
  isCode: (at: number) => boolean,
): boolean {
  const indent = indentOf(lines[first] ?? '');
  const offset = offsetAbove({ first, indent }, (at) => lines[at] ?? '', isCode);
  return indent <= offset + 3 && lines.slice(first, last + 1).every((line) => indentOf(line) >= offset);
}

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Where the text of the innermost list item begins that could contain a line with this indent. */
function offsetAbove(
  { first, indent }: { readonly first: number; readonly indent: number },
  inner: (at: number) => string | null,
  isCode: (at: number) => boolean,
): number {
  let offset = 0;
  // A mark ends the items whose text begins further to the right.
  let open = indent;
  for (let at = first - 1; at >= 0; at -= 1) {
    const line = inner(at);
    if (line === null) break;
    if (line.trim() === '' || isCode(at)) continue;
    const mark = listMark.exec(line);
    if (mark !== null) {
      // The text of an item that begins with code or with nothing begins after one blank.
      const blanks = mark[2]?.length ?? 0;
      const text = blanks > 4 || blanks === 0 ? mark[0].trimEnd().length + 1 : mark[0].length;
      if (text <= open) offset = Math.max(offset, text);
      open = Math.min(open, mark[1]?.length ?? 0);
      if (open === 0) break;
    } else if (indentOf(line) === 0) break;
  }
  return offset;
}
