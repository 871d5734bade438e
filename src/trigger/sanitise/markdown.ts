import { definitionAt, footnoteAt, resolveReferences } from './definitions.js';
import { entityAt } from './entities.js';
import { codeSpanAt, fenceAt, fenceInBlockAt, isInAddress } from './fences.js';
import { beginsHtml, markupAt } from './html.js';
import { imageAt, linkEndAt } from './link-parts.js';
import type { Piece, Scan } from './scan.js';
import type { Tally } from './tally.js';

/** One pass over Markdown, from left to right as a page reads it: the longest-standing construct wins. */
export function visibleMarkdown(text: string, tally: Tally): string {
  const scan: Scan = {
    text,
    tally,
    definitions: new Map(),
    looseBacktick: false,
    inHtml: false,
    inRawHtml: false,
    inPreformatted: false,
    unended: new Set(),
    blockEnd: -1,
    lostTime: 0,
  };
  const prose: string[] = [];
  const done: string[] = [];
  let crossed = false;
  for (let at = 0; at < text.length; ) {
    const begun: Piece | null = startsLine(text, at) ? lineAt(scan, at) : crossed ? crossedAt(scan, at) : null;
    const piece: Piece = begun ?? signAt(scan, at);
    crossed = text.charAt(at) === '<' && piece.text === '' && text.slice(at, piece.next).includes('\n');
    if (piece.code === true) {
      done.push(prose.splice(0).join(''), piece.text);
    } else {
      prose.push(piece.text);
    }
    at = piece.next;
  }
  done.push(prose.join(''));
  // Code stands at the odd places.
  return done
    .map((part, index) => (index % 2 === 1 ? part : resolveReferences(part, scan.definitions, tally)))
    .join('');
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
  htmlLine.lastIndex = at;
  if (htmlLine.test(text)) scan.inHtml = true;
  if (scan.inHtml && beginsHtml(text, at)) scan.inRawHtml = true;
  return (scan.inHtml || scan.inPreformatted ? null : fenceAt(scan, at)) ?? blockAt(scan, at);
}

/** Behind a tag that goes over lines; where the page takes it for none, its last line is a line like others. */
function crossedAt(scan: Scan, at: number): Piece | null {
  const start = scan.text.lastIndexOf('\n', at - 1) + 1;
  htmlLine.lastIndex = start;
  if (htmlLine.test(scan.text)) scan.inHtml = true;
  if (scan.inHtml && beginsHtml(scan.text, start)) scan.inRawHtml = true;
  return blockAt(scan, at);
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
function isEscape({ text, inRawHtml }: Scan, at: number): boolean {
  const escaped = text.charAt(at + 1);
  if (inRawHtml || !/[!-/:-@[-`{-~]/.test(escaped)) return false;
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
