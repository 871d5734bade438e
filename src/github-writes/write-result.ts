/** The result of one write. */
export interface GitHubWriteResult {
  /** The tool that requested it, or the location of a review comment. */
  readonly what: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'fell back' | 'withheld' | 'refused' | 'failed';
  readonly url: string | null;
  /** Why it was not done as requested; empty if it was. */
  readonly note: string;
  /** The branch and the commit that it created; absent if it created none. */
  readonly branch?: string;
  readonly commit?: string;
}

export function writeResult(
  what: string,
  outcome: GitHubWriteResult['outcome'],
  url: string | null,
  note = '',
): GitHubWriteResult {
  return { what, outcome, url, note };
}

export function missingThread(what: string): GitHubWriteResult {
  return writeResult(what, 'failed', null, 'The pull request has no such thread.');
}
