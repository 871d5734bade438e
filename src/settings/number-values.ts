import * as z from 'zod/mini';

function numeric() {
  return z.pipe(
    z.union([z.number(), z.string()], { error: 'must be a number' }),
    z.transform((value) =>
      typeof value === 'string' ? (/^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN) : value,
    ),
  );
}

export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${String(least)} to ${String(most)}`;
  const schema = () => z.pipe(numeric(), z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error })));
  return { schema, json: { type: 'integer', minimum: least, maximum: most } };
}

export function numberFrom(least: number, most: number) {
  const error = `must be a number from ${String(least)} to ${String(most)}`;
  const schema = () => z.pipe(numeric(), z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error })));
  return { schema, json: { type: 'number', minimum: least, maximum: most } };
}

export function positiveNumber(most = 1_000_000_000) {
  const error = `must be a number above 0 and at most ${String(most)}`;
  const schema = () => z.pipe(numeric(), z.number({ error }).check(z.gt(0, { error }), z.lte(most, { error })));
  return { schema, json: { type: 'number', exclusiveMinimum: 0, maximum: most } };
}
