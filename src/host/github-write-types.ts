import type { CommentTarget } from './types.js';

/** A text of our own account that is there already. */
export interface OwnText {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

export interface OwnReview extends OwnText {
  readonly state: string;
  /** The commit that it was made on; null where GitHub forgot it. */
  readonly commit: string | null;
}

/** A remark of ours in a review. `line` is where it stands now; null where the lines have changed since. */
export interface OwnLine extends OwnText {
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
}

export interface OwnIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  readonly url: string;
}

export interface PullRequestFile {
  readonly path: string;
  /** Hunks without file headers; null for a binary file and one that is too large. */
  readonly patch: string | null;
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

/** The requests that writes are made of. What is listed is ours: written by the account of the token. */
export interface WriteApi {
  /** Of the pull request. */
  head(): Promise<{ readonly sha: string; readonly isOpen: boolean; readonly isOwn: boolean }>;
  files(): Promise<readonly PullRequestFile[]>;
  reviews(): Promise<readonly OwnReview[]>;
  lines(): Promise<readonly OwnLine[]>;
  /** A review that GitHub does not take (422) comes back as its reason. */
  createReview(review: NewReview): Promise<OwnText | { readonly refused: string }>;
  updateReview(id: number, body: string): Promise<void>;
  updateLine(id: number, body: string): Promise<void>;
  comments(): Promise<readonly OwnText[]>;
  createComment(body: string): Promise<OwnText>;
  /** Null where the comment is gone. */
  updateComment(id: number, body: string): Promise<OwnText | null>;
  /** Labels of the item, as GitHub spells them. */
  labels(): Promise<readonly string[]>;
  /** The label as the repository spells it; null where it has none of this name. */
  labelNamed(name: string): Promise<string | null>;
  addLabels(names: readonly string[]): Promise<void>;
  removeLabel(name: string): Promise<void>;
  assignees(): Promise<readonly string[]>;
  canBeAssigned(user: string): Promise<boolean>;
  assign(users: readonly string[]): Promise<void>;
  issues(): Promise<readonly OwnIssue[]>;
  createIssue(issue: { title: string; body: string; labels: readonly string[] }): Promise<OwnIssue>;
  updateIssue(number: number, change: { body: string }): Promise<void>;
}

/** `number` is 0 where the run has no item; only issues can be written then. */
export type WriteTarget = CommentTarget;

export interface GitHubWrites {
  /**
   * Runs a write, again from its start after a server error, a broken connection or a rate limit: it has to look
   * for what is there before it writes. `permissions` are the lines of a workflow that it needs. Rejects with
   * GitHubProblem.
   */
  write<T>(what: string, permissions: readonly string[], work: (api: WriteApi) => Promise<T>): Promise<T>;
}
