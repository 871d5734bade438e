import type { Ground } from '../config/ground.js';
import { readVariables } from '../config/variables.js';
import { UserError } from '../errors.js';
import { createArtifacts } from '../host/artifacts.js';
import { systemClock } from '../host/clock.js';
import { createRedact } from '../host/redact.js';
import { type Surroundings, secretsOf } from '../host/surroundings.js';
import type { Part } from '../messages/types.js';
import { createRunCall } from '../pipeline/call.js';
import type { Denial, RunCall } from '../pipeline/types.js';
import type { RenderedTurn } from '../prompt/conversation.js';
import { messageParts } from '../prompt/message-parts.js';
import { pickPrompt } from '../prompt/pick.js';
import { type Plan, planPrompt } from '../prompt/plan.js';
import { renderPrompt } from '../prompt/render.js';
import type { PromptSpec } from '../prompt/types.js';
import { allowFlag } from '../report/rules.js';
import { groundOf, workshopOf } from './judging.js';
import { type Invocation, isSwitchedOn } from './parse.js';

const maxInputBytes = 1_000_000;

/** `sallyport render`: the prompt as the model would get it; with --plan only what would be read and run. */
export async function render(invocation: Invocation, surroundings: Surroundings): Promise<number> {
  const ground = await groundOf(invocation, surroundings);
  const spec = await promptOf(invocation, ground, surroundings);
  const { stdio } = surroundings;
  const asJson = isSwitchedOn(invocation, 'json');
  const given = { args: ground.settings.args, vars: await readVariables(ground.settings.vars) };
  if (isSwitchedOn(invocation, 'plan')) {
    const workshop = await workshopOf(ground, surroundings, { spec });
    const plan = await planPrompt(spec, given, { ...workshop, cwd: workshop.files.root });
    stdio.out(asJson ? `${JSON.stringify(plan)}\n` : planText(plan));
    return 0;
  }
  const artifacts = createArtifacts(surroundings.temporary, createRedact(secretsOf(surroundings.environment)));
  const places = { home: artifacts.makeDirectory('home'), temporary: artifacts.makeDirectory('tmp') };
  const workshop = await workshopOf(ground, surroundings, { spec, places });
  const runCall: RunCall = createRunCall({
    tools: new Map(workshop.tools.map((tool) => [tool.name, tool])),
    judge: workshop.judge,
    secondParser: workshop.secondParser,
    preHooks: [],
    postHooks: [],
    clock: systemClock,
    origin: 'prompt',
  });
  const rendering = await renderPrompt(
    spec,
    { ...given, missingFiles: ground.settings['missing-files'] },
    { ...workshop, runCall, signal: surroundings.signal },
  );
  for (const notice of rendering.notices) stdio.err(`${notice}\n`);
  if (rendering.kind === 'cancelled') return 130;
  if (rendering.kind === 'refused') {
    stdio.err(refusedText(rendering.denials));
    return 3;
  }
  const { before, parts } = rendering;
  stdio.out(
    asJson
      ? `${JSON.stringify({ source: spec.source, ...(before.length === 0 ? {} : { before }), parts })}\n`
      : renderedText([...before, { role: 'user', parts }]),
  );
  return 0;
}

async function promptOf(invocation: Invocation, ground: Ground, { stdio }: Surroundings): Promise<PromptSpec> {
  const [path] = invocation.operands;
  if (path !== undefined) {
    return await pickPrompt(
      { 'prompt-file': path, 'prompt-format': ground.settings['prompt-format'] },
      {
        files: ground.origin.source,
        commands: { project: ground.origin.source },
        readInput: () => stdio.readInput(maxInputBytes),
      },
    );
  }
  throw new UserError({
    code: 'prompt-missing',
    what: 'no prompt file is given',
    mend: 'write: sallyport render PROMPT_FILE, or - for standard input',
  });
}

/** A prompt of several messages has a line with the role above each. */
function renderedText(turns: readonly RenderedTurn[]): string {
  const texts = turns.map(({ parts }) => messageParts(parts).map(partText).join('\n'));
  if (texts.length === 1) return `${texts.join('')}\n`;
  return `${texts.map((text, index) => `--- ${turns[index]?.role ?? ''} ---\n${text}`).join('\n\n')}\n`;
}

function partText(part: Part): string {
  return part.type === 'text' ? part.text : `(${part.mediaType}${part.name === undefined ? '' : `, ${part.name}`})`;
}

function planText(plan: Plan): string {
  const segments = plan.segments
    .filter((segment) => segment.kind !== 'text')
    .map((segment) => `${segment.kind.padEnd(8)} ${segment.source}`);
  const commands = plan.commands.flatMap(({ command, outcome, reason, suggest }) => [
    `${outcome.padEnd(6)} ${command}`,
    `       ${reason}`,
    ...suggest.map((rule) => `       would be allowed by: ${allowFlag(rule)}`),
  ]);
  const nothing = segments.length === 0 ? ['no placeholders'] : [];
  return [`format ${plan.format}`, ...segments, ...nothing, ...commands, ''].join('\n');
}

function refusedText(denials: readonly Denial[]): string {
  return denials
    .flatMap((denial) => [
      `refused: ${denial.label}`,
      `  ${denial.reason}`,
      ...denial.suggest.map((rule) => `  would be allowed by: ${allowFlag(rule)}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
