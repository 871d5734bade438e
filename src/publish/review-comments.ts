import type { ReviewApi } from '../platform/github/write-api.js';
import type { OwnReview, WrittenThread } from '../platform/github/write-types.js';
import type { LineComment } from '../tools/github/types.js';
import { contains, type IdentifiedComment, identify, isClosed, isSettled, lineMarker } from './known-findings.js';
import { afterHeading, lineBody, type Misplaced, type ReadyComment, sortLines } from './review-lines.js';
import type { PublishContext } from './types.js';

/** The comments of a review, by where they go. */
export interface SortedComments {
  /** An earlier run said the same, in a thread that is open or that people resolved. */
  readonly known: readonly (IdentifiedComment & { readonly thread: WrittenThread })[];
  /** An earlier run said the same in the text of its review. */
  readonly inSummary: readonly LineComment[];
  readonly fresh: readonly ReadyComment[];
  /** New ones without a line in the diff. */
  readonly misplaced: readonly Misplaced[];
}

export interface Earlier {
  readonly marker: string;
  readonly reviews: readonly OwnReview[];
  readonly threads: readonly WrittenThread[];
  /** The pull request has other commits than the run looked at. */
  readonly isMoved: boolean;
  readonly context: Pick<PublishContext, 'reviewedSha' | 'sanitize'>;
}

/** Sorts the comments of a review by what earlier runs posted and by the diff. */
export async function sortComments(
  comments: readonly LineComment[],
  { marker, reviews, threads, isMoved, context: { reviewedSha, sanitize } }: Earlier,
  api: Pick<ReviewApi, 'files'>,
): Promise<SortedComments> {
  const identified = identify(comments, marker, threads);
  const known = identified.flatMap((one) =>
    one.thread !== null && (!isClosed(one.thread) || isSettled(one.thread)) ? [{ ...one, thread: one.thread }] : [],
  );
  const others = identified.filter(({ comment }) => !known.some((one) => one.comment === comment));
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
