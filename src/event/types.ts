import type { ReviewThread } from '../platform/github/read/conversation-types.js';

/** What started the run, read from the runner's variables and its event file. */
export interface Event {
  /** `push`, `pull_request`, `issue_comment`, …; `none` on a terminal. */
  readonly name: string;
  readonly action: string | null;
  readonly repository: { readonly owner: string; readonly name: string } | null;
  /** The issue or pull request that a comment would be posted on. */
  readonly item: { readonly kind: 'issue' | 'pull-request'; readonly number: number } | null;
  readonly actor: string | null;
  /** The checkout may contain content from people without write access (a fork's pull request, a comment on one). */
  readonly isUntrustedCheckout: boolean;
  /** The commit to read configuration and prompts from if the checkout is untrusted. */
  readonly trustedRef: string | null;
  readonly headSha: string | null;
  /** The branch that the pull request of the event goes into; absent if the event does not name it. */
  readonly baseBranch?: string | null;
  readonly trigger: TriggerEvent;
}

/** Who did what, according to the event; the gate's decision is based on it. */
export interface TriggerEvent {
  /** Who caused the event: `sender` in the payload, else GITHUB_ACTOR. */
  readonly sender: Person | null;
  /** Others who caused it: GITHUB_ACTOR, and who requested a re-run. */
  readonly alsoBy: readonly Person[];
  /** Who opened the issue or pull request. */
  readonly itemAuthor: Person | null;
  /** GitHub's name for the author's relationship to the repository; `NONE` if unknown. */
  readonly itemAssociation: string;
  /** The comment or review that the event is about, as of the event. */
  readonly triggerComment: TriggerComment | null;
  /** The label of `labeled` and `unlabeled`. */
  readonly label: string | null;
  /** Who was assigned or requested for review; a team by its slug. */
  readonly assignee: string | null;
  /** The run that `workflow_run` is about. */
  readonly run: FinishedRun | null;
  /** ISO time of the event; `null` if the payload has none. */
  readonly at: string | null;
  /** Title and text of the item as of the event. */
  readonly title: string | null;
  readonly body: string | null;
}

export interface FinishedRun {
  readonly event: string | null;
  /** It ended, and with a failure. */
  readonly hasFailed: boolean;
  readonly people: readonly Person[];
  /** The branch of the run; `null` if the payload does not contain all of it. */
  readonly branch: { readonly owner: string; readonly name: string; readonly repositoryId: number } | null;
  readonly url: string | null;
}

export interface Person {
  readonly login: string;
  readonly isBot: boolean;
}

export interface TriggerComment {
  readonly kind: 'comment' | 'review' | 'review-comment';
  readonly id: number | null;
  /** The first comment of the thread on lines that it belongs to; absent for other comments. */
  readonly thread?: number;
  readonly author: Person | null;
  /** GitHub's name for the author's relationship to the repository; `NONE` if unknown. */
  readonly association: string;
  readonly text: string;
  /** What a review comment is about; `null` for other comments. */
  readonly position: ReviewPosition | null;
}

/** Lines in the diff of a pull request. */
export type ReviewPosition = Pick<ReviewThread, 'path' | 'line' | 'startLine' | 'side' | 'hunk'>;
