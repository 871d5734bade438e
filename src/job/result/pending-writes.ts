import { formatCount } from '../../format-number.js';
import { isGitHubWrite, kindOf, type RecordedRequest, type RequestRecorder } from '../../github-writes/kinds.js';
import type { SelfReport } from '../../tools/self-report/types.js';

/** Calls in a job; more indicate a model that is stuck. */
const reportLimits: Readonly<Record<SelfReport['kind'], number>> = { findings: 20, noop: 1, incomplete: 5 };

/** Records the write requests of the model, up to the limits; `onKept` receives each one. */
export interface PendingGitHubWrites extends RequestRecorder {
  readonly requests: readonly RecordedRequest[];
}

/** `maxWrites` limits all write requests of the job. */
export function createPendingGitHubWrites(
  maxWrites: number,
  onKept: (request: RecordedRequest) => void,
): PendingGitHubWrites {
  const requests: RecordedRequest[] = [];
  return {
    requests,
    keep(request) {
      const limit = isGitHubWrite(request) ? kindOf(request).limit : reportLimits[request.kind];
      if (requests.filter(({ kind }) => kind === request.kind).length >= limit) {
        return `Not recorded: a job has at most ${formatCount(limit, 'call')} of this tool. Earlier requests are kept.`;
      }
      if (isCommit(request) && requests.some(isCommit)) {
        return 'Not recorded: the changes of this run are already recorded, and they are committed once.';
      }
      if (isGitHubWrite(request) && requests.filter(isGitHubWrite).length >= maxWrites) {
        return `Not recorded: max-writes of this job is ${String(maxWrites)}. Earlier requests are kept.`;
      }
      requests.push(request);
      onKept(request);
      return null;
    },
  };
}

const isCommit = (request: RecordedRequest): boolean => isGitHubWrite(request) && kindOf(request).isCommit;
