/** Reads values of JSON that may have been written by anyone, as parsed-json.ts does for objects and lists. */

export type Fields = Readonly<Record<string, unknown>>;

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function numberIn(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** The value, if it is one of the words. */
export function wordIn<T extends string>(value: unknown, words: readonly T[], other: T): T {
  return words.find((word) => word === value) ?? other;
}

export function wordOrNull<T extends string>(value: unknown, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null;
}
