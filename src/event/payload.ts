/** The fields of an event file, read leniently: a field of the wrong type counts as missing. */

export type PayloadFields = Readonly<Record<string, unknown>>;

/** `null` for an empty text. */
export const textField = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const numberField = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
