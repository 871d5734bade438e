/** Begins a reference: JSON contains no control characters, so the text of a block has none. */
const marker = '\u0001';

const window = 24;
const minLength = 32;
/** Every so many characters a position is remembered: a match that is long enough covers one of them. */
const step = 8;
const tableSize = 1 << 18;

/** A text that precedes others, with the positions that are remembered of it. */
export interface PriorText {
  readonly text: string;
  readonly table: Int32Array;
}

export const noPriorText: PriorText = { text: '', table: new Int32Array(tableSize).fill(-1) };

export function asPriorText(text: string): PriorText {
  const table = new Int32Array(tableSize).fill(-1);
  let hash = startHash(text, 0);
  for (let at = 0; at + window <= text.length; at += 1) {
    if (at % step === 0) table[hash & (tableSize - 1)] = at;
    hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + window));
  }
  return { text, table };
}

/**
 * By `MARKER POSITION,LENGTH;`: gzip sees only 32 KB, less than between two conversations about a file. Positions count
 * from the prior text; the first line is the length.
 */
export function shortenRepeats(own: string, prior: PriorText = noPriorText): string {
  const text = prior.text + own;
  const table = prior.table.slice();
  const pieces: string[] = [`${String(own.length)}\n`];
  let literal = prior.text.length;
  let hash = startHash(text, literal);
  for (let at = literal; at + window <= text.length; at += 1) {
    const slot = hash & (tableSize - 1);
    const candidate = at < literal ? -1 : (table[slot] ?? -1);
    const before = candidate < 0 ? 0 : lengthBefore(text, candidate, at, Math.min(at - literal, at - candidate));
    const length = candidate < 0 ? 0 : before + matchLength(text, candidate, at, at - before);
    if (length >= minLength) {
      const from = candidate - before;
      pieces.push(text.slice(literal, at - before), `${marker}${from.toString(36)},${length.toString(36)};`);
      literal = at - before + length;
    }
    if (at % step === 0) table[slot] = at;
    hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + window));
  }
  pieces.push(text.slice(literal));
  return pieces.join('');
}

function matchLength(text: string, from: number, at: number, end: number): number {
  const most = Math.min(end - from, text.length - at);
  let length = 0;
  while (length < most && text.charCodeAt(from + length) === text.charCodeAt(at + length)) length += 1;
  return length;
}

/** How many characters before both positions are the same. Without them, one text has many references. */
function lengthBefore(text: string, from: number, at: number, most: number): number {
  let length = 0;
  while (length < most && from > length && text.charCodeAt(from - length - 1) === text.charCodeAt(at - length - 1))
    length += 1;
  return length;
}

const factor = 0x01000193;
const outgoing = power(factor, window);

function power(base: number, exponent: number): number {
  let result = 1;
  for (let times = 0; times < exponent; times += 1) result = Math.imul(result, base);
  return result;
}

function startHash(text: string, from: number): number {
  let hash = 0;
  for (let at = from; at < Math.min(from + window, text.length); at += 1)
    hash = Math.imul(hash, factor) + text.charCodeAt(at);
  return hash | 0;
}

function nextHash(hash: number, leaving: number, entering: number): number {
  return (Math.imul(hash, factor) + entering - Math.imul(outgoing, leaving)) | 0;
}
