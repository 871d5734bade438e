export const reviewEvents = ['COMMENT', 'APPROVE', 'REQUEST_CHANGES'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

/** Counted from 1, in the file after the change (RIGHT) or before it (LEFT). */
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

export interface ReviewRequest {
  readonly kind: 'review';
  readonly event: ReviewEvent;
  readonly body: string;
  readonly comments: readonly LineComment[];
}
