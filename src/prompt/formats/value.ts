import { didYouMean } from '../../errors.js';

/** A clause about a key without effect; names the known key that it resembles. */
export function noEffect(what: string, key: string, known: readonly string[]): string {
  const guess = didYouMean(key, known);
  return `the ${what} ${JSON.stringify(key)} has no effect${guess === null ? '' : `; ${guess}`}`;
}

/** The type of a parsed TOML or YAML value, with its article, for messages. */
export function nameOfType(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Date) return 'a date';
  switch (typeof value) {
    case 'string':
      return 'a string';
    case 'number':
    case 'bigint':
      return 'a number';
    case 'boolean':
      return 'true or false';
    default:
      return 'a table';
  }
}
