import { markerFor } from '../platform/github/comment-marker.js';
import type { WriteApi } from '../platform/github/write-types.js';
import type { WriteRow } from '../report/write-result.js';
import type { LineComment, Post, ReviewVerdict } from '../tools/github/types.js';
import { isSame } from './marked-body.js';
import { type Matched, type Misplaced, matchLines, placeOf, sortLines } from './review-lines.js';
import { postSummary, type Summary } from './review-summary.js';
import type { PostScene } from './types.js';

type Review = Extract<Post, { kind: 'review' }>;

/** What is known of the pull request when the review is posted. */
interface Facts {
  readonly sha: string;
  /** Why the verdict cannot be given, so that the review becomes a comment; null where it can. */
  readonly noVerdict: string | null;
  readonly verdict: ReviewVerdict;
  readonly matched: readonly Matched[];
  readonly misplaced: readonly Misplaced[];
}

/**
 * The review of the pull request. Remarks that an earlier run left at the same place are updated, not repeated, and
 * so is its summary. A remark that no line of the diff takes moves into the summary; a verdict that cannot be given
 * becomes a comment. Both are said in the rows.
 */
export function postReview(review: Review, scene: PostScene): Promise<readonly WriteRow[]> {
  return scene.github.write('the review', ['pull-requests: write'], async (api) => {
    const facts = await gather(review, scene, api);
    const lines = await updateLines(facts.matched, api);
    const fresh = facts.matched.filter(({ there }) => there === null);
    const { sha, verdict, misplaced } = facts;
    const summary = await postSummary({ sha, verdict, text: review.body, misplaced, fresh, ...scene }, api);
    return [
      summaryRow(review.verdict, facts.noVerdict, summary),
      ...lines,
      ...fresh.map(({ comment }) => lineRow(comment, summary, summary.linesRefused)),
      ...misplaced.map(({ comment, reason }) => lineRow(comment, summary, reason)),
    ];
  });
}

async function gather(review: Review, scene: PostScene, api: WriteApi): Promise<Facts> {
  const head = await api.head();
  const moved = scene.reviewedSha !== null && scene.reviewedSha !== head.sha;
  const noVerdict = review.verdict === 'COMMENT' ? null : verdictProblem(review.verdict, moved, head.isOwn, scene);
  const verdict = noVerdict === null ? review.verdict : 'COMMENT';
  const known = { sha: head.sha, noVerdict, verdict };
  if (review.comments.length === 0) return { ...known, matched: [], misplaced: [] };
  if (moved) {
    const reason = `the pull request has changed since ${scene.reviewedSha.slice(0, 7)}`;
    return { ...known, matched: [], misplaced: review.comments.map((comment) => ({ comment, reason })) };
  }
  const { placed, misplaced } = sortLines(review.comments, await api.files());
  const own = placed.length === 0 ? [] : await api.lines();
  const matched = matchLines(placed, markerFor(scene.key, 'line'), own, scene.harmless);
  return { ...known, matched, misplaced };
}

/** An approval counts for a commit; one that nobody looked at must not get it. */
function verdictProblem(
  verdict: ReviewVerdict,
  moved: boolean,
  isOwn: boolean,
  scene: Pick<PostScene, 'reviewedSha' | 'noVerdict'>,
): string | null {
  if (scene.noVerdict !== null) return scene.noVerdict;
  if (isOwn) return 'GitHub takes no verdict on a pull request of the same account.';
  if (verdict === 'APPROVE' && moved) return 'The pull request has changed since the run looked at it.';
  if (verdict === 'APPROVE' && scene.reviewedSha === null) return 'It is not known which commit the run looked at.';
  return null;
}

async function updateLines(matched: readonly Matched[], api: WriteApi): Promise<readonly WriteRow[]> {
  const rows: WriteRow[] = [];
  for (const { comment, body, there } of matched) {
    if (there === null) continue;
    const same = isSame(there.body, body);
    if (!same) await api.updateLine(there.id, body);
    rows.push({ what: placeOf(comment), outcome: same ? 'unchanged' : 'updated', url: there.url, note: '' });
  }
  return rows;
}

function summaryRow(wanted: ReviewVerdict, noVerdict: string | null, summary: Summary): WriteRow {
  const what = `Review ${wanted}`;
  const { url } = summary;
  if (summary.outcome === 'failed') return { what, outcome: 'failed', url, note: summary.refusal };
  const reason = noVerdict ?? summary.verdictRefused;
  return reason === null
    ? { what, outcome: summary.outcome, url, note: '' }
    : { what, outcome: 'fell back', url, note: `It was posted as COMMENT: ${reason}` };
}

/** `reason` is why the remark stands in the summary and not on its line. */
function lineRow(comment: LineComment, { outcome, url, refusal }: Summary, reason: string | null): WriteRow {
  const what = placeOf(comment);
  if (outcome === 'failed') return { what, outcome: 'failed', url, note: refusal };
  if (reason === null) return { what, outcome: 'created', url, note: '' };
  return { what, outcome: 'fell back', url, note: `It stands in the summary of the review: ${reason}.` };
}
