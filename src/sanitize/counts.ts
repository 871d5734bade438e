import type { Change, ChangeKind } from './types.js';

export type ChangeCounts = Readonly<ReturnType<typeof createChangeCounts>>;

export function createChangeCounts() {
  const counts = new Map<ChangeKind, number>();
  return {
    add: (kind: ChangeKind, count: number = 1): void => void counts.set(kind, (counts.get(kind) ?? 0) + count),
    changes: (): readonly Change[] => [...counts].map(([kind, count]) => ({ kind, count })),
  };
}

export function sumChanges(...lists: readonly (readonly Change[])[]): readonly Change[] {
  const sums = createChangeCounts();
  for (const { kind, count } of lists.flat()) sums.add(kind, count);
  return sums.changes();
}
