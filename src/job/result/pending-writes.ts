import { formatCount } from '../../format-number.js';
import { isGitHubWrite } from '../../github-writes/is-github-write.js';
import type { AnyWriteKind, GitHubWriteRequest, RecordedRequest, RequestRecorder } from '../../github-writes/kinds.js';
import { reportLimits } from '../../tools/self-report/types.js';

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
    async keep(request) {
      // Nothing waits between this and the push: of two calls at once, the second counts the first.
      const refusal = isGitHubWrite(request)
        ? whyNoWrite(request, requests, { maxWrites, ...(await import('../../github-writes/kinds.js')) })
        : whyNoMore(reportLimits[request.kind], request, requests);
      if (refusal !== null) return refusal;
      // The model has seen which files the commit would take, and names others.
      const earlier = 'paths' in request ? requests.findIndex(({ kind }) => kind === request.kind) : -1;
      if (earlier >= 0) requests[earlier] = request;
      else requests.push(request);
      onKept(request);
      return null;
    },
  };
}

function whyNoWrite(
  request: GitHubWriteRequest,
  earlier: readonly RecordedRequest[],
  { maxWrites, kindOf }: { readonly maxWrites: number; readonly kindOf: (request: GitHubWriteRequest) => AnyWriteKind },
): string | null {
  const { limit, isCommit } = kindOf(request);
  const writes = earlier.filter(isGitHubWrite);
  if (isCommit && 'paths' in request && writes.some(({ kind }) => kind === request.kind)) return null;
  const tooMany = whyNoMore(limit, request, writes);
  if (tooMany !== null) return tooMany;
  if (isCommit && writes.some((write) => kindOf(write).isCommit))
    return 'Not recorded: the changes of this run are already recorded, and they are committed once.';
  return writes.length >= maxWrites
    ? `Not recorded: max-writes of this job is ${String(maxWrites)}. Earlier requests are kept.`
    : null;
}

function whyNoMore(limit: number, request: RecordedRequest, earlier: readonly RecordedRequest[]): string | null {
  return earlier.filter(({ kind }) => kind === request.kind).length >= limit
    ? `Not recorded: a job has at most ${formatCount(limit, 'call')} of this tool. Earlier requests are kept.`
    : null;
}
