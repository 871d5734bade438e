import type { ParsedScript } from 'unbash';
import type { Effect, World } from '../types.js';
import { limits } from './bounds.js';

/** A value of which only the form is known: hashes, numbers or names of commits, as `Word.plain` has it. */
export const plainValue = Object.freeze({ plain: true });

/** What is known of a value; null = nothing. */
export type Value = string | typeof plainValue | null;

/** What a variable is known to hold at some point of a line; `null` where only that it was assigned is known. */
export type Variables = Map<string, Value>;

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
  /** What was looked at one by one, as `limits.parts` has it. */
  parts: number;
  /** Files that commands and redirections touch. */
  files: number;
  /** Names that patterns were compared with, as `limits.compared` has it. */
  compared: number;
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

export function newProgress(): Progress {
  return { disturbed: false, words: 0, parts: 0, files: 0, compared: 0, characters: 0, patterns: 0, racing: false };
}

/** Counts what is looked at, since loops and wrappers multiply it. Throws Undecidable over the limit. */
export function spend(progress: Progress, parts: number): void {
  progress.parts += parts;
  if (progress.parts > limits.parts)
    throw new Undecidable(`it has more than ${limits.parts} parts when its loops are taken round by round`);
}

/** Counts files that are touched: each of them is judged. Throws Undecidable over the limit. */
export function countFiles(progress: Progress, effects: readonly Effect[]): void {
  progress.files += effects.length;
  if (progress.files > limits.files) throw new Undecidable(`it touches more than ${limits.files} files`);
}

/** Remembers what a variable holds. Throws Undecidable where there would be too many of them. */
export function setVariable({ variables }: State, name: string, value: Value): void {
  variables.set(name, value);
  if (variables.size > limits.variables) throw new Undecidable(`it has more than ${limits.variables} variables`);
}

/** A copy for a subshell, whose changes do not come back. */
export function copyState(state: State, progress: Progress): State {
  spend(progress, 1 + Math.ceil(state.variables.size / 8));
  return {
    cwd: state.cwd,
    cwdDoubt: state.cwdDoubt,
    cwdUnproven: state.cwdUnproven,
    variables: new Map(state.variables),
  };
}
