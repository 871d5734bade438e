import type { Denial } from '../tools/call-result.js';

/** Denials of the same call for the same reason, combined. */
export interface RefusedCall extends Denial {
  readonly times: number;
}

/** In the order of first occurrence. */
export function groupDenials(denials: readonly Denial[]): readonly RefusedCall[] {
  const groups = new Map<string, RefusedCall>();
  for (const denial of denials) {
    const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
    groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Refused calls for which the same rule is missing, for the same reason, each call once. */
export interface MissingRule {
  readonly calls: readonly RefusedCall[];
  readonly reason: string;
  readonly suggest: readonly string[];
  readonly times: number;
}

/** In the order of the first call. */
export function groupByRule(refused: readonly RefusedCall[]): readonly MissingRule[] {
  const groups = new Map<string, MissingRule>();
  for (const call of refused) {
    const { tool, reason, suggest, times, origin } = call;
    const key = JSON.stringify([tool, reason, suggest, origin]);
    const { calls = [], times: before = 0 } = groups.get(key) ?? {};
    groups.set(key, { calls: [...calls, call], reason, suggest, times: before + times });
  }
  return [...groups.values()];
}

/**
 * That can be shown safely: commands are a model's, so none that change the file around (line breaks, a workflow
 * expression) or look different (invisible characters).
 */
export function suggestedRules(denials: readonly Pick<Denial, 'suggest'>[]): readonly string[] {
  return everyRule(denials).filter(isPasteable);
}

/** Number of rules that would have allowed a refused call but cannot be shown safely. */
export function unpasteableRules(denials: readonly Pick<Denial, 'suggest'>[]): number {
  return everyRule(denials).filter((rule) => !isPasteable(rule)).length;
}

function everyRule(denials: readonly Pick<Denial, 'suggest'>[]): readonly string[] {
  return [...new Set(denials.flatMap(({ suggest }) => suggest))];
}

function isPasteable(rule: string): boolean {
  return (
    rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes('${{') && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule)
  );
}

export function allowBlock(rules: readonly string[]): string {
  return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}

/** One rule, on one line. It is quoted if YAML would give a colon or a number sign in it a meaning. */
export function allowLine(rule: string): string {
  return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}

export function allowFlag(rule: string): string {
  return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
}
