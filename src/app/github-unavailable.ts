import { UserError } from '../errors.js';
import type { GitHubProblem } from '../platform/github/types.js';

/** GitHub did not answer a request that decides whether, or on what, a run starts. Not a skip, which would look fine. */
export function unavailable(message: string, { message: found, hint }: GitHubProblem): UserError {
  return new UserError({
    code: 'github-unavailable',
    location: 'github-token',
    message,
    found,
    hint: hint.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/\.$/, ''),
  });
}
