import type { MatchedWord } from '../rules/command-pattern.js';
import type { Effect } from '../types.js';
import type { Risk, Word } from './types.js';

/** Word by word, in several ways of naming the same command. */
export type CommandForms = readonly (readonly MatchedWord[])[];

/** One simple command of a line, taken apart but not yet judged by any rule. */
export interface SimpleCommand {
  /** argv[0] as it will be executed. */
  readonly name: string;
  /** argv[0] is the first word. */
  readonly argv: readonly Word[];
  /** `NAME=value` in front of it: what is put into its environment beyond that of the job. */
  readonly assigned: readonly Assigned[];
  /**
   * The words by which an allow rule may name it too: without the option that chooses `cwd` (`npm --prefix a test`), or
   * with the bare name of a program of a virtual environment.
   */
  readonly alias?: readonly Word[] | undefined;
  readonly cwd: string;
  /** 0 for a command of the line itself, 1 for one that it starts (`timeout 5 ls`), and so on. */
  readonly depth: number;
  /** The command that starts this one; null for a command of the line itself. */
  readonly outer: SimpleCommand | null;
  readonly role: CommandRole;
  /** Beyond being executed: files and addresses, from the program's table. */
  readonly effects: readonly Effect[];
  readonly risks: readonly Risk[];
  /** Proven to change nothing anywhere: declared by the table, without a hazard, and every effect reads a known path. */
  readonly readOnly: boolean;
  /** Read-only, and declared to read nothing but its standard input, the files of `effects` and the repository. */
  readonly readsOnlyFiles: boolean;
  /** Runs what the directory says (make, npm test), and that is not the root of the workspace. */
  readonly elsewhere: boolean;
  /** What rules are compared with: found when the first one is, and kept. */
  readonly forms: { allow: CommandForms | null; deny: CommandForms | null };
}

export interface Assigned {
  readonly name: string;
  /** Null where it is not known. */
  readonly value: string | null;
  /** As written. */
  readonly source: string;
  /** Changes nothing but how a command speaks: needs no rule. */
  readonly isSafe: boolean;
}

export type CommandRole =
  /** A builtin that changes nothing outside the shell: needs no rule. */
  | 'neutral'
  /** Only starts another command, which is judged itself: needs no rule. */
  | 'transparent'
  /** A program whose arguments are understood. */
  | 'known'
  /** A program about which nothing is known. */
  | 'unknown';

/** A line taken apart. */
export interface ParsedCommandLine {
  readonly steps: readonly SimpleCommand[];
  /** Files of redirections, with the source of the command they belong to. */
  readonly redirected: readonly Effect[];
  /** Every text that bash would read: the line itself and constant scripts in it (`bash -c '…'`). */
  readonly scripts: readonly string[];
}

/** The command as it stands in the line, its variables before it. */
export function writtenAs({ assigned, argv }: Pick<SimpleCommand, 'assigned' | 'argv'>): string {
  let text = '';
  for (const { source } of assigned) text += `${source} `;
  for (const { source } of argv) text += `${source} `;
  return text.slice(0, -1);
}
