import { type Fault, UserError } from '../errors.js';
import { parseRules } from '../policy/rules/parse-rules.js';
import type { RuleLists } from '../policy/types.js';

/** The place of a rule in words: where its list was given, and which one it is there. */
export type RulePlace = (list: keyof RuleLists, index: number) => string;

/** `source, rule N`, counted from 1. */
export function ruleOf(source: string, index: number): string {
  return `${source}, rule ${String(index + 1)}`;
}

/** A fault `rule-invalid` for every rule that cannot be read. */
export function ruleFaults(lists: RuleLists, placeOf: RulePlace): readonly Fault[] {
  return parseRules(lists).faults.map(({ list, index, rule, what, mend }) => ({
    code: 'rule-invalid',
    where: placeOf(list, index),
    what,
    found: rule,
    mend,
  }));
}

/** Throws UserError `rule-invalid` with every rule that cannot be read. */
export function checkRules(lists: RuleLists, placeOf: RulePlace): RuleLists {
  const faults = ruleFaults(lists, placeOf);
  if (faults.length > 0) throw new UserError(faults);
  return lists;
}
