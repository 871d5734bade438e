import type { getOctokit } from '@actions/github';
import { withinTime } from '../process/time-limit.js';
import type { Clock } from '../types.js';
import { isTransient, waitFor } from './problem.js';

export type Octokit = ReturnType<typeof getOctokit>;

export interface GitHubAddress {
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or `https://HOST/api/v3` of an Enterprise server. */
  readonly apiUrl: string;
}

/** First try and three more. */
export const maxAttempts = 4;
const requestTimeoutMs = 30_000;

/** The client with its HTTP stack, loaded at the first call. */
export async function connectOctokit({ token, apiUrl }: GitHubAddress): Promise<Octokit> {
  const { getOctokit: open } = await import('@actions/github');
  const silent = () => undefined;
  return open(token, {
    baseUrl: apiUrl.replace(/\/+$/, ''),
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
}

/**
 * Asks again up to three times after server errors, broken connections and rate limits, as long as GitHub asks for
 * at most a minute. For requests that change nothing. Rejects with the client's own error.
 */
export async function withRetry<T>(
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(withTimeout(signal));
    } catch (error) {
      const again = attempt < maxAttempts && !signal.aborted && isTransient(error);
      const wait = again ? waitFor(error, attempt, clock.now()) : null;
      if (wait === null) throw error;
      await clock.sleep(wait, signal);
    }
  }
}

export function withTimeout(signal: AbortSignal): AbortSignal {
  return withinTime(requestTimeoutMs, signal);
}
