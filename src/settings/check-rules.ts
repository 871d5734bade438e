import { type Diagnostic, UserError } from '../errors.js';
import { foreignToolIn, parseRules } from '../policy/rules/parse-rules.js';
import type { RuleLists } from '../policy/types.js';

/** The location of a rule for errors: where its list was given, and its number there. */
export type RuleLocation = (list: keyof RuleLists, index: number) => string;

/** `source, rule N`, counted from 1. */
export const ruleLocation = (source: string, index: number): string => `${source}, rule ${String(index + 1)}`;

export function ruleDiagnostics(lists: RuleLists, locationOf: RuleLocation): readonly Diagnostic[] {
  return parseRules(lists).diagnostics.map(({ list, index, rule, message, hint }) => ({
    code: 'rule-invalid',
    location: locationOf(list, index),
    message,
    found: rule,
    hint,
  }));
}

/** A notice for each allow rule that has no effect because its tool is one of another product. */
export function foreignToolNotices({ allow }: Pick<RuleLists, 'allow'>, locationOf: RuleLocation): readonly string[] {
  return allow.flatMap((rule, index) => {
    const tool = foreignToolIn(rule);
    return tool === null
      ? []
      : [`${locationOf('allow', index)}: the tool ${tool} does not exist here; the rule has no effect`];
  });
}

/** The lists alone. Throws UserError `rule-invalid` with every rule that cannot be parsed. */
export function requireValidRules({ allow, ask, deny }: RuleLists, locationOf: RuleLocation): RuleLists {
  const lists = { allow, ask, deny };
  const diagnostics = ruleDiagnostics(lists, locationOf);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return lists;
}
