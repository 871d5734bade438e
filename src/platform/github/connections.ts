import { systemClock } from '../clock.js';
import type { HostEnvironment } from '../host/host-environment.js';
import { delayedSignal, withinTime } from '../host/time-limit.js';
import type { Redact } from '../types.js';
import { redactAfterMarker } from './comment-marker.js';
import type { GitHubConnection } from './github.js';
import type { GitHubReadConnection } from './read/read-api.js';

/** A rate limit may require a wait of a minute, more than once. */
const postTimeoutMs = 300_000;

/** A runner sends the second signal after 7.5 seconds; a reaction and the outputs follow the posts. */
const postTimeAfterCancelMs = 3_500;

/** The connection to GitHub or GitHub Enterprise Server; its requests end with this signal. */
export function readConnection(
  token: string,
  { environment, signal }: Pick<HostEnvironment, 'environment' | 'signal'>,
): GitHubReadConnection {
  return { token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com', clock: systemClock, signal };
}

/** For all posts at the end of a run together: a cancellation leaves them a few seconds. */
export function forPosting(hostEnvironment: HostEnvironment): HostEnvironment {
  return { ...hostEnvironment, signal: delayedSignal(hostEnvironment.signal, postTimeAfterCancelMs) };
}

/** The connection for posts at the end of a run; `hostEnvironment` is that of `forPosting`. */
export function writeConnection(
  token: string,
  { hostEnvironment, redact }: { readonly hostEnvironment: HostEnvironment; readonly redact: Redact },
): GitHubConnection {
  const { environment, signal } = hostEnvironment;
  const time = withinTime(postTimeoutMs, signal);
  return { ...readConnection(token, { environment, signal: time }), redact: redactAfterMarker(redact) };
}

/** The address of a repository for people and for git, without a trailing slash. */
export function repositoryUrl(
  { environment }: Pick<HostEnvironment, 'environment'>,
  repository: { readonly owner: string; readonly name: string } | null,
): string {
  const server = (environment['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/+$/, '');
  return repository === null ? server : `${server}/${repository.owner}/${repository.name}`;
}

/** The URL of the run on GitHub; `null` if it runs elsewhere. */
export function runUrl({ environment }: HostEnvironment): string | null {
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(
    (name) => environment[name],
  );
  if (server === undefined || repository === undefined || run === undefined) return null;
  return `${server}/${repository}/actions/runs/${run}`;
}
