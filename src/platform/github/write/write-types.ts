/** An existing text by the token's account. */
export interface OwnText {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

export interface OwnReview extends OwnText {
  readonly state: string;
  /** The reviewed commit; `null` if GitHub no longer has it. */
  readonly commit: string | null;
}

/** A thread on lines of the pull request. */
export interface WrittenThread {
  /** Of the GraphQL API. */
  readonly id: string;
  readonly path: string;
  /** Its current position; `null` if the lines have changed since. */
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly isResolved: boolean;
  /** The token's account resolved it. */
  readonly isResolvedByOwn: boolean;
  readonly isOutdated: boolean;
  /** The token's account started it. */
  readonly isOwn: boolean;
  /** Someone else answered. */
  readonly hasReplies: boolean;
  readonly first: OwnText & { readonly nodeId: string; readonly isMinimized: boolean };
  /** What the token's account wrote in it, and whether someone else wrote after it. */
  readonly own: readonly (OwnText & { readonly isAnswered: boolean })[];
}

/** An issue or a pull request, by any author. */
export interface WrittenItem {
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  /** The title of its milestone. */
  readonly milestone: string | null;
  readonly url: string;
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
  /** Hunks without file headers; `null` for a binary file or one that is too large. */
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
  /** Its last commit, or its last commit before it was closed. */
  readonly head: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly isOpen: boolean;
  readonly isMerged: boolean;
  /** Opened by the token's account. */
  readonly isOwn: boolean;
}

/** The difference between two branches. */
export interface BranchSince {
  /** Its last commit. */
  readonly tip: string;
  /** Its own commits, oldest first; `null` if there are more than GitHub lists at once. */
  readonly commits: readonly { readonly sha: string; readonly message: string; readonly isOwn: boolean }[] | null;
}

export interface NewCommit {
  readonly parent: string;
  readonly headline: string;
  readonly body: string;
  /** A file whose content is `null` is deleted. */
  readonly files: readonly {
    readonly path: string;
    readonly content: Buffer | null;
    readonly mode?: '100644' | '100755' | '120000';
  }[];
}

/** A commit that is on no branch yet. */
export interface MadeCommit {
  readonly sha: string;
  /** The state of its signature as reported by GitHub; `null` if GitHub reports none. */
  readonly verification: { readonly isVerified: boolean; readonly reason: string } | null;
}

/** How adding a commit to a branch ended: `behind` if the branch has commits that the added one lacks. */
export type AdvanceEnd = { readonly kind: 'done' | 'behind' } | { readonly kind: 'refused'; readonly reason: string };

/** The workflow runs for a new commit. */
export type ChecksAfterPush =
  | { readonly kind: 'started' | 'waiting'; readonly url: string }
  | { readonly kind: 'none' };

/** GitHub's reasons for hiding a comment. */
export type HideReason = 'OUTDATED' | 'RESOLVED' | 'DUPLICATE' | 'OFF_TOPIC';
