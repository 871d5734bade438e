import type { Decision, Effect, EvaluatedEffect } from '../types.js';

/** A verdict on one thing, with the rule that decided it (as written; null for a default) and a sentence. */
export interface EffectDecision {
  readonly decision: Decision;
  readonly rule: string | null;
  readonly reason: string;
  /** How to write the command instead, one imperative clause; absent if only a permission is missing. */
  readonly hint?: string;
}

/** The effect with what was found about it, and nothing else of the finding. */
export function evaluatedEffect(effect: Effect, { decision, rule, reason, hint }: EffectDecision): EvaluatedEffect {
  return { effect, decision, rule, reason, ...(hint === undefined ? {} : { hint }) };
}

const severity: Readonly<Record<Decision, number>> = { allow: 0, ask: 1, deny: 2 };

/** The strictest finding; the first one of several that are equally strict. */
export function strictest<T extends EffectDecision>(effectDecisions: readonly T[]): T | undefined {
  let worst: T | undefined;
  for (const effectDecision of effectDecisions) {
    if (worst === undefined || severity[effectDecision.decision] > severity[worst.decision]) worst = effectDecision;
  }
  return worst;
}
