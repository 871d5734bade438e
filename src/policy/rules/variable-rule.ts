import { type RuleLists } from '../types.js';
import { matchesSubject } from './names-tool.js';
import { parseRules } from './parse-rules.js';

/** A rule that forbids comes first, and a secret needs a rule with its name. `Env` alone allows none. */
export function variableProblem(name: string, isSecret: boolean, lists: RuleLists): string | null {
  const { rules } = parseRules(lists);
  const forbidding = [...rules.deny, ...rules.ask].find(
    (rule) => rule.tool === 'Env' && matchesSubject(rule, name, true),
  );
  if (forbidding !== undefined) return `the ${forbidding.list} rule ${forbidding.text} forbids the variable ${name}`;
  const isNamed = rules.allow.some(
    ({ tool, specifier }) => tool === 'Env' && specifier.kind === 'literal' && specifier.text === name,
  );
  return isSecret && !isNamed ? `${name} is a secret, and no rule names it` : null;
}

export function isNamedHost(host: string, lists: RuleLists): boolean {
  return parseRules(lists).rules.allow.some(({ tool, specifier }) => {
    if (tool !== 'Network' || specifier.kind !== 'host') return false;
    const { host: named } = specifier.pattern;
    return named === host || (named.startsWith('*.') && host.endsWith(named.slice(1)));
  });
}
