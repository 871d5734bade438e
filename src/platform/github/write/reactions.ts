import { connectOctokit, type Octokit, withTimeout } from '../octokit.js';
import type { GitHubReadConnection } from '../read/read-api.js';
import { readProblem } from '../read/read-problem.js';
import type { CommentTarget } from '../types.js';

/** The target of a reaction: a comment in the conversation or in the diff, or the item itself. */
export interface ReactionTarget extends CommentTarget {
  readonly comment: { readonly kind: 'comment' | 'review-comment'; readonly id: number } | null;
}

export type ReactionContent = 'eyes' | '+1' | 'confused';

export type Reactions = ReturnType<typeof createReactions>;

/** Rejects with GitHubProblem; not retried, since reactions are not essential. */
export function createReactions(connection: GitHubReadConnection, { owner, repo, number, comment }: ReactionTarget) {
  const needs = [comment?.kind === 'review-comment' ? 'pull-requests: write' : 'issues: write', 'pull-requests: write'];
  const common = () => ({ owner, repo, request: { signal: withTimeout(connection.signal) } });
  const call = async <T>(use: (octokit: Octokit) => Promise<T>): Promise<T> => {
    try {
      return await use(await connectOctokit(connection));
    } catch (error) {
      throw readProblem(error, {
        what: `the reactions on ${owner}/${repo}#${String(number)}`,
        needs: [...new Set(needs)],
      });
    }
  };
  return {
    /** Returns the id of the reaction; the existing one if there is one already. */
    add: (content: ReactionContent) =>
      call(async ({ rest: { reactions } }) => {
        const body = { ...common(), content };
        if (comment === null) return (await reactions.createForIssue({ ...body, issue_number: number })).data.id;
        const at = { ...body, comment_id: comment.id };
        if (comment.kind === 'comment') return (await reactions.createForIssueComment(at)).data.id;
        return (await reactions.createForPullRequestReviewComment(at)).data.id;
      }),
    remove: (id: number) =>
      call(async ({ rest: { reactions } }) => {
        const body = { ...common(), reaction_id: id };
        if (comment === null) await reactions.deleteForIssue({ ...body, issue_number: number });
        else if (comment.kind === 'comment') await reactions.deleteForIssueComment({ ...body, comment_id: comment.id });
        else await reactions.deleteForPullRequestComment({ ...body, comment_id: comment.id });
      }),
  };
}
