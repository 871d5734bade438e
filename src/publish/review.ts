import { markerFor } from '../platform/github/comment-marker.js';
import type { GitHubWriteApi } from '../platform/github/write-types.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import type { GitHubWriteRequest, LineComment, ReviewEvent } from '../tools/github/types.js';
import { isSame } from './marked-body.js';
import { locationOf, type MatchedLines, type Misplaced, matchLines, sortLines } from './review-lines.js';
import { postSummary, type Summary } from './review-summary.js';
import type { PublishContext } from './types.js';

type Review = Extract<GitHubWriteRequest, { kind: 'review' }>;

/** What is known about the pull request when the review is posted. */
interface Facts {
  readonly sha: string;
  /** Why the review event is not possible, so that the review becomes a comment; `null` if it is. */
  readonly whyCommentOnly: string | null;
  readonly event: ReviewEvent;
  readonly matched: readonly MatchedLines[];
  readonly misplaced: readonly Misplaced[];
}

/**
 * The review of the pull request. Comments that an earlier run left at the same location are updated, not repeated, and
 * so is its summary. A comment without a line in the diff moves into the summary; a review event that is not possible
 * becomes COMMENT. The rows report both.
 */
export function postReview(review: Review, context: PublishContext): Promise<readonly GitHubWriteResult[]> {
  return context.github.write('the review', ['pull-requests: write'], async (api) => {
    const facts = await gather(review, context, api);
    const lines = await updateLines(facts.matched, api);
    const fresh = facts.matched.filter(({ existing }) => existing === null);
    const { sha, event, misplaced } = facts;
    const summary = await postSummary({ sha, event, text: review.body, misplaced, fresh, ...context }, api);
    return [
      summaryRow(review.event, facts.whyCommentOnly, summary),
      ...lines,
      ...fresh.map(({ comment }) => lineRow(comment, summary, summary.linesRefused)),
      ...misplaced.map(({ comment, reason }) => lineRow(comment, summary, reason)),
    ];
  });
}

async function gather(review: Review, context: PublishContext, api: GitHubWriteApi): Promise<Facts> {
  const head = await api.head();
  const moved = context.reviewedSha !== null && context.reviewedSha !== head.sha;
  const whyCommentOnly = review.event === 'COMMENT' ? null : whyNotEvent(review.event, moved, head.isOwn, context);
  const event = whyCommentOnly === null ? review.event : 'COMMENT';
  const known = { sha: head.sha, whyCommentOnly, event };
  if (review.comments.length === 0) return { ...known, matched: [], misplaced: [] };
  if (moved) {
    const reason = `the pull request has changed since ${context.reviewedSha.slice(0, 7)}`;
    return { ...known, matched: [], misplaced: review.comments.map((comment) => ({ comment, reason })) };
  }
  const { placed, misplaced } = sortLines(review.comments, await api.files());
  const own = placed.length === 0 ? [] : await api.lines();
  const matched = matchLines(placed, markerFor(context.key, 'line'), own, context.sanitize);
  return { ...known, matched, misplaced };
}

/** An approval applies to a commit; one that the run did not look at must not get it. */
function whyNotEvent(
  event: ReviewEvent,
  moved: boolean,
  isOwn: boolean,
  context: Pick<PublishContext, 'reviewedSha' | 'whyCommentOnly'>,
): string | null {
  if (context.whyCommentOnly !== null) return context.whyCommentOnly;
  if (isOwn) return 'GitHub does not accept approvals or change requests on a pull request from the same account.';
  if (event === 'APPROVE' && moved) return 'The pull request has changed since the run looked at it.';
  if (event === 'APPROVE' && context.reviewedSha === null) return 'It is unknown which commit the run looked at.';
  return null;
}

async function updateLines(
  matched: readonly MatchedLines[],
  api: GitHubWriteApi,
): Promise<readonly GitHubWriteResult[]> {
  const rows: GitHubWriteResult[] = [];
  for (const { comment, body, existing } of matched) {
    if (existing === null) continue;
    const same = isSame(existing.body, body);
    if (!same) await api.updateLine(existing.id, body);
    rows.push({ what: locationOf(comment), outcome: same ? 'unchanged' : 'updated', url: existing.url, note: '' });
  }
  return rows;
}

function summaryRow(wanted: ReviewEvent, whyCommentOnly: string | null, summary: Summary): GitHubWriteResult {
  const what = `Review ${wanted}`;
  const { url } = summary;
  if (summary.outcome === 'failed') return { what, outcome: 'failed', url, note: summary.refusal };
  const reason = whyCommentOnly ?? summary.decisionRefused;
  return reason === null
    ? { what, outcome: summary.outcome, url, note: '' }
    : { what, outcome: 'fell back', url, note: `It was posted as COMMENT: ${reason}` };
}

/** `reason` is why the comment is in the summary and not on its line. */
function lineRow(comment: LineComment, { outcome, url, refusal }: Summary, reason: string | null): GitHubWriteResult {
  const what = locationOf(comment);
  if (outcome === 'failed') return { what, outcome: 'failed', url, note: refusal };
  if (reason === null) return { what, outcome: 'created', url, note: '' };
  return { what, outcome: 'fell back', url, note: `It is in the summary of the review: ${reason}.` };
}
