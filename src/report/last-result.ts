import { commentLimit } from '../github-writes/marked-body.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';

/** Before the result of a successful run. A model cannot write it: HTML comments in its text are removed. */
const resultLine = /\n(<!-- sallyport-result(?: (\d{1,18}) ([0-9a-f]{40,64}))? -->\n)/;

/** A run of a workflow, and the commit that its result is about. GitHub numbers runs in the order of their events. */
export interface ResultOrigin {
  readonly run: string | null;
  readonly commit: string | null;
}

/** Whether the comment has the result of a later run for another commit: an earlier result must not replace it. */
export function hasNewerResult(existing: string | null, { run, commit }: ResultOrigin): boolean {
  const [, , knownRun, knownCommit] = resultLine.exec((existing ?? '').replaceAll('\r\n', '\n')) ?? [];
  if (knownRun === undefined || run === null || commit === null || knownCommit === commit) return false;
  return BigInt(knownRun) > BigInt(run);
}

/** Room in a comment for a few lines above the result. */
export const roomAbove = 2_000;

/** Marks the body of a comment, which begins with its marker, as a result that later runs keep until they have another. */
export function asResult(body: string, { run, commit }: ResultOrigin): string {
  const end = body.indexOf('\n');
  const origin = run === null || commit === null ? '' : ` ${run} ${commit}`;
  return `${body.slice(0, end)}\n<!-- sallyport-result${origin} -->${body.slice(end)}`;
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
  const at = text.search(resultLine);
  return at === -1 ? null : text.slice(at + 1);
}
