import { leavesContainer } from './container.js';
import { definitionAt, footnoteAt, resolveReferences } from './definitions.js';
import { entityAt } from './entities.js';
import { codeSpanAt, fenceAt, fenceInBlockAt, isInAddress, lineThatEndsWords } from './fences.js';
import { beginsHtml, endsHtmlBlock, isHtmlBlock, markupAt } from './html.js';
import { imageAt, linkEndAt } from './link-parts.js';
import type { Piece, Scan } from './scan.js';
import { createTally, type Tally } from './tally.js';

/** One pass over Markdown, from left to right as a page reads it: the longest-standing construct wins. */
export function visibleMarkdown(text: string, tally: Tally): string {
  const prose: string[] = [];
  const done: string[] = [];
  const definitions = readPieces(text, tally, (piece) => {
    if (piece.code === undefined) prose.push(piece.text);
    else done.push(prose.splice(0).join(''), piece.text);
  });
  done.push(prose.join(''));
  // Code stands at the odd places.
  return done.map((part, index) => (index % 2 === 1 ? part : resolveReferences(part, definitions, tally))).join('');
}

/** Where fenced code begins and ends, whole lines each, as far as it is certain that the page shows it as code. */
export function fencesIn(text: string): readonly (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  readPieces(text, createTally(), ({ code, next }, at) => {
    if (code === 'fence') found.push([at, next]);
  });
  return found;
}

/** Hands on the pieces of the text in their order; the link definitions that stood in it. */
function readPieces(text: string, tally: Tally, see: (piece: Piece, at: number) => void): Scan['definitions'] {
  const scan: Scan = {
    text,
    tally,
    definitions: new Map(),
    looseBacktick: false,
    looseFence: false,
    firstList: null,
    inHtml: false,
    inRawHtml: false,
    inPreformatted: false,
    htmlEnd: -1,
    ends: new Map(),
    blockEnd: -1,
    paragraphEnd: -1,
    lostTime: 0,
  };
  let crossed = false;
  for (let at = 0; at < text.length; ) {
    const begun: Piece | null = startsLine(text, at) ? lineAt(scan, at) : crossed ? blockAt(scan, at) : null;
    const inHtml = scan.inHtml || scan.inPreformatted;
    const piece: Piece = overHtml(scan, at, overLines(scan, at, begun ?? signAt(scan, at), inHtml));
    crossed = text.charAt(at) === '<' && piece.text === '' && text.slice(at, piece.next).includes('\n');
    see(piece, at);
    at = piece.next;
  }
  return scan.definitions;
}

const startsLine = (text: string, at: number) => at === 0 || text.charCodeAt(at - 1) === 10;

const blankLine = /[ \t]*(?:\n|$)/y;
const htmlLine = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*<[a-z/!?]/iy;

/** What counts only at the start of a line: blank lines, fences, definitions. */
function lineAt(scan: Scan, at: number): Piece | null {
  const { text } = scan;
  blankLine.lastIndex = at;
  if (blankLine.test(text)) {
    scan.looseBacktick = false;
    scan.inHtml = false;
    scan.inRawHtml = false;
    return null;
  }
  enterHtml(scan, at);
  return (scan.inHtml || scan.inPreformatted ? null : fenceAt(scan, at)) ?? blockAt(scan, at);
}

function beginsTag(text: string, at: number): boolean {
  htmlLine.lastIndex = at;
  return htmlLine.test(text);
}

const unshownLine = /(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*<(?:[!?]|(?:pre|script|style|textarea)(?=[\s>]|$))/iy;

/** What begins there ends words, whatever they had begun, and goes on over blank lines. */
function beginsUnshown(text: string, at: number): boolean {
  unshownLine.lastIndex = at;
  return unshownLine.test(text);
}

function enterHtml(scan: Scan, at: number): void {
  if (beginsTag(scan.text, at)) scan.inHtml = true;
  if (scan.inHtml && beginsHtml(scan.text, at)) scan.inRawHtml = true;
}

/**
 * What goes over lines, such as a tag or the text of an image. Where the page takes it for none, each is a line like
 * others: it may begin HTML, and fenced code or a footnote ends what was begun in words. Where that was HTML, the
 * page may take either way, and what follows is seen by nobody.
 */
function overLines(scan: Scan, at: number, piece: Piece, inHtml: boolean): Piece {
  const { text } = scan;
  const end = text.indexOf('\n', at);
  if (piece.code !== undefined || end < 0 || end + 1 >= piece.next || isHtmlBlock(text, at, piece.next)) return piece;
  const stop = lineThatEndsWords(text, end, piece.next);
  const isMarkup = text.charAt(at) === '<';
  for (let line = end + 1; line > 0 && line < (stop ?? piece.next); line = text.indexOf('\n', line) + 1) {
    if (beginsTag(text, line) && (!isMarkup || beginsUnshown(text, line))) return { text: '', next: text.length };
    enterHtml(scan, line);
  }
  if (stop === null) return piece;
  const isElement = isMarkup && !/[!?]/.test(text.charAt(at + 1));
  if (inHtml || isElement) return { text: '', next: text.length };
  return { text: startsLine(text, at) ? '' : '\n', next: stop };
}

/** What goes on behind the last line of a block of HTML hides the rest of the page: the page is done with the HTML. */
function overHtml(scan: Scan, at: number, piece: Piece): Piece {
  const { text } = scan;
  if (text.charAt(at) !== '<') return piece;
  if (at < scan.htmlEnd && piece.next > scan.htmlEnd) return { text: '', next: text.length };
  if (leavesContainer(scan, at, piece.next)) return { text: '', next: text.length };
  if (endsHtmlBlock(text, at)) {
    const end = text.indexOf('\n', piece.next);
    scan.htmlEnd = end < 0 ? text.length : end;
  }
  return piece;
}

/** What a page may take for the start of a block, here or behind what looked like a tag over several lines. */
function blockAt(scan: Scan, at: number): Piece | null {
  const piece = fenceInBlockAt(scan, at) ?? footnoteAt(scan, at) ?? definitionAt(scan, at);
  // Where this is HTML after all, what begins in it may reach to the end of the page.
  const reaches = piece !== null && scan.inHtml && /<[a-z!?/]/i.test(scan.text.slice(at, piece.next));
  return reaches ? { text: '', next: scan.text.length } : piece;
}

function signAt(scan: Scan, at: number): Piece {
  const { text } = scan;
  switch (text.charAt(at)) {
    case '`':
      return codeSpanAt(scan, at);
    case '<':
      return markupAt(scan, at);
    case '&':
      return entityAt(scan, at);
    case '\\':
      return asIs(text, at, isEscape(scan, at) ? 2 : 1);
    case '!':
      return imageAt(scan, at);
    case ']':
      return linkEndAt(scan, at);
    case '\n':
      return asIs(text, at, 1);
    default:
      return plainAt(text, at);
  }
}

/** In HTML a backslash is one, and in a bare address it belongs to that. */
function isEscape({ text, inRawHtml, inPreformatted }: Scan, at: number): boolean {
  const escaped = text.charAt(at + 1);
  if (inRawHtml || inPreformatted || !/[!-/:-@[-`{-~]/.test(escaped)) return false;
  return escaped !== '<' || !isInAddress(text, at);
}

const asIs = (text: string, at: number, length: number): Piece => ({
  text: text.slice(at, at + length),
  next: at + length,
});

const signs = /[`<&\\!\]\n]/g;

function plainAt(text: string, at: number): Piece {
  signs.lastIndex = at + 1;
  const next = signs.exec(text)?.index ?? text.length;
  return { text: text.slice(at, next), next };
}
