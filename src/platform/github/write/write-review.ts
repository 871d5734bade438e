import { isViewer } from '../github.js';
import { orRefusal } from '../octokit.js';
import { type OwnText, requestParameters, type WriteContext } from './write-context.js';

export interface OwnReview extends OwnText {
  readonly state: string;
  /** The reviewed commit; `null` if GitHub no longer has it. */
  readonly commit: string | null;
}

export interface NewReview {
  readonly commit: string;
  readonly event: 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES';
  readonly body: string;
  readonly comments: readonly {
    readonly path: string;
    readonly line: number;
    readonly startLine?: number;
    readonly side: 'LEFT' | 'RIGHT';
    readonly body: string;
  }[];
}

export interface PullRequestFile {
  readonly path: string;
  /** Hunks without file headers; `null` for a binary file or one that is too large. */
  readonly patch: string | null;
}

export type ReviewApi = ReturnType<typeof reviewApi>;

export function reviewApi(context: WriteContext) {
  const { octokit, viewer } = context.session;
  const { redact } = context.connection;
  const at = () => ({ ...requestParameters(context), pull_number: context.target.number });
  return {
    async head() {
      const { data } = await octokit.rest.pulls.get(at());
      return { sha: data.head.sha, isOpen: data.state === 'open', isOwn: isViewer(data.user, viewer) };
    },
    async files(): Promise<readonly PullRequestFile[]> {
      const files = await octokit.paginate(octokit.rest.pulls.listFiles, { ...at(), per_page: 100 });
      return files.map(({ filename, patch }) => ({ path: filename, patch: patch ?? null }));
    },
    async reviews(): Promise<readonly OwnReview[]> {
      const all = await octokit.paginate(octokit.rest.pulls.listReviews, { ...at(), per_page: 100 });
      return all
        .filter(({ user }) => isViewer(user, viewer))
        .map(({ id, body, state, html_url: url, commit_id: commit }) => ({ id, body, state, url, commit }));
    },
    /** If GitHub rejects the review (422), returns the reason. */
    createReview: (review: NewReview) =>
      orRefusal(async (): Promise<OwnText> => {
        const { data } = await octokit.rest.pulls.createReview({
          ...at(),
          commit_id: review.commit,
          event: review.event,
          ...(review.body === '' ? {} : { body: redact(review.body) }),
          comments: review.comments.map(({ path, line, startLine, side, body: text }) => ({
            path,
            line,
            side,
            ...(startLine === undefined ? {} : { start_line: startLine, start_side: side }),
            body: redact(text),
          })),
        });
        return { id: data.id, body: data.body, url: data.html_url };
      }),
    async updateReview(id: number, body: string) {
      await octokit.rest.pulls.updateReview({ ...at(), review_id: id, body: redact(body) });
    },
    async updateLine(id: number, body: string) {
      await octokit.rest.pulls.updateReviewComment({
        ...requestParameters(context),
        comment_id: id,
        body: redact(body),
      });
    },
  };
}
