import { type JobRecord, jobRecordSchema } from '../model/job-record.js';
import { keyPartNames, type PlannedJob } from '../model/types.js';

/** Reads a stored record of the job with this key. Returns the problem if it is damaged or belongs to another job. */
export function parseRecord(bytes: Buffer, key: string): JobRecord | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    return { problem: 'it is not valid JSON' };
  }
  const parsed = jobRecordSchema.safeParse(value);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    if (path === 'formatVersion') return { problem: 'another version of Sallyport has written it' };
    return { problem: `${path || 'its content'} is invalid` };
  }
  const record = parsed.data as JobRecord;
  if (record.key !== key) return { problem: 'it belongs to another job' };
  if (record.transcriptPath !== null && !record.transcriptPath.startsWith(`transcripts/${key}-`))
    return { problem: 'its transcript belongs to another job' };
  return record;
}

/** A record with the same key and other parts was not written for this job. */
export function hasPartsOf(record: JobRecord, job: Pick<PlannedJob, 'keyParts'>): boolean {
  return keyPartNames.every((name) => record.keyParts[name] === job.keyParts[name]);
}
