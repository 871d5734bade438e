import type { PlannedJob } from '../model/types.js';

/** Jobs whose requests have the same form: what is wrong with one of them is wrong with all. */
export function groupOf({ id, model, matrix }: PlannedJob): string {
  return JSON.stringify([id, model, matrix]);
}

/** The first job of each group runs at the normal price, since a batch is examined hours later; not after a success. */
export function splitCanaries<Item extends { readonly job: PlannedJob }>(
  fresh: readonly Item[],
  hasSucceeded: (group: string) => boolean,
): { readonly canaries: readonly Item[]; readonly others: readonly Item[] } {
  const seen = new Set<string>();
  const canaries: Item[] = [];
  const others: Item[] = [];
  for (const item of fresh) {
    const group = groupOf(item.job);
    const isCanary = !seen.has(group) && !hasSucceeded(group);
    seen.add(group);
    (isCanary ? canaries : others).push(item);
  }
  return { canaries, others };
}
