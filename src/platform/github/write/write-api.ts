import type { CommentTarget } from '../types.js';
import type { NewCheckRun, OwnCheckRun } from './check-types.js';
import type {
  AdvanceEnd,
  BranchSince,
  ChecksAfterPush,
  HideReason,
  MadeCommit,
  NewCommit,
  NewReview,
  OwnIssue,
  OwnPullRequest,
  OwnReview,
  OwnText,
  PullRequestFile,
  WrittenItem,
  WrittenThread,
} from './write-types.js';

/** Reviews of the pull request. */
export interface ReviewApi {
  /** The head of the pull request. */
  head(): Promise<{ readonly sha: string; readonly isOpen: boolean; readonly isOwn: boolean }>;
  files(): Promise<readonly PullRequestFile[]>;
  reviews(): Promise<readonly OwnReview[]>;
  /** If GitHub rejects the review (422), returns the reason. */
  createReview(review: NewReview): Promise<OwnText | { readonly refused: string }>;
  updateReview(id: number, body: string): Promise<void>;
  updateLine(id: number, body: string): Promise<void>;
}

/** Threads on lines of the pull request. */
export interface ThreadApi {
  /** All threads on lines, by any author. */
  threads(): Promise<readonly WrittenThread[]>;
  /** Returns why the token may not, if it may not. */
  resolveThread(id: string): Promise<{ readonly forbidden: string } | null>;
  /** Hides a comment, by its id in the GraphQL API. Returns why the token may not, if it may not. */
  hide(nodeId: string, reason: HideReason): Promise<{ readonly forbidden: string } | null>;
}

/** What a maintainer does with the issue or pull request, besides writing. */
export interface MaintenanceApi {
  /** Replies in the thread of this comment. Returns `null` if it does not exist. */
  reply(thread: number, body: string): Promise<OwnText | null>;
  /** Who was asked for a review; teams as `team/NAME`. */
  requestedReviewers(): Promise<readonly string[]>;
  /** If GitHub rejects them (422), returns the reason. */
  requestReviewers(users: readonly string[], teams: readonly string[]): Promise<{ readonly refused: string } | null>;
  item(): Promise<WrittenItem>;
  updateItem(change: {
    readonly title?: string;
    readonly body?: string;
    readonly state?: 'open' | 'closed';
    readonly reason?: 'completed' | 'not_planned' | 'duplicate' | 'reopened';
    /** Its number; `null` removes it. */
    readonly milestone?: number | null;
  }): Promise<void>;
  /** Open milestones of the repository. */
  milestones(): Promise<readonly { readonly number: number; readonly title: string }[]>;
  /** A comment of the item by any author; `null` if the item has none with this number. */
  commentNode(id: number): Promise<{ readonly nodeId: string; readonly url: string } | null>;
  /** If GitHub rejects it (422), returns the reason. */
  createLabel(label: {
    readonly name: string;
    readonly color: string;
    readonly description: string;
  }): Promise<{ readonly refused: string } | null>;
}

/** Comments, labels and assignees of the issue or pull request. */
export interface ItemApi {
  comments(): Promise<readonly OwnText[]>;
  createComment(body: string): Promise<OwnText>;
  /** Returns `null` if the comment no longer exists. */
  updateComment(id: number, body: string): Promise<OwnText | null>;
  /** Labels of the item, as spelled on GitHub. */
  labels(): Promise<readonly string[]>;
  /** The label as spelled in the repository; `null` if it does not exist. */
  labelNamed(name: string): Promise<string | null>;
  addLabels(names: readonly string[]): Promise<void>;
  removeLabel(name: string): Promise<void>;
  assignees(): Promise<readonly string[]>;
  canBeAssigned(user: string): Promise<boolean>;
  assign(users: readonly string[]): Promise<void>;
}

/** Other issues of the repository. */
export interface IssueApi {
  issues(): Promise<readonly OwnIssue[]>;
  createIssue(issue: { title: string; body: string; labels: readonly string[] }): Promise<OwnIssue>;
  updateIssue(number: number, change: { body: string } | { state: 'closed'; reason: 'not_planned' }): Promise<void>;
}

/** Check runs of commits. */
export interface CheckRunApi {
  /** Check runs with this name on the commit, the newest hundred, by any author. */
  checkRuns(sha: string, name: string): Promise<readonly OwnCheckRun[]>;
  createCheckRun(
    sha: string,
    name: string,
    externalId: string,
    run: NewCheckRun,
  ): Promise<Pick<OwnCheckRun, 'id' | 'url'>>;
  continueCheckRun(id: number, run: NewCheckRun): Promise<void>;
}

/** Sallyport's branches and the base branch. */
export interface BranchApi {
  /** Whether the branch contains this commit; false if either does not exist. */
  isOnBranch(commit: string, branch: string): Promise<boolean>;
  /** The commits of a branch or commit that `base` lacks; `null` if either does not exist. */
  branchSince(base: string, branch: string): Promise<BranchSince | null>;
  /** Returns false if the branch already exists. */
  createBranch(branch: string, sha: string): Promise<boolean>;
  /** Moves the branch, whatever it contained before. */
  moveBranch(branch: string, sha: string): Promise<void>;
  /** Does nothing if the branch does not exist. */
  deleteBranch(branch: string): Promise<void>;
}

/** New commits. */
export interface CommitApi {
  /**
   * Creates a commit on a branch whose head is its parent; GitHub signs it. All files get the ordinary mode. Returns
   * the full id.
   */
  commit(branch: string, commit: NewCommit): Promise<string>;
  /**
   * Creates a commit without a branch, with file modes; GitHub signs it for apps and workflows.
   */
  commitWithModes(tree: string, commit: NewCommit): Promise<MadeCommit>;
}

/** Commits on a branch of someone else. */
export interface PushApi {
  /** The last commit of a branch; `null` if it does not exist. */
  branchTip(branch: string): Promise<string | null>;
  /** Adds a commit to a branch; never replaces one. */
  advanceBranch(branch: string, sha: string): Promise<AdvanceEnd>;
  checksAfterPush(sha: string): Promise<ChecksAfterPush>;
}

/** Pull requests from one of Sallyport's branches. */
export interface PullRequestApi {
  /** Pull requests from this branch, newest first, by any author. */
  pullRequests(branch: string): Promise<readonly OwnPullRequest[]>;
  /** The branches of this repository that begin so and have an open pull request, by any author. */
  openBranches(prefix: string): Promise<ReadonlySet<string>>;
  /** If GitHub rejects the pull request (422), returns the reason. */
  createPullRequest(pull: {
    readonly title: string;
    readonly body: string;
    readonly base: string;
    readonly branch: string;
    readonly draft: boolean;
  }): Promise<{ readonly url: string } | { readonly refused: string }>;
  updatePullRequest(number: number, change: { title: string; body: string }): Promise<void>;
}

/** The requests for writes. All lists contain only items by the token's account unless noted. */
export interface GitHubWriteApi
  extends ReviewApi,
    ThreadApi,
    MaintenanceApi,
    ItemApi,
    IssueApi,
    CheckRunApi,
    BranchApi,
    CommitApi,
    PushApi,
    PullRequestApi {}

/** `number` is 0 if the run has no item; then only issues can be written. */
export type WriteTarget = CommentTarget;

export interface GitHubWriteClient {
  /**
   * Runs a write; runs it again from its start after a server error, a broken connection or a rate limit, so it must
   * check for existing posts before it writes. `permissions` are the required workflow lines. Rejects with
   * GitHubProblem.
   */
  write<T>(what: string, permissions: readonly string[], work: (api: GitHubWriteApi) => Promise<T>): Promise<T>;
}
