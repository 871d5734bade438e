import type { RecordedRequest } from '../../github-writes/kinds.js';
import type { Usage } from '../../model/types.js';
import type { SandboxReport } from '../../platform/process/sandbox-types.js';
import type { Denial } from '../../tools/call-result.js';
import type { ReasonCode } from './codes.js';

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

export type Conclusion = (typeof conclusions)[number];

export interface ChangedFile {
  /** Relative to the workspace, with `/`. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
  /** Lines; 0 without a diff. */
  readonly added: number;
  readonly removed: number;
  /** Unified diff against the content before the run; `null` with a `note` that explains why. */
  readonly diff: string | null;
  /** The change for `git apply`, one character per byte; absent if the diff is exactly the change, or if no patch can have it. */
  readonly patch?: string;
  readonly note?: string;
}

/** A text of the repository that the model got as instructions. */
export interface LoadedInstructions {
  readonly kind: 'instructions' | 'skill';
  /** Relative to the workspace, or `~/…`. */
  readonly path: string;
  readonly bytes: number;
}

export interface Provenance {
  /** The commit that prompt, configuration, commands, skills and instruction files come from; null = the checkout. */
  readonly trustedCommit: string | null;
  /** Parts of the item on GitHub that were omitted from the model's context, in sentences. */
  readonly omitted: readonly string[];
}

export interface SandboxSummary extends SandboxReport {
  /** Hosts that commands reached, and those that were blocked. */
  readonly reached: readonly string[];
  readonly blocked: readonly string[];
}

export interface UnrecordedWrite {
  readonly tool: string;
  readonly label: string;
  readonly reason: string;
}

/** The earlier run whose conversation a run continues. */
export interface ContinuedRun {
  /** Its page, or its id. */
  readonly run: string;
  /** Of the conversation before this run. */
  readonly turns: number;
  /** What the provider's cache had of the requests of this run. */
  readonly cachedTokens: number;
}

/** The result of a job. Not redacted: every output must redact it. */
export interface Result {
  readonly conclusion: Conclusion;
  readonly code: ReasonCode;
  /** One sentence: the reason for the conclusion, and a hint if there is one. */
  readonly reason: string;
  /** The final text of the model; the answer so far if a budget ended the run. */
  readonly text: string;
  /** The parsed text, if an output schema was given and the text matches it; otherwise absent. */
  readonly structured?: unknown;
  /** Absent for a run that continues none. */
  readonly continues?: ContinuedRun;
  /** Paths of findings relative to the workspace, with those from the root of the repository; absent if they are the same. */
  readonly findingPaths?: readonly { readonly path: string; readonly fromRoot: string }[];
  readonly model: string;
  /** Where the prompt came from: a path, a command's name, `inline`, `stdin`. */
  readonly prompt: string;
  readonly denials: readonly Denial[];
  readonly changes: readonly ChangedFile[];
  /** The model's write requests and its report on its own work, in order. Nothing has been posted yet. */
  readonly requests: readonly RecordedRequest[];
  /** Writes that the model wanted and that could not be recorded; absent if there were none. */
  readonly unrecorded?: readonly UnrecordedWrite[];
  readonly notices: readonly string[];
  /** Loaded instruction files and skills; absent if there were none. */
  readonly loadedInstructions?: readonly LoadedInstructions[];
  /** Absent if there is nothing to report. */
  readonly provenance?: Provenance;
  /** What confined the commands; absent if none was needed, or with `sandbox: off`. */
  readonly sandbox?: SandboxSummary;
  readonly usage: Usage;
  /** US dollars; `null` if the price of the model is unknown. */
  readonly costUsd: number | null;
  readonly turns: number;
  readonly toolCalls: number;
  readonly durationMs: number;
  readonly transcriptPath: string | null;
}
