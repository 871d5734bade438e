import { formatNumber } from '../format-number.js';
import { startOf } from '../text.js';

export interface TruncateOptions {
  readonly limit: number;
  /** UTF-16 characters, or bytes of UTF-8. */
  readonly unit: 'characters' | 'bytes';
  /** Where the whole text is, as the end of a sentence: `in the file x`. `null` if it is nowhere. */
  readonly whole: string | null;
}

/** The fence and the `details` elements that are open at the end of a line. */
interface Open {
  /** The backticks or tildes of the fence around the line. */
  readonly fence: string | null;
  readonly details: number;
}

const nothingOpen: Open = { fence: null, details: 0 };

/**
 * Ends at the end of a line, outside fences and `details` if possible, or closes them; a long line ends between words,
 * outside code, links, tags and table rows. A note has the sizes and where the whole text is. Text that fits is
 * unchanged.
 */
export function truncateMarkdown(text: string, options: TruncateOptions): string {
  const size = (piece: string) => (options.unit === 'bytes' ? Buffer.byteLength(piece) : piece.length);
  if (size(text) <= options.limit) return text;
  const place = options.whole === null ? '' : ` The whole text is ${options.whole}.`;
  const note = `*Truncated here: ${formatNumber(options.limit)} of ${formatNumber(size(text))} ${options.unit} fit.${place}*`;
  const room = options.limit - size(note) - size('\n\n');
  const kept = room <= 0 ? '' : lastFitting(text, room, size);
  const cut = kept === '' ? note : `${kept}\n\n${note}`;
  return size(cut) <= options.limit ? cut : '';
}

interface Candidate {
  /** UTF-16 offset. */
  readonly end: number;
  readonly open: Open;
}

function lastFitting(text: string, room: number, size: (piece: string) => number): string {
  let best: Candidate = { end: 0, open: nothingOpen };
  let bestClosed = best;
  let open = nothingOpen;
  let [start, used] = [0, 0];
  for (const line of text.split('\n')) {
    const next = openAfter(line, open);
    const needed = used + size(line);
    if (needed > room) {
      const end = partOfLine(line, open, (piece) => used + size(piece) + closing(open).length <= room);
      if (end > 0) best = { end: start + end, open };
      break;
    }
    if (needed + closing(next).length <= room) {
      best = { end: start + line.length, open: next };
      if (next.fence === null && next.details === 0) bestClosed = best;
    }
    open = next;
    start += line.length + 1;
    used = needed + 1;
  }
  const { end, open: left } = bestClosed.end * 2 >= best.end ? bestClosed : best;
  return `${text.slice(0, end)}${closing(left)}`.trimEnd();
}

function openAfter(line: string, open: Open): Open {
  if (open.fence !== null) {
    const end = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1] ?? '';
    return end.startsWith(open.fence) ? { ...open, fence: null } : open;
  }
  const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
  if (fence !== null) return { ...open, fence };
  if (!/^ {0,3}<\/?details\b/i.test(line)) return open;
  const change = (line.match(/<details\b/gi)?.length ?? 0) - (line.match(/<\/details>/gi)?.length ?? 0);
  return { fence, details: Math.max(0, open.details + change) };
}

/** Closes everything that is open, starting on the next line; ASCII only. */
function closing({ fence, details }: Open): string {
  return `${fence === null ? '' : `\n${fence}`}${'\n\n</details>'.repeat(details)}`;
}

/** How much of the line fits; 0 for a table row, for HTML, and for the line that opens a fence. */
function partOfLine(line: string, { fence }: Open, fits: (piece: string) => boolean): number {
  if (fence === null && /^\s*(?:\||<|`{3}|~{3})/.test(line)) return 0;
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(line.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return fence === null ? safeEnd(line, low) : startOf(line, low).length;
}

/** A code span, link or tag that is longer was never closed; what follows is plain text. */
const longestSpan = 2000;

/** The last blank up to `end` outside code spans, links and tags; 0 if there is none. */
function safeEnd(line: string, end: number): number {
  let safe = 0;
  let inside: { readonly until: string; readonly since: number } | null = null;
  for (const { 0: sign, index } of line.slice(0, end + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
    if (inside !== null && index - inside.since > longestSpan) inside = null;
    if (inside !== null) {
      if (sign === inside.until) inside = null;
      else if (sign === '](' && inside.until === ']') inside = { until: ')', since: inside.since };
    } else if (sign.startsWith('`')) inside = { until: sign, since: index };
    else if (sign === '[') inside = { until: ']', since: index };
    else if (sign === '<') inside = { until: '>', since: index };
    else if (/^\s/.test(sign)) safe = index;
  }
  return safe;
}
