import * as z from 'zod/mini';
import type { Value } from './values.js';

/**
 * Schemas are used once or twice in a run: generating code for them costs more than it saves, and a process that
 * holds secrets should not turn text into code. Applies to every schema in the process.
 */
z.config({ jitless: true });

/** How a setting is given on the command line. */
export interface FlagForm {
  /** If it differs from the setting's name. */
  readonly name?: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  /** One letter after a single dash. */
  readonly short?: string;
  readonly repeatable?: true;
  /** A phrase for the help. */
  readonly text: string;
}

/** What is known about a setting besides its values. */
export interface SettingFacts {
  /** Sentences for action.yml and docs/settings.md. The default is appended. */
  readonly text: string;
  /** Absent for a setting without a flag. */
  readonly flag?: FlagForm;
  /** Allowed in the configuration file. */
  readonly inFile?: true;
  /** The values that the configuration file may have, if not all of them. */
  readonly valueInFile?: Value;
  /** The lists of the file and of the inputs are combined; any other input replaces the value in the file. */
  readonly isCombined?: true;
  /** The value is a secret: masked and redacted. */
  readonly isSecret?: true;
  /** Needed before the configuration file is found. */
  readonly isEarly?: true;
  /** The default in action.yml. An action input has none otherwise: it would hide the configuration file. */
  readonly inputDefault?: string;
}

/** A row of the table. */
export interface Setting extends SettingFacts {
  readonly value: Value;
  readonly default?: unknown;
}

/** A setting without a default. */
export function optional<S extends z.ZodMiniType, const F extends SettingFacts>(value: Value<S>, facts: F) {
  return { ...facts, value: madeOnce(value) };
}

/** A setting that always has a value. */
export function withDefault<S extends z.ZodMiniType, const F extends SettingFacts>(
  value: Value<S>,
  fallback: z.output<S>,
  facts: F,
) {
  return { ...facts, value: madeOnce(value), default: fallback };
}

/** Rows that share a fact. */
function rowsWith<const C extends Partial<SettingFacts>>(common: C) {
  return {
    optional: <S extends z.ZodMiniType, const F extends SettingFacts>(value: Value<S>, facts: F) =>
      optional(value, { ...common, ...facts }),
    withDefault: <S extends z.ZodMiniType, const F extends SettingFacts>(
      value: Value<S>,
      fallback: z.output<S>,
      facts: F,
    ) => withDefault(value, fallback, { ...common, ...facts }),
  };
}

/** Settings that the configuration file may have. */
export const inFile = rowsWith({ inFile: true });

/** Settings that are needed before the configuration file is found. */
export const early = rowsWith({ isEarly: true });

function madeOnce<S extends z.ZodMiniType>({ schema, json }: Value<S>): Value<S> {
  let made: S | undefined;
  return { schema: () => (made ??= schema()), json };
}
