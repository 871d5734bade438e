import type { ParsedScript } from 'unbash';
import type { Effect, PathFacts } from '../types.js';
import { shellLimits } from './limits.js';

/** A value of which only the form is known. */
export interface ValueForm {
  /** Decimal digits, with a minus before them or not; else hashes or names of commits, as `Word.plain` has it. */
  readonly number: boolean;
  /** Never empty. */
  readonly filled: boolean;
}

export const plainValue: ValueForm = Object.freeze({ number: false, filled: false });
/** What arithmetic comes to, and the status of a command. */
export const numberValue: ValueForm = Object.freeze({ number: true, filled: true });
/** What a command that counts has printed, or nothing where it failed. */
export const countValue: ValueForm = Object.freeze({ number: true, filled: false });

/** What is known of a value; null = nothing. */
export type ShellValue = string | ValueForm | null;

const integer = /^[+-]?\d{1,18}$/;
const digits = /^-?\d{1,18}$/;

/** Whether a value is an integer, or nothing at all. */
export function isNumber(value: ShellValue | undefined): value is string | ValueForm {
  if (value === null || value === undefined) return false;
  return typeof value === 'string' ? integer.test(value) : value.number;
}

/** What is known of a variable that holds one value or the other. */
export function eitherValue(one: ShellValue | undefined, other: ShellValue | undefined): ShellValue {
  if (one !== undefined && one === other) return one;
  if (!isNumber(one) || !isNumber(other)) return null;
  if ([one, other].some((value) => typeof value === 'string' && !digits.test(value))) return null;
  const filled = [one, other].every((value) => typeof value === 'string' || value.filled);
  return filled ? numberValue : countValue;
}

/** What a variable is known to hold at some point of a line; `null` where only that it was assigned is known. */
export type ShellVariables = Map<string, ShellValue>;

/** The state of the shell as far as judging needs it. Subshells work on a copy. */
export interface ShellState {
  /** Absolute, no link in it. */
  cwd: string;
  /** Why the directory may be another one; null while it is certain. */
  cwdDoubt: string | null;
  /** True while commands follow that run only if the last `cd` worked (`cd new && make`). */
  cwdUnproven: boolean;
  readonly variables: ShellVariables;
}

/** What has happened up to a place in a line; shared by all copies of a context. */
export interface WalkProgress {
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
export function disturb(progress: WalkProgress): void {
  if (progress.racing) throw new Undecidable('a pattern is expanded while another command may make files');
  progress.disturbed = true;
}

/** What evaluating a word needs of the walk. */
export interface WordContext {
  readonly state: ShellState;
  readonly world: PathFacts;
  readonly progress: WalkProgress;
  /** Walks the script of a substitution, in a subshell. */
  substitute(script: ParsedScript): void;
  /** Notes that the shell lists a private directory, whatever the command does with the names. */
  list(directory: string): void;
}

/** Thrown inside the walk where something cannot be decided, caught where the line is judged; never leaves policy/. */
export class Undecidable extends Error {
  /** A clause about the line, e.g. `the name of a command is not constant`. */
  readonly problem: string;

  constructor(problem: string) {
    // An answer, not a fault: nobody reads its stack, and collecting one takes time.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problem);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Undecidable';
    this.problem = problem;
  }
}

export function newWalkProgress(): WalkProgress {
  return { disturbed: false, words: 0, parts: 0, files: 0, compared: 0, characters: 0, patterns: 0, racing: false };
}

/** Counts what is looked at, since loops and wrappers multiply it. Throws Undecidable over the limit. */
export function spend(progress: WalkProgress, parts: number): void {
  progress.parts += parts;
  if (progress.parts > shellLimits.parts)
    throw new Undecidable(`it has more than ${shellLimits.parts} parts when its loops are taken round by round`);
}

/** Counts files that are touched: each of them is judged. Throws Undecidable over the limit. */
export function countFiles(progress: WalkProgress, effects: readonly Effect[]): void {
  progress.files += effects.length;
  if (progress.files > shellLimits.files) throw new Undecidable(`it touches more than ${shellLimits.files} files`);
}

/** Remembers what a variable holds. Throws Undecidable where there would be too many of them. */
export function setVariable({ variables }: ShellState, name: string, value: ShellValue): void {
  variables.set(name, value);
  if (variables.size > shellLimits.variables)
    throw new Undecidable(`it has more than ${shellLimits.variables} variables`);
}

/** A copy for a subshell, whose changes do not come back. */
export function copyState(state: ShellState, progress: WalkProgress): ShellState {
  spend(progress, 1 + Math.ceil(state.variables.size / 8));
  return {
    cwd: state.cwd,
    cwdDoubt: state.cwdDoubt,
    cwdUnproven: state.cwdUnproven,
    variables: new Map(state.variables),
  };
}
