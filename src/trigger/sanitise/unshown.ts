import { mayBeginDefinition } from './definitions.js';
import { beginsBareLine, beginsLine } from './line-start.js';
import type { Piece, Scan } from './scan.js';

/** Declarations, instructions and sections that no page shows, and comments. */
const unshown: readonly (readonly [start: string, end: RegExp])[] = [
  ['<!--', /--!?>/g],
  ['<![CDATA[', /\]\]>/g],
  ['<?', /\?>/g],
  ['<!', />/g],
];

/** What begins with `<!` or `<?`: a comment, a declaration, an instruction or a section; a bare `<` where it is none. */
export function unshownAt(scan: Scan, at: number): Piece {
  const { text, tally } = scan;
  const [start, end] = unshown.find(([sign]) => text.startsWith(sign, at)) ?? ['<!', />/g];
  const inHtml = scan.inHtml || scan.inPreformatted;
  // In HTML every such sign begins a comment, in Markdown a declaration alone.
  if (start === '<!' && !inHtml && !/[a-z]/i.test(text.charAt(at + 2))) return { text: '<', next: at + 1 };
  // `<!-->` and `<!--->` are whole comments.
  const short = start === '<!--' ? /^-?>/.exec(text.slice(at + 4, at + 6))?.[0] : undefined;
  const next =
    short === undefined ? endOfUnshown(scan, { start, end, from: at + start.length }) : at + 4 + short.length;
  if (next < 0 && !inHtml && !beginsLine(text, at)) return { text: '<', next: at + 1 };
  tally.add('comment', text.slice(at, at + 100));
  // For a browser a section or an instruction ends at the first bracket, and what begins behind that may never end.
  const isSection = start === '<![CDATA[' || start === '<?';
  if (isSection && /^[^>]*>[^]*<[a-z!?/]/i.test(text.slice(at, next))) return { text: '', next: text.length };
  // One that never ends hides the rest of the page where it begins a line or stands in HTML, and shows elsewhere.
  const reaches = next < 0 || (!beginsBareLine(text, at) && mayBeginDefinition(text.slice(at, next)));
  return { text: '', next: reaches ? text.length : next };
}

/** `--!>` ends a comment of HTML but none of Markdown, so in a later line it may stand outside of the HTML, as text. */
function endOfUnshown(scan: Scan, { start, end, from }: { start: string; end: RegExp; from: number }): number {
  const next = behind(scan, { start, end, from });
  const isText =
    start === '<!--' &&
    next >= 0 &&
    scan.text.startsWith('--!>', next - 4) &&
    scan.text.slice(from, next).includes('\n');
  return isText ? behind(scan, { start: '<!--\n', end: /-->/g, from: next }) : next;
}

/** Behind the next match; -1 where there is none. Remembered, so that no stretch of the text is looked through twice. */
function behind(scan: Scan, { start, end, from }: { start: string; end: RegExp; from: number }): number {
  const known = scan.ends.get(start);
  if (known !== undefined && known.at >= from) return known.next;
  end.lastIndex = from;
  const match = end.exec(scan.text);
  const found = match === null ? { at: Infinity, next: -1 } : { at: match.index, next: match.index + match[0].length };
  scan.ends.set(start, found);
  return found.next;
}
