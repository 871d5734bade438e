import { createHash } from 'node:crypto';

/** The first `digits` hexadecimal digits of the SHA-256 of the concatenated parts. */
export function fingerprint(parts: readonly (string | Buffer)[], digits = 16): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, digits);
}
