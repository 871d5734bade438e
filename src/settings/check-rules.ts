import { type Diagnostic, UserError } from '../errors.js';
import { parseRules } from '../policy/rules/parse-rules.js';
import type { RuleLists } from '../policy/types.js';

/** The place of a rule in words: where its list was given, and which one it is there. */
export type RuleLocation = (list: keyof RuleLists, index: number) => string;

/** `source, rule N`, counted from 1. */
export function ruleLocation(source: string, index: number): string {
  return `${source}, rule ${String(index + 1)}`;
}

/** A fault `rule-invalid` for every rule that cannot be read. */
export function ruleDiagnostics(lists: RuleLists, placeOf: RuleLocation): readonly Diagnostic[] {
  return parseRules(lists).diagnostics.map(({ list, index, rule, message, hint }) => ({
    code: 'rule-invalid',
    location: placeOf(list, index),
    message,
    found: rule,
    hint,
  }));
}

/** Throws UserError `rule-invalid` with every rule that cannot be read. */
export function requireValidRules(lists: RuleLists, placeOf: RuleLocation): RuleLists {
  const diagnostics = ruleDiagnostics(lists, placeOf);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return lists;
}
