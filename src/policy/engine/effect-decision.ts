import type { Effect, JudgedEffect, Verdict } from '../types.js';

/** A verdict on one thing, with the rule that decided it (as written; null for a default) and a sentence. */
export interface Finding {
  readonly verdict: Verdict;
  readonly rule: string | null;
  readonly reason: string;
  /** How to write the command instead, one imperative clause; absent if only a permission is missing. */
  readonly hint?: string;
}

/** The effect with what was found about it, and nothing else of the finding. */
export function judgedEffect(effect: Effect, { verdict, rule, reason, hint }: Finding): JudgedEffect {
  return { effect, verdict, rule, reason, ...(hint === undefined ? {} : { hint }) };
}

const severity: Readonly<Record<Verdict, number>> = { allow: 0, ask: 1, deny: 2 };

/** The strictest finding; the first one of several that are equally strict. */
export function strictest<T extends Finding>(findings: readonly T[]): T | undefined {
  let worst: T | undefined;
  for (const finding of findings) {
    if (worst === undefined || severity[finding.verdict] > severity[worst.verdict]) worst = finding;
  }
  return worst;
}
