import * as z from 'zod/mini';
import type { StateDirectory } from '../../platform/files/state-directory.js';
import { readValid } from '../state/read-valid.js';
import { jobPrefixOf } from './delivery-files.js';

/**
 * Whether the result of its job contains what was sent at a time (`null` = unknown), by the id of a request. A result
 * that is older does not: a job that has failed is sent again, and its old result stays until the new one exists.
 */
export type IsUsed = (id: string, sentAt: string | null) => Promise<boolean>;

const endSchema = z.object({ endedAt: z.string() });
const maxRecordBytes = 64_000_000;

export async function usedRequests(directory: StateDirectory): Promise<IsUsed> {
  const names = new Map((await directory.names('jobs')).map((name) => [jobPrefixOf(name), name]));
  return async (id, sentAt) => {
    const name = names.get(jobPrefixOf(id));
    if (name === undefined || sentAt === null) return name !== undefined;
    const record = await readValid(directory, `jobs/${name}`, endSchema, maxRecordBytes);
    return record !== null && Date.parse(record.endedAt) >= Date.parse(sentAt);
  };
}
