/** The current state of an issue or a pull request on GitHub. All of its text is untrusted. */

export interface AuthoredText {
  /** `null` for a deleted account. */
  readonly author: string | null;
  /** GitHub's `authorAssociation`: OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, NONE, … */
  readonly association: string;
  /** ISO 8601 times. */
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly text: string;
  /** The id in the REST API and in events. */
  readonly id: number | null;
  /** Hidden by a maintainer as spam, off-topic and the like. */
  readonly isMinimized: boolean;
  /** The token's account wrote it; only known of comments on lines. */
  readonly isOwn?: boolean;
}

export interface ReviewText extends AuthoredText {
  /** APPROVED, CHANGES_REQUESTED, COMMENTED, DISMISSED, PENDING. */
  readonly state: string;
}

export interface ReviewThread {
  readonly path: string;
  /** `null` if the line no longer exists. */
  readonly line: number | null;
  readonly startLine: number | null;
  readonly side: 'LEFT' | 'RIGHT';
  readonly resolved: boolean;
  /** The account that started the thread resolved it too: a run whose lines had changed. */
  readonly isResolvedByOwn: boolean;
  readonly outdated: boolean;
  readonly hunk: string;
  readonly comments: readonly AuthoredText[];
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
}

export interface GitHubConversation {
  readonly title: string;
  /** OPEN, CLOSED or MERGED. */
  readonly state: string;
  readonly labels: readonly string[];
  readonly body: AuthoredText;
  readonly comments: readonly AuthoredText[];
  readonly reviews: readonly ReviewText[];
  readonly threads: readonly ReviewThread[];
  readonly linked: readonly LinkedIssue[];
  /** Of a pull request; GitHub lists 3,000 of them at most. `null` if unknown. */
  readonly changedFiles: number | null;
  /** `null` for an issue. */
  readonly branches: Branches | null;
  /** Sentences about data that could not be read. */
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
  readonly conclusion: string;
  /** The check's own summary; may be empty. */
  readonly summary: string;
  /** The end of its log; `null` if it is missing or cannot be read. */
  readonly log: string | null;
}
