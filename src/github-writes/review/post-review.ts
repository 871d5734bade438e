import { markerFor } from '../../platform/github/comment-marker.js';
import type { OwnReview, ReviewApi } from '../../platform/github/write/write-review.js';
import type { ThreadApi, WrittenThread } from '../../platform/github/write/write-threads.js';
import { isSame } from '../marked-body.js';
import type { PublishContext } from '../publish-context.js';
import type { GitHubWriteResult } from '../write-result.js';
import {
  contains,
  hasLineMarker,
  type IdentifiedComment,
  identify,
  isClosed,
  isSettled,
  lineMarker,
} from './known-findings.js';
import {
  afterHeading,
  lineBody,
  locationOf,
  type Misplaced,
  onChangedFiles,
  type ReadyComment,
  sortLines,
} from './review-lines.js';
import { postSummary, type Summary } from './review-summary.js';
import type { LineComment, ReviewEvent, ReviewRequest } from './review-types.js';

/**
 * As one request, so people get one message. What earlier runs found or people resolved is not repeated. Comments
 * outside the diff move into the summary; an impossible event becomes COMMENT. The rows report both.
 */
export function postReview(review: ReviewRequest, context: PublishContext): Promise<readonly GitHubWriteResult[]> {
  const { key, sanitize, github } = context;
  return github.write('the review', ['pull-requests: write'], async (api) => {
    const head = await api.head();
    const isMoved = context.reviewedSha !== null && context.reviewedSha !== head.sha;
    const whyCommentOnly = review.event === 'COMMENT' ? null : whyNotEvent(review.event, isMoved, head.isOwn, context);
    const marker = markerFor(key, 'line');
    const [reviews, threads] = [await api.reviews(), await api.threads()];
    const sorted = await sortComments(review.comments, { marker, reviews, threads, isMoved, context }, api);
    // Changes the text of a comment only where no one has answered it: an answer would lose its meaning.
    const rows: GitHubWriteResult[] = [];
    for (const { comment, id, thread } of sorted.known) {
      const { opening } = thread;
      const body = lineBody(comment, lineMarker(marker, id), sanitize);
      if (isFinal(thread) || isSame(opening.body, body)) rows.push(unchanged(comment, opening.url, noteOf(thread)));
      else {
        await api.updateLine(opening.id, body);
        rows.push({ what: locationOf(comment), outcome: 'updated', url: opening.url, note: '' });
      }
    }
    const lines = rows;
    const event = whyCommentOnly === null ? review.event : 'COMMENT';
    const request = { sha: head.sha, event, text: review.body, ...sorted, ...context };
    const summary = await postSummary(request, reviews, api);
    const repeated = new Set(sorted.known.map(({ thread }) => thread.id));
    // The review of an older commit, or of an unfinished run, does not show what is fixed.
    const isCurrent = !isMoved && context.whyCommentOnly === null && summary.outcome !== 'failed';
    const settled = isCurrent ? await settleThreads(threads, { marker, repeated }, api) : [];
    return [
      summaryRow(review.event, whyCommentOnly, summary),
      ...lines,
      ...sorted.fresh.map(({ comment }) => lineRow(comment, summary, summary.linesRefused)),
      ...sorted.misplaced.map(({ comment, reason }) => lineRow(comment, summary, reason)),
      ...sorted.inSummary.map((comment) => unchanged(comment, null, 'An earlier review has it in its text.')),
      ...settled,
    ];
  });
}

/** An approval applies to a commit; one that the run did not look at must not get it. */
function whyNotEvent(event: ReviewEvent, isMoved: boolean, isOwn: boolean, context: PublishContext): string | null {
  if (context.whyCommentOnly !== null) return context.whyCommentOnly;
  if (isOwn) return 'GitHub does not accept approvals or change requests on a pull request from the same account.';
  if (event === 'APPROVE' && isMoved) return 'The pull request has changed since the run looked at it.';
  if (event === 'APPROVE' && context.reviewedSha === null) return 'It is unknown which commit the run looked at.';
  return null;
}

const isFinal = (thread: WrittenThread): boolean => isClosed(thread) || thread.hasReplies || thread.isOutdated;

function noteOf(thread: WrittenThread): string {
  if (isSettled(thread)) return 'Not repeated: someone resolved this thread.';
  return thread.hasReplies ? 'Not repeated: people discuss it in its thread.' : '';
}

function unchanged(comment: LineComment, url: string | null, note: string): GitHubWriteResult {
  return { what: locationOf(comment), outcome: 'unchanged', url, note };
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

/** More remain for the next run: each takes a request. */
const maxThreads = 30;

const needed = '`contents: write`';

/**
 * Of earlier runs, whose lines have changed, which this review does not repeat and no one answered. Resolving needs
 * write access to contents; without it the thread is hidden, or its row names the permission.
 */
async function settleThreads(
  threads: readonly WrittenThread[],
  { marker, repeated }: { readonly marker: string; readonly repeated: ReadonlySet<string> },
  api: ThreadApi,
): Promise<readonly GitHubWriteResult[]> {
  const fixed = threads
    .filter((thread) => thread.isOwn && thread.isOutdated && !thread.hasReplies && !isClosed(thread))
    .filter(({ id, opening }) => !repeated.has(id) && hasLineMarker(opening.body, marker));
  const rows: GitHubWriteResult[] = [];
  let [canResolve, canHide] = [true, true];
  for (const { id, path, opening } of fixed.slice(0, maxThreads)) {
    if (canResolve) canResolve = (await api.resolveThread(id)) === null;
    if (!canResolve && canHide) canHide = (await api.hide(opening.nodeId, 'RESOLVED')) === null;
    rows.push({ what: `Thread ${path}`, url: opening.url, ...endOf(canResolve, canHide) });
  }
  return rows;
}

const changed = 'Its lines have changed, and this review does not repeat it.';

function endOf(isResolved: boolean, isHidden: boolean): Pick<GitHubWriteResult, 'outcome' | 'note'> {
  if (isResolved) return { outcome: 'updated', note: `Resolved. ${changed}` };
  if (isHidden)
    return { outcome: 'updated', note: `Hidden as resolved. ${changed} To resolve it, the job needs ${needed}.` };
  return { outcome: 'withheld', note: `Not resolved: the job needs ${needed}. ${changed}` };
}

interface SortedComments {
  /** An earlier run reported the same, in a thread that is open or that people resolved. */
  readonly known: readonly (IdentifiedComment & { readonly thread: WrittenThread })[];
  /** An earlier run reported the same in the text of its review. */
  readonly inSummary: readonly LineComment[];
  readonly fresh: readonly ReadyComment[];
  /** New ones without a line in the diff. */
  readonly misplaced: readonly Misplaced[];
}

interface Earlier {
  readonly marker: string;
  readonly reviews: readonly OwnReview[];
  readonly threads: readonly WrittenThread[];
  /** The pull request has other commits than the run looked at. */
  readonly isMoved: boolean;
  readonly context: PublishContext;
}

async function sortComments(
  comments: readonly LineComment[],
  { marker, reviews, threads, isMoved, context: { reviewedSha, sanitize } }: Earlier,
  api: ReviewApi,
): Promise<SortedComments> {
  const isUnclear = comments.some(({ otherPath }) => otherPath !== undefined);
  const identified = identify(isUnclear ? onChangedFiles(comments, await api.files()) : comments, marker, threads);
  const known = identified.flatMap((finding) =>
    finding.thread !== null && (!isClosed(finding.thread) || isSettled(finding.thread))
      ? [{ ...finding, thread: finding.thread }]
      : [],
  );
  const others = identified.filter(({ comment }) => !known.some((earlier) => earlier.comment === comment));
  const isInSummary = ({ path, body }: LineComment) =>
    reviews.some((review) => contains(afterHeading(review.body, path), sanitize(body)));
  const inSummary = others.map(({ comment }) => comment).filter(isInSummary);
  const left = others.filter(({ comment }) => !inSummary.includes(comment));
  if (left.length === 0) return { known, inSummary, fresh: [], misplaced: [] };
  const reason = `the pull request has changed since ${reviewedSha?.slice(0, 7) ?? ''}`;
  const lines = left.map(({ comment }) => comment);
  const { placed, misplaced } = isMoved
    ? { placed: [], misplaced: lines.map((comment) => ({ comment, reason })) }
    : sortLines(lines, await api.files());
  const fresh = left
    .filter(({ comment }) => placed.includes(comment))
    .map(({ comment, id }) => ({ comment, body: lineBody(comment, lineMarker(marker, id), sanitize) }));
  return { known, inSummary, fresh, misplaced };
}
