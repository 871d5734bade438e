import { GitHubProblem } from '../types.js';
import type { GitHubConnection } from './github.js';
import { connectOctokit, type Octokit, withRetry } from './octokit.js';
import { type ReadRequest, readProblem } from './read-problem.js';

export type GitHubReadConnection = Omit<GitHubConnection, 'redact'>;

/** One client for everything that a run reads, with the number of requests that it may still send. */
export interface GitHubReader {
  /** Null when the requests are used up. Rejects with GitHubProblem. */
  request<T>(what: ReadRequest, ask: (octokit: Octokit, signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** The data of a GraphQL answer, also of one that GitHub gives in part, with what it says of the rest. */
  query<T>(what: ReadRequest, query: string, variables: object): Promise<GitHubAnswer<T> | null>;
}

export interface GitHubAnswer<T> {
  readonly data: T;
  /** What GitHub says of the parts that it does not give. */
  readonly errors: readonly string[];
}

export function createGitHubReader(door: GitHubReadConnection, maxRequests: number): GitHubReader {
  let left = maxRequests;
  let client: Promise<Octokit> | null = null;
  const request: GitHubReader['request'] = async (what, ask) => {
    if (left <= 0) return null;
    left -= 1;
    client ??= connectOctokit(door);
    const octokit = await client;
    try {
      return await withRetry(door, (signal) => ask(octokit, signal));
    } catch (error) {
      throw readProblem(error, what);
    }
  };
  return {
    request,
    query: (what, query, variables) =>
      request(what, async (octokit, signal) => {
        try {
          return { data: await octokit.graphql(query, { ...variables, request: { signal } }), errors: [] };
        } catch (error) {
          return partOf(error, what);
        }
      }),
  };
}

/** GraphQL answers 200 with errors beside what could be read. Throws where nothing could. */
function partOf<T>(error: unknown, { what, needs }: ReadRequest): GitHubAnswer<T> {
  const { data, errors } = error as { readonly data?: T | null; readonly errors?: readonly { message?: unknown }[] };
  if (!Array.isArray(errors)) throw error;
  const messages = [...new Set(errors.map(({ message }) => String(message).slice(0, 300)))];
  if (data !== null && data !== undefined) return { data, errors: messages };
  const lines = needs.map((line) => `\`${line}\``).join(' and ');
  throw new GitHubProblem(
    200,
    `GitHub does not tell ${what}: ${messages.join(' ')}`,
    `Add ${lines} under permissions: of the job.`,
  );
}
