import type { OwnRepository } from './own-repository.js';

export interface GitHubRequest {
  readonly method: string;
  /** With the query, without the prefix of an Enterprise server: `/repos/o/r/pulls?state=open`, `/graphql`. */
  readonly path: string;
  /** Empty for a request without a body. */
  readonly body: string;
}

export interface GitHubRequestContext {
  readonly repository: OwnRepository;
  /** Whether the rules allow reading this path of the repository in a commit. */
  readonly mayRead: (path: string) => boolean;
  /** Ids of issues and pull requests that earlier answers contained. */
  readonly knownIds: ReadonlySet<string>;
}

export interface GitHubRequestToForward {
  readonly kind: 'forward';
  readonly path: string;
  /** `null` for everything but GraphQL. */
  readonly body: string | null;
  /** The answer redirects to the storage of logs. */
  readonly isLog: boolean;
  /** The file that is asked for; `null` if the answer is not a file. */
  readonly file: RequestedFile | null;
}

/** A file in a commit. GitHub answers a link with the file that it leads to, which the rules may deny. */
export interface RequestedFile {
  readonly name: string;
  /** The request for the list of its directory in the same commit, which shows whether the file is a link. */
  readonly directory: string;
}

export type GitHubRequestDecision =
  | GitHubRequestToForward
  /** A comment on an issue or pull request, to be recorded. */
  | { readonly kind: 'comment'; readonly number: string; readonly body: string }
  /** One sentence. */
  | { readonly kind: 'refuse'; readonly reason: string };

export function refuseRequest(reason: string): GitHubRequestDecision {
  return { kind: 'refuse', reason };
}
