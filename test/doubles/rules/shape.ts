/** Helpers for checks of request bodies, whose shape is unknown. */

export type Json = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every object in a value, the value included. */
export function objectsIn(value: unknown): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

/** The value without a key at any depth. */
export function without(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === key ? [] : [[name, without(inner, key)]])),
  );
}

export function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** A lone surrogate anywhere in a request; all providers answer 400. */
export function surrogateProblems(text: string): readonly string[] {
  return /\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/i.test(text) ||
    !text.isWellFormed()
    ? ['the request body is not valid JSON: no low surrogate in string']
    : [];
}
