import type { Effect } from '../types.js';
import type { MatchedWord } from './command-pattern.js';
import type { BulkRead, Risk, Word } from './types.js';

export type CommandForms = readonly (readonly MatchedWord[])[];

export interface SimpleCommand {
  /** argv[0] as it will be executed. */
  readonly name: string;
  /** argv[0] is the first word. */
  readonly argv: readonly Word[];
  /** `NAME=value` before the command: additions to its environment. */
  readonly assigned: readonly Assigned[];
  /** Also for allow rules: without the option for `cwd` (`npm --prefix a test`), or bare in a virtual environment. */
  readonly alias?: readonly Word[] | undefined;
  /** The command in other words, which prefix rules and rules that forbid match too. */
  readonly same: () => readonly CalledAs[];
  readonly cwd: string;
  /** 0 for a command of the line itself, 1 for a command that it starts (`timeout 5 ls`), and so on. */
  readonly depth: number;
  /** The command that starts this one; `null` for a command of the line itself. */
  readonly outer: SimpleCommand | null;
  readonly role: CommandRole;
  /** Files and addresses from the program table, in addition to the execution. */
  readonly effects: readonly Effect[];
  readonly risks: readonly Risk[];
  /** Proven to change nothing: declared read-only by the table, without risks, and every effect reads a known path. */
  readonly readOnly: boolean;
  /** Read-only, and declared to read only its standard input, the files of `effects` and `bulk`, and names in the repository. */
  readonly readsOnlyFiles: boolean;
  readonly bulk: readonly BulkRead[];
  /** Where words can be added to it; `null` if it is not a command of the line itself. */
  readonly place: PlaceInLine | null;
  /** Runs scripts of its directory (make, npm test), which is not the workspace root. */
  readonly elsewhere: boolean;
  /** Cached forms for rule matching. */
  readonly forms: { allow: CommandForms | null; deny: CommandForms | null };
}

export interface Assigned {
  readonly name: string;
  /** `null` if unknown. */
  readonly value: string | null;
  /** As written. */
  readonly source: string;
  /** Changes only the output format of a command: needs no rule. */
  readonly isSafe: boolean;
}

export type CommandRole =
  /** A builtin that changes nothing outside the shell: needs no rule. */
  | 'neutral'
  /** Only starts another command, which is evaluated separately: needs no rule. */
  | 'transparent'
  | 'known'
  | 'unknown';

export interface PlaceInLine {
  readonly line: string;
  /** The end of its last word. */
  readonly end: number;
}

/** A command in other words, see `SameCommand`. */
export interface CalledAs {
  readonly name: string;
  readonly argv: readonly Word[];
  readonly effects: readonly Effect[];
  readonly risks: readonly Risk[];
  readonly also?: readonly (readonly string[])[];
}

/** A part of the line that another text replaces in the line that runs. */
export interface LineEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface ParsedCommandLine {
  readonly steps: readonly SimpleCommand[];
  readonly redirected: readonly Effect[];
  /** Every text that bash would parse: the line itself and constant scripts in it (`bash -c '…'`). */
  readonly scripts: readonly string[];
  /** Parts that do not run as written. */
  readonly edits: readonly LineEdit[];
}

/** The command as written in the line, including its variables. */
export function writtenAs({ assigned, argv }: SimpleCommand): string {
  let text = '';
  for (const { source } of assigned) text += `${source} `;
  for (const { source } of argv) text += `${source} `;
  return text.slice(0, -1);
}
