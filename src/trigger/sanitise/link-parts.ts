import { endOfBlock } from './html.js';
import type { Piece, Scan } from './scan.js';

const title = String.raw`"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)`;
const destination = String.raw`<[^<>\n]*>|(?!<)[^\s()]*(?:\([^\s()]*\)[^\s()]*)*`;
const linkEnd = new RegExp(String.raw`\]\([ \t]*\n?[ \t]*(${destination})([ \t\n]+(?:${title}))?[ \t\n]*\)`, 'y');
const nothing = /(?<!\\)(?:\\\\)*(?<!!)\[[ \t\n]*$/;
const imageStart = /!\[(?:(?!\n[ \t]*\n)[^[\]\\]|\\[^]|\[[^[\]]*\])*\](?=[[(])/y;

/** The end of a link without its title, which shows only under the mouse; without its address where the link has no text. */
export function linkEndAt({ text, tally, inHtml }: Scan, at: number): Piece {
  linkEnd.lastIndex = at;
  const match = linkEnd.exec(text);
  if (match === null) return { text: ']', next: at + 1 };
  const [whole, address = '', titled] = match;
  if (nothing.test(text.slice(Math.max(0, at - 100), at))) {
    tally.add('hidden-element', whole);
    // In HTML it is none, and what begins in it may reach to the end of the page.
    return { text: ']', next: inHtml && /<[a-z!?/]/i.test(whole) ? text.length : at + whole.length };
  }
  if (titled === undefined) return { text: ']', next: at + 1 };
  tally.add('link-title', whole);
  return { text: `](${address})`, next: at + whole.length };
}

/** The start of an image without the text that stands for it: a page shows that only where the image is missing. */
export function imageAt(scan: Scan, at: number): Piece {
  const { text, tally, inHtml } = scan;
  imageStart.lastIndex = at;
  const start = imageStart.exec(text)?.[0];
  if (start === undefined) return { text: '!', next: at + 1 };
  if (start !== '![]') tally.add('image-text', start);
  // In HTML it is none, and what begins in it may reach to the end of the page.
  if (inHtml && /<[a-z!?/]/i.test(start)) return { text: '', next: text.length };
  // Markup binds before brackets do, and may go on behind them.
  if (/<[a-z!?/][^>]*$/i.test(start)) return { text: '', next: Math.max(at + start.length, endOfBlock(scan, at)) };
  // The bracket that closes the text is read next, with the title behind it.
  return { text: '![', next: at + start.length - 1 };
}
