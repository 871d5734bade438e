import type { ServerVariable } from './model-lines.js';

export const uses = [
  'review',
  'comment',
  'continue',
  'fix',
  'schedule',
  'triage',
  'ci',
  'forks',
  'batch',
  'nightly',
  'gitlab',
  'gitlab-batch',
] as const;

/** What a workflow is for; `forks` is a set of three. */
export type Use = (typeof uses)[number];

/** What differs between repositories. */
export interface Choices {
  /** The action in the workflows: `OWNER/sallyport@REF`. */
  readonly action: string;
  /** The release of that ref, for a comment after it; `null` if it is unknown or the ref itself. */
  readonly release: string | null;
  /** Names of the workflows whose failure `ci` explains. */
  readonly ciWorkflows: readonly string[];
  /** The command or skill `review` of the repository; `null` if it is the one that comes with Sallyport. */
  readonly reviewPath: string | null;
  /** Lines of `with:` for the model and its key. */
  readonly model: readonly string[];
  /** `null` if its provider needs none. */
  readonly serverVariable: ServerVariable | null;
  /** Whether its price is known: a limit of the cost is refused without one. */
  readonly hasPrice: boolean;
}

export interface StarterFile {
  readonly path: string;
  readonly text: string;
}
