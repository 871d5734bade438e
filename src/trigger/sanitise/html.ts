import { mayBeginDefinition } from './definitions.js';
import { lineThatEndsWords } from './fences.js';
import { beginsBareLine, beginsLine } from './line-start.js';
import type { Piece, Scan } from './scan.js';
import { unshownAt } from './unshown.js';

/** Elements whose text no page shows. */
const neverShown = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'audio',
  'video',
  'canvas',
  'datalist',
  'select',
  'textarea',
]);

/** GitHub's tag filter; the two others of it keep their form, see below. https://github.github.com/gfm/ */
const shownAsText = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes']);

/** Elements whose text keeps its form, blank lines too. */
const preformatted = new Set(['pre', 'listing', 'xmp', 'plaintext']);

/** Elements whose start tag begins a block even where it is not complete. */
const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'body', 'center', 'details', 'dialog', 'dd', 'div', 'dl', 'dt'],
  ...['fieldset', 'figure', 'footer', 'form', 'frame', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'header', 'hr'],
  ...['html', 'iframe', 'legend', 'li', 'link', 'main', 'menu', 'nav', 'noframes', 'ol', 'option', 'p', 'pre'],
  ...['script', 'search', 'section', 'style', 'summary', 'table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead'],
  ...['title', 'tr', 'ul'],
]);

const withoutText = new Set([
  'img',
  'br',
  'hr',
  'input',
  'link',
  'meta',
  'source',
  'area',
  'base',
  'col',
  'embed',
  'param',
  'track',
  'wbr',
]);

const hiddenByAttribute =
  /(?:^|[\s"'/])(?:hidden(?=[\s=/]|$)|aria-hidden\s*=\s*["']?true|style\s*=[^]*?(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:opacity|font-size|height|width)\s*:\s*0(?!\.?\d*[1-9])|color\s*:\s*(?:transparent|white|#fff)|text-indent\s*:\s*-|(?:left|top)\s*:\s*-\d|clip))/i;

/** What stands behind a `<`: a comment, a tag, an address, or nothing of that kind. */
export function markupAt(scan: Scan, at: number): Piece {
  const { text } = scan;
  const follows = text.charAt(at + 1);
  if (follows === '!' || follows === '?') return unshownAt(scan, at);
  const address = scan.inRawHtml || scan.inPreformatted ? null : addressAt(text, at);
  if (address !== null) return { text: address, next: at + address.length };
  if (!/[a-z/]/i.test(follows)) return { text: '<', next: at + 1 };
  return tagAt(scan, at);
}

const autolink = /<(?:https?|mailto|ftp):[^\s<>]*>|<[\w.+-]+@[\w.-]+>/iy;

function addressAt(text: string, at: number): string | null {
  autolink.lastIndex = at;
  return autolink.exec(text)?.[0] ?? null;
}

const tagStart = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>"'=]|$)/iy;

function tagAt(scan: Scan, at: number): Piece {
  const { text, tally } = scan;
  tagStart.lastIndex = at;
  const match = tagStart.exec(text);
  if (match === null) return scan.inRawHtml || scan.inPreformatted ? lost(scan, at) : { text: '<', next: at + 1 };
  const [start, slash = '', written = ''] = match;
  const name = written.toLowerCase();
  const end = endOfTag(scan, at + start.length, scan.inRawHtml || (blocks.has(name) && beginsLine(text, at)));
  if (end < 0) return { text: '<', next: at + 1 };
  const attributes = text.slice(at + start.length, end - 1);
  if (preformatted.has(name)) scan.inPreformatted = slash === '';
  if (slash === '' && !withoutText.has(name) && (neverShown.has(name) || isHidden(attributes))) {
    tally.add('hidden-element', text.slice(at, at + 100));
    const next = endOfElement(text, end, name);
    const inside = text.slice(end, Math.max(end, next - name.length - 3));
    return { text: '', next: reachesBeyond(name, inside) ? text.length : next };
  }
  tally.add('tag', text.slice(at, Math.min(end, at + 100)));
  return { text: slash === '' ? standIn(name, attributes) : '', next: end };
}

/**
 * Whether something inside of a hidden element may go on behind its end: a definition, which the page may read as one
 * behind a blank line; or what looks like a tag, in elements whose tags GitHub shows as text.
 */
function reachesBeyond(name: string, inside: string): boolean {
  return mayBeginDefinition(inside) || (shownAsText.has(name) && /<[a-z!?/]/i.test(inside));
}

/** What is no tag of Markdown's but looks like one ends at its bracket, or swallows the rest of its block, or all. */
function lost(scan: Scan, at: number): Piece {
  const { text } = scan;
  scan.tally.add('tag', text.slice(at, at + 100));
  if (scan.inPreformatted) return { text: '', next: Math.max(at + 1, endOfTag(scan, at + 1, true)) };
  const end = Math.max(at + 1, endOfBlock(scan, at));
  const block = text.slice(at, end);
  const whole = /^<[^"'<>]*>/.exec(block)?.[0];
  if (whole !== undefined) return { text: '', next: at + whole.length };
  // What begins behind a bracket may reach to the end of the page.
  return { text: '', next: />[^]*<[a-z!?/]/i.test(block) ? text.length : end };
}

const htmlBlock = new RegExp(
  `(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)]))*[ \\t]*<(?:[!?]|/?(?:${[...blocks].join('|')})(?=[\\s/>]|$)|[a-z/][^<>]*>[ \\t]*(?:\\n|$))`,
  'iy',
);

/** Whether a line begins a block of HTML for certain: a block element, a declaration, or a tag alone. */
export function beginsHtml(text: string, at: number): boolean {
  htmlBlock.lastIndex = at;
  return htmlBlock.test(text);
}

const unshownBlock = /^<(?:!--|!\[CDATA\[|![a-z]|\?|(?:script|style|textarea)[\s>])/i;

/**
 * Whether a block of HTML is over with the line in which what begins there ends. Whatever begins behind it in that line
 * and goes on, goes on for a browser alone.
 */
export function endsHtmlBlock(text: string, from: number): boolean {
  const start = text.slice(from, from + 11);
  return /^<\/(?:pre|script|style|textarea)[\s>]/i.test(start) || (unshownBlock.test(start) && beginsLine(text, from));
}

/** Whether what is written there is HTML for certain, over all its lines, whatever stands in them. */
export function isHtmlBlock(text: string, from: number, to: number): boolean {
  if (!beginsBareLine(text, from)) return false;
  if (unshownBlock.test(text.slice(from, from + 11))) return true;
  const tag = /^<\/?([a-z][a-z\d]*)(?=[\s/>])/i.exec(text.slice(from, from + 20))?.[1] ?? '';
  return blocks.has(tag.toLowerCase()) && !/\n[ \t]*\n/.test(text.slice(from, to));
}

/** Longer attributes were written to hide something. */
const longestAttributes = 5_000;

function isHidden(attributes: string): boolean {
  return attributes.length > longestAttributes || hiddenByAttribute.test(attributes);
}

/**
 * Behind the `>` that ends a tag. A tag that does not end before the next blank line or `<` is text, -1; but at the
 * start of a line the page may take it for HTML, and then all up to the blank line is hidden.
 */
function endOfTag(scan: Scan, from: number, startsBlock: boolean): number {
  const { text } = scan;
  const limit = endOfBlock(scan, from);
  const stop = /["'<>]/g;
  stop.lastIndex = from;
  let at = from;
  for (let match = stop.exec(text); match !== null && match.index < limit; match = stop.exec(text)) {
    if (match[0] === '>') return match.index + 1;
    at = match.index + 1;
    if (match[0] === '<' || !(scan.inRawHtml || startsValue(text, match.index))) break;
    const close = text.indexOf(match[0], at);
    at = close < 0 || close >= limit ? limit : close + 1;
    if (at === limit || !(scan.inRawHtml || /[\s/>]/.test(text.charAt(at)))) break;
    stop.lastIndex = at;
  }
  scan.lostTime += at - from;
  return startsBlock || scan.lostTime > 20 * text.length ? limit : -1;
}

/** In Markdown a quote belongs to a tag only as that of a value. */
function startsValue(text: string, at: number): boolean {
  return /=\s{0,20}$/.test(text.slice(Math.max(0, at - 21), at));
}

const blank = /\n[ \t]*(?=\n|$(?![^]))/g;

/**
 * Where the next blank line is, or outside of HTML what ends words without one; looked for once a block. Neither ends
 * anything in an element that keeps its form.
 */
export function endOfBlock(scan: Scan, from: number): number {
  const { text } = scan;
  if (scan.inPreformatted) return text.length;
  if (from > scan.blockEnd) {
    blank.lastIndex = from;
    scan.blockEnd = blank.exec(text)?.index ?? text.length;
  }
  if (scan.inHtml) return scan.blockEnd;
  if (from > scan.paragraphEnd) {
    const stop = lineThatEndsWords(text, from, scan.blockEnd);
    scan.paragraphEnd = stop === null ? scan.blockEnd : stop - 1;
  }
  return scan.paragraphEnd;
}

/** What a page shows for a tag: an image, a new line, or nothing. */
function standIn(name: string, attributes: string): string {
  if (name === 'br') return '\n';
  if (name !== 'img') return '';
  const source = /(?:^|\s)src\s*=\s*["']?(https?:\/\/[^\s"'<>()]+)/i.exec(attributes)?.[1];
  return source === undefined ? '' : `![](${source})`;
}

/** Behind the end tag of an element whose start tag ends at `from`, others of its name inside counted; else the end of the text. */
function endOfElement(text: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^<>]*>`, 'gi');
  tags.lastIndex = from;
  let depth = 1;
  for (let match = tags.exec(text); match !== null; match = tags.exec(text)) {
    depth += match[1] === '' ? 1 : -1;
    if (depth === 0) return match.index + match[0].length;
  }
  return text.length;
}
