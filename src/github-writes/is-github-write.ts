import { reportLimits } from '../tools/self-report/types.js';
import type { GitHubWriteRequest, RecordedRequest } from './kinds.js';

/** Known without the kinds of writes, which a run without a write does not load. */
export function isGitHubWrite(request: RecordedRequest): request is GitHubWriteRequest {
  return !Object.hasOwn(reportLimits, request.kind);
}
