import { markerFor } from '../platform/github/comment-marker.js';
import type { GitHubWriteApi, NewReview, OwnReview } from '../platform/github/write-types.js';
import type { ReviewEvent } from '../tools/github/types.js';
import { isSame, markedBody } from './marked-body.js';
import { type MatchedLines, type Misplaced, misplacedSection } from './review-lines.js';
import type { SanitizeText } from './types.js';

export interface SummaryRequest {
  readonly sha: string;
  readonly event: ReviewEvent;
  /** The model's summary. */
  readonly text: string;
  readonly misplaced: readonly Misplaced[];
  /** Review comments for which no earlier run left one at the same location. */
  readonly fresh: readonly MatchedLines[];
  readonly key: string;
  readonly sanitize: SanitizeText;
}

export interface Summary {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'failed';
  readonly url: string | null;
  /** GitHub's message if it rejected the review in every form; empty otherwise. */
  readonly refusal: string;
  /** Why fresh comments are in the summary; `null` if they are on their lines. */
  readonly linesRefused: string | null;
  /** Why the review is only a comment; `null` if its event was accepted. */
  readonly decisionRefused: string | null;
}

const states: Readonly<Record<ReviewEvent, string>> = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
};

/**
 * Posts the review with its fresh comments; a summary of an earlier run is updated in place. GitHub may reject lines (new
 * commits were pushed) or the review event (the repository's settings limit who may approve), and does not always name
 * which. So first the lines move into the summary, then the event becomes COMMENT.
 */
export async function postSummary(request: SummaryRequest, api: GitHubWriteApi): Promise<Summary> {
  const existing = earlier(await api.reviews(), markerFor(request.key, 'review'), request);
  const summary = existing === null ? await create(request, api) : await renew(existing, request, api);
  if (summary.outcome !== 'failed' || request.event === 'COMMENT') return summary;
  const asComment = await postSummary({ ...request, event: 'COMMENT' }, api);
  return { ...asComment, decisionRefused: `GitHub said ${summary.refusal}` };
}

/** The last review with this key and event; an approval or a change request must also be for the same commit. */
function earlier(reviews: readonly OwnReview[], marker: string, { event, sha }: SummaryRequest): OwnReview | null {
  const fits = ({ body, state, commit }: OwnReview) =>
    body.startsWith(marker) && state === states[event] && (event === 'COMMENT' || commit === sha);
  return reviews.findLast(fits) ?? null;
}

const nothingRefused = { refusal: '', linesRefused: null, decisionRefused: null };

async function create(request: SummaryRequest, api: GitHubWriteApi): Promise<Summary> {
  const { sha, event, fresh } = request;
  const first = await api.createReview({ commit: sha, event, body: bodyOf(request, []), comments: onLines(fresh) });
  if (!('refused' in first)) return { ...nothingRefused, outcome: 'created', url: first.url };
  const failed: Summary = { ...nothingRefused, outcome: 'failed', url: null, refusal: first.refused };
  if (fresh.length === 0) return failed;
  const second = await api.createReview({ commit: sha, event, body: bodyOf(request, fresh), comments: [] });
  if ('refused' in second) return { ...failed, refusal: second.refused };
  return { ...nothingRefused, outcome: 'created', url: second.url, linesRefused: `GitHub said ${first.refused}` };
}

/** Fresh comments become a second review, because nothing can be added to a posted one. */
async function renew(existing: OwnReview, request: SummaryRequest, api: GitHubWriteApi): Promise<Summary> {
  const { sha, fresh, key } = request;
  const more = `${markerFor(key, 'more')}\nMore comments.`;
  const added =
    fresh.length === 0
      ? null
      : await api.createReview({ commit: sha, event: 'COMMENT', body: more, comments: onLines(fresh) });
  const refused = added !== null && 'refused' in added ? added.refused : null;
  const body = bodyOf(request, refused === null ? [] : fresh);
  const isNew = !isSame(existing.body, body);
  if (isNew) await api.updateReview(existing.id, body);
  const outcome = isNew || (added !== null && refused === null) ? 'updated' : 'unchanged';
  const linesRefused = refused === null ? null : `GitHub said ${refused}`;
  return { ...nothingRefused, outcome, url: existing.url, linesRefused };
}

/** `folded` are comments whose lines GitHub rejected. */
function bodyOf({ key, text, misplaced, sanitize }: SummaryRequest, folded: readonly MatchedLines[]): string {
  const refused = folded.map(({ comment }) => ({ comment, reason: 'GitHub rejected the line' }));
  const parts = [sanitize(text), misplacedSection([...misplaced, ...refused], sanitize)].filter((part) => part !== '');
  return markedBody(markerFor(key, 'review'), parts.join('\n\n'));
}

function onLines(fresh: readonly MatchedLines[]): NewReview['comments'] {
  return fresh.map(({ comment: { path, line, side, startLine }, body }) => ({
    path,
    line,
    side,
    body,
    ...(startLine === undefined ? {} : { startLine }),
  }));
}
