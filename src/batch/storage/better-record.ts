import { parsedJson } from '../../parsed-json.js';

/** A result that was paid for is not given up for a failure; of two alike, the later one counts. */
export function betterRecord(ours: Buffer | null, theirs: Buffer | null): 'ours' | 'theirs' {
  const [own, other] = [outlineOf(ours), outlineOf(theirs)];
  if (own.isSuccess !== other.isSuccess) return own.isSuccess ? 'ours' : 'theirs';
  return own.endedAt > other.endedAt ? 'ours' : 'theirs';
}

/** Both sides are untrusted: the record is validated when it is used. */
function outlineOf(bytes: Buffer | null): { readonly isSuccess: boolean; readonly endedAt: string } {
  const value = bytes === null ? null : parsedJson(bytes.toString('utf8'));
  if (typeof value !== 'object' || value === null) return { isSuccess: false, endedAt: '' };
  const { conclusion, endedAt } = value as { readonly conclusion?: unknown; readonly endedAt?: unknown };
  return { isSuccess: conclusion === 'success', endedAt: typeof endedAt === 'string' ? endedAt : '' };
}
