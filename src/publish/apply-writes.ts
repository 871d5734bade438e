import { GitHubProblem } from '../platform/types.js';
import { sanitizedNotice } from '../report/sanitized-notice.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { sumChanges } from '../sanitize/counts.js';
import type { SanitizedText } from '../sanitize/types.js';
import type { GitHubWriteRequest } from '../tools/github/types.js';
import { postAssignees } from './assignees.js';
import { postCheckRun } from './check-run.js';
import { postRequestedComment } from './comment.js';
import { postIssue } from './issue.js';
import { postLabels } from './labels.js';
import { postPullRequest } from './pull-request.js';
import { postReview } from './review.js';
import type { PublishContext } from './types.js';

/** The same, with the list of changes for each sanitized text. */
export type ApplyContext = Omit<PublishContext, 'sanitize'> & { readonly sanitize: (text: string) => SanitizedText };

/**
 * Applies the recorded writes in order and returns the result of each. A failed write does not stop the others. Each
 * write first looks for what an earlier run with the same key posted, so that applying again changes nothing.
 */
export async function applyWriteRequests(
  posts: readonly GitHubWriteRequest[],
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const rows: GitHubWriteResult[] = [];
  let comments = 0;
  for (const post of posts) {
    if (post.kind === 'comment') comments += 1;
    try {
      rows.push(...(await applyAndReport(post, comments, context)));
    } catch (error) {
      if (!(error instanceof GitHubProblem)) throw error;
      rows.push({ what: nameOf(post), outcome: 'failed', url: null, note: `${sentence(error.message)} ${error.hint}` });
    }
  }
  return rows;
}

/** The note of the first row lists what was sanitized; each text counts once, even if it was sanitized repeatedly. */
async function applyAndReport(
  post: GitHubWriteRequest,
  number: number,
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const cleaned = new Map<string, SanitizedText>();
  const sanitize = (text: string): string => {
    const known = cleaned.get(text) ?? context.sanitize(text);
    cleaned.set(text, known);
    return known.text;
  };
  const [first, ...others] = await applyOne(post, number, { ...context, sanitize: sanitize });
  const changes = sumChanges(...[...cleaned.values()].map((one) => one.changes));
  if (first === undefined || changes.length === 0) return first === undefined ? [] : [first, ...others];
  const notes = [...(first.note === '' ? [] : [sentence(first.note)]), `Sanitized: ${sanitizedNotice(changes)}.`];
  return [{ ...first, note: notes.join(' ') }, ...others];
}

function applyOne(
  post: GitHubWriteRequest,
  number: number,
  context: PublishContext,
): Promise<readonly GitHubWriteResult[]> {
  switch (post.kind) {
    case 'comment':
      return postRequestedComment(post, number, context);
    case 'review':
      return postReview(post, context);
    case 'label':
      return postLabels(post, context);
    case 'assign':
      return postAssignees(post, context);
    case 'issue':
      return postIssue(post, context);
    case 'pull-request':
      return postPullRequest(post, context);
    case 'check-run':
      return postCheckRun(post, context);
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Rows for writes that are not applied at all, with the reason. */
export function withheld(posts: readonly GitHubWriteRequest[], note: string): readonly GitHubWriteResult[] {
  return posts.map((post) => ({ what: nameOf(post), outcome: 'withheld', url: null, note }));
}

function nameOf(post: GitHubWriteRequest): string {
  switch (post.kind) {
    case 'comment':
      return 'Comment';
    case 'review':
      return `Review ${post.event}, ${String(post.comments.length)} comments`;
    case 'label':
      return `Label ${[...post.add.map((name) => `+${name}`), ...post.remove.map((name) => `-${name}`)].join(' ')}`;
    case 'assign':
      return `Assign ${post.users.join(' ')}`;
    case 'issue':
      return `Issue ${post.title}`;
    case 'pull-request':
      return `PullRequest ${post.title}`;
    case 'check-run':
      return `CheckRun ${post.name}`;
  }
}
