import type { getOctokit } from '@actions/github';
import { withinTime } from '../host/time-limit.js';
import type { Clock } from '../types.js';
import { isMissing, isTransient, unprocessable, waitFor } from './problem.js';

export type Octokit = ReturnType<typeof getOctokit>;

export interface GitHubAddress {
  readonly token: string;
  /** GITHUB_API_URL: `https://api.github.com`, or `https://HOST/api/v3` on GitHub Enterprise Server. */
  readonly apiUrl: string;
}

/** The first attempt and three retries. */
export const maxAttempts = 4;
const requestTimeoutMs = 30_000;

/** Loads and creates the client with its HTTP stack. */
export async function connectOctokit({ token, apiUrl }: GitHubAddress): Promise<Octokit> {
  const { getOctokit: open } = await import('@actions/github');
  const silent = () => undefined;
  return open(token, {
    baseUrl: apiUrl.replace(/\/+$/, ''),
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
}

/** For requests that change nothing; up to three times, at most a minute each. Rejects with the client's own error. */
export async function withRetry<T>(
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(withTimeout(signal));
    } catch (error) {
      const canRetry = attempt < maxAttempts && !signal.aborted && isTransient(error);
      const wait = canRetry ? waitFor(error, attempt, clock.now()) : null;
      if (wait === null) throw error;
      await clock.sleep(wait, signal);
    }
  }
}

export function withTimeout(signal: AbortSignal): AbortSignal {
  return withinTime(requestTimeoutMs, signal);
}

/** The answer; `null` if GitHub responds that the resource does not exist. */
export async function unlessMissing<T>(send: () => Promise<T>): Promise<T | null> {
  try {
    return await send();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The answer, or GitHub's reason if it rejects the request (422). */
export async function orRefusal<T>(send: () => Promise<T>): Promise<T | { readonly refused: string }> {
  try {
    return await send();
  } catch (error) {
    const refused = unprocessable(error);
    if (refused === null) throw error;
    return { refused };
  }
}
