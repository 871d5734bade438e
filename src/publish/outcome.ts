export interface RunOutcome {
  readonly exitCode: number;
  /** For standard output: the final text. */
  readonly text: string;
  /** The same as one JSON value: a Result, a dry run, or the errors. */
  readonly value: unknown;
  /** A file with the JSON value instead, if it may not fit into memory; absolute. */
  readonly valuePath?: string;
  /** The action's outputs by name; all redacted. */
  readonly outputs: Readonly<Record<string, string>>;
}
