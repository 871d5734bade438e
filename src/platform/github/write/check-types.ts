export interface OwnCheckRun {
  readonly id: number;
  readonly externalId: string | null;
  readonly url: string | null;
  readonly isComplete: boolean;
  /** The number of annotations. */
  readonly annotations: number;
}

/** The content of a check run, or the next batch of its annotations, at most 50; a conclusion completes it. */
export interface NewCheckRun {
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly endLine: number;
    readonly level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
  }[];
  readonly conclusion: 'success' | 'neutral' | 'failure' | null;
}
