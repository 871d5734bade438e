/**
 * Changes that a model wants to make on GitHub. They are only recorded during the run; the program applies them
 * afterwards.
 */

export const reviewEvents = ['COMMENT', 'APPROVE', 'REQUEST_CHANGES'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

export const checkConclusions = ['success', 'neutral', 'failure'] as const;
export type CheckConclusion = (typeof checkConclusions)[number];

export const closeReasons = ['completed', 'not_planned', 'duplicate'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Without spam and abuse: people decide about these. */
export const hideReasons = ['outdated', 'resolved', 'duplicate', 'off-topic'] as const;

/**
 * A comment on lines of the pull request. Lines are counted from 1, in the file after the change (RIGHT) or before it
 * (LEFT).
 */
export interface LineComment {
  readonly path: string;
  /** The other file that the path of the model can mean, in a workspace that is a directory of the repository. */
  readonly otherPath?: string;
  readonly line: number;
  /** The first line of a range; less than `line`. */
  readonly startLine?: number;
  readonly side: 'LEFT' | 'RIGHT';
  readonly body: string;
  /** Replacement for the lines, which GitHub offers with a button. */
  readonly suggestion?: string;
  /** Identifies the finding in later runs. Absent: its path and its words do. */
  readonly id?: string;
}

export const severities = ['error', 'warning', 'note'] as const;

/** One finding; docs/findings.md describes the same fields. */
export interface Finding {
  readonly path: string;
  /** Counted from 1, in the file in the workspace. */
  readonly line: number;
  readonly endLine?: number;
  readonly severity: (typeof severities)[number];
  readonly title: string;
  readonly message: string;
  readonly suggestion?: string;
  /** A short, stable name for the kind of finding. */
  readonly rule?: string;
}

/** A recorded change that becomes requests to GitHub. */
export type GitHubWriteRequest =
  | { readonly kind: 'comment'; readonly body: string }
  | {
      readonly kind: 'review';
      readonly event: ReviewEvent;
      readonly body: string;
      readonly comments: readonly LineComment[];
    }
  | { readonly kind: 'label'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'assign'; readonly users: readonly string[] }
  | { readonly kind: 'issue'; readonly title: string; readonly body: string; readonly labels: readonly string[] }
  | { readonly kind: 'pull-request'; readonly title: string; readonly body: string }
  | { readonly kind: 'push'; readonly title: string; readonly body: string }
  | {
      readonly kind: 'check-run';
      readonly name: string;
      readonly conclusion: CheckConclusion;
      readonly title: string;
      readonly summary: string;
    }
  /** Threads and comments have their numbers in the REST API. */
  | { readonly kind: 'reply'; readonly thread: number; readonly body: string }
  | { readonly kind: 'resolve'; readonly thread: number; readonly reason: string }
  | { readonly kind: 'reviewers'; readonly users: readonly string[]; readonly teams: readonly string[] }
  | { readonly kind: 'update'; readonly title?: string; readonly body?: string }
  | { readonly kind: 'close'; readonly reason: CloseReason }
  | { readonly kind: 'reopen' }
  /** An empty title removes the milestone. */
  | { readonly kind: 'milestone'; readonly title: string }
  | { readonly kind: 'hide'; readonly comment: number; readonly reason: (typeof hideReasons)[number] }
  | {
      readonly kind: 'create-label';
      readonly name: string;
      readonly color: string;
      readonly description: string;
    };

/** What the model reports about its own work; it affects only the report and the conclusion. */
export type SelfReport =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'noop'; readonly reason: string }
  | { readonly kind: 'incomplete'; readonly reason: string };

export type RecordedRequest = GitHubWriteRequest | SelfReport;

export interface RequestRecorder {
  /**
   * Records a request for the end of the run. Returns `null`, or the reason for a refusal as a sentence for the model.
   */
  keep(request: RecordedRequest): string | null;
}

export function isGitHubWrite(request: RecordedRequest): request is GitHubWriteRequest {
  return request.kind !== 'findings' && request.kind !== 'noop' && request.kind !== 'incomplete';
}

/** Why the current changes of the working tree cannot be committed, as a clause; `null` if they can. */
export type CheckTree = () => Promise<string | null>;
