import type { Rule } from '../rules/parse-rules.js';
import type { Decision, DecisionCode, Effect, EvaluatedEffect } from '../types.js';

/** The decision on one effect, with the deciding rule (as written; `null` for a default) and the reason. */
export interface EffectDecision {
  readonly decision: Decision;
  readonly code: DecisionCode;
  readonly rule: string | null;
  readonly reason: string;
  /** How to rewrite the command, one imperative clause; absent if only a permission is missing. */
  readonly hint?: string;
}

export interface AccessDecision extends EffectDecision {
  /** True if only a permission is missing, which a command rule with the literal path or address can grant. */
  readonly missing: boolean;
}

export function decide(decision: Decision, rule: Rule | null, reason: string): AccessDecision {
  const code = rule !== null ? 'rule' : decision === 'allow' ? 'default' : 'built-in';
  return { decision, code, rule: rule?.text ?? null, reason, missing: false };
}

const verbs: Readonly<Record<Decision, string>> = {
  allow: 'allows',
  ask: 'requires confirmation of',
  deny: 'denies',
};

export function byRule(rule: Rule, what: string): AccessDecision {
  return decide(rule.list, rule, `the rule ${rule.text} ${verbs[rule.list]} ${what}`);
}

export function missingRule(reason: string): AccessDecision {
  return { decision: 'ask', code: 'missing-rule', rule: null, reason, missing: true };
}

export function evaluatedEffect(
  effect: Effect,
  { decision, code, rule, reason, hint }: EffectDecision,
): EvaluatedEffect {
  return { effect, decision, code, rule, reason, ...(hint === undefined ? {} : { hint }) };
}

const severity: Readonly<Record<Decision, number>> = { allow: 0, ask: 1, deny: 2 };

/** The strictest decision; the first of several equally strict ones. */
export function strictest<T extends EffectDecision>(decisions: readonly T[]): T | undefined {
  let worst: T | undefined;
  for (const current of decisions) {
    if (worst === undefined || severity[current.decision] > severity[worst.decision]) worst = current;
  }
  return worst;
}
