export const uses = ['review', 'comment', 'schedule', 'forks'] as const;

/** What a workflow is for; `forks` are three that go together. */
export type Use = (typeof uses)[number];

/** What differs between repositories. */
export interface Choices {
  /** How the workflows name this action: `OWNER/sallyport@REF`. */
  readonly action: string;
  /** Lines of `with:` that name the model and its key. */
  readonly model: readonly string[];
}

/** A file to start from; the path is relative to the repository. */
export interface StarterFile {
  readonly path: string;
  readonly text: string;
}
