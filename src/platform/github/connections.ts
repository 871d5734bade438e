import { systemClock } from '../clock.js';
import type { Surroundings } from '../process/host-environment.js';
import { withinTime } from '../process/time-limit.js';
import type { Redact } from '../types.js';
import { keepingMarker } from './comment-marker.js';
import type { GitHubDoor } from './github.js';
import type { ReadDoor } from './read-api.js';

/** A rate limit may ask for a minute, more than once. */
const postTimeoutMs = 300_000;

/** A runner ends a cancelled process by force after about ten seconds. */
const postTimeoutAfterCancelMs = 6_000;

/** The door to GitHub, an Enterprise server's included, for requests that end with this signal. */
export function readDoor(
  token: string,
  { environment, signal }: Pick<Surroundings, 'environment' | 'signal'>,
): ReadDoor {
  return { token, apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com', clock: systemClock, signal };
}

/** The same for what is posted at the end of a run, with the time that is left for it. */
export function gitHubDoor(
  token: string,
  { surroundings, redact }: { readonly surroundings: Surroundings; readonly redact: Redact },
): GitHubDoor {
  const { environment, signal } = surroundings;
  const time = withinTime(signal.aborted ? postTimeoutAfterCancelMs : postTimeoutMs);
  return { ...readDoor(token, { environment, signal: time }), redact: keepingMarker(redact) };
}

/** Where the run shows on the server; null where it runs elsewhere. */
export function runUrl({ environment }: Pick<Surroundings, 'environment'>): string | null {
  const [server, repository, run] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'].map(
    (name) => environment[name],
  );
  if (server === undefined || repository === undefined || run === undefined) return null;
  return `${server}/${repository}/actions/runs/${run}`;
}
