/**
 * Replaces lone surrogates in every string of a JSON value, keys included. Providers reject a request that contains
 * one, and a tool that truncates text or a model that writes `"\ud83d"` can produce one.
 */
export function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormedValue(inner)]));
}
