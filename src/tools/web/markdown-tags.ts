import type { Token } from 'parse5';
import {
  changeQuote,
  changeTable,
  endHeading,
  endList,
  endRow,
  startCell,
  startHeading,
  startItem,
  startList,
  startRow,
  writeRule,
} from './markdown-blocks.js';
import {
  endCode,
  endInlineCode,
  endLink,
  startCode,
  startInlineCode,
  startLink,
  writeImage,
} from './markdown-inline.js';
import { block, type MarkdownPage } from './markdown-page.js';

type Start = (page: MarkdownPage, token: Token.TagToken) => void;
type End = (page: MarkdownPage) => void;

const code: Start = (page, token) => startInlineCode(page, languageOf(token));
const codeBlock: Start = (page, token) => startCode(page, languageOf(token));
const list = (page: MarkdownPage): void => startList(page, null);
const plainBlock = (page: MarkdownPage): void => block(page);
const blockNames =
  'address article aside body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup legend main nav optgroup option p search section select summary textarea caption'.split(
    ' ',
  );
const headings = [1, 2, 3, 4, 5, 6];

/** What the start of an element writes; elements that are not listed only contain text. */
export const startTags: ReadonlyMap<string, Start> = new Map<string, Start>([
  ...blockNames.map((name) => [name, plainBlock] as const),
  ...headings.map((level) => [`h${String(level)}`, (page: MarkdownPage) => startHeading(page, level)] as const),
  ['br', lineBreak],
  ['hr', writeRule],
  ['pre', codeBlock],
  ['xmp', codeBlock],
  ['plaintext', codeBlock],
  ['code', code],
  ['kbd', code],
  ['samp', code],
  ['tt', code],
  ['blockquote', (page) => changeQuote(page, 1)],
  ['ul', list],
  ['menu', list],
  ['ol', (page, token) => startList(page, firstNumber(token))],
  ['li', startItem],
  ['a', (page, token) => startLink(page, attribute(token, 'href'))],
  ['img', (page, token) => writeImage(page, attribute(token, 'alt'), attribute(token, 'src'))],
  ['table', (page) => changeTable(page, 1)],
  ['tr', startRow],
  ['td', startCell],
  ['th', startCell],
]);

export const endTags: ReadonlyMap<string, End> = new Map<string, End>([
  ...blockNames.map((name) => [name, plainBlock] as const),
  ...headings.map((level) => [`h${String(level)}`, endHeading] as const),
  ['pre', endCode],
  ['xmp', endCode],
  ['code', endInlineCode],
  ['kbd', endInlineCode],
  ['samp', endInlineCode],
  ['tt', endInlineCode],
  ['blockquote', (page) => changeQuote(page, -1)],
  ['ul', endList],
  ['menu', endList],
  ['ol', endList],
  ['a', endLink],
  ['table', (page) => changeTable(page, -1)],
  ['tr', endRow],
]);

function lineBreak(page: MarkdownPage): void {
  if (page.code === null) block(page, 1);
  else page.code.text.push('\n');
}

function attribute({ attrs }: Token.TagToken, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? '';
}

function firstNumber(token: Token.TagToken): number {
  const number = Number(attribute(token, 'start'));
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

function languageOf(token: Token.TagToken): string {
  const classes = attribute(token, 'class').slice(0, 200);
  return /(?:^|\s)(?:lang|language|highlight-source)-([\w+#.-]{1,30})/.exec(classes)?.[1] ?? '';
}
