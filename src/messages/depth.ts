/** Whether a JSON value nests deeper than so many levels. Level by level and not by recursion, which such a value would bring down. */
export function isDeeper(value: unknown, deepest: number): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one as Record<string, unknown>) : [],
    );
  }
  return false;
}
