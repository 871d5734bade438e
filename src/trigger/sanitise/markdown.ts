import { definitionAt, resolveReferences } from './definitions.js';
import { entityAt } from './entities.js';
import { codeSpanAt, fenceAt, fenceInBlockAt } from './fences.js';
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
  for (let at = 0; at < text.length; ) {
    const piece = (startsLine(text, at) ? lineAt(scan, at) : null) ?? signAt(scan, at);
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
  return (
    (scan.inHtml || scan.inPreformatted ? null : fenceAt(scan, at)) ??
    fenceInBlockAt(scan, at) ??
    definitionAt(scan, at)
  );
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
      return asIs(text, at, !scan.inRawHtml && /[!-/:-@[-`{-~]/.test(text.charAt(at + 1)) ? 2 : 1);
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
