import { rethrowUnless } from '../../errors.js';
import { withinTime } from '../../platform/host/time-limit.js';
import { type Clock, GitProblem } from '../../platform/types.js';

export interface ServerRetryOptions {
  readonly clock: Pick<Clock, 'sleep'>;
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** For all tries together. */
  readonly serverSeconds: number;
}

const passing =
  /timed out|too slow|could not resolve|failed to connect|connection|early EOF|disconnect|hung up|error: (?:429|5\d\d)/i;
const pausesMs = [1_000, 5_000];

/**
 * Does work that waits for a git server, again after a failure that passes by itself: without the stored state, all jobs
 * would be paid for again. A server that does not answer cannot hold up the run for longer than its time. Rejects with
 * GitProblem.
 */
export async function withServerRetries<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { clock, signal, serverSeconds }: ServerRetryOptions,
): Promise<T> {
  const limited = withinTime(serverSeconds * 1000, signal);
  for (let tries = 0; ; tries += 1) {
    try {
      return await work(limited);
    } catch (error) {
      rethrowUnless(error, GitProblem);
      if (signal.aborted) throw new GitProblem('the run was canceled before the server had answered', 'run it again');
      if (limited.aborted) throw late(`the server did not answer within ${String(serverSeconds)} seconds`);
      if (!passing.test(error.message)) throw error;
      const pause = pausesMs[tries];
      if (pause === undefined) throw late(error.message);
      await clock.sleep(pause, limited);
    }
  }
}

function late(message: string): GitProblem {
  return new GitProblem(message, 'try again later, or use another state-storage');
}
