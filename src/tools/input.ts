import * as z from 'zod/mini';

/**
 * The zod schema of a tool's input, created when a model first calls the tool. The JSON Schema for the model is
 * generated from it (`npm run docs` writes input-schemas.json): every run shows every tool, and creating and converting
 * all schemas took 8 ms before the first model request.
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
