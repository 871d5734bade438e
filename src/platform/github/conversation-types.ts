/** What GitHub holds of an issue or a pull request, as it is now. Every text in it may be a stranger's. */

/** Something that somebody wrote. */
export interface AuthoredText {
  /** Null for a deleted account. */
  readonly author: string | null;
  /** GitHub's `authorAssociation`: OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, NONE, … */
  readonly association: string;
  /** ISO times. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly text: string;
  /** The number that the REST interface and events know it by. */
  readonly id: number | null;
  /** Hidden by a maintainer as spam, off-topic and the like. */
  readonly isMinimized: boolean;
}

export interface ReviewText extends AuthoredText {
  /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED, PENDING. */
  readonly state: string;
}

/** Comments on one place of the diff. */
export interface ReviewThread {
  readonly path: string;
  /** Null where the place is gone. */
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly resolved: boolean;
  readonly outdated: boolean;
  readonly hunk: string;
  readonly comments: readonly AuthoredText[];
  /** Comments of the thread that were not read. */
  readonly unread: number;
}

export interface LinkedIssue extends AuthoredText {
  readonly number: number;
  readonly title: string;
  readonly repository: string;
}

export interface Branches {
  readonly base: string;
  readonly head: string;
  readonly headSha: string;
  readonly changedFiles: number;
}

export interface Conversation {
  readonly title: string;
  /** OPEN, CLOSED or MERGED. */
  readonly state: string;
  readonly labels: readonly string[];
  readonly body: AuthoredText;
  readonly comments: readonly AuthoredText[];
  readonly reviews: readonly ReviewText[];
  readonly threads: readonly ReviewThread[];
  readonly linked: readonly LinkedIssue[];
  /** Null for an issue. */
  readonly branches: Branches | null;
  /** What could not be read, in sentences. */
  readonly gaps: readonly string[];
}

export interface DiffFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: string;
  readonly added: number;
  readonly removed: number;
  /** Hunks of a unified diff; null for a binary or a very large file. */
  readonly patch: string | null;
}

export interface FailedCheck {
  readonly name: string;
  /** FAILURE, TIMED_OUT, ERROR, … */
  readonly conclusion: string;
  /** What the check says of itself; may be empty. */
  readonly summary: string;
  /** The end of its log; null where there is none or it may not be read. */
  readonly log: string | null;
}
