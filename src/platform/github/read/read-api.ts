import { gitHubFindings } from '../findings.js';
import type { GitHubConnection } from '../github.js';
import { connectOctokit, type Octokit, withRetry } from '../octokit.js';
import { isRequestFailure, messagesOf, readFailure } from '../problem.js';
import { GitHubProblem } from '../types.js';
import { type ReadRequest, readProblem } from './read-problem.js';

export type GitHubReadConnection = Omit<GitHubConnection, 'redact'>;

export interface GitHubReader {
  /** Returns `null` if the limit of requests is reached. Rejects with GitHubProblem. */
  request<T>(what: ReadRequest, send: (octokit: Octokit, signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** The data of a GraphQL response, even if partial, with the errors for the rest. */
  query<T>(what: ReadRequest, query: string, variables: object): Promise<GitHubAnswer<T> | null>;
}

export interface GitHubAnswer<T> {
  readonly data: T;
  /** GitHub's errors for missing parts. */
  readonly errors: readonly string[];
}

export interface GraphqlPage<T> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly (T | null)[] | null;
}

export function createGitHubReader(connection: GitHubReadConnection, maxRequests: number): GitHubReader {
  let left = maxRequests;
  let client: Promise<Octokit> | null = null;
  const request: GitHubReader['request'] = async (what, send) => {
    if (left <= 0) return null;
    left -= 1;
    client ??= connectOctokit(connection);
    const octokit = await client;
    try {
      return await withRetry(connection, (signal) => send(octokit, signal));
    } catch (error) {
      throw error instanceof GitHubProblem ? error : readProblem(error, what);
    }
  };
  return {
    request,
    query: (what, query, variables) =>
      request(what, async (octokit, signal) => {
        try {
          return { data: await octokit.graphql(query, { ...variables, request: { signal } }), errors: [] };
        } catch (error) {
          // GitHub answers every query at its endpoint, so 404 and 405 are about the server and not about the item.
          if (isRequestFailure(error) && [404, 405].includes(readFailure(error).status ?? 0)) throw noGraphql(what);
          return partialAnswer(error);
        }
      }),
  };
}

function noGraphql({ what }: ReadRequest): GitHubProblem {
  const message = `The server has no GraphQL API, so ${what} could not be read by it`;
  return new GitHubProblem(404, message, gitHubFindings['graphql-missing'], 'graphql-missing');
}

/** The data of a partial GraphQL response, which has status 200 and errors. Throws the error without data. */
function partialAnswer<T>(error: unknown): GitHubAnswer<T> {
  const { data, errors } = error as { readonly data?: T | null; readonly errors?: readonly unknown[] };
  const isEmpty = data === null || data === undefined || Object.values(data).every((value) => value === null);
  if (!Array.isArray(errors) || isEmpty) throw error;
  return { data, errors: messagesOf(errors) };
}
