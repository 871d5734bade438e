import type { Event } from '../../event/types.js';
import { commentLimit } from '../../github-writes/marked-body.js';
import { markerFor } from '../../platform/github/comment-marker.js';
import type { CommentTarget, GitHub, PostedComment } from '../../platform/github/types.js';
import { inlineCode, isLinkable, sentenceMarkdown } from '../../sanitize/literal.js';
import { truncateMarkdown } from '../../sanitize/truncate-markdown.js';
import type { Settings } from '../../settings/table.js';
import { shorten } from '../../text.js';
import { headline, signOf } from '../headline.js';
import {
  aboveLastResult,
  asResult,
  hasLastResult,
  hasNewerResult,
  type ResultOrigin,
  roomAbove,
} from '../last-result.js';
import type { Sizes } from '../markdown.js';
import type { MarkdownReport } from '../report.js';
import { commentMarkdown } from './comment-markdown.js';
import { isShownByReview } from './posted.js';

type CommentMode = Settings['comment-mode'];

/** Identifies the comment that started the run, so that a later run for the same comment finds its answer again. */
export function answerPart(mode: CommentMode, triggerComment: Event['trigger']['triggerComment']): string | null {
  if (mode !== 'answer' || triggerComment === null || triggerComment.id === null) return null;
  return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
}

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

/** Truncated to GitHub's limit. A run without a result keeps the last one below its reason; a newer commit's stays. */
export function commentBody(report: MarkdownReport, marker: string, existing: string | null = null): string {
  const origin = originOf(report);
  if (existing !== null && hasNewerResult(existing, origin)) return existing;
  if (report.result.conclusion === 'success') return asResult(wholeBody(report, marker), origin);
  return hasLastResult(existing)
    ? aboveLastResult(`${marker}\n${failureLine(report)}`, existing)
    : wholeBody(report, marker);
}

/** The run and the commit of a report, as far as GitHub knows them. */
export const originOf = ({ links, subject }: MarkdownReport): ResultOrigin => ({
  run: /\/actions\/runs\/(\d{1,18})$/.exec(links.run ?? '')?.[1] ?? null,
  commit: subject.commit,
});

/** The reason in one quoted line, for readers of the last result. */
function failureLine(report: MarkdownReport): string {
  const { result, links, subject } = report;
  const at = subject.commit === null ? '' : ` at ${inlineCode(subject.commit.slice(0, 7))}`;
  const run = `${isLinkable(links.run) ? `[A later run](${links.run})` : 'A later run'}${at}`;
  const reason = result.reason === '' ? '' : ` ${sentenceMarkdown(shorten(result.reason, 500))}`;
  return `> ${signOf(report)} **${run} has no result.** ${headline(report)}.${reason} Below is the last result.`;
}

/** How much of each part a comment has room for. */
const partSizes: Omit<Sizes, 'text'> = { rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } };

/** Markers are shorter. */
const bodyLimit = commentLimit - roomAbove - 300;

const leastText = 20_000;

/** A long answer gets the room that the rest leaves, and else names the summary of the run, which must have it. */
export function resultText(report: MarkdownReport): { readonly text: string; readonly isWhole: boolean } {
  const whole = commentMarkdown(report, { ...partSizes, text: Number.MAX_SAFE_INTEGER });
  if (whole.length <= bodyLimit) return { text: whole, isWhole: true };
  const rest = whole.length - report.answer.text.length;
  const text = commentMarkdown(report, { ...partSizes, text: Math.max(leastText, bodyLimit - rest) });
  const place = report.links.run === null ? null : 'in the summary of the run';
  return { text: truncateMarkdown(text, { limit: bodyLimit, unit: 'characters', whole: place }), isWhole: false };
}

const wholeBody = (report: MarkdownReport, marker: string): string => `${marker}\n${resultText(report).text}`;

/** In place, or posted; `null` next to a review that shows the result. Rejects with GitHubProblem. */
export async function publishComment(
  report: MarkdownReport,
  place: { github: Pick<GitHub, 'updateComment' | 'upsertComment'>; target: CommentTarget; marker: string },
): Promise<(PostedComment & { readonly isOutdated: boolean }) | null> {
  const { github, target, marker } = place;
  let isOutdated = false;
  const body = (existing: string | null) => {
    isOutdated = hasNewerResult(existing, originOf(report));
    return commentBody(report, marker, existing);
  };
  const posted = isShownByReview(report)
    ? await github.updateComment(target, marker, body)
    : await github.upsertComment(target, marker, body);
  return posted === null ? null : { ...posted, isOutdated };
}
