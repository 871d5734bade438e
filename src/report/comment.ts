import type { Event } from '../event/types.js';
import { markerFor } from '../platform/github/comment-marker.js';
import type { CommentTarget, GitHub, PostedComment } from '../platform/github/types.js';
import { shorten } from '../text.js';
import { commentMarkdown } from './comment-markdown.js';
import { headline, signOf } from './headline.js';
import { aboveLastResult, asResult, commentLimit, hasLastResult, roomAbove } from './last-result.js';
import { literalMarkdown } from './literal.js';
import type { Sizes } from './markdown.js';
import type { Report } from './report.js';
import { truncateMarkdown } from './truncate-markdown.js';

/**
 * How a run treats the comments of earlier runs: it replaces the last one, appends a new one, or hides them. In `answer`
 * mode, runs started by a comment reply in their own comment; other runs replace the last one.
 */
export type CommentMode = 'answer' | 'replace' | 'append' | 'minimize';

/** Identifies the comment that started the run, so that a later run for the same comment finds its answer again. */
export function answerPart(mode: CommentMode, triggerComment: Event['trigger']['triggerComment']): string | null {
  if (mode !== 'answer' || triggerComment === null || triggerComment.id === null) return null;
  return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
}

/** Which comment belongs to this run, and which earlier ones it hides. */
export interface Sticky {
  /** Its first line. A run that posts twice, such as progress and result, finds its comment by it. */
  readonly marker: string;
  /** The first lines of comments that are hidden after this one is posted. */
  readonly hides: readonly string[];
}

/** `run` is unique to the run. `answer` is the marker part of an answer; `null` if the run gives none. */
export function stickyOf(
  key: string,
  mode: CommentMode,
  { run, answer }: { run: string; answer: string | null },
): Sticky {
  if (answer !== null) return { marker: markerFor(key, answer), hides: [] };
  if (mode === 'replace' || mode === 'answer') return { marker: markerFor(key), hides: [] };
  const runPrefix = markerFor(key, 'run:').replace(/ -->$/, '');
  return { marker: markerFor(key, `run:${run}`), hides: mode === 'append' ? [] : [markerFor(key), runPrefix] };
}

/**
 * The body of the sticky comment: the marker, then the report, truncated to GitHub's limit. A run without a result keeps
 * the last one in the existing comment and adds its reason above.
 */
export function commentBody(report: Report, marker: string, existing: string | null = null): string {
  if (report.result.conclusion === 'success') return asResult(wholeBody(report, marker));
  return hasLastResult(existing)
    ? aboveLastResult(`${marker}\n${failureLine(report)}`, existing)
    : wholeBody(report, marker);
}

/** The reason in one quoted line, for readers of the last result. */
function failureLine(report: Report): string {
  const { result, links } = report;
  const isLink = links.run !== null && /^https?:\/\/[^\s()<>]+$/.test(links.run);
  const run = isLink ? ` [Run](${links.run})` : '';
  const reason = result.reason === '' ? '' : ` ${literalMarkdown(shorten(result.reason, 500))}`;
  return `> ${signOf(report)} **A later run has no result: ${headline(report)}.**${reason}${run}\n>\n> The result of the run before it:`;
}

/** How much of each part a comment has room for. */
export const commentSizes: Sizes = {
  ...{ text: 40_000, rows: 25 },
  diffs: { total: 10_000, each: 4_000, files: 25 },
};

function wholeBody(report: Report, marker: string): string {
  const text = commentMarkdown(report, commentSizes);
  const whole = report.links.run === null ? null : 'in the run summary';
  return `${marker}\n${truncateMarkdown(text, { limit: commentLimit - roomAbove - marker.length - 1, unit: 'characters', whole })}`;
}

/** Updates this run's comment in place, or posts it. Rejects with GitHubProblem. */
export async function publishComment(
  report: Report,
  { github, target, marker }: { github: Pick<GitHub, 'upsertComment'>; target: CommentTarget; marker: string },
): Promise<PostedComment> {
  return await github.upsertComment(target, marker, (existing) => commentBody(report, marker, existing));
}
