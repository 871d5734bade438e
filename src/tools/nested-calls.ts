import type { CallResult, Denial } from './call-result.js';

/** These calls with those that were made inside them, in the order in which they ended. */
export function withNestedCalls(results: readonly CallResult[]): readonly CallResult[] {
  return results.flatMap((result) => [...withNestedCalls(result.nested?.results ?? []), result]);
}

/** Every refused call, including those inside a call that itself was permitted. */
export function denialsIn(results: readonly CallResult[]): readonly Denial[] {
  return withNestedCalls(results).flatMap(({ denial, nested }) => [
    ...(denial === undefined ? [] : [denial]),
    ...(nested?.denials ?? []),
  ]);
}
