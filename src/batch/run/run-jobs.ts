import type { PlannedJob } from '../model/types.js';
import type { BatchLimit, Reservation, RunBudget } from './budget.js';
import type { FatalProblem } from './classify-end.js';

export interface Task {
  readonly job: PlannedJob;
  /** The requests of jobs with the same pool share one limit. */
  readonly pool: string;
}

/** How a task ended. Only `done` has left a record. */
export type TaskEnd =
  | {
      readonly kind: 'done';
      /** For people: passed, or what did not pass. */
      readonly state: string;
      readonly isFailure: boolean;
      readonly costUsd: number | null;
      /** A problem that every other job would meet too, although this one has ended; absent if there is none. */
      readonly fatal?: FatalProblem;
      /** The limit of the batch that ended it; absent if none did. */
      readonly reached?: BatchLimit;
    }
  /** Not a failure: the next run starts with it. */
  | {
      readonly kind: 'deferred';
      readonly reason: string;
      readonly closesPool: boolean;
      /** The limit of the batch that ended it; absent if none did. */
      readonly reached?: BatchLimit;
      readonly costUsd: number | null;
    }
  /** The same problem would meet every job, such as a wrong key: no job was tried. */
  | ({ readonly kind: 'fatal'; readonly costUsd: number | null } & FatalProblem)
  | { readonly kind: 'cancelled'; readonly costUsd: number | null };

export interface JobStart {
  /** The position among the jobs that have begun: earlier ones go first at the rate limit. */
  readonly order: number;
  readonly reservation: Reservation;
}

export interface RunJobsOptions {
  /** In the order in which they begin. */
  readonly tasks: readonly Task[];
  readonly concurrency: number;
  readonly onFailure: 'continue' | 'stop';
  readonly budget: RunBudget;
  /** Whether requests of this pool are waiting: then no further job of it begins. */
  readonly isBusy: (pool: string) => boolean;
  readonly expectedUsd: (job: PlannedJob) => number;
  /** Runs one job. Never rejects for a failure of the job. */
  readonly run: (task: Task, start: JobStart) => Promise<TaskEnd>;
  readonly onStart: (task: Task) => void;
  readonly onEnd: (task: Task, end: TaskEnd) => void;
  /** Resolves after a moment; a busy pool is examined again then. */
  readonly pause: () => Promise<void>;
  readonly signal: AbortSignal;
}

export interface Deferred {
  readonly task: Task;
  readonly reason: string;
}

export interface RunJobsEnd {
  /** In the order in which they would have begun. */
  readonly deferred: readonly Deferred[];
  /** Why the whole batch ended early; `null` if it did not. */
  readonly fatal: FatalProblem | null;
  /** The limit of the batch that kept jobs from beginning, or ended one; `null` if none did. */
  readonly refused: BatchLimit | null;
  readonly hasStopped: boolean;
}

/** The tasks of one pool that have not begun, the next one last. */
type Pending = { readonly position: number; readonly task: Task }[];

interface Progress {
  readonly pending: Map<string, Pending>;
  readonly deferred: Deferred[];
  active: number;
  begun: number;
  fatal: FatalProblem | null;
  refused: BatchLimit | null;
  /** The limit that ended a job; what other jobs have reserved and not spent may be enough for the next. */
  reached: BatchLimit | null;
  hasStopped: boolean;
}

/** At most `concurrency` at a time. What has begun ends before something new begins. Rejects only for a bug. */
export async function runJobs(options: RunJobsOptions): Promise<RunJobsEnd> {
  const progress: Progress = {
    pending: pendingByPool(options.tasks),
    deferred: [],
    active: 0,
    begun: 0,
    fatal: null,
    refused: null,
    reached: null,
    hasStopped: false,
  };
  const workers = Array.from({ length: Math.min(options.concurrency, options.tasks.length) }, () =>
    work(options, progress),
  );
  const results = await Promise.allSettled(workers);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const { deferred, fatal, refused, reached, hasStopped } = progress;
  const all = [...deferred, ...leftOver(options, progress)];
  return { deferred: all, fatal, refused: refused ?? reached, hasStopped };
}

async function work(options: RunJobsOptions, progress: Progress): Promise<void> {
  for (;;) {
    const next = takeTask(options, progress);
    if (next === 'end') return;
    if (next === 'wait') {
      await options.pause();
      continue;
    }
    const { task, reservation } = next;
    progress.active += 1;
    progress.begun += 1;
    options.onStart(task);
    try {
      const end = await options.run(task, { order: progress.begun, reservation });
      reservation.settle(end.costUsd ?? 0);
      if (reservation.hasRefused()) progress.reached ??= 'max-cost-usd';
      switch (end.kind) {
        case 'done':
          if (end.isFailure && options.onFailure === 'stop') progress.hasStopped = true;
          if (end.fatal !== undefined) progress.fatal ??= end.fatal;
          progress.reached ??= end.reached ?? null;
          break;
        case 'deferred':
          progress.deferred.push({ task, reason: end.reason });
          progress.reached ??= end.reached ?? null;
          if (end.closesPool) closePool(task.pool, end.reason, progress);
          break;
        case 'fatal':
          progress.fatal ??= { code: end.code, reason: end.reason };
          break;
        case 'cancelled':
          break;
      }
      options.onEnd(task, end);
    } catch (error) {
      progress.fatal ??= { code: 'internal-error', reason: 'internal error' };
      throw error;
    } finally {
      progress.active -= 1;
    }
  }
}

type Next = 'end' | 'wait' | { readonly task: Task; readonly reservation: Reservation };

function takeTask(options: RunJobsOptions, progress: Progress): Next {
  if (options.signal.aborted || progress.fatal !== null || progress.refused !== null || progress.hasStopped)
    return 'end';
  const { pending } = progress;
  if (pending.size === 0) return 'end';
  const free = [...pending].filter(([pool]) => !options.isBusy(pool)).map(([, tasks]) => tasks);
  const [queue] = free.toSorted((a, b) => positionOf(a) - positionOf(b));
  const next = queue?.at(-1);
  if (queue === undefined || next === undefined) return 'wait';
  const reservation = options.budget.reserve(options.expectedUsd(next.task.job));
  if ('refused' in reservation) {
    // What is reserved for the jobs under way may not be spent by them.
    if (reservation.refused === 'max-cost-usd' && progress.active > 0) return 'wait';
    progress.refused ??= reservation.refused;
    return 'end';
  }
  queue.pop();
  if (queue.length === 0) pending.delete(next.task.pool);
  return { task: next.task, reservation };
}

function pendingByPool(tasks: readonly Task[]): Map<string, Pending> {
  const pending = new Map<string, Pending>();
  for (const [position, task] of [...tasks.entries()].reverse()) {
    const queue = pending.get(task.pool) ?? [];
    queue.push({ position, task });
    pending.set(task.pool, queue);
  }
  return pending;
}

const positionOf = (queue: Pending) => queue.at(-1)?.position ?? 0;

/** The tasks of a pool that is closed do not begin. */
function closePool(pool: string, reason: string, { pending, deferred }: Progress): void {
  for (const { task } of pending.get(pool)?.toReversed() ?? []) deferred.push({ task, reason });
  pending.delete(pool);
}

/** Tasks that never began, with the reason. After a cancel they are not deferred: `--resume` runs them. */
function leftOver({ signal }: RunJobsOptions, { pending, fatal, refused, hasStopped }: Progress): readonly Deferred[] {
  if (signal.aborted || fatal !== null) return [];
  const reason = hasStopped ? 'a job failed, and on-failure is stop' : `${refused ?? 'the run'} was reached`;
  const tasks = [...pending.values()].flat().toSorted((a, b) => a.position - b.position);
  return tasks.map(({ task }) => ({ task, reason }));
}
