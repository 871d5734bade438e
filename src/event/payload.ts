/** The fields of an event file, read loosely: what is not of the wanted type counts as missing. */

export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown): Fields => (isObject(value) ? value : {});

/** Null for an empty text. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const wholeNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
