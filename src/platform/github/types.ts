import { asSentence } from '../../text.js';
import type { GitHubFindingId } from './findings.js';

export interface PostedComment {
  readonly id: number;
  readonly url: string;
  readonly action: 'created' | 'updated';
}

/** Why a GitHub request failed, and what to do about it. */
export class GitHubProblem extends Error {
  constructor(
    readonly status: number | null,
    message: string,
    readonly hint: string,
    /** `null` for what has no section in docs/doctor.md. */
    readonly id: GitHubFindingId | null = null,
  ) {
    super(message);
    this.name = 'GitHubProblem';
  }

  /** Message, hint and id as sentences; the message ends with GitHub's own text, which may lack a period. */
  get sentences(): string {
    return `${asSentence(this.message)} ${this.hint}${this.id === null ? '' : ` [${this.id}]`}`;
  }
}

export interface CommentTarget {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
  /** The first comment of a thread on lines of the pull request, in which to reply; absent: the conversation. */
  readonly thread?: number;
}

export type CommentBody = string | ((existing: string | null) => string);

/** The GitHub requests for comments. Rejects with GitHubProblem. */
export interface GitHub {
  /** The token account's comment that starts with `marker`, searched on all pages. `body` gets its text, or `null`. */
  upsertComment(target: CommentTarget, marker: string, body: CommentBody): Promise<PostedComment>;
  /** The same for a comment that exists; creates none, and the result is then `null`. */
  updateComment(target: CommentTarget, marker: string, body: CommentBody): Promise<PostedComment | null>;
  /** The texts of all comments of the token's account. */
  ownComments(target: CommentTarget): Promise<readonly string[]>;
  /** As outdated, those of the token's account that start so, but not `except`; returns their number. */
  hideComments(target: CommentTarget, beginnings: readonly string[], except: number): Promise<number>;
}
