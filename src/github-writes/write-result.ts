/** Why a write is not on GitHub as it was requested, for scripts; docs/outputs.md describes each. */
export const writeCodes = [
  'call-refused',
  'not-recorded',
  'unsuccessful-run',
  'interrupted',
  'canceled',
  'patch-in-comment',
  'patch-in-result',
  'patch-in-file',
  'github-error',
  'rate-limited',
] as const;

export interface GitHubWriteResult {
  /** The tool that requested it, or the location of a review comment. */
  readonly what: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'fell back' | 'withheld' | 'refused' | 'failed';
  readonly url: string | null;
  /** Why it was not done as requested; empty if it was. */
  readonly note: string;
  /** The note without what a comment shows in another way: the commit, or where the patch is. Absent = the note. */
  readonly details?: string;
  /** Absent if it was done, and if only the note says why it was not. */
  readonly code?: (typeof writeCodes)[number];
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
