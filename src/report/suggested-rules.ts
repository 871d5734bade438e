import type { Denial } from '../tools/call-result.js';

/** Denials of the same call for the same reason, as one. */
export interface RefusedCall extends Denial {
  readonly times: number;
}

/** In the order in which they first came. */
export function groupDenials(denials: readonly Denial[]): readonly RefusedCall[] {
  const groups = new Map<string, RefusedCall>();
  for (const denial of denials) {
    const key = JSON.stringify([denial.tool, denial.label, denial.reason, denial.origin]);
    groups.set(key, { ...denial, times: (groups.get(key)?.times ?? 0) + 1 });
  }
  return [...groups.values()];
}

/**
 * Every rule that would have let a refused call pass, each once, as far as it can be offered for pasting: the words
 * of a rule come from a command that a model wrote, so a rule that would change the file around it (line breaks,
 * an expression of the workflow) or that does not look like what it is (invisible characters) is left out.
 */
export function suggestedRules(denials: readonly Pick<Denial, 'suggest'>[]): readonly string[] {
  return everyRule(denials).filter(isPasteable);
}

/** How many rules would have let a refused call pass but are not offered: too long, or not what they look like. */
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

/** The input of the workflow that allows these rules. */
export function allowBlock(rules: readonly string[]): string {
  return ['allow: |', ...rules.map((rule) => `  ${rule}`)].join('\n');
}

/** The same for one rule, in one line. YAML reads a colon or a number sign beside a blank as its own. */
export function allowLine(rule: string): string {
  return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
}

/** A rule as a flag of a command line that somebody pastes. */
export function allowFlag(rule: string): string {
  return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
}
