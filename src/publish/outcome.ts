/** How a run ended, for the entry to pass on. */
export interface RunOutcome {
  readonly exitCode: number;
  /** For standard output: the final text. */
  readonly text: string;
  /** The same as one JSON value: a Result, a rehearsal, or the faults. */
  readonly value: unknown;
  /** Outputs of the action by name; all redacted. */
  readonly outputs: Readonly<Record<string, string>>;
}
