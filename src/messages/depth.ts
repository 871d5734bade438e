/** Level by level, since recursion could overflow the stack. */
export function isDeeper(value: unknown, maxDepth: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : [],
    );
  }
  return false;
}
