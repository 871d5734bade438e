import { parsedJson } from '../../parsed-json.js';

/**
 * A result that was paid for is not given up for a failure; of two alike, the later one counts, and of two scores of one
 * answer the later one.
 */
export function betterRecord(ours: Buffer | null, theirs: Buffer | null): 'ours' | 'theirs' {
  const [outline, other] = [outlineOf(ours), outlineOf(theirs)];
  if (outline.isSuccess !== other.isSuccess) return outline.isSuccess ? 'ours' : 'theirs';
  const isLater =
    outline.endedAt === other.endedAt ? outline.scoredAt > other.scoredAt : outline.endedAt > other.endedAt;
  return isLater ? 'ours' : 'theirs';
}

/** Both sides are untrusted: the record is validated when it is used. */
function outlineOf(bytes: Buffer | null) {
  const value = bytes === null ? null : parsedJson(bytes.toString('utf8'));
  const record = (typeof value === 'object' ? value : null) as Readonly<Record<string, unknown>> | null;
  const timeOf = (name: string): string => (typeof record?.[name] === 'string' ? record[name] : '');
  return { isSuccess: record?.['conclusion'] === 'success', endedAt: timeOf('endedAt'), scoredAt: timeOf('scoredAt') };
}
