import type { Surroundings } from '../platform/process/host-environment.js';
import { lintRules } from '../policy/rules/lint-rules.js';
import type { RuleLists } from '../policy/types.js';
import { counted } from '../report/headline.js';
import { checkRules, type RulePlace, ruleOf } from '../settings/check-rules.js';
import { type Invocation, isSwitchedOn } from './parse.js';
import { groundOf } from './runtime.js';

/** `sallyport lint`: what is odd about the rules of the configuration and of the command line. Exit code 1 with findings. */
export async function lint(invocation: Invocation, surroundings: Surroundings): Promise<number> {
  const { settings, placeOfRule } = await groundOf(invocation, surroundings);
  const lists: RuleLists = {
    allow: [...settings.allow, ...invocation.operands],
    ask: settings.ask,
    deny: settings.deny,
  };
  const inSettings = settings.allow.length;
  const placeOf: RulePlace = (list, index) =>
    list === 'allow' && index >= inSettings ? ruleOf('the command line', index - inSettings) : placeOfRule(list, index);
  checkRules(lists, placeOf);
  const findings = lintRules(lists).map((finding) => ({ ...finding, where: placeOf(finding.list, finding.index) }));
  const { stdio } = surroundings;
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(findings, null, 2)}\n`);
  else if (findings.length === 0) stdio.err(`${nothingToSay(lists)}\n`);
  for (const { id, list, rule, where, what, mend } of isSwitchedOn(invocation, 'json') ? [] : findings) {
    stdio.out(
      `${list}: ${rule} [${id}]\n  where: ${where}\n  what:  ${what}\n  mend:  ${mend}\n  docs:  docs/rules.md#${id}\n`,
    );
  }
  return findings.length === 0 ? 0 : 1;
}

function nothingToSay({ allow, ask, deny }: RuleLists): string {
  const total = allow.length + ask.length + deny.length;
  return total === 0 ? 'There are no rules: the defaults hold.' : `Nothing to say about ${counted(total, 'rule')}.`;
}
