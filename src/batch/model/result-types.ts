import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import type { Conclusion } from '../../job/result/types.js';
import type { Scalar } from '../items/item-types.js';
import type { JobRecord, resultColumns } from './job-record.js';

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
  /** All that did not pass. */
  readonly failed: number;
  /** Those of `failed` that gave no answer, or whose evaluations could not be done. */
  readonly errors: number;
  readonly costUsd: number | null;
  /** Of the entries with evaluations. */
  readonly passRates: readonly PassRate[];
  /** By entry, for the jobs of this run; absent = no provider's cache was used. */
  readonly caches?: readonly CacheUse[];
  /** Of this run, to the items of its jobs; absent = none was requested. */
  readonly writes?: Readonly<Partial<Record<ItemWrite['outcome'], number>>>;
  /** Absent = none was requested, or there were no changes. */
  readonly pullRequests?: readonly BatchPullRequest[];
  readonly jobs: readonly BatchJobResult[];
}

/** How much of the prompts of an entry came from the provider's cache. */
export interface CacheUse {
  readonly id: string;
  readonly inputTokens: number;
  readonly cachedTokens: number;
  /** From 0 to 1. */
  readonly share: number;
  /** Below 0 if writing to the cache cost more than reading saved; `null` if a price is unknown. */
  readonly savedUsd: number | null;
}

/** A write of a job to its issue or pull request. */
export interface ItemWrite extends Pick<GitHubWriteResult, 'what' | 'outcome' | 'url' | 'note'> {
  /** The text that would be posted, if it was withheld. */
  readonly text?: string;
}

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

export interface BatchJobResult
  extends Pick<JobRecord, 'id' | 'item' | 'matrix' | 'repeat' | 'key' | 'attempt'>,
    Omit<Pick<JobRecord, (typeof resultColumns)[number]>, 'usage'>,
    Partial<Pick<JobRecord, 'usage'>> {
  readonly reused: boolean;
  /** To its issue or pull request, by whichever run; absent = it requested none. */
  readonly writes?: readonly ItemWrite[];
}
