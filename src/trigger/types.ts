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
  readonly strangerCheckout: boolean;
  /** The commit from which configuration and prompts are read where the checkout is a stranger's. */
  readonly trustedRef: string | null;
  readonly headSha: string | null;
}
