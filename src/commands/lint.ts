import { formatCount } from '../format-number.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { findDocumentation } from '../platform/git/find-documentation.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { ownProcesses } from '../platform/process/process-setup.js';
import { createPolicyEngine } from '../policy/engine/engine.js';
import { type LintProblem, lintRules } from '../policy/rules/lint-rules.js';
import { literalWords, parseRules } from '../policy/rules/parse-rules.js';
import type { PathFacts, RuleLists } from '../policy/types.js';
import { type RuleLocation, requireValidRules, ruleLocation } from '../settings/check-rules.js';
import { mcpConfigurationOf } from '../settings/mcp-configuration.js';
import { lintHooks } from './lint-hooks.js';
import { lintPrompts } from './lint-prompts.js';
import { serverProblems } from './lint-servers.js';
import { otherAgents } from './lint-workflows/other-agents.js';
import { lintWorkflows } from './lint-workflows/read.js';
import type { LocatedProblem } from './located-problem.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';
import { runContextOf } from './runtime.js';

/** Of rules, workflows, and evaluators of prompt files if no rules are arguments. Exit code 1 for any. */
export async function lint(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const runContext = await runContextOf(invocation, hostEnvironment);
  const { settings, locationOfRule, files } = runContext;
  const { ask, deny } = settings;
  const lists: RuleLists = { allow: [...settings.allow, ...invocation.operands], ask, deny };
  const inSettings = settings.allow.length;
  const locationOf: RuleLocation = (list, index) =>
    list === 'allow' && index >= inSettings
      ? ruleLocation('the command line', index - inSettings)
      : locationOfRule(list, index);
  requireValidRules(lists, locationOf);
  const servers = (await mcpConfigurationOf(settings, runContext.trustedSource.source))?.servers ?? [];
  const protectedPaths = settings['protected-paths'];
  const world = createPathFacts(runContext.workspace, hostEnvironment.home, { protectedPaths });
  const names = servers.map(({ name }) => name);
  const inRules = [...lintRules(lists, names, world), ...hopelessRules(lists, world)].map((problem) => ({
    ...problem,
    location: locationOf(problem.list, problem.index),
  }));
  const setup = ownProcesses(hostEnvironment, runContext.workspace);
  const { path: toolPath } = setup;
  const others =
    invocation.operands.length > 0
      ? []
      : [
          ...(await lintHooks({ runContext, lists, toolPath })),
          ...serverProblems(servers),
          ...(await lintWorkflows(files, settings)),
          ...(await lintPrompts(files, hostEnvironment.signal)),
        ];
  const { stdio } = hostEnvironment;
  const total = inRules.length + others.length;
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify([...inRules, ...others], null, 2)}\n`);
  else {
    const documentation = (await findDocumentation(hostEnvironment, setup)) ?? 'docs';
    stdio.err(`${withoutRule(settings['read-only-commands'], documentation)}\n`);
    if (invocation.operands.length === 0) for (const line of await otherAgents(files)) stdio.err(`${line}\n`);
    if (total === 0) stdio.err(`${noProblems(lists)}\n`);
    const withSubjects = inRules.map((problem) => ({ ...problem, subject: `${problem.list}: ${problem.rule}` }));
    for (const problem of [...withSubjects, ...others]) stdio.out(problemText(problem, documentation));
  }
  return total === 0 ? 0 : 1;
}

/** Allow rules for one command that no rule can allow. */
export function hopelessRules(lists: RuleLists, world: PathFacts): readonly LintProblem[] {
  return parseRules(lists).rules.allow.flatMap((rule) => {
    const { specifier, index, text } = rule;
    const argv = literalWords(rule);
    if (specifier.kind !== 'command' || specifier.pattern.open || argv.length < specifier.pattern.words.length)
      return [];
    const alone = { allow: [text], ask: [], deny: [] };
    const policy = createPolicyEngine({ lists: alone, mode: 'default', readOnlyCommands: false, world });
    const { code, reason } = policy({ tool: 'Bash', effects: [{ kind: 'exec', argv, cwd: world.workspace }] });
    const message = `it never allows anything: ${reason}`;
    return code === 'never'
      ? [{ id: 'never-matches', list: 'allow', index, rule: text, message, hint: 'remove the rule' }]
      : [];
  });
}

function problemText({ id, subject, location, message, hint }: LocatedProblem, documentation: string): string {
  return `${subject} [${id}]\n  location: ${location}\n  problem:  ${message}\n  hint:     ${hint}\n  docs:     ${documentation}/rules.md#${id}\n`;
}

function withoutRule(isOn: boolean, documentation: string): string {
  return isOn
    ? `Commands that only read files need no rule (read-only-commands): ${documentation}/rules.md#commands-that-only-read`
    : 'Every command needs a rule (read-only-commands is off).';
}

function noProblems({ allow, ask, deny }: RuleLists): string {
  const total = allow.length + ask.length + deny.length;
  return total === 0
    ? 'No rules are configured: the defaults apply.'
    : `No problems found in ${formatCount(total, 'rule')}.`;
}
