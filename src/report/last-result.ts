import { commentLimit } from '../github-writes/marked-body.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';

/**
 * The hidden line before the result of a run that succeeded. A model cannot write it: HTML comments in its text are
 * removed.
 */
const resultLine = '<!-- sallyport-result -->';

/** Room in a comment for a few lines above the result. */
export const roomAbove = 2_000;

/** Marks the body of a comment, which begins with its marker, as a result that later runs keep until they have another. */
export function asResult(body: string): string {
  const end = body.indexOf('\n');
  return `${body.slice(0, end)}\n${resultLine}${body.slice(end)}`;
}

/** A body without a result above the last result in the existing comment; the same body if that has none. */
export function aboveLastResult(body: string, existing: string | null): string {
  const kept = lastResultIn(existing);
  if (kept === null) return body;
  const limit = Math.max(0, commentLimit - kept.length - 2);
  const above = truncateMarkdown(body.trimEnd(), { limit, unit: 'characters', whole: null });
  return `${above}\n\n${kept}`;
}

/** Whether the comment has a result that a later run keeps. */
export function hasLastResult(existing: string | null): boolean {
  return lastResultIn(existing) !== null;
}

function lastResultIn(existing: string | null): string | null {
  const text = (existing ?? '').replaceAll('\r\n', '\n');
  const at = text.indexOf(`\n${resultLine}\n`);
  return at === -1 ? null : text.slice(at + 1);
}
