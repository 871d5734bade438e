import type { Usage } from '../model/types.js';
import type { Denial } from '../tools/call-result.js';
import type { RecordedRequest } from '../tools/github/types.js';

export const conclusions = [
  'success',
  'no-output',
  'denied',
  'incomplete',
  'budget',
  'timeout',
  'provider-error',
  'config-error',
  'skipped',
  'cancelled',
] as const;

/** One word for what a job came to. */
export type Conclusion = (typeof conclusions)[number];

/** A file that the run changed. */
export interface ChangedFile {
  /** Relative to the workspace, with `/`. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
  /** Lines; 0 where no diff was made. */
  readonly added: number;
  readonly removed: number;
  /** Unified diff against what the file held before the run; null with a `note` that says why. */
  readonly diff: string | null;
  readonly note?: string;
}

/** A text of the repository that the model was given as instructions. */
export interface LoadedInstructions {
  readonly kind: 'instructions' | 'skill';
  /** Relative to the workspace, or `~/…`. */
  readonly path: string;
  readonly bytes: number;
}

/** What a run stood on, for whoever reads its report. */
export interface Provenance {
  /** The commit that prompt, configuration, commands, skills and instruction files come from; null = the checkout. */
  readonly trustedCommit: string | null;
  /** What GitHub holds of the item and the model was not told, in sentences. */
  readonly omitted: readonly string[];
}

/** What a job came to. Everything in it has still to pass redaction at the door that shows it. */
export interface Result {
  readonly conclusion: Conclusion;
  /** One sentence: why this conclusion, and what to do where something can be done. */
  readonly reason: string;
  /** The final text of the model; the answer so far where a budget ended the run. */
  readonly text: string;
  /** The value of the text, where an output schema was given and the text fits it; left out otherwise. */
  readonly structured?: unknown;
  readonly model: string;
  /** Where the prompt came from: a path, a command's name, `inline`, `stdin`. */
  readonly prompt: string;
  readonly denials: readonly Denial[];
  readonly changes: readonly ChangedFile[];
  /** What the model wants to be written and what it says of its work, in order. Nothing of it has been posted yet. */
  readonly requests: readonly RecordedRequest[];
  readonly notices: readonly string[];
  /** Instruction files and skills that were taken in; absent where there were none. */
  readonly loadedInstructions?: readonly LoadedInstructions[];
  /** Absent where there is nothing to say of it. */
  readonly provenance?: Provenance;
  readonly usage: Usage;
  /** US dollars; null where the price of the model is not known. */
  readonly costUsd: number | null;
  readonly turns: number;
  readonly toolCalls: number;
  readonly durationMs: number;
  readonly transcriptPath: string | null;
}
