import type { GitHubWriteRequest } from '../kinds.js';

const mostCharacters = 100;

/** Why a request has more or longer names than the tool for the same change takes, as a sentence; `null` if it has not. */
export function nameProblem(request: GitHubWriteRequest): string | null {
  for (const { what, names, most } of listsOf(request)) {
    if (names.length > most)
      return `There are ${String(names.length)} ${what} in one command; at most ${String(most)} are possible.`;
    if (names.some((name) => name.length > mostCharacters))
      return `A name among the ${what} has more than ${String(mostCharacters)} characters.`;
  }
  return null;
}

interface NameList {
  readonly what: string;
  readonly names: readonly string[];
  readonly most: number;
}

function listsOf(request: GitHubWriteRequest): readonly NameList[] {
  switch (request.kind) {
    case 'label':
      return [
        { what: 'labels', names: request.add, most: 10 },
        { what: 'labels', names: request.remove, most: 10 },
      ];
    case 'issue':
      return [{ what: 'labels', names: request.labels, most: 10 }];
    case 'assign':
      return [{ what: 'assignees', names: request.users, most: 5 }];
    case 'reviewers':
      return [
        { what: 'reviewers', names: request.users, most: 5 },
        { what: 'teams', names: request.teams, most: 3 },
      ];
    default:
      return [];
  }
}
