import * as z from 'zod/mini';
import type { JsonSchema } from '../messages/types.js';

/**
 * What a tool takes: the JSON schema for the model, whether what the model sent fits, and the check that says what is
 * wrong with it. The schema is written down at once and the check made when something does not fit: every run shows
 * every tool, and models make few mistakes. Making the checks first and the schemas from them took a twelfth of the
 * time to the first model request.
 */
export interface Shape<T> {
  readonly json: JsonSchema;
  /** The same as `json`; unknown keys are refused. */
  readonly fits: (value: unknown) => boolean;
  /** The same once more (tests compare the three), with what is wrong. */
  readonly check: () => z.ZodMiniType<T>;
}

interface Optional<T> extends Shape<T | undefined> {
  readonly optional: true;
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Value<F> = F extends Shape<infer T> ? T : never;

/** The value that passed the check of an object with these fields. */
type ObjectOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  [K in OptionalKeys<F>]?: Value<F[K]>;
};

export type InputOf<S> = S extends Shape<infer T> ? T : never;

/** A text of at most `most` characters, as JSON schema counts them; not empty unless `empty` says that it may be. */
export function textShape(
  description: string,
  { empty = false, most }: { readonly empty?: boolean; readonly most?: number } = {},
): Shape<string> {
  const checks = [...(empty ? [] : [z.minLength(1)]), ...(most === undefined ? [] : [z.maxLength(most)])];
  return {
    json: {
      type: 'string',
      ...(empty ? {} : { minLength: 1 }),
      ...(most === undefined ? {} : { maxLength: most }),
      description,
    },
    fits: (value) =>
      typeof value === 'string' && (empty || value !== '') && (most === undefined || isWithin(value, most)),
    check: () => (checks.length === 0 ? z.string() : z.string().check(...checks)),
  };
}

/** Whether a text has at most this many code points. */
function isWithin(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && Array.from(value).length <= most);
}

/** A text that fits a pattern, which says itself where it begins and ends. */
export function patternShape(description: string, pattern: RegExp): Shape<string> {
  return {
    json: { type: 'string', pattern: pattern.source, description },
    fits: (value) => typeof value === 'string' && pattern.test(value),
    check: () => z.string().check(z.regex(pattern)),
  };
}

/** A whole number within bounds, both inclusive. */
export function integerShape(description: string, minimum: number, maximum?: number): Shape<number> {
  const most = maximum === undefined ? [] : [z.maximum(maximum)];
  return {
    json: { type: 'integer', minimum, ...(maximum === undefined ? {} : { maximum }), description },
    fits: (value) =>
      Number.isSafeInteger(value) &&
      (value as number) >= minimum &&
      (maximum === undefined || (value as number) <= maximum),
    check: () => z.int().check(z.minimum(minimum), ...most),
  };
}

export function booleanShape(description: string): Shape<boolean> {
  return {
    json: { type: 'boolean', description },
    fits: (value) => typeof value === 'boolean',
    check: () => z.boolean(),
  };
}

export function choiceShape<const T extends readonly [string, ...string[]]>(values: T): Shape<T[number]> {
  return {
    json: { type: 'string', enum: values },
    fits: (value) => values.some((one) => one === value),
    check: () => z.enum(values),
  };
}

export function listShape<T>(
  description: string,
  item: Shape<T>,
  { least, most }: { readonly least?: number; readonly most?: number } = {},
): Shape<T[]> {
  const checks = [
    ...(least === undefined ? [] : [z.minLength(least)]),
    ...(most === undefined ? [] : [z.maxLength(most)]),
  ];
  return {
    json: {
      type: 'array',
      items: item.json,
      ...(least === undefined ? {} : { minItems: least }),
      ...(most === undefined ? {} : { maxItems: most }),
      description,
    },
    fits: (value) =>
      Array.isArray(value) &&
      value.length >= (least ?? 0) &&
      (most === undefined || value.length <= most) &&
      value.every(item.fits),
    check: () => (checks.length === 0 ? z.array(item.check()) : z.array(item.check()).check(...checks)),
  };
}

export function optionalShape<T>(shape: Shape<T>): Optional<T> {
  return {
    json: shape.json,
    fits: (value) => value === undefined || shape.fits(value),
    check: () => z.optional(shape.check()),
    optional: true,
  };
}

/** An object with these fields and no others. */
export function objectShape<F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !('optional' in field)).map(([name]) => name);
  return {
    json: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, field]) => [name, field.json])),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    },
    fits: (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const given = value as Readonly<Record<string, unknown>>;
      return (
        entries.every(([name, field]) => field.fits(given[name])) &&
        Object.keys(given).every((name) => Object.hasOwn(fields, name))
      );
    },
    check: () =>
      z.strictObject(
        Object.fromEntries(entries.map(([name, field]) => [name, field.check()])),
      ) as unknown as z.ZodMiniType<ObjectOf<F>>,
  };
}
