import { UserError } from '../errors.js';
import { asClause } from '../platform/github/findings.js';
import type { GitHubProblem } from '../platform/github/types.js';

/** GitHub did not answer a request that decides whether, or on what, a run starts. Not a skip, which would look fine. */
export function failUnavailable(message: string, { message: problem, hint, id }: GitHubProblem): never {
  throw new UserError({
    code: 'github-unavailable',
    location: 'github-token',
    message,
    found: problem,
    hint: `${asClause(hint)}${id === null ? '' : ` [${id}]`}`,
  });
}
