import type { HostEnvironment } from '../platform/process/host-environment.js';
import { readOnlyList } from '../policy/engine/read-only-list.js';
import { lintRules } from '../policy/rules/lint-rules.js';
import type { RuleLists } from '../policy/types.js';
import { formatCount } from '../report/headline.js';
import { type RuleLocation, requireValidRules, ruleLocation } from '../settings/check-rules.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';
import { runContextOf } from './runtime.js';

/** `sallyport lint`: problems of the rules in the configuration file and on the command line. Exit code 1 if there are any. */
export async function lint(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { settings, locationOfRule } = await runContextOf(invocation, hostEnvironment);
  const lists: RuleLists = {
    allow: [...settings.allow, ...invocation.operands],
    ask: settings.ask,
    deny: settings.deny,
  };
  const inSettings = settings.allow.length;
  const locationOf: RuleLocation = (list, index) =>
    list === 'allow' && index >= inSettings
      ? ruleLocation('the command line', index - inSettings)
      : locationOfRule(list, index);
  requireValidRules(lists, locationOf);
  const problems = lintRules(lists).map((problem) => ({
    ...problem,
    location: locationOf(problem.list, problem.index),
  }));
  const { stdio } = hostEnvironment;
  if (!isSwitchedOn(invocation, 'json')) stdio.err(`${withoutRule(settings['read-only-commands'])}\n`);
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(problems, null, 2)}\n`);
  else if (problems.length === 0) stdio.err(`${noProblems(lists)}\n`);
  for (const { id, list, rule, location, message, hint } of isSwitchedOn(invocation, 'json') ? [] : problems) {
    stdio.out(
      `${list}: ${rule} [${id}]\n  location: ${location}\n  problem:  ${message}\n  hint:     ${hint}\n  docs:     docs/rules.md#${id}\n`,
    );
  }
  return problems.length === 0 ? 0 : 1;
}

function withoutRule(isOn: boolean): string {
  return isOn
    ? `Need no rule if they only read files that the rules allow (read-only-commands): ${readOnlyList().join(', ')}.`
    : 'Every command needs a rule (read-only-commands is off).';
}

function noProblems({ allow, ask, deny }: RuleLists): string {
  const total = allow.length + ask.length + deny.length;
  return total === 0
    ? 'No rules are configured: the defaults apply.'
    : `No problems found in ${formatCount(total, 'rule')}.`;
}
