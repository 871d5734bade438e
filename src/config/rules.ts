import type { Fault } from '../errors.js';
import { UserError } from '../errors.js';
import { parseRules } from '../policy/rules.js';
import type { RuleLists } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';

/** Throws UserError `rule-invalid` with every rule that cannot be read; `where` names the source of a list. */
export function checkRules(lists: RuleLists, where: (list: keyof RuleLists) => string): RuleLists {
  const faults = ruleFaults(lists, where);
  if (faults.length > 0) throw new UserError(faults);
  return lists;
}

/** A fault `rule-invalid` for every rule that cannot be read. */
export function ruleFaults(lists: RuleLists, where: (list: keyof RuleLists) => string): readonly Fault[] {
  return parseRules(lists).faults.map((fault) => ({
    code: 'rule-invalid',
    where: `${where(fault.list)}, rule ${String(fault.index + 1)}`,
    what: fault.what,
    found: fault.rule,
    mend: fault.mend,
  }));
}

/** The same for the lists that a prompt brings along. */
export function checkPromptRules({ allowedTools, disallowedTools, source }: PromptSpec): void {
  checkRules({ allow: allowedTools ?? [], ask: [], deny: disallowedTools }, (list) =>
    list === 'allow' ? `${source}: allowed-tools` : `${source}: disallowed-tools`,
  );
}
