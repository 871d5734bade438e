import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import type { ChangedFile, Conclusion } from '../../job/result/types.js';
import type { ModelErrorKind, Usage } from '../../model/types.js';
import type { Finding } from '../../tools/self-report/types.js';
import type { Scalar } from '../items/item-types.js';
import type { EvaluationResult, KeyParts } from './types.js';

/** The state directory holds `jobs/KEY.json` (JobRecord) and `transcripts/KEY.jsonl`. */
export const recordFormat = 1;

/** What is stored of a job that has ended. Restored state is untrusted: see the schema where it is read. */
export interface JobRecord {
  readonly formatVersion: 1;
  readonly key: string;
  readonly keyParts: KeyParts;
  readonly slot: string;
  readonly planId: string;
  /** `I/N`; `null` without shards. */
  readonly shard: string | null;
  /** The attempt of the CI run, from 1. */
  readonly attempt: number;
  readonly id: string;
  readonly item: Readonly<Record<string, unknown>> | null;
  readonly matrix: Readonly<Record<string, Scalar>>;
  readonly repeat: number;
  readonly model: string;
  /** The fallback model that gave the answer; absent = `model`. */
  readonly answeredBy?: string;
  readonly conclusion: Conclusion;
  /** See ReasonCode, which a newer release may extend; absent in records of releases that stored none. */
  readonly code?: string;
  readonly reason: string;
  readonly text: string;
  readonly structured?: unknown;
  readonly evaluations: readonly EvaluationResult[];
  /** Of the evaluations that were scored. */
  readonly evaluationDigest: string;
  /** What scoring cost in US dollars, in addition to `costUsd`; `null` if a price is unknown. Absent = nothing. */
  readonly scoringUsd?: number | null;
  /** Of the entry, when the answer was scored. */
  readonly minScore?: number;
  readonly changes: readonly ChangedFile[];
  readonly usage: Usage;
  readonly costUsd: number | null;
  readonly durationMs: number;
  readonly turns: number;
  readonly toolCalls: number;
  /** Relative to the state directory; `null` if there is none. */
  readonly transcriptPath: string | null;
  /** ISO 8601. */
  readonly endedAt: string;
  /** When its stored answer was scored again; absent if it was not. */
  readonly scoredAt?: string;
  /** How many runs in a row ended with this conclusion and code; parks the item. 0 after a success or an outage. */
  readonly sameFailures: number;
  /** Why there is no answer, or none that can be used; `null` if there is one. Some kinds are not retried by the next run. */
  readonly errorKind: ModelErrorKind | AnswerError | null;
  /** The changes for a patch or a pull request are in `trees/KEY.json`. */
  readonly hasTree: boolean;
  /** For people: what they should know in addition to the reason. */
  readonly notices: readonly string[];
  /** What the model has reported; absent = nothing. */
  readonly findings?: readonly Finding[];
  /** Names of the tools that were called, each once: an evaluation may ask for them later. */
  readonly toolsUsed: readonly string[];
}

/**
 * Why an answer that is paid for has not ended well. `unwritten-output`: it could not be written to its output file, and
 * the next run writes the stored text. `unknown-changes`: git could not show the changes, or the output file is not among
 * them, which says nothing about the job. `unusable-changes`: no patch can have them.
 */
export const answerErrors = ['unwritten-output', 'unusable-changes', 'unknown-changes'] as const;

export type AnswerError = (typeof answerErrors)[number];

/** `batch --json`. */
export interface BatchResult {
  readonly name: string;
  readonly planId: string;
  readonly conclusion: Conclusion;
  /** See ReasonCode; absent if the release that ran the batch stored none. */
  readonly code?: string;
  readonly reason: string;
  readonly counts: Readonly<Partial<Record<Conclusion, number>>>;
  readonly deferred: number;
  readonly parked: number;
  /** Jobs of a merge without a result, which are not in `counts`; absent = none. */
  readonly missing?: number;
  readonly passed: number;
  readonly failed: number;
  readonly costUsd: number | null;
  /** Of the entries with evaluations. */
  readonly passRates: readonly PassRate[];
  /** Absent = none was requested, or there were no changes. */
  readonly pullRequests?: readonly BatchPullRequest[];
  /** In plan order. */
  readonly jobs: readonly BatchJobResult[];
}

/** A pull request with changes of jobs, or changes that are in none. */
export interface BatchPullRequest extends Pick<GitHubWriteResult, 'url' | 'note'> {
  /** The changes of a job that is left out conflict with others, or cannot be used. */
  readonly outcome: GitHubWriteResult['outcome'] | 'left out';
  /** The names of the jobs whose changes it has; empty if this concerns all of them. */
  readonly jobs: readonly string[];
}

export type BatchPullRequests = readonly BatchPullRequest[];

/** How the answers of one entry, model and combination of its matrix were evaluated. The repeats of a job count as one. */
export interface PassRate {
  readonly id: string;
  /** That gave the answers. Several, with commas, if those to the repeats of a job are from different ones. */
  readonly model: string;
  /** As in the jobs that it counts. */
  readonly matrix: Readonly<Record<string, Scalar>>;
  readonly passed: number;
  readonly failed: number;
  /** Jobs that could not be evaluated. */
  readonly errors: number;
  /** Passed of those evaluated, from 0 to 1; `null` if none was evaluated. */
  readonly rate: number | null;
}

type ResultOfJob =
  | 'answeredBy'
  | 'conclusion'
  | 'code'
  | 'reason'
  | 'text'
  | 'structured'
  | 'evaluations'
  | 'minScore'
  | 'costUsd'
  | 'notices';

export interface BatchJobResult
  extends Pick<JobRecord, 'id' | 'item' | 'matrix' | 'repeat' | 'key' | 'attempt' | 'transcriptPath' | ResultOfJob> {
  readonly reused: boolean;
}
