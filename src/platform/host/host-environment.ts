import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { isPlaceholderKey } from './placeholder-keys.js';
import type { Stdio } from './stdio.js';

/** The environment of the process, read once by an entry point and passed on as values. */
export interface HostEnvironment {
  /** A copy of the environment variables. Only the entry points read the whole; other code reads named variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly directory: string;
  readonly home: string;
  readonly program: string;
  /** The directory for new temporary directories. */
  readonly temporary: string;
  readonly stdio: Stdio;
  /** The output is read by a GitHub runner: groups, annotations, and no accidental workflow commands. */
  readonly onRunner: boolean;
  /** Aborted with the name of the signal when the process receives a termination signal. */
  readonly signal: AbortSignal;
}

/** Names of variables with secret values; short values cannot be distinguished from ordinary words. */
const secretName =
  /(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API[-_]?KEY|ACCESS_KEY|PRIVATE_KEY|_PAT$|_KEY$|_AUTH$|CONNECTION_STRING)/i;
const minSecretLength = 8;

export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

export function secretsOf(environment: HostEnvironment['environment']): readonly string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && value.length >= minSecretLength && secretName.test(name) && !isPlaceholderKey(value)
      ? [value]
      : [],
  );
}

/** From the variables that a runner sets for a step of an action; `null` for a local action and elsewhere. */
export function documentationOfAction(environment: HostEnvironment['environment']): string | null {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = environment;
  const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository ?? '') || !/^[\w./-]+$/.test(ref ?? '')) return null;
  return /^https:\/\/[\w.:-]+$/.test(server) ? `${server}/${repository}/blob/${ref}/docs` : null;
}

/** A second signal ends the process at once, as does the first while it waits for input; SIGHUP may come twice. */
export function processSignal({ isReading }: Pick<Stdio, 'isReading'>): AbortSignal {
  const controller = new AbortController();
  // Every job and every process of it listens, so many listeners are not a leak.
  setMaxListeners(0, controller.signal);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (isReading() || (controller.signal.aborted && name !== 'SIGHUP')) process.exit(130);
      controller.abort(name);
    });
  }
  return controller.signal;
}

/** A placeholder for the TMPDIR of a run that is not started: nothing is ever created there. */
export function plannedTemporary({ temporary }: HostEnvironment): string {
  return join(temporary, 'sallyport-planned', 'tmp');
}

/** The operating system as people call it. */
export function systemName(): string {
  const names: Partial<Record<NodeJS.Platform, string>> = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };
  return names[process.platform] ?? process.platform;
}
