import type { Change, ChangeKind } from './types.js';

const longestSample = 80;

/** Counts changes by kind. */
export interface ChangeCounts {
  add(kind: ChangeKind, sample: string): void;
  changes(): readonly Change[];
}

export function createChangeCounts(): ChangeCounts {
  const found = new Map<ChangeKind, { count: number; sample: string }>();
  return {
    add(kind, sample) {
      const known = found.get(kind);
      if (known === undefined) found.set(kind, { count: 1, sample: sample.slice(0, longestSample) });
      else known.count += 1;
    },
    changes: () => [...found].map(([kind, { count, sample }]) => ({ kind, count, sample })),
  };
}

/** The changes of several steps as one list. */
export function sumChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const sums = new Map<ChangeKind, Change>();
  for (const change of lists.flat()) {
    const known = sums.get(change.kind);
    sums.set(change.kind, known === undefined ? change : { ...known, count: known.count + change.count });
  }
  return [...sums.values()];
}
