import { charactersFor, partTokens } from '../messages/estimate.js';
import { omittedMedia } from '../messages/media-limits.js';
import type { Part } from '../messages/types.js';
import { endOf, startOf } from '../text.js';
import type { CallResult } from '../tools/call-result.js';

/** Stores a text that does not fit and returns the path at which the Read tool opens it; `null` if it cannot. */
export type SaveRest = (text: string) => string | null;

/** Even a small context window has room for this much of each result. */
const minimumTokens = 200;

/**
 * Limits the results of one turn together: each tool limits its own, but many calls run in one turn. Small results stay
 * whole; the largest are truncated to the same size, and their full text is stored in a file.
 */
export function capResults(
  results: readonly CallResult[],
  tokens: number,
  saveRest: SaveRest | undefined,
): readonly CallResult[] {
  const sizes = results.map(sizeOf);
  if (sizes.reduce((sum, size) => sum + size, 0) <= tokens) return results;
  const each = Math.max(minimumTokens, fairShare(sizes, tokens));
  return results.map((result, index) =>
    (sizes[index] ?? 0) <= each ? result : { ...result, parts: capParts(result, each, saveRest) },
  );
}

function sizeOf({ parts }: CallResult): number {
  return parts.reduce((sum, part) => sum + partTokens(part), 0);
}

/** The largest size at which all results together fit, if larger ones are truncated to it. */
function fairShare(sizes: readonly number[], tokens: number): number {
  let room = tokens;
  let left = sizes.length;
  for (const size of sizes.toSorted((a, b) => a - b)) {
    if (size > room / left) return Math.floor(room / left);
    room -= size;
    left -= 1;
  }
  return tokens;
}

function capParts({ parts }: CallResult, tokens: number, saveRest: SaveRest | undefined): readonly Part[] {
  let room = tokens;
  return parts.map((part) => {
    const size = partTokens(part);
    if (size <= room) {
      room -= size;
      return part;
    }
    if (part.type === 'media') return omittedMedia(part, 'the results of this turn are too large; open it alone');
    const kept = truncated(part.text, room, saveRest);
    room = 0;
    return { type: 'text', text: kept };
  });
}

/** Keeps the first half and the last half of the room: a file begins with its structure, a log ends with its result. */
function truncated(text: string, tokens: number, saveRest: SaveRest | undefined): string {
  const half = Math.floor(charactersFor(text, tokens) / 2);
  const path = saveRest?.(text) ?? null;
  const rest =
    path === null
      ? 'Repeat the call alone, or narrow it, to see more.'
      : `The whole result is in ${path}: open the part that you need with Read, offset and limit.`;
  const omitted = `[… ${String(text.length - 2 * half)} of ${String(text.length)} characters omitted, because the results of this turn are too large together. ${rest} …]`;
  return `${startOf(text, half)}\n${omitted}\n${endOf(text, half)}`;
}
