import { createHash } from 'node:crypto';

/** SHA-256 of a value as JSON, whatever the order of its keys; 16 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return sha256(JSON.stringify(ordered(value)) ?? '').slice(0, 16);
}

/** 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]): [string, unknown] => [name, ordered(one)]),
  );
}
