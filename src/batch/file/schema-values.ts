import * as z from 'zod/mini';
import { didYouMean } from '../../errors.js';

/** For the check of a file and the JSON Schema of editors. Each error continues a sentence that begins with the key. */

export const textValue = (error = 'must be text') =>
  z.string({ error }).check(z.minLength(1, { error: 'must not be empty' }));

/** With a description for editors. */
export function optionalKey<T extends z.ZodMiniType>(schema: T, description: string) {
  return z.optional(schema.check(z.describe(description)));
}

export const booleanValue = () => z.boolean({ error: 'must be true or false' });

export function nameValue() {
  const error = 'must be 1 to 64 letters, digits, dots, dashes or underscores';
  return z.string({ error: 'must be text' }).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, { error }));
}

export function words<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, {
    error: ({ input }) => {
      const guess = typeof input === 'string' ? didYouMean(input, values) : null;
      return `must be one of ${values.join(', ')}${guess === null ? '' : `; ${guess}`}`;
    },
  });
}

export function wholeNumberValue(least: number, largest: number) {
  const error = `must be a whole number from ${String(least)} to ${String(largest)}`;
  return z.int({ error }).check(z.gte(least, { error }), z.lte(largest, { error }));
}

export function numberAbove0() {
  const error = 'must be a number above 0';
  return z.number({ error }).check(z.gt(0, { error }));
}

export function share() {
  const error = 'must be a number from 0 to 1';
  return z.number({ error }).check(z.gte(0, { error }), z.lte(1, { error }));
}

export const scalar = z.union([z.string(), z.number(), z.boolean()], {
  error: 'must be a text, a number, true or false',
});

export function textOrTexts() {
  const error = 'must be a text or a list of texts';
  return z.union(
    [textValue(error), z.array(textValue(error), { error }).check(z.minLength(1, { error: 'must not be empty' }))],
    {
      error,
    },
  );
}

export function texts() {
  const error = 'must be a list of texts';
  return z.array(textValue(error), { error }).check(z.minLength(1, { error: 'must not be empty' }));
}
