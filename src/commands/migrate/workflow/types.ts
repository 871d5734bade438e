import type { Migrated } from '../types.js';

export interface GivenStep {
  /** Values as written: text, or the YAML of anything else as JSON. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  /** For the names of files: the workflow's name, and the step's if it has one. */
  readonly name: string;
  /** The workflow and the line, for the places of rules. */
  readonly location: string;
}

/** An input of Sallyport, with where it comes from or why it is there. */
export interface NewInput {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

export interface NewStep {
  readonly inputs: readonly NewInput[];
  readonly rules: readonly Migrated[];
  /** What has no counterpart, each with the nearest way: someone has to look at it. */
  readonly open: readonly string[];
  readonly unneeded: readonly string[];
  readonly files: readonly NewFile[];
  /** The output here for each output there. */
  readonly outputs: Readonly<Record<string, string>>;
}

export type ConvertStep = (step: GivenStep) => NewStep;
