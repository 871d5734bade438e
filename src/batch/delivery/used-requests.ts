import * as z from 'zod/mini';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { JobRecord } from '../model/job-record.js';
import { readValid } from '../state/read-valid.js';
import { type DeliveryFiles, deliveryFilesIn, jobPrefixOf, type Submission } from './delivery-files.js';

/**
 * Whether the result has what was sent at a time (`null` = any), by request id. An older result does not: a failed job
 * is sent again, and keeps its old result until the new one.
 */
export type IsUsed = (id: string, sentAt: string | null) => Promise<boolean>;

/** A job that ended before it asked used no answer; one whose changes are unknown makes them again from it. */
export function containsAnswer({
  turns,
  errorKind,
}: Pick<JobRecord, 'turns'> & { readonly errorKind: string | null }): boolean {
  return errorKind !== 'unknown-changes' && (turns > 0 || errorKind !== null);
}

const endSchema = z.object({ endedAt: z.string(), turns: z.number(), errorKind: z.nullable(z.string()) });
const maxRecordBytes = 64_000_000;

/** Lists the results when the first request is asked about: most states have none. */
export function usedRequests(directory: StateDirectory): IsUsed {
  let listed: Promise<ReadonlyMap<string, string>> | null = null;
  const list = async () => new Map((await directory.names('jobs')).map((name) => [jobPrefixOf(name), name]));
  return async (id, sentAt) => {
    listed ??= list();
    const name = (await listed).get(jobPrefixOf(id));
    if (name === undefined) return false;
    const record = await readValid(directory, `jobs/${name}`, endSchema, maxRecordBytes);
    return (
      record !== null && containsAnswer(record) && (sentAt === null || Date.parse(record.endedAt) >= Date.parse(sentAt))
    );
  };
}

/** Those of a submission of which no outcome has arrived, now or for a result: a download can be short. */
export async function missingKeys(
  { keys, createdAt }: Submission,
  { files, isUsed }: { readonly files: DeliveryFiles; readonly isUsed: IsUsed },
): Promise<readonly string[]> {
  const stored = new Set(await files.outcomeKeys());
  const missing: string[] = [];
  for (const key of keys) {
    const sentAt = stored.has(key) ? (await files.answer(key))?.sentAt : null;
    if ((sentAt ?? '') < createdAt && !(await isUsed(key, createdAt))) missing.push(key);
  }
  return missing;
}

/** The ids of everything that was sent, or has been answered, and is not used yet. */
export async function unusedRequests(directory: StateDirectory): Promise<ReadonlySet<string>> {
  const files = deliveryFilesIn(directory);
  const isUsed = usedRequests(directory);
  const unused = new Set<string>();
  for (const { keys, createdAt } of await files.submissions())
    for (const key of keys) if (!(await isUsed(key, createdAt))) unused.add(key);
  for (const key of await files.outcomeKeys()) {
    const answer = await files.answer(key);
    if (answer !== null && !(await isUsed(key, answer.sentAt))) unused.add(key);
  }
  return unused;
}
