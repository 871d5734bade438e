import type { CallResult } from '../pipeline/types.js';

/** The same call failing this often in a row earns the model a word of advice. */
const adviseAfterFailures = 3;

/** The same call this often in a row ends the run. */
const stopAfterCalls = 8;

/** How often the last call came in a row. */
export interface Streak {
  readonly key: string;
  readonly label: string;
  readonly calls: number;
  readonly failures: number;
}

export const noStreak: Streak = { key: '', label: '', calls: 0, failures: 0 };

/** Counts a result into the streak of equal calls. Equal = same tool, same input. */
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

/** Advice to the model right after the third failure of the same call in a row, else null. */
export function repeatAdvice(streak: Streak): string | null {
  if (streak.failures !== adviseAfterFailures) return null;
  return `${streak.label} has failed ${String(adviseAfterFailures)} times in a row with the same input. Stop repeating it: change the input, take another way, or answer with what you have.`;
}

/** Says whether the same call came so often in a row that the run cannot be getting anywhere. */
export function isStuck(streak: Streak): boolean {
  return streak.calls >= stopAfterCalls;
}
