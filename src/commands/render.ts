import { sourcesOf } from '../context/command-sources.js';
import type { Ground } from '../context/run-context.js';
import { allOrFaults } from '../errors.js';
import { kitOf } from '../job/call-context.js';
import { createRunCall } from '../pipeline/call.js';
import type { RunCall } from '../pipeline/types.js';
import { systemClock } from '../platform/clock.js';
import { createArtifacts } from '../platform/files/artifacts.js';
import { type Surroundings, secretsOf } from '../platform/process/host-environment.js';
import { createRedact } from '../platform/secrets/redact.js';
import { type PromptChoice, pickPrompt, rawInvocation } from '../prompt/pick.js';
import { checkPlan, planPrompt } from '../prompt/plan.js';
import { renderPrompt } from '../prompt/render.js';
import type { PromptSpec } from '../prompt/types.js';
import { counted } from '../report/headline.js';
import { checkRules } from '../settings/check-rules.js';
import { readVariables } from '../settings/variables.js';
import { type Invocation, isSwitchedOn, textFlag } from './parse.js';
import { partsText, planText, refusedText, renderedText, renderedValue } from './render-text.js';
import { groundOf, workshopOf } from './runtime.js';

const maxInputBytes = 1_000_000;

/** `sallyport render`: the prompt as the model would get it; with --plan only what would be read and run. */
export async function render(invocation: Invocation, surroundings: Surroundings): Promise<number> {
  const ground = await groundOf(invocation, surroundings);
  const choice = await choiceOf(invocation, ground);
  const { allow, ask, deny } = ground.settings;
  const [spec] = await allOrFaults(
    () => promptOf(choice, ground, surroundings),
    () => checkRules({ allow, ask, deny }, ground.placeOfRule),
  );
  const { stdio } = surroundings;
  const [asJson, withParts] = [isSwitchedOn(invocation, 'json'), isSwitchedOn(invocation, 'parts')];
  const given = { args: ground.settings.args, vars: await readVariables(ground.settings.vars) };
  if (isSwitchedOn(invocation, 'plan')) {
    const workshop = await workshopOf(ground, surroundings, { spec });
    const doors = { ...workshop, cwd: workshop.files.root };
    const plan = await planPrompt(spec, given, doors);
    stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
    // The plan is shown, and fails as rendering would.
    await checkPlan(spec, given, doors, { missingFiles: ground.settings['missing-files'] });
    return 0;
  }
  const artifacts = createArtifacts(surroundings.temporary, createRedact(secretsOf(surroundings.environment)));
  const places = { home: artifacts.makeDirectory('home'), temporary: artifacts.makeDirectory('tmp') };
  const workshop = await workshopOf(ground, surroundings, { spec, places });
  const runCall: RunCall = createRunCall(kitOf(workshop, systemClock, 'prompt'));
  const rendering = await renderPrompt(
    spec,
    {
      ...given,
      missingFiles: ground.settings['missing-files'],
      failedCommands: ground.settings['failed-commands'],
      rawInvocation: rawInvocation(choice.command, given.args),
      foreignTree: ground.origin.commit !== null,
    },
    { ...workshop, runCall, signal: surroundings.signal },
  );
  for (const notice of rendering.notices) stdio.err(`${notice}\n`);
  if (rendering.kind === 'cancelled') return 130;
  if (rendering.kind === 'refused') {
    stdio.err(refusedText(rendering.denials));
    return 3;
  }
  const calls = rendering.attachments.filter((attachment) => 'call' in attachment).length;
  if (calls > 0 && !asJson && !withParts)
    stdio.err(`${counted(calls, 'call')} of Read or List before it: see --parts\n`);
  if (asJson) stdio.out(`${JSON.stringify(renderedValue(spec.source, rendering))}\n`);
  else stdio.out(withParts ? partsText(rendering) : renderedText(rendering));
  return 0;
}

async function promptOf(choice: PromptChoice, ground: Ground, surroundings: Surroundings): Promise<PromptSpec> {
  const { 'prompt-format': format } = ground.settings;
  return await pickPrompt(
    { ...choice, 'prompt-format': format },
    {
      files: ground.origin.source,
      commands: sourcesOf(ground, surroundings),
      readInput: () => surroundings.stdio.readInput(maxInputBytes),
    },
  );
}

/** A word that could be the name of a command and is no file is one. */
async function choiceOf(invocation: Invocation, { origin }: Ground): Promise<PromptChoice> {
  const [operand] = invocation.operands;
  const command = textFlag(invocation, 'command');
  if (operand === undefined) return { command };
  const isName = /^\/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$/u.test(operand) && operand !== '-';
  const isFile = !isName || (await origin.source.present([operand])).size > 0;
  if (isFile) return { 'prompt-file': operand, command };
  return command === undefined ? { command: operand } : { 'prompt-file': operand, command };
}
