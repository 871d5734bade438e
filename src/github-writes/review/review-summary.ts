import { markerFor } from '../../platform/github/comment-marker.js';
import type { NewReview, OwnReview, ReviewApi } from '../../platform/github/write/write-review.js';
import { isSame, markedBody } from '../marked-body.js';
import type { SanitizeText } from '../publish-context.js';
import { type Misplaced, misplacedSection, type ReadyComment } from './review-lines.js';
import type { LineComment, ReviewEvent } from './review-types.js';

export interface SummaryRequest {
  readonly sha: string;
  readonly event: ReviewEvent;
  readonly text: string;
  readonly misplaced: readonly Misplaced[];
  readonly fresh: readonly ReadyComment[];
  readonly inSummary: readonly LineComment[];
  readonly known: readonly unknown[];
  readonly key: string;
  readonly answer: string | null;
  readonly sanitize: SanitizeText;
  readonly footer: string;
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
 * Posts new comments, or without any updates the last review without a notification. GitHub may reject lines (new
 * commits) or the event (settings), without saying which: first the lines move into the summary, then the event becomes
 * COMMENT.
 */
export async function postSummary(
  request: SummaryRequest,
  reviews: readonly OwnReview[],
  api: ReviewApi,
): Promise<Summary> {
  const summary = await createOrUpdate(request, reviews, api);
  if (summary.outcome !== 'failed' || request.event === 'COMMENT') return summary;
  const asComment = await postSummary({ ...request, event: 'COMMENT' }, reviews, api);
  return { ...asComment, decisionRefused: `GitHub answered ${summary.refusal}` };
}

async function createOrUpdate(request: SummaryRequest, reviews: readonly OwnReview[], api: ReviewApi) {
  if (request.fresh.length + request.misplaced.length > 0) return await create(request, api);
  const existing = earlier(reviews, request);
  if (existing !== null) return await update(existing, request, api);
  const last = reviews.findLast(({ body }) => isReviewOf(body, request.key)) ?? null;
  const isRepeated = request.known.length + request.inSummary.length > 0;
  // A person who asks gets an answer, and an approval is for one commit.
  if (last === null || !isRepeated || request.answer !== null || request.event !== 'COMMENT')
    return await create(request, api);
  return { ...nothingRefused, outcome: 'unchanged', url: last.url } as const;
}

function markerOf({ key, answer }: SummaryRequest): string {
  return markerFor(key, answer === null ? 'review' : `${answer}:review`);
}

/** Whether a run with this key posted the review, for any reason. */
function isReviewOf(body: string, key: string): boolean {
  const beginning = markerFor(key, '').replace(/ -->$/, '');
  return body.startsWith(beginning) && /^[^\n]*(?<=:)review -->/.test(body);
}

/** A request for changes is in force until the same account approves; an approval is for one commit. */
function earlier(reviews: readonly OwnReview[], request: SummaryRequest): OwnReview | null {
  const { event, sha, key } = request;
  const isSameComment = ({ body, state }: OwnReview) => state === states.COMMENT && body.startsWith(markerOf(request));
  if (event === 'COMMENT') return reviews.findLast(isSameComment) ?? null;
  const last = reviews.findLast(({ body, state }) => isReviewOf(body, key) && state !== states.COMMENT);
  if (last?.state !== states[event] || (event === 'APPROVE' && last.commit !== sha)) return null;
  return last;
}

const nothingRefused = { refusal: '', linesRefused: null, decisionRefused: null };

async function create(request: SummaryRequest, api: ReviewApi): Promise<Summary> {
  const { sha, event, fresh } = request;
  const answer = await api.createReview({ commit: sha, event, body: bodyOf(request, []), comments: onLines(fresh) });
  if (!('refused' in answer)) return { ...nothingRefused, outcome: 'created', url: answer.url };
  const failed: Summary = { ...nothingRefused, outcome: 'failed', url: null, refusal: answer.refused };
  if (fresh.length === 0) return failed;
  const second = await api.createReview({ commit: sha, event, body: bodyOf(request, fresh), comments: [] });
  if ('refused' in second) return { ...failed, refusal: second.refused };
  return { ...nothingRefused, outcome: 'created', url: second.url, linesRefused: `GitHub answered ${answer.refused}` };
}

async function update(existing: OwnReview, request: SummaryRequest, api: ReviewApi): Promise<Summary> {
  const { id, url } = existing;
  const body = bodyOf(request, []);
  // Its text has comments that this one lacks.
  if (request.inSummary.length > 0 || isSame(existing.body, body))
    return { ...nothingRefused, outcome: 'unchanged', url };
  await api.updateReview(id, body);
  return { ...nothingRefused, outcome: 'updated', url };
}

/** `folded` are comments whose lines GitHub rejected. */
function bodyOf(request: SummaryRequest, folded: readonly ReadyComment[]): string {
  const { text, misplaced, sanitize, footer } = request;
  const refused = folded.map(({ comment }) => ({ comment, reason: 'GitHub rejected the line' }));
  const parts = [sanitize(text), misplacedSection([...misplaced, ...refused], sanitize)].filter((part) => part !== '');
  return markedBody(markerOf(request), parts.join('\n\n'), footer);
}

function onLines(fresh: readonly ReadyComment[]): NewReview['comments'] {
  return fresh.map(({ comment: { path, line, side, startLine }, body }) => ({
    ...{ path, line, side, body, ...(startLine === undefined ? {} : { startLine }) },
  }));
}
