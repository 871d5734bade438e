import type { ParsedScript } from 'unbash';
import type { World } from '../types.js';

/** What a variable is known to hold at some point of a line; `null` where only that it was assigned is known. */
export type Variables = Map<string, string | null>;

/** The state of the shell as far as judging needs it. Subshells work on a copy. */
export interface State {
  /** Absolute, no link in it. */
  cwd: string;
  /** Why the directory may be another one; null while it is certain. */
  cwdDoubt: string | null;
  /** True while commands follow that run only if the last `cd` worked (`cd new && make`). */
  cwdUnproven: boolean;
  readonly variables: Variables;
}

/** What has happened up to a place in a line; shared by all copies of a context. */
export interface Progress {
  /** A command ran that may have made or removed files: patterns are then no longer expanded. */
  disturbed: boolean;
  /** Words that were evaluated. */
  words: number;
  /** UTF-16 units in them. */
  characters: number;
  /** Patterns that were expanded. */
  patterns: number;
  /** A command whose patterns were expanded may still be starting while what follows runs beside it. */
  racing: boolean;
}

/** Notes that files may have been made or removed. Throws Undecidable where a pattern may be expanded at the same time. */
export function disturb(progress: Progress): void {
  if (progress.racing) throw new Undecidable('a pattern is expanded while another command may make files');
  progress.disturbed = true;
}

/** What evaluating a word needs of the walk. */
export interface WordContext {
  readonly state: State;
  readonly world: World;
  readonly progress: Progress;
  /** Walks the script of a substitution, in a subshell. */
  substitute(script: ParsedScript): void;
}

/** Thrown inside the walk where something cannot be decided, caught where the line is judged; never leaves policy/. */
export class Undecidable extends Error {
  constructor(
    /** A clause about the line, e.g. `the name of a command is not constant`. */
    readonly problem: string,
  ) {
    super(problem);
    this.name = 'Undecidable';
  }
}

/** A copy for a subshell, whose changes do not come back. */
export function copyState(state: State): State {
  return {
    cwd: state.cwd,
    cwdDoubt: state.cwdDoubt,
    cwdUnproven: state.cwdUnproven,
    variables: new Map(state.variables),
  };
}
