import type { Clock } from '../platform/types.js';
import type { ModelError } from './types.js';

/** What the jobs of a batch know from each other about models that fail, so that not each one waits for its retries. */
export type Outages = Readonly<ReturnType<typeof createOutages>>;

const downMs = 10 * 60_000;

/** Failures that are the same for every job, and that take minutes of retries. */
const isOfAllJobs = ({ kind }: ModelError) => kind === 'overloaded' || kind === 'network';

export function createOutages(clock: Pick<Clock, 'now'>) {
  const until = new Map<string, number>();
  const lastFailure = new Map<string, number>();
  return {
    /** Whether a job that begins now should not ask this model. */
    isDown: (model: string): boolean => {
      const end = until.get(model);
      if (end === undefined) return false;
      if (clock.now() < end) return true;
      // One job tries it again; the others do not wait with it.
      until.set(model, clock.now() + downMs);
      return false;
    },
    /** Whether another job has just waited for the end of this failure without success. */
    isLasting: (model: string, modelError: ModelError): boolean =>
      isOfAllJobs(modelError) && clock.now() < (lastFailure.get(model) ?? Number.NEGATIVE_INFINITY) + downMs,
    /** Retries have not helped. */
    failed: (model: string, modelError: ModelError): void => {
      if (!isOfAllJobs(modelError)) return;
      until.set(model, clock.now() + downMs);
      lastFailure.set(model, clock.now());
    },
    succeeded: (model: string): void => {
      until.delete(model);
      lastFailure.delete(model);
    },
  };
}
