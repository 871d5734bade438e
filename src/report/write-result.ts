/** What became of one write. */
export interface GitHubWriteResult {
  /** The tool that asked for it, or the place of a remark. */
  readonly what: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'fell back' | 'withheld' | 'refused' | 'failed';
  readonly url: string | null;
  /** Why, where it did not go as asked; empty where it did. */
  readonly note: string;
}
