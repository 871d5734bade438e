import { userError } from '../errors.js';
import { asClause } from '../platform/github/findings.js';
import type { GitHubProblem } from '../platform/github/types.js';

/** GitHub did not answer a request that decides whether, or on what, a run starts. Not a skip, which would look fine. */
export function failUnavailable(message: string, { message: problem, hint, id }: GitHubProblem): never {
  const fix = `${asClause(hint)}${id === null ? '' : ` [${id}]`}`;
  throw userError(['github-unavailable', 'github-token'], message, fix, problem);
}
