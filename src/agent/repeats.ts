import type { CallResult } from '../tools/call-result.js';

/** After this many consecutive failures of the same call, the model gets advice. */
const adviseAfterFailures = 3;

/** After this many consecutive repetitions of the same call, the run ends. */
const stopAfterCalls = 8;

/** How often the last call was repeated in a row. */
export interface Streak {
  readonly key: string;
  readonly label: string;
  readonly calls: number;
  readonly failures: number;
}

export const noStreak: Streak = { key: '', label: '', calls: 0, failures: 0 };

/** Adds a result to the streak of equal calls: same tool, same input. */
export function extendStreak(streak: Streak, result: CallResult): Streak {
  const key = `${result.call.name} ${JSON.stringify(result.call.input)}`;
  const same = key === streak.key;
  const failures = same && result.isError ? streak.failures : 0;
  return {
    key,
    label: `${result.call.name}(${result.label})`,
    calls: (same ? streak.calls : 0) + 1,
    failures: failures + (result.isError ? 1 : 0),
  };
}

/** Advice to the model after the third consecutive failure of the same call, otherwise `null`. */
export function repeatAdvice(streak: Streak): string | null {
  if (streak.failures !== adviseAfterFailures) return null;
  return `${streak.label} has failed ${String(adviseAfterFailures)} times in a row with the same input. Stop repeating it: change the input, try another approach, or answer with what you have.`;
}

/** Whether the same call was repeated so often that the run cannot make progress. */
export function isStuck(streak: Streak): boolean {
  return streak.calls >= stopAfterCalls;
}
