import type { CommentTarget } from '../types.js';

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

export interface OwnPullRequest {
  readonly number: number;
  /** The last commit that it holds, or held when it was closed. */
  readonly head: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
  /** Opened by the account of the token. */
  readonly isOwn: boolean;
}

/** A branch as it differs from another. */
export interface BranchSince {
  /** Its last commit. */
  readonly tip: string;
  /** Its own commits, the oldest first; null where they are more than GitHub lists at once. */
  readonly commits: readonly { readonly message: string; readonly isOwn: boolean }[] | null;
}

export interface NewCommit {
  readonly parent: string;
  readonly headline: string;
  readonly body: string;
  /** A file of null is deleted. */
  readonly files: readonly {
    readonly path: string;
    readonly content: Buffer | null;
    readonly mode?: '100644' | '100755';
  }[];
}

export interface OwnCheckRun {
  readonly id: number;
  readonly externalId: string | null;
  readonly url: string | null;
  readonly isComplete: boolean;
  /** How many it has. */
  readonly annotations: number;
}

/** What a check run shows, or the next part of its annotations, at most 50; a conclusion completes it. */
export interface NewCheckRun {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly endLine: number;
    readonly level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
  }[];
  readonly conclusion: 'success' | 'neutral' | 'failure' | null;
}

/** The requests that writes are made of. What is listed is ours: written by the account of the token. */
export interface GitHubWriteApi {
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
  /** Those of this name on the commit, the newest hundred, whoever made them. */
  checkRuns(sha: string, name: string): Promise<readonly OwnCheckRun[]>;
  createCheckRun(
    sha: string,
    name: string,
    externalId: string,
    run: NewCheckRun,
  ): Promise<Pick<OwnCheckRun, 'id' | 'url'>>;
  continueCheckRun(id: number, run: NewCheckRun): Promise<void>;
  /** Whether the branch holds this commit; false where either is not there. */
  isOnBranch(commit: string, branch: string): Promise<boolean>;
  /** What the branch, or a commit, has that `base` has not; null where one of them is not there. */
  branchSince(base: string, branch: string): Promise<BranchSince | null>;
  /** False where there is one of this name. */
  createBranch(branch: string, sha: string): Promise<boolean>;
  /** Whatever the branch held before. */
  moveBranch(branch: string, sha: string): Promise<void>;
  /** Nothing happens where there is none. */
  deleteBranch(branch: string): Promise<void>;
  /** A commit on a branch that is at its parent; GitHub signs it. All files become ordinary ones. Its full id. */
  commit(branch: string, commit: NewCommit): Promise<string>;
  /** A commit on no branch, with the modes of its files; GitHub signs it for apps and workflows. Its full id. */
  commitWithModes(tree: string, commit: NewCommit): Promise<string>;
  /** Those from this branch, the newest first, whoever opened them. */
  pullRequests(branch: string): Promise<readonly OwnPullRequest[]>;
  /** One that GitHub does not take (422) comes back as its reason. */
  createPullRequest(pull: {
    readonly title: string;
    readonly body: string;
    readonly base: string;
    readonly branch: string;
    readonly draft: boolean;
  }): Promise<{ readonly url: string } | { readonly refused: string }>;
  updatePullRequest(number: number, change: { title: string; body: string }): Promise<void>;
}

/** `number` is 0 where the run has no item; only issues can be written then. */
export type WriteTarget = CommentTarget;

export interface GitHubWriteClient {
  /**
   * Runs a write, again from its start after a server error, a broken connection or a rate limit: it has to look
   * for what is there before it writes. `permissions` are the lines of a workflow that it needs. Rejects with
   * GitHubProblem.
   */
  write<T>(what: string, permissions: readonly string[], work: (api: GitHubWriteApi) => Promise<T>): Promise<T>;
}
