import { join } from 'node:path';
import type { Stdio } from '../terminal/stdio.js';

/** What an entry found around the process, read once and handed on as values. */
export interface HostEnvironment {
  /** A copy of the environment. Below the entries only named variables are taken out of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The directory in which the process was started, absolute. */
  readonly directory: string;
  readonly home: string;
  /** Where new folders for transcripts and worktrees may lie. */
  readonly temporary: string;
  readonly stdio: Stdio;
  /** Output is read by a workflow runner: groups, annotations, and nothing that could be a workflow command. */
  readonly onRunner: boolean;
  /** Aborted with the name of the signal when the process is told to end. */
  readonly signal: AbortSignal;
}

/** Variables whose values are secrets by their name; shorter values cannot be told from ordinary words. */
const secretName =
  /(TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|API[-_]?KEY|ACCESS_KEY|PRIVATE_KEY|_PAT$|_KEY$|_AUTH$|CONNECTION_STRING)/i;
const shortestSecret = 8;

export function isSecretName(name: string): boolean {
  return secretName.test(name);
}

/** Values of the environment that must not be shown anywhere. */
export function secretsOf(environment: HostEnvironment['environment']): readonly string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && value.length >= shortestSecret && secretName.test(name) ? [value] : [],
  );
}

/**
 * Aborts when the process is told to end; a second signal ends it at once, as people expect of Ctrl-C, and so does
 * the first while it waits for input. A terminal that closes may say so twice, from the shell and from the kernel:
 * that is no second signal.
 */
export function processSignal({ isReading }: Pick<Stdio, 'isReading'>): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (isReading() || (controller.signal.aborted && name !== 'SIGHUP')) process.exit(130);
      controller.abort(name);
    });
  }
  return controller.signal;
}

/** Stands for the TMPDIR of a run if none is started: nothing is ever made there. */
export function plannedTemporary({ temporary }: Pick<HostEnvironment, 'temporary'>): string {
  return join(temporary, 'sallyport-planned', 'tmp');
}
