import { endOf, startOf } from '../text.js';

export interface TextLimits {
  readonly maxCharacters: number;
  readonly maxLines: number;
}

/**
 * Keeps the first fifth and last four fifths: results are usually at the end. A line reports the omission. Never splits
 * a character. `alreadyOmitted`: characters missing in the middle already.
 */
export function truncateMiddle(text: string, { maxCharacters, maxLines }: TextLimits, alreadyOmitted = 0): string {
  const lines = text.split('\n');
  if (text.length <= maxCharacters && lines.length <= maxLines) return text;
  const headLines = Math.floor(maxLines / 5);
  const headRoom = Math.floor(maxCharacters / 5);
  const head = startOf(lines.slice(0, headLines).join('\n'), headRoom);
  const rest = text.slice(head.length);
  const restLines = rest.split('\n');
  const tail = endOf(restLines.slice(-(maxLines - headLines)).join('\n'), maxCharacters - headRoom);
  const missing = rest.length - tail.length;
  if (missing <= 0) return text;
  const count = alreadyOmitted === 0 ? String(missing) : `about ${missing + alreadyOmitted}`;
  return `${head}\n[… ${count} characters omitted …]\n${tail}`;
}
