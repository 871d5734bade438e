import * as z from 'zod/mini';

/**
 * Created at the first call; its JSON Schema is generated (`npm run docs`, input-schemas.json): all tools are shown in
 * every run, and their schemas took 8 ms before the first request.
 */
export type InputSchema<T> = () => z.ZodMiniType<T>;

export type InputOf<S extends InputSchema<unknown>> = z.output<ReturnType<S>>;

/** A string of at most `most` characters; not empty unless `empty` is set. */
export function textInput(
  description: string,
  { empty = false, most }: { readonly empty?: boolean; readonly most?: number } = {},
) {
  return z
    .string()
    .check(
      ...(empty ? [] : [z.minLength(1)]),
      ...(most === undefined ? [] : [z.maxLength(most)]),
      z.describe(description),
    );
}

/** An integer within bounds, both inclusive. */
export function integerInput(description: string, minimum: number, maximum?: number) {
  return z
    .int()
    .check(z.minimum(minimum), ...(maximum === undefined ? [] : [z.maximum(maximum)]), z.describe(description));
}

export function booleanInput(description: string) {
  return z.boolean().check(z.describe(description));
}
