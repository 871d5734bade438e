import { type Octokit, withTimeout } from './octokit.js';
import type { CommentTarget } from './types.js';

interface ListedComment {
  readonly id: number;
  readonly body?: string;
  readonly user: { readonly login: string; readonly id: number } | null;
}

/** The requests for comments of a conversation, or of the threads on lines of a pull request. */
export interface CommentPlace {
  /** A hundred comments, oldest first. */
  page(page: number): Promise<{ readonly comments: readonly ListedComment[]; readonly isLast: boolean }>;
  update(id: number, body: string): Promise<{ readonly id: number; readonly url: string }>;
  create(body: string): Promise<{ readonly id: number; readonly url: string }>;
}

export function commentPlace(octokit: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  return target.thread === undefined ? conversation(octokit, target, signal) : threads(octokit, target, signal);
}

function conversation({ rest: { issues } }: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  const call = () => callOf(target, signal);
  return {
    async page(page) {
      const { data, headers } = await issues.listComments({
        ...{ ...call(), issue_number: target.number, per_page: 100, page },
      });
      return { comments: data, isLast: isLast(headers) };
    },
    update: async (id, body) => posted(await issues.updateComment({ ...call(), comment_id: id, body })),
    create: async (body) => posted(await issues.createComment({ ...call(), issue_number: target.number, body })),
  };
}

function threads(octokit: Octokit, target: CommentTarget, signal: AbortSignal): CommentPlace {
  const { pulls } = octokit.rest;
  const call = () => callOf(target, signal);
  return {
    async page(page) {
      const { data, headers } = await pulls.listReviewComments({
        ...{ ...call(), pull_number: target.number, per_page: 100, page },
      });
      return { comments: data, isLast: isLast(headers) };
    },
    update: async (id, body) => posted(await pulls.updateReviewComment({ ...call(), comment_id: id, body })),
    async create(body) {
      try {
        const reply = { ...call(), pull_number: target.number, comment_id: target.thread ?? 0, body };
        return posted(await pulls.createReplyForReviewComment(reply));
      } catch (error) {
        // The thread was deleted: the answer becomes a separate comment.
        if ((error as { status?: unknown }).status !== 404) throw error;
        return await conversation(octokit, target, signal).create(body);
      }
    },
  };
}

function callOf({ owner, repo }: CommentTarget, signal: AbortSignal) {
  return { owner, repo, request: { signal: withTimeout(signal) } };
}

const isLast = ({ link }: { readonly link?: string | undefined }): boolean => link?.includes('rel="next"') !== true;

function posted({ data }: { readonly data: { readonly id: number; readonly html_url: string } }) {
  return { id: data.id, url: data.html_url };
}
