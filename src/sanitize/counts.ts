import type { Change, ChangeKind } from './types.js';

export interface ChangeCounts {
  add(kind: ChangeKind, count?: number): void;
  changes(): readonly Change[];
}

export function createChangeCounts(): ChangeCounts {
  const counts = new Map<ChangeKind, number>();
  return {
    add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
    changes: () => [...counts].map(([kind, count]) => ({ kind, count })),
  };
}

export function sumChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const sums = createChangeCounts();
  for (const { kind, count } of lists.flat()) sums.add(kind, count);
  return sums.changes();
}
