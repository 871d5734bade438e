import type { Event } from '../event/types.js';
import { markerFor } from '../platform/github/comment-marker.js';
import type { CommentTarget, GitHub, PostedComment } from '../platform/types.js';
import { reportMarkdown } from './markdown.js';
import type { Report } from './report.js';
import { truncateMarkdown } from './truncate-markdown.js';

/**
 * What becomes of the comments of earlier runs: this run's replaces the last one, stands behind them, or hides them;
 * or it answers what started the run, in a comment of its own, and replaces where nobody said anything.
 */
export type CommentMode = 'answer' | 'replace' | 'append' | 'minimize';

/** What somebody said to start the run, by which an answer is found again when the run is started anew. */
export function answerPart(mode: CommentMode, triggerComment: Event['trigger']['triggerComment']): string | null {
  if (mode !== 'answer' || triggerComment === null || triggerComment.id === null) return null;
  return `answer:${triggerComment.kind}-${String(triggerComment.id)}`;
}

/** Which comment is this run's own, and which earlier ones it hides. */
export interface Sticky {
  /** Its first line. A run that posts twice, such as progress and result, finds its comment again by it. */
  readonly marker: string;
  /** How the comments begin that are hidden once this one stands. */
  readonly hides: readonly string[];
}

/** `run` is a name that no other run has. `answer` is the part of an answer, null where the run gives none. */
export function stickyOf(
  key: string,
  mode: CommentMode,
  { run, answer }: { run: string; answer: string | null },
): Sticky {
  if (answer !== null) return { marker: markerFor(key, answer), hides: [] };
  if (mode === 'replace' || mode === 'answer') return { marker: markerFor(key), hides: [] };
  const ofRuns = markerFor(key, 'run:').replace(/ -->$/, '');
  return { marker: markerFor(key, `run:${run}`), hides: mode === 'append' ? [] : [markerFor(key), ofRuns] };
}

/** GitHub refuses a longer comment. */
const limitCharacters = 65_536;

/** The body of the sticky comment: the marker, then the report, cut to what GitHub takes. */
export function commentBody(report: Report, marker: string): string {
  const text = reportMarkdown(report, { text: 40_000, rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } });
  const whole = report.links.run === null ? null : 'in the summary of the run';
  return `${marker}\n${truncateMarkdown(text, { limit: limitCharacters - marker.length - 1, unit: 'characters', whole })}`;
}

/** Updates this run's comment in place, or posts it. Rejects with GitHubProblem. */
export async function publishComment(
  report: Report,
  { github, target, marker }: { github: Pick<GitHub, 'upsertComment'>; target: CommentTarget; marker: string },
): Promise<PostedComment> {
  return await github.upsertComment(target, marker, commentBody(report, marker));
}
