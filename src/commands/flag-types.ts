export interface Flag {
  readonly name: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly text: string;
  /** The setting that the flag gives, for `run`. */
  readonly setting?: string;
}

export interface Command {
  readonly name: string;
  /** How the operands look in the help. */
  readonly operands: string;
  readonly maxOperands: number;
  readonly text: string;
  readonly flags: readonly Flag[];
}
