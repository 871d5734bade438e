/** What a model wants to be written to GitHub. Only recorded during the run; our own code applies it afterwards. */

export const reviewEvents = ['COMMENT', 'APPROVE', 'REQUEST_CHANGES'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

export const checkConclusions = ['success', 'neutral', 'failure'] as const;
export type CheckConclusion = (typeof checkConclusions)[number];

/** A remark on lines of the pull request. Lines count from 1, in the file after the change (RIGHT) or before it (LEFT). */
export interface LineComment {
  readonly path: string;
  readonly line: number;
  /** First line of several; smaller than `line`. */
  readonly startLine?: number;
  readonly side: 'LEFT' | 'RIGHT';
  readonly body: string;
  /** What the lines should become; GitHub offers it with a button. */
  readonly suggestion?: string;
}

export const severities = ['error', 'warning', 'note'] as const;

/** One finding; docs/findings.md describes the same fields. */
export interface Finding {
  readonly path: string;
  /** From 1, in the file as it is in the workspace. */
  readonly line: number;
  readonly endLine?: number;
  readonly severity: (typeof severities)[number];
  readonly title: string;
  readonly message: string;
  readonly suggestion?: string;
  /** A short stable name of the kind of finding. */
  readonly rule?: string;
}

/** An intent that becomes a request to GitHub. */
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
  | {
      readonly kind: 'check-run';
      readonly name: string;
      readonly conclusion: CheckConclusion;
      readonly title: string;
      readonly summary: string;
    };

/** What the model says of its work; it changes the report and the conclusion, nothing else. */
export type SelfReport =
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }
  | { readonly kind: 'noop'; readonly reason: string }
  | { readonly kind: 'incomplete'; readonly reason: string };

export type RecordedRequest = GitHubWriteRequest | SelfReport;

export interface RequestRecorder {
  /** Keeps an intent for the end of the run. Null where it was kept, else why not, as a sentence for the model. */
  keep(request: RecordedRequest): string | null;
}

export function isGitHubWrite(request: RecordedRequest): request is GitHubWriteRequest {
  return request.kind !== 'findings' && request.kind !== 'noop' && request.kind !== 'incomplete';
}
