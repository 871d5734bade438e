import { systemClock } from '../clock.js';
import type { HostEnvironment } from '../process/host-environment.js';
import { withinTime } from '../process/time-limit.js';
import type { Redact } from '../types.js';
import { keepingMarker } from './comment-marker.js';
import type { GitHubConnection } from './github.js';
import type { GitHubReadConnection } from './read-api.js';

/** A rate limit may ask for a minute, more than once. */
const postTimeoutMs = 300_000;

/** A runner ends a cancelled process by force after about ten seconds. */
const postTimeoutAfterCancelMs = 6_000;

/** The door to GitHub, an Enterprise server's included, for requests that end with this signal. */
export function readConnection(
  token: string,
  { environment, signal }: Pick<HostEnvironment, 'environment' | 'signal'>,
): GitHubReadConnection {
  return { token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com', clock: systemClock, signal };
}

/** The same for what is posted at the end of a run, with the time that is left for it. */
export function writeConnection(
  token: string,
  { hostEnvironment, redact }: { readonly hostEnvironment: HostEnvironment; readonly redact: Redact },
): GitHubConnection {
  const { environment, signal } = hostEnvironment;
  const time = withinTime(signal.aborted ? postTimeoutAfterCancelMs : postTimeoutMs);
  return { ...readConnection(token, { environment, signal: time }), redact: keepingMarker(redact) };
}

/** Where the run shows on the server; null where it runs elsewhere. */
export function runUrl({ environment }: Pick<HostEnvironment, 'environment'>): string | null {
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(
    (name) => environment[name],
  );
  if (server === undefined || repository === undefined || run === undefined) return null;
  return `${server}/${repository}/actions/runs/${run}`;
}
