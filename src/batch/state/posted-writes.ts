import * as z from 'zod/mini';
import type { StateDirectory } from '../../platform/files/state/state-directory.js';
import type { ItemWrite } from '../model/result-types.js';
import { readValid } from './read-valid.js';

const text = (limit: number) => z.string().check(z.maxLength(limit));

const schema = z.object({
  formatVersion: z.literal(1),
  /** Positions of the requests that are on GitHub. */
  done: z.array(z.int().check(z.nonnegative())).check(z.maxLength(100)),
  /** Nothing of this key is posted any more, whatever its answer is. */
  isComplete: z.boolean(),
  rows: z
    .array(
      z.object({
        what: text(10_000),
        outcome: z.enum(['created', 'updated', 'unchanged', 'fell back']),
        url: z.nullable(text(10_000)),
        note: text(100_000),
      }),
    )
    .check(z.maxLength(1_000)),
});

/** What was posted of the writes of one job. */
export interface PostedWrites {
  readonly done: readonly number[];
  readonly isComplete: boolean;
  readonly rows: readonly ItemWrite[];
}

const nameOf = (key: string) => `writes/${key}.json`;

export const nothingPosted: PostedWrites = { done: [], isComplete: false, rows: [] };

export async function readPosted(directory: StateDirectory, key: string): Promise<PostedWrites> {
  return (await readValid(directory, nameOf(key), schema)) ?? nothingPosted;
}

/** In a file of its own: a merge replaces the record of the job, and posts nothing again. */
export async function savePosted(directory: StateDirectory, key: string, posted: PostedWrites): Promise<void> {
  await directory.write(nameOf(key), `${JSON.stringify({ formatVersion: 1, ...posted })}\n`);
}
