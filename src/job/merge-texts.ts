import { applyPatch, structuredPatch } from 'diff';

/** The shortest diff of two long, different texts takes seconds to find; then they cannot be merged. */
const timeoutMs = 2_000;

/** Applies the changes from `base` to `theirs` to `ours`; `null` if they concern the same lines. */
export function mergeTexts(base: string, ours: string, theirs: string): string | null {
  const patch = structuredPatch('', '', base, theirs, undefined, undefined, { context: 3, timeout: timeoutMs });
  if (patch === undefined) return null;
  const merged = applyPatch(ours, patch, { fuzzFactor: 0 });
  return merged === false ? null : merged;
}
