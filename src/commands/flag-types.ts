import type { SettingName } from '../settings/table.js';

export interface Flag {
  readonly name: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  /** One letter after a single dash. */
  readonly short?: string;
  readonly repeatable?: boolean;
  readonly text: string;
  readonly setting?: SettingName;
}

export interface Command {
  readonly name: string;
  /** How the operands are shown in the help. */
  readonly operands: string;
  readonly maxOperands: number;
  readonly text: string;
  readonly flags: readonly Flag[];
}
