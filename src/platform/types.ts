/** The remaining ports: those for files, processes and GitHub are in `types.ts` of their own folders. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Resolves early when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Replaces every known secret, its encoded forms and the common token formats by `***`. Pure and idempotent. */
export interface Redact {
  (text: string): string;
  /** How often values were added that it hides; absent if that cannot happen. */
  readonly additions?: () => number;
}

/** Why git failed: a broken repository, no git, a time limit. The hint gives the fix, if known. */
export class GitProblem extends Error {
  constructor(
    message: string,
    readonly hint: string | null = null,
  ) {
    super(message);
    this.name = 'GitProblem';
  }
}

/** The log for people during a run. The port redacts and neutralizes every line. */
export interface Log {
  info(line: string): void;
  warning(line: string): void;
  error(line: string): void;
}
