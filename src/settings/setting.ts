import * as z from 'zod/mini';
import type { Value } from './values.js';

/** Used once or twice: generating code costs more, and a process with secrets should not. For the whole process. */
z.config({ jitless: true });

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

export interface SettingFacts {
  /** Sentences for action.yml and docs/settings.md. The default is appended. */
  readonly text: string;
  readonly flag?: FlagForm;
  readonly inFile?: true;
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

export interface Setting extends SettingFacts {
  readonly value: Value;
  readonly default?: unknown;
}

/** A setting without a default. */
export function optional<S extends z.ZodMiniType, const F extends SettingFacts>(value: Value<S>, facts: F) {
  return { ...facts, value: madeOnce(value) };
}

export function withDefault<S extends z.ZodMiniType, const F extends SettingFacts>(
  value: Value<S>,
  fallback: z.output<S>,
  facts: F,
) {
  return { ...facts, value: madeOnce(value), default: fallback };
}

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

export const inFile = rowsWith({ inFile: true });

export const early = rowsWith({ isEarly: true });

function madeOnce<S extends z.ZodMiniType>({ schema, json }: Value<S>): Value<S> {
  let made: S | undefined;
  return { schema: () => (made ??= schema()), json };
}
