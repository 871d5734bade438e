/** What started the run, read from the runner's variables and its event file. */
export interface Event {
  /** `push`, `pull_request`, `issue_comment`, …; `none` on a terminal. */
  readonly name: string;
  readonly action: string | null;
  readonly repository: { readonly owner: string; readonly name: string } | null;
  /** The issue or pull request that a comment would go to. */
  readonly item: { readonly kind: 'issue' | 'pull-request'; readonly number: number } | null;
  readonly actor: string | null;
  /** The checkout may hold what somebody without write access wrote (a fork's pull request, a comment on one). */
  readonly isUntrustedCheckout: boolean;
  /** The commit from which configuration and prompts are read where the checkout is a stranger's. */
  readonly trustedRef: string | null;
  readonly headSha: string | null;
  readonly trigger: TriggerEvent;
}

/** Who did what, as the event says it; the gate decides on it. */
export interface TriggerEvent {
  /** Whose act the event is: `sender` of the payload, else GITHUB_ACTOR. */
  readonly sender: Person | null;
  /** Others whose act it is too: GITHUB_ACTOR, and who asked for a re-run. */
  readonly alsoBy: readonly Person[];
  /** Who opened the issue or pull request. */
  readonly itemAuthor: Person | null;
  /** The author's tie to the repository, in GitHub's words; `NONE` where it is not told. */
  readonly itemAssociation: string;
  /** The comment or review that the event is about, as it was when the event fired. */
  readonly triggerComment: TriggerComment | null;
  /** The label of `labeled` and `unlabeled`. */
  readonly label: string | null;
  /** Who was assigned or asked for a review, a team by its short name. */
  readonly assignee: string | null;
  /** The run that `workflow_run` is about. */
  readonly run: FinishedRun | null;
  /** ISO time of the act; null where the payload has none. */
  readonly at: string | null;
  /** Title and text of the item as they were then. */
  readonly title: string | null;
  readonly body: string | null;
}

export interface FinishedRun {
  readonly event: string | null;
  readonly people: readonly Person[];
  /** The branch that it ran on; null where the payload does not tell all of it. */
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
  readonly author: Person | null;
  /** The author's tie to the repository, in GitHub's words; `NONE` where it is not told. */
  readonly association: string;
  readonly text: string;
}
