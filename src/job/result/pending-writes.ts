import { formatCount } from '../../format-number.js';
import { isGitHubWrite, type RecordedRequest, type RequestRecorder } from '../../tools/github/types.js';

/** Calls of one kind in a job; more indicate a model that is stuck. */
const limits: Readonly<Record<RecordedRequest['kind'], number>> = {
  comment: 3,
  review: 1,
  label: 5,
  assign: 2,
  issue: 3,
  'pull-request': 1,
  push: 1,
  'check-run': 5,
  reply: 10,
  resolve: 20,
  reviewers: 2,
  update: 1,
  close: 1,
  reopen: 1,
  milestone: 1,
  hide: 5,
  'create-label': 5,
  findings: 20,
  noop: 1,
  incomplete: 5,
};

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
      const limit = limits[request.kind];
      if (requests.filter(({ kind }) => kind === request.kind).length >= limit) {
        return `Not recorded: a job has at most ${formatCount(limit, 'call')} of this tool. Earlier requests are kept.`;
      }
      const other = { push: 'pull-request', 'pull-request': 'push' }[request.kind as string];
      if (requests.some(({ kind }) => kind === other)) {
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
