import { commandSourcesOf } from '../context/command-sources.js';
import type { RunContext } from '../context/run-context.js';
import { allOrDiagnostics } from '../errors.js';
import { formatCount } from '../format-number.js';
import { renderJobPrompt } from '../job/conversation/render-prompt.js';
import { withConfinedRuntime } from '../job/runtime/confined-runtime.js';
import { systemClock } from '../platform/clock.js';
import { type HostEnvironment, secretsOf } from '../platform/host/host-environment.js';
import type { SandboxReport } from '../platform/process/sandbox-types.js';
import { createRedact } from '../platform/secrets/redact.js';
import { type PromptChoice, pickPrompt, rawInvocation } from '../prompt/pick.js';
import { checkPlan, planPrompt } from '../prompt/plan.js';
import type { GivenValues } from '../prompt/processors/values.js';
import type { PromptSpec } from '../prompt/types.js';
import { requireValidRules } from '../settings/check-rules.js';
import { readVariables } from '../settings/variables.js';
import { couldBeCommand } from './command-operand.js';
import { type CliInvocation, isSwitchedOn } from './parse.js';
import { partsText, planText, refusedText, renderedText, renderedValue } from './render-text.js';
import { runContextOf, runtimeOf, runtimeOptionsOf } from './runtime.js';

const maxInputBytes = 1_000_000;

/** `sallyport render`: the prompt as the model would receive it; with --plan, only what would be read and run. */
export async function render(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const runContext = await runContextOf(invocation, hostEnvironment, async (valid) => {
    const choice = await choiceOf(invocation, valid);
    // Standard input can be read only once, and a prompt that is missing may be given under a misspelt name.
    if (choice['prompt-file'] === '-' || (choice['prompt-file'] ?? choice.command) === undefined) return;
    await promptOf(choice, valid, hostEnvironment);
  });
  const choice = await choiceOf(invocation, runContext);
  const [spec] = await allOrDiagnostics(
    () => promptOf(choice, runContext, hostEnvironment),
    () => requireValidRules(runContext.settings, runContext.locationOfRule),
  );
  const { stdio } = hostEnvironment;
  const [asJson, withParts] = [isSwitchedOn(invocation, 'json'), isSwitchedOn(invocation, 'parts')];
  const values = { args: runContext.settings.args, vars: await readVariables(runContext.settings.vars) };
  if (isSwitchedOn(invocation, 'plan')) {
    await printPlan(spec, values, asJson, [runContext, hostEnvironment]);
    return 0;
  }
  const confined = {
    ...runtimeOptionsOf(runContext, spec),
    hostEnvironment,
    redact: createRedact(secretsOf(hostEnvironment.environment)),
    onSandbox: ({ level, reason }: SandboxReport): void => {
      if (level === 'none') stdio.err(`Sandbox: none. ${reason}\n`);
    },
  };
  const rendering = await withConfinedRuntime(confined, async (runtime) => {
    const { 'missing-files': missingFiles, 'failed-commands': failedCommands } = runContext.settings;
    const isUntrustedTree = runContext.trustedSource.commit !== null;
    const raw = rawInvocation(choice.command, values.args);
    const given = { ...values, missingFiles, failedCommands, rawInvocation: raw, isUntrustedTree };
    const quiet = { changesReady: () => Promise.resolve(), onEvent: () => undefined };
    const { signal } = hostEnvironment;
    return await renderJobPrompt(spec, given, { runtime, clock: systemClock, ...quiet, signal });
  });
  for (const notice of rendering.notices) stdio.err(`${notice}\n`);
  if (rendering.kind === 'cancelled') return 130;
  if (rendering.kind === 'refused') {
    stdio.err(refusedText(rendering.denials));
    return 3;
  }
  const calls = rendering.attachments.filter((attachment) => 'call' in attachment).length;
  if (calls > 0 && !asJson && !withParts)
    stdio.err(`${formatCount(calls, 'call')} of Read or List before the prompt: see --parts\n`);
  if (asJson) stdio.out(`${JSON.stringify(renderedValue(spec.source, rendering))}\n`);
  else stdio.out(withParts ? partsText(rendering) : renderedText(rendering));
  return 0;
}

/** Prints the plan even if rendering would fail; rejects with that error afterwards. */
async function printPlan(
  spec: PromptSpec,
  values: GivenValues,
  asJson: boolean,
  [runContext, hostEnvironment]: readonly [RunContext, HostEnvironment],
): Promise<void> {
  const runtime = await runtimeOf(runContext, hostEnvironment, spec);
  const ports = { ...runtime, cwd: runtime.files.root };
  const plan = await planPrompt(spec, values, ports);
  hostEnvironment.stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
  await checkPlan(spec, values, ports, { missingFiles: runContext.settings['missing-files'] });
}

async function promptOf(
  choice: PromptChoice,
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
): Promise<PromptSpec> {
  const { 'prompt-format': format } = runContext.settings;
  return await pickPrompt(
    { ...choice, 'prompt-format': format },
    {
      files: runContext.trustedSource.source,
      commands: commandSourcesOf(runContext, hostEnvironment),
      readInput: () => hostEnvironment.stdio.readInput(maxInputBytes),
    },
  );
}

/** An operand that could be the name of a command, and is not a file, is one. */
async function choiceOf(invocation: CliInvocation, { settings, trustedSource }: RunContext): Promise<PromptChoice> {
  const [operand] = invocation.operands;
  const { command } = settings;
  if (operand === undefined) return { command };
  const isFile = !couldBeCommand(operand) || (await trustedSource.source.present([operand])).size > 0;
  if (isFile) return { 'prompt-file': operand, command };
  return command === undefined ? { command: operand } : { 'prompt-file': operand, command };
}
