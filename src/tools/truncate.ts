import { endOf, startOf } from '../text.js';

export interface TextLimits {
  readonly maxCharacters: number;
  readonly maxLines: number;
}

/**
 * Truncates the middle of a long text: the first fifth and the last four fifths of each limit are kept, since the
 * result of a command is usually at its end. A line reports how much was omitted. Never splits a character.
 * `alreadyOmitted`: about how many characters of the middle are missing in the text, in addition.
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
