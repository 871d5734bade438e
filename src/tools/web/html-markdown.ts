import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { oneLine } from '../../text.js';
import {
  block,
  changeQuote,
  changeTable,
  createMarkdownPage,
  endCode,
  endHeading,
  endInlineCode,
  endLink,
  endList,
  endMain,
  endPage,
  endRow,
  type MarkdownPage,
  startCell,
  startCode,
  startHeading,
  startInlineCode,
  startItem,
  startLink,
  startList,
  startMain,
  startRow,
  writeImage,
  writeRule,
  writeText,
} from './markdown-page.js';

export interface ConvertedPage {
  /** Empty if the page has none. */
  readonly title: string;
  readonly markdown: string;
  /** Why the end of the page is missing, as a clause; `null` if it is complete. */
  readonly cut: string | null;
}

export interface ConvertOptions {
  /** For relative links. */
  readonly base: string;
  /** Without navigation, headers and footers; if the page marks its main content, only that. */
  readonly mainOnly: boolean;
  readonly signal: AbortSignal;
  /** In milliseconds, from any start. */
  readonly now: () => number;
}

/** Hostile markup, such as a million attributes, must not hold the run: the rest of the page is left out. */
const maxMilliseconds = 3_000;
const maxTitle = 300;
const chunkCharacters = 8_192;
/** Timers and aborts get their turn after this many chunks. */
const chunksPerPause = 32;

/** How the text of an element is tokenized; all others contain markup. */
const textModes = new Map<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
  ...['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA] as const),
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT] as const),
]);

/** One pass, linear, no tree: hostile nesting overflows nothing. Misplaced tags change the layout, not the text. */
export async function htmlToMarkdown(html: string, options: ConvertOptions): Promise<ConvertedPage> {
  if (!options.mainOnly) return (await convert(html, options)).page;
  const { page, hasLost } = await convert(html, options);
  // A second conversion would take too long again.
  if (page.cut !== null || (!hasLost && page.markdown !== '')) return page;
  return (await convert(html, { ...options, mainOnly: false })).page;
}

async function convert(html: string, { base, mainOnly, signal, now }: ConvertOptions) {
  const page = createMarkdownPage(base);
  const skipper = createSkipper(mainOnly);
  const title = createTitle();
  const text = ({ chars }: Token.CharacterToken): void => {
    if (title.add(chars) || skipper.isSkipping()) return;
    writeText(page, chars);
  };
  const ignore = (): void => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (token) => {
        tokenizer.state = textModes.get(token.tagName) ?? tokenizer.state;
        if (title.open(token.tagName) || skipper.start(token)) return;
        if (mainOnly && token.tagName === 'main') startMain(page);
        startTags.get(token.tagName)?.(page, token);
      },
      onEndTag: ({ tagName }) => {
        if (title.close(tagName) || skipper.end(tagName)) return;
        endTags.get(tagName)?.(page);
        if (mainOnly && tagName === 'main') endMain(page);
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  const cut = await feed(tokenizer, html, { signal, now });
  return { page: { title: title.text(), markdown: endPage(page), cut }, hasLost: skipper.isSkipping() && cut === null };
}

async function feed(
  tokenizer: Tokenizer,
  html: string,
  { signal, now }: Pick<ConvertOptions, 'signal' | 'now'>,
): Promise<string | null> {
  const start = now();
  for (let at = 0, chunk = 1; at < html.length; at += chunkCharacters, chunk += 1) {
    if (now() - start > maxMilliseconds) return 'its markup takes too long to convert';
    if (signal.aborted) return 'the run was stopped';
    tokenizer.write(html.slice(at, at + chunkCharacters), false);
    if (chunk % chunksPerPause === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  tokenizer.write('', true);
  return null;
}

/** The first `title` of the page; others, such as those of drawings, are not text either. */
function createTitle() {
  let title = '';
  let isOpen = false;
  let isComplete = false;
  return {
    open: (name: string): boolean => {
      if (name !== 'title') return false;
      isOpen = true;
      return true;
    },
    close: (name: string): boolean => {
      if (name !== 'title') return false;
      isOpen = false;
      isComplete = true;
      return true;
    },
    add: (text: string): boolean => {
      if (isOpen && !isComplete && title.length < maxTitle) title += text;
      return isOpen;
    },
    text: (): string => oneLine(title).slice(0, maxTitle),
  };
}

/** Elements without text for readers. */
const never = new Set('script style template svg math iframe object canvas audio video noembed noframes'.split(' '));

/** Elements around the content of a page. */
const around = new Set('nav footer aside'.split(' '));

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** A second element of the name ends the first one: their end tags are often missing. */
const closesItself = new Set('p li dt dd td th tr option'.split(' '));

/** Hiding one of these would hide the page. */
const roots = new Set(['html', 'body']);

/** Follows which part of a page is left out, without a stack: only the name of the element that is left out counts. */
function createSkipper(mainOnly: boolean) {
  let name: string | null = null;
  let depth = 0;
  return {
    isSkipping: (): boolean => name !== null,
    /** Whether the tag belongs to a part that is left out. */
    start: (token: Token.TagToken): boolean => {
      const { tagName } = token;
      if (name !== null) {
        if (tagName !== name) return true;
        if (!closesItself.has(name)) {
          depth += 1;
          return true;
        }
        name = null;
      }
      const isLeftOut = never.has(tagName) || (mainOnly && around.has(tagName)) || isHidden(token);
      if (!isLeftOut || token.selfClosing) return isLeftOut;
      if (empty.has(tagName) || roots.has(tagName)) return empty.has(tagName);
      name = tagName;
      depth = 1;
      return true;
    },
    end: (tagName: string): boolean => {
      if (name === null) return false;
      if (tagName === name) depth -= 1;
      if (depth === 0) name = null;
      return true;
    },
  };
}

/** What a browser does not show is not given to the model either: hidden text is written for programs. */
function isHidden({ attrs }: Token.TagToken): boolean {
  return attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'style' && value.length < 10_000 && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}

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
const startTags: ReadonlyMap<string, Start> = new Map<string, Start>([
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

const endTags: ReadonlyMap<string, End> = new Map<string, End>([
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
