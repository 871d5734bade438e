import { oneLine } from '../../text.js';
import { block, inCell, isInRow, linePrefix, type MarkdownPage, put } from './markdown-page.js';

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
export function closeInline(page: MarkdownPage): void {
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
