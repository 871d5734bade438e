import type { GitHubWriteRequest } from '../kinds.js';

const mostCharacters = 100;

/** Why a request has more or longer names than the tool for the same change takes, as a sentence; `null` if it has not. */
export function nameProblem(request: GitHubWriteRequest): string | null {
  for (const { what, names, limit } of listsOf(request)) {
    if (names.length > limit)
      return `There are ${String(names.length)} ${what} in one command; at most ${String(limit)} are possible.`;
    if (names.some((name) => name.length > mostCharacters))
      return `A name among the ${what} has more than ${String(mostCharacters)} characters.`;
  }
  return null;
}

function listsOf(request: GitHubWriteRequest) {
  switch (request.kind) {
    case 'label':
      return [
        { what: 'labels', names: request.add, limit: 10 },
        { what: 'labels', names: request.remove, limit: 10 },
      ];
    case 'issue':
      return [{ what: 'labels', names: request.labels, limit: 10 }];
    case 'assign':
      return [{ what: 'assignees', names: request.users, limit: 5 }];
    case 'reviewers':
      return [
        { what: 'reviewers', names: request.users, limit: 5 },
        { what: 'teams', names: request.teams, limit: 3 },
      ];
    default:
      return [];
  }
}
