import { withoutHidden } from './hidden.js';
import type { Piece, Scan } from './scan.js';
import { createTally } from './tally.js';

/** Those that stand for ASCII, a blank or nothing; others keep their name, which is as readable. */
// biome-ignore format: a list of signs
const named = new Map(
  Object.entries({
    amp: '&', AMP: '&', lt: '<', LT: '<', gt: '>', GT: '>', quot: '"', QUOT: '"', apos: "'", excl: '!', num: '#',
    commat: '@', grave: '`', lsqb: '[', lbrack: '[', rsqb: ']', rbrack: ']', lpar: '(', rpar: ')', bsol: '\\',
    sol: '/', colon: ':', semi: ';', comma: ',', period: '.', quest: '?', equals: '=', plus: '+', ast: '*',
    lowbar: '_', Hat: '^', dollar: '$', percnt: '%', lcub: '{', lbrace: '{', rcub: '}', rbrace: '}', vert: '|',
    nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', hairsp: ' ', numsp: ' ', puncsp: ' ', Tab: ' ', NewLine: ' ',
    shy: '', zwj: '', zwnj: '', lrm: '', rlm: '', ZeroWidthSpace: '', NoBreak: '', ApplyFunction: '', af: '',
    InvisibleTimes: '', it: '', InvisibleComma: '', ic: '',
  }),
);

/** Encoded once or again and again: `&lt;`, `&amp;lt;`, `&#38;#60;`. */
const entity = /&(?:(?:amp|#0{0,8}38|#x0{0,8}26);)*(?:#(\d{1,8})|#x([\da-f]{1,8})|([a-z][a-z0-9]{1,31}));/iy;

/** What an entity shows. A sign of markup gets a backslash, for it shows and does nothing. */
export function entityAt({ text, tally }: Scan, at: number): Piece {
  entity.lastIndex = at;
  const match = entity.exec(text);
  if (match === null) return { text: '&', next: at + 1 };
  const [whole, decimal, hexadecimal, name] = match;
  const next = at + whole.length;
  const shown =
    name === undefined
      ? character(Number.parseInt(decimal ?? hexadecimal ?? '', decimal === undefined ? 16 : 10))
      : named.get(name);
  if (shown === undefined) return { text: `&${name ?? ''};`, next };
  tally.add('entity', whole);
  if (/^[<>`[\]\\!*_~]$/.test(shown)) return { text: `\\${shown}`, next };
  if (shown === '&') return { text: /[#a-z0-9&]/i.test(text.charAt(next)) ? '\\&' : '&', next };
  return { text: shown, next };
}

function character(code: number): string {
  if (code === 0 || code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd';
  const shown = withoutHidden(String.fromCodePoint(code), createTally());
  return /\s/.test(shown) ? ' ' : shown;
}
