import { userError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import type { JobRuntime } from '../../job/runtime/runtime.js';
import { withSecondParse } from '../../pipeline/second-parse.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { namedFileText } from '../../platform/files/named-file.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { createPolicyEngine } from '../../policy/engine/engine.js';
import type { Evaluation } from '../../policy/types.js';
import { requireValidRules, ruleLocation } from '../../settings/check-rules.js';
import { type CliInvocation, isSwitchedOn } from '../parse.js';
import { evaluateCall, runContextOf, runtimeOf } from '../runtime.js';
import { parseRuleTests, type RuleTest } from './table.js';

const maxBytes = 10_000_000;

interface Outcome extends RuleTest {
  readonly evaluation: Evaluation;
  readonly passed: boolean;
}

/** Runs nothing. Exit code 1 if a row differs from what it expects. */
export async function testRules(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { stdio, directory } = hostEnvironment;
  if (invocation.operands.length === 0) {
    const hint = 'write: sallyport test FILE…; docs/rules.md describes the file';
    throw userError(['argument-invalid'], 'a file with cases is missing', hint);
  }
  const runContext = await runContextOf(invocation, hostEnvironment);
  const { allow, ask, deny, mode, 'read-only-commands': readOnlyCommands } = runContext.settings;
  const files = createFileSystem({ root: directory, guard: () => null });
  const tests: RuleTest[] = [];
  for (const path of invocation.operands) {
    const text = await namedFileText(files.read(path, maxBytes), {
      location: path,
      message: 'the file with cases cannot be read',
      hint: 'use the path of a readable file',
    });
    tests.push(...(await parseRuleTests(path, text, { allow, ask, deny, mode })));
  }
  const runtime = await runtimeOf(runContext, hostEnvironment);
  const outcomes: Outcome[] = [];
  for (const test of tests) outcomes.push(await evaluate(test, runtime, readOnlyCommands));
  const failed = outcomes.filter(({ passed }) => !passed);
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(outcomes.map(row), null, 2)}\n`);
  else {
    for (const outcome of failed) stdio.out(failureText(outcome));
    stdio.err(`${formatCount(outcomes.length - failed.length, 'case')} passed, ${String(failed.length)} failed.\n`);
  }
  return failed.length === 0 ? 0 : 1;
}

async function evaluate(test: RuleTest, runtime: JobRuntime, readOnlyCommands: boolean): Promise<Outcome> {
  const { mode, tool, command, input = { command } } = test.question;
  const lists = requireValidRules(test.question, (list, index) => ruleLocation(`${test.location} ${list}`, index));
  const policy = createPolicyEngine({ lists, mode, readOnlyCommands, world: runtime.world });
  const evaluation = await withSecondParse(
    evaluateCall({ tools: runtime.tools, policy }, tool, input),
    runtime.secondParser,
  );
  const passed = test.expect === evaluation.outcome || test.expect === evaluation.decision;
  return { ...test, evaluation, passed };
}

function row({ question, expect, location, evaluation, passed }: Outcome): object {
  const { decision, outcome, rule, reason, suggest } = evaluation;
  const { tool } = question;
  return { location, tool, call: callText(question), expect, decision, outcome, passed, rule, reason, suggest };
}

function failureText({ question, expect, location, evaluation }: Outcome): string {
  const { decision, outcome, reason, suggest } = evaluation;
  const lines = [
    `${location}: ${callText(question)}`,
    `  expected: ${expect}`,
    `  found:    ${outcome} (${decision})`,
    `  reason:   ${reason}`,
    ...(outcome === 'refuse' && suggest.length > 0 ? [`  allowed by: ${suggest.join(', ')}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function callText({ tool, command, input }: RuleTest['question']): string {
  return command ?? `${tool} ${JSON.stringify(input)}`;
}
