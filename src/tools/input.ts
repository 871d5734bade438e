import * as z from 'zod/mini';
import type { JsonSchema } from '../messages/types.js';

/**
 * The input of a tool: its JSON schema for the model, a quick check whether a value matches, and a full check that
 * explains the problems. The schemas are written out, and the full checks are only created for invalid input: every run
 * shows every tool, and models make few mistakes. Creating the checks first took a twelfth of the time to the first
 * model request.
 */
export interface Shape<T> {
  readonly json: JsonSchema;
  /** The same constraints as `json`; unknown keys are rejected. */
  readonly fits: (value: unknown) => boolean;
  /** The same constraints again (tests compare the three), with explanations. */
  readonly check: () => z.ZodMiniType<T>;
}

interface Optional<T> extends Shape<T | undefined> {
  readonly optional: true;
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Value<F> = F extends Shape<infer T> ? T : never;

/** The type of a valid object with these fields. */
type ObjectOf<F extends Fields> = { [K in Exclude<keyof F, OptionalKeys<F>>]: Value<F[K]> } & {
  [K in OptionalKeys<F>]?: Value<F[K]>;
};

export type InputOf<S> = S extends Shape<infer T> ? T : never;

/** A string of at most `most` characters, as JSON Schema counts them; not empty unless `empty` is set. */
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

/** Whether a string has at most this many code points. */
function isWithin(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && Array.from(value).length <= most);
}

/** A string that matches a pattern; the pattern must contain its own anchors. */
export function patternShape(description: string, pattern: RegExp): Shape<string> {
  return {
    json: { type: 'string', pattern: pattern.source, description },
    fits: (value) => typeof value === 'string' && pattern.test(value),
    check: () => z.string().check(z.regex(pattern)),
  };
}

/** An integer within bounds, both inclusive. */
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
      const object = value as Readonly<Record<string, unknown>>;
      return (
        entries.every(([name, field]) => field.fits(object[name])) &&
        Object.keys(object).every((name) => Object.hasOwn(fields, name))
      );
    },
    check: () =>
      z.strictObject(
        Object.fromEntries(entries.map(([name, field]) => [name, field.check()])),
      ) as unknown as z.ZodMiniType<ObjectOf<F>>,
  };
}
