import type { RunContext } from '../../context/run-context.js';
import type { PreparedJob } from '../../job/input/prepared-job.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import type { Log } from '../../platform/types.js';
import type { SummaryPorts } from '../../publish/summary-file.js';
import type { BatchPullRequest, BatchResult, ItemWrite } from '../model/result-types.js';
import type { BatchFile, BatchPlan, PlannedJob } from '../model/types.js';
import type { JobInputs } from '../plan/resolve-job.js';
import type { Evaluate } from '../run/evaluation.js';
import type { JobState } from '../run/job-row.js';
import type { BatchState, HeldState } from '../state/open-state.js';
import type { StateSaver } from '../storage/state-saver.js';

/** A planned job with everything that it needs except for its model, which the batch shares between jobs. */
export interface PreparedBatchJob extends Omit<PreparedJob, 'model'> {
  readonly inputs: JobInputs;
  readonly modelName: string;
}

/** Prepares one job. Rejects with UserError for problems that the user can fix. */
export type PrepareBatchJob = (job: PlannedJob) => Promise<PreparedBatchJob>;

/** Why a job in a worktree cannot work on the file of its item or on those of its prompt; `null` if it can. */
export type WhyUncommitted = (
  job: PlannedJob,
  prepared: Pick<PreparedBatchJob, 'spec' | 'lists' | 'narrowing' | 'runContext'>,
) => Promise<string | null>;

/** What every job of a run shares. */
export interface BatchRunContext {
  readonly runContext: RunContext;
  readonly file: BatchFile;
  readonly plan: BatchPlan;
  readonly prepare: PrepareBatchJob;
  readonly state: HeldState;
  /** Stores the state where the next run finds it. */
  readonly saver: StateSaver;
  /** `I/N`; `null` without shards. */
  readonly shard: string | null;
  readonly shards: number;
  /** The attempt of the CI run, from 1. */
  readonly attempt: number;
  readonly startedAt: string;
  readonly evaluate: Evaluate;
  /** Held from writing an output file to the end of the evaluations that read it. */
  readonly outputLocks: PathLocks;
  /** Keys of jobs whose files have changed since the plan was made. They only collect what a batch API has of them. */
  readonly changed: ReadonlySet<string>;
  /** Whether jobs can have worktrees: there is a commit that has their directory. */
  readonly hasCommit: boolean;
  readonly whyUncommitted: WhyUncommitted;
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}

export interface PullRequestBatch
  extends Pick<BatchRunContext, 'file' | 'runContext' | 'hostEnvironment' | 'shard' | 'prepare'> {
  readonly state: BatchState;
}

/** What was posted of the writes of jobs. */
export interface PostedItemWrites {
  /** By the key of the job, also of earlier runs. */
  readonly rows: ReadonlyMap<string, readonly ItemWrite[]>;
  /** Of this run. */
  readonly counts: NonNullable<BatchResult['writes']>;
  /** A cancel has kept some from being posted; absent if it has not. */
  readonly isCut?: boolean;
  /** Nothing was to be posted, only shown. */
  readonly isPreview: boolean;
}

/** What was posted after the jobs have ended. */
export interface BatchPosts {
  readonly pullRequests: readonly BatchPullRequest[];
  readonly writes: PostedItemWrites;
  /** What has failed, if `on-failed-write` is `fail`, as the start of a sentence; `null` if nothing has. */
  readonly failure: string | null;
  /** What a cancel has kept from being posted, in a sentence; `null` if it has not. */
  readonly canceled: string | null;
}

export const noItemWrites: PostedItemWrites = { rows: new Map(), counts: {}, isPreview: false };

export const noPosts: BatchPosts = { pullRequests: [], writes: noItemWrites, failure: null, canceled: null };

export interface PullRequestOptions {
  readonly batch: PullRequestBatch;
  readonly jobs: readonly PlannedJob[];
  readonly stateOf: (position: number) => JobState;
  /** A sentence for the text of a pull request with the changes of all jobs, if some of them are missing. */
  readonly incomplete?: string;
}

export interface PostOptions extends PullRequestOptions {
  /** Whether the stored result at this position is one that this run, or a holder of `resume-key`, has written. */
  readonly isAuthentic: (position: number) => boolean;
  /** Why nothing is written to items, as a clause; absent if nothing speaks against it. */
  readonly whyNot?: string;
}

export interface BatchPorts extends SummaryPorts {
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}

/** Work that needs a file for itself, such as the evaluations of an answer in it. In this process only. */
export interface PathLocks {
  /** Runs the work after all earlier work with this path has ended. */
  hold<T>(path: string, work: () => Promise<T>): Promise<T>;
}

export function createPathLocks(): PathLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    hold: async (path, work) => {
      const before = last.get(path) ?? Promise.resolve();
      const task = before.then(work);
      const ended = task.catch(() => undefined);
      last.set(path, ended);
      try {
        return await task;
      } finally {
        if (last.get(path) === ended) last.delete(path);
      }
    },
  };
}
