import type { ParsedScript } from 'unbash';
import type { Effect, PathFacts } from '../types.js';
import { shellLimits } from './limits.js';
import { Undecidable } from './undecidable.js';

/** An unknown value with a known form. */
export interface ValueForm {
  /** Decimal digits with an optional minus sign; otherwise hashes or commit names, like `Word.plain`. */
  readonly number: boolean;
  /** Never empty. */
  readonly filled: boolean;
}

export const plainValue: ValueForm = Object.freeze({ number: false, filled: false });
/** The result of arithmetic, and the exit status of a command. */
export const numberValue: ValueForm = Object.freeze({ number: true, filled: true });
/** The output of a counting command, or nothing if it failed. */
export const countValue: ValueForm = Object.freeze({ number: true, filled: false });

/** What is known about a value; `null` = nothing. */
export type ShellValue = string | ValueForm | null;

const integer = /^[+-]?\d{1,18}$/;
const digits = /^-?\d{1,18}$/;

export function isNumber(value: ShellValue | undefined): value is string | ValueForm {
  if (value === null || value === undefined) return false;
  return typeof value === 'string' ? integer.test(value) : value.number;
}

export function eitherValue(left: ShellValue | undefined, right: ShellValue | undefined): ShellValue {
  if (left !== undefined && left === right) return left;
  if (!isNumber(left) || !isNumber(right)) return null;
  if ([left, right].some((value) => typeof value === 'string' && !digits.test(value))) return null;
  const filled = [left, right].every((value) => typeof value === 'string' || value.filled);
  return filled ? numberValue : countValue;
}

/** Known variable values at some point of a line; `null` for an assigned variable with an unknown value. */
export type ShellVariables = Map<string, ShellValue>;

/** The relevant state of the shell. Subshells work on a copy. */
export interface ShellState {
  /** Absolute, without links. */
  cwd: string;
  /** Why the directory is uncertain; `null` if it is certain. */
  cwdDoubt: string | null;
  /** True while the following commands run only if the last `cd` succeeded (`cd new && make`). */
  cwdUnproven: boolean;
  readonly variables: ShellVariables;
}

/** Progress and counters of a walk; shared by all copies of a context. */
export interface WalkProgress {
  /** An earlier command may have created or removed files, so patterns are no longer expanded. */
  disturbed: boolean;
  words: number;
  /** Examined parts, see `shellLimits.parts`. */
  parts: number;
  files: number;
  /** Names compared with patterns, see `shellLimits.compared`. */
  compared: number;
  /** UTF-16 units in evaluated words. */
  characters: number;
  patterns: number;
  /** A command with expanded patterns may still be starting while the following commands run. */
  racing: boolean;
}

/** Notes that files may have been created or removed. Throws Undecidable if a pattern may be expanded at the same time. */
export function noteFileChanges(progress: WalkProgress): void {
  if (progress.racing) throw new Undecidable('other', 'a pattern is expanded while another command may create files');
  progress.disturbed = true;
}

export interface WordContext {
  readonly state: ShellState;
  readonly world: PathFacts;
  readonly progress: WalkProgress;
  substitute(script: ParsedScript): void;
  /** Records that the shell itself lists a directory, private or outside the workspace, to expand a pattern. */
  list(directory: string): void;
}

export function newWalkProgress(): WalkProgress {
  return { disturbed: false, words: 0, parts: 0, files: 0, compared: 0, characters: 0, patterns: 0, racing: false };
}

/** Counts examined parts, which loops and wrappers multiply. Throws Undecidable above the limit. */
export function spend(progress: WalkProgress, parts: number): void {
  progress.parts += parts;
  if (progress.parts > shellLimits.parts)
    throw new Undecidable('size', `it has more than ${shellLimits.parts} parts when its loops are unrolled`);
}

/** Counts accessed files, each of which is evaluated. Throws Undecidable above the limit. */
export function countFiles(progress: WalkProgress, effects: readonly Effect[]): void {
  progress.files += effects.length;
  if (progress.files > shellLimits.files)
    throw new Undecidable('size', `it accesses more than ${shellLimits.files} files`);
}

/** Sets a variable. Throws Undecidable if there are too many. */
export function setVariable({ variables }: ShellState, name: string, value: ShellValue): void {
  variables.set(name, value);
  if (variables.size > shellLimits.variables)
    throw new Undecidable('size', `it has more than ${shellLimits.variables} variables`);
}

/** Copies the state for a subshell, whose changes are discarded. */
export function copyState(state: ShellState, progress: WalkProgress): ShellState {
  spend(progress, 1 + Math.ceil(state.variables.size / 8));
  return {
    cwd: state.cwd,
    cwdDoubt: state.cwdDoubt,
    cwdUnproven: state.cwdUnproven,
    variables: new Map(state.variables),
  };
}
