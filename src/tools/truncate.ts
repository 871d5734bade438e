import { endOf, startOf } from '../text.js';

export interface TextLimits {
  readonly maxCharacters: number;
  readonly maxLines: number;
}

/**
 * Leaves out the middle of a long text: of both limits the first fifth stays and the last four fifths, since a
 * command says at its end what came of it. A line says how much is missing. Never cuts a character in two.
 */
export function truncateMiddle(text: string, { maxCharacters, maxLines }: TextLimits): string {
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
  return `${head}\n[… ${missing} characters left out here …]\n${tail}`;
}
