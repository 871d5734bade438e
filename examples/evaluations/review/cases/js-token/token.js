import { timingSafeEqual } from 'node:crypto';

/** A short token, for links that reset a password. */
export const newToken = () => Math.random().toString(36).slice(2, 12);

export function isSame(given, expected) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
