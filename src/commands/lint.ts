import type { HostEnvironment } from '../platform/process/host-environment.js';
import { lintRules } from '../policy/rules/lint-rules.js';
import type { RuleLists } from '../policy/types.js';
import { formatCount } from '../report/headline.js';
import { type RuleLocation, requireValidRules, ruleLocation } from '../settings/check-rules.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';
import { runContextOf } from './runtime.js';

/** `sallyport lint`: what is odd about the rules of the configuration and of the command line. Exit code 1 with findings. */
export async function lint(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { settings, locationOfRule } = await runContextOf(invocation, hostEnvironment);
  const lists: RuleLists = {
    allow: [...settings.allow, ...invocation.operands],
    ask: settings.ask,
    deny: settings.deny,
  };
  const inSettings = settings.allow.length;
  const placeOf: RuleLocation = (list, index) =>
    list === 'allow' && index >= inSettings
      ? ruleLocation('the command line', index - inSettings)
      : locationOfRule(list, index);
  requireValidRules(lists, placeOf);
  const findings = lintRules(lists).map((finding) => ({ ...finding, location: placeOf(finding.list, finding.index) }));
  const { stdio } = hostEnvironment;
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(findings, null, 2)}\n`);
  else if (findings.length === 0) stdio.err(`${nothingToSay(lists)}\n`);
  for (const { id, list, rule, location: where, message, hint } of isSwitchedOn(invocation, 'json') ? [] : findings) {
    stdio.out(
      `${list}: ${rule} [${id}]\n  where: ${where}\n  what:  ${message}\n  mend:  ${hint}\n  docs:  docs/rules.md#${id}\n`,
    );
  }
  return findings.length === 0 ? 0 : 1;
}

function nothingToSay({ allow, ask, deny }: RuleLists): string {
  const total = allow.length + ask.length + deny.length;
  return total === 0 ? 'There are no rules: the defaults hold.' : `Nothing to say about ${formatCount(total, 'rule')}.`;
}
