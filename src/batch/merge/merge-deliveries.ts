import { deliveryFilesIn, jobPrefixOf, type Submission } from '../delivery/delivery-files.js';
import type { BatchState } from '../state/open-state.js';
import type { ShardState } from './merge-states.js';

type ShardDelivery = Pick<ShardState, 'state' | 'run'>;

/**
 * What the shards have sent to a batch API and not used yet, so that the next run collects it: each shard has begun with
 * the submissions of all, and collects those of its own jobs.
 */
export async function mergeDeliveries(sources: readonly ShardDelivery[], target: BatchState): Promise<void> {
  const merged = deliveryFilesIn(target.directory);
  const recorded = new Set((await target.directory.names('jobs')).map(jobPrefixOf));
  const hasRecord = (id: string): boolean => recorded.has(jobPrefixOf(id));
  const submissions = new Map<string, Submission>();
  for (const {
    state: { directory },
  } of sources) {
    const files = deliveryFilesIn(directory);
    for (const one of await files.submissions()) {
      if ((submissions.get(one.id)?.batchId ?? null) === null) submissions.set(one.id, one);
    }
    if (directory.path === target.directory.path) continue;
    for (const key of await files.outcomeKeys()) {
      const outcome = hasRecord(key) ? null : await files.outcome(key);
      if (outcome !== null) await merged.saveOutcome(key, outcome);
    }
  }
  for (const one of submissions.values()) {
    const open = await Promise.all(one.keys.map(async (key) => !hasRecord(key) && !(await merged.has(key))));
    if (open.includes(true)) await merged.update(one);
    else await merged.remove(one);
  }
  const begun = sources.map(({ run }) => run.startedAt).toSorted()[0] ?? '';
  for (const one of await merged.submissions()) {
    // The target may have begun with a stored state, as the shards have: a submission that no shard has now was
    // collected. Another run may have sent something since.
    if (!submissions.has(one.id) && one.createdAt < begun) await merged.remove(one);
  }
  for (const key of await merged.outcomeKeys()) if (hasRecord(key)) await merged.removeOutcome(key);
}
