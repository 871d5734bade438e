import { join } from 'node:path';
import { deliveryFilesIn, type Submission, type UnusableFile } from '../delivery/delivery-files.js';
import { type IsUsed, usedRequests } from '../delivery/used-requests.js';
import type { BatchState } from '../state/open-state.js';
import type { ShardState } from './merge-states.js';

/**
 * Each shard has begun with the submissions of all and collects those of its jobs; the last about a job counts. Returns
 * unusable files, which are kept: they may be paid for.
 */
export async function mergeDeliveries(
  sources: readonly ShardState[],
  target: BatchState,
): Promise<readonly UnusableFile[]> {
  const merged = deliveryFilesIn(target.directory);
  const isUsed = usedRequests(target.directory);
  const submissions = await submissionsOf(sources);
  await mergeAnswers(sources, target, { isUsed, submissions });
  for (const submission of submissions.values()) {
    const open = await Promise.all(
      submission.keys.map(async (key) => {
        const answer = await merged.answer(key);
        const isAnswered = answer !== null && (answer.sentAt ?? submission.createdAt) >= submission.createdAt;
        return !isAnswered && !(await isUsed(key, submission.createdAt));
      }),
    );
    if (open.includes(true)) await merged.update(submission);
    else await merged.remove(submission);
  }
  const begun = sources.map(({ run }) => run.startedAt).toSorted()[0] ?? '';
  for (const submission of await merged.submissions()) {
    // The target may have begun with a stored state, as the shards have: a submission that no shard has now was
    // collected. Another run may have sent something since.
    if (!submissions.has(submission.id) && submission.createdAt < begun) await merged.remove(submission);
  }
  await mergeLimits(sources, target);
  return await keepUnusable(sources, target, { isUsed, submissions });
}

interface Known {
  readonly isUsed: IsUsed;
  /** Of all shards, by id. */
  readonly submissions: ReadonlyMap<string, Submission>;
}

async function submissionsOf(sources: readonly ShardState[]): Promise<ReadonlyMap<string, Submission>> {
  const submissions = new Map<string, Submission>();
  for (const { state } of sources) {
    for (const submission of await deliveryFilesIn(state.directory).submissions())
      if ((submissions.get(submission.id)?.batchId ?? null) === null) submissions.set(submission.id, submission);
  }
  return submissions;
}

async function mergeAnswers(
  sources: readonly ShardState[],
  target: BatchState,
  { isUsed, submissions }: Known,
): Promise<void> {
  const merged = deliveryFilesIn(target.directory);
  const lastSent = new Map<string, string>();
  for (const { keys, createdAt } of submissions.values())
    for (const key of keys) if ((lastSent.get(key) ?? '') < createdAt) lastSent.set(key, createdAt);
  for (const { state } of elsewhere(sources, target)) {
    const files = deliveryFilesIn(state.directory);
    for (const key of await files.outcomeKeys()) {
      const answer = await files.answer(key);
      if (answer === null || (await isUsed(key, answer.sentAt))) continue;
      // The shard of the job has sent it again.
      const isReplaced = answer.sentAt !== null && answer.sentAt < (lastSent.get(key) ?? '');
      if (!isReplaced) await merged.saveAnswer(key, answer);
    }
  }
}

/** Each shard has begun with the same limits; the smallest is the one with which a provider has accepted requests. */
async function mergeLimits(sources: readonly ShardState[], target: BatchState): Promise<void> {
  const smallest = new Map<string, number>();
  for (const { state } of sources) {
    const limits = await deliveryFilesIn(state.directory).limits();
    for (const [model, limit] of Object.entries(limits))
      smallest.set(model, Math.min(limit, smallest.get(model) ?? limit));
  }
  const merged = deliveryFilesIn(target.directory);
  for (const [model, limit] of smallest) await merged.saveLimit(model, limit);
}

/** A file that another shard has without damage is not kept, and neither is an answer if a result contains one. */
async function keepUnusable(
  sources: readonly ShardState[],
  target: BatchState,
  { isUsed, submissions }: Known,
): Promise<readonly UnusableFile[]> {
  const merged = deliveryFilesIn(target.directory);
  const kept: UnusableFile[] = [];
  for (const { state, path } of elsewhere(sources, target)) {
    const { directory } = state;
    const files = deliveryFilesIn(directory);
    const keep = async (file: UnusableFile): Promise<void> => {
      await target.directory.takeIn(join(directory.path, file.name), file.name);
      kept.push({ ...file, name: join(path, file.name) });
    };
    for (const file of await files.unusableSubmissions())
      if (!submissions.has(/([0-9a-f]{32})\.json$/.exec(file.name)?.[1] ?? '')) await keep(file);
    for (const key of await files.outcomeKeys()) {
      const file = await files.unusableOutcome(key);
      if (file !== null && (await merged.answer(key)) === null && !(await isUsed(key, null))) await keep(file);
    }
  }
  return kept;
}

function elsewhere(sources: readonly ShardState[], { directory }: BatchState): readonly ShardState[] {
  return sources.filter(({ state }) => state.directory.path !== directory.path);
}
