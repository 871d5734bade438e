import { UserError } from '../errors.js';
import { createRunCall } from '../pipeline/call.js';
import type { CallResult } from '../pipeline/types.js';
import { joinTexts, messageParts } from '../prompt/message-parts.js';
import { type Rendering, renderPrompt } from '../prompt/render.js';
import type { SkillCatalog } from '../prompt/skill-catalog.js';
import { loadSkill, type Skill } from '../prompt/skills.js';
import type { PromptSpec } from '../prompt/types.js';
import { failedOutput } from '../tools/output.js';
import type { LoadSkill } from '../tools/skill.js';
import type { ToolOutput } from '../tools/types.js';
import { callContextOf } from './call-context.js';
import type { JobRuntime } from './runtime.js';
import { runSubAgent, type SubAgentOptions } from './sub-agent.js';
import { supportingFiles } from './supporting-files.js';

export interface SkillLoaderPorts extends SubAgentOptions {
  readonly catalog: SkillCatalog;
  readonly runtime: JobRuntime;
  readonly missingFiles: 'error' | 'keep';
  readonly failedCommands: 'keep' | 'stop';
  /** The commit that the skills come from; null = the working tree. */
  readonly commit: string | null;
}

/**
 * How the model loads a skill. Its text is rendered like every prompt, its commands judged under the
 * rules of the job and its own; from then on the skill's `allowed-tools` narrow the conversation, or, for
 * `context: fork`, only the conversation of its own in which it runs.
 */
export function createSkillLoader(ports: SkillLoaderPorts): LoadSkill {
  const loaded = new Set<string>();
  let loads = 0;
  return async (name, args, signal) => {
    const found = ports.catalog.find(name);
    if ('refusal' in found) return failedOutput(found.refusal);
    const key = JSON.stringify([name, args]);
    if (loaded.has(key) && !found.head.fork) return failedOutput(`The skill ${name} is loaded already; follow it.`);
    try {
      loads += 1;
      const output = await load(found, args, { ...ports, callIds: `skill-${String(loads)}-file`, signal });
      if (output.isError !== true) loaded.add(key);
      return output;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return failedOutput(`The skill ${name} cannot be used: ${sentences(error)}`);
    }
  };
}

function sentences({ diagnostics }: UserError): string {
  return diagnostics
    .map(({ location, message }) => `${location === undefined ? '' : `${location}: `}${message}.`)
    .join(' ');
}

interface Loading extends SkillLoaderPorts {
  readonly callIds: string;
  readonly signal: AbortSignal;
}

async function load(skill: Skill, args: string, ports: Loading): Promise<ToolOutput> {
  const { runtime, sideEffects } = ports;
  const spec = await loadSkill(skill);
  const under = runtime.narrowed(spec);
  await under.ready();
  const calls: CallResult[] = [];
  const rendering = await render(spec, args, { ...ports, runtime: under, calls });
  for (const text of [...rendering.notices, ...ofModel(spec)])
    ports.onEvent({ type: 'notice', level: 'warning', text });
  if (rendering.kind === 'cancelled') return failedOutput('The run was stopped before the skill was loaded.');
  if (rendering.kind === 'refused') {
    sideEffects.denials.push(...rendering.denials);
    for (const denial of rendering.denials) ports.onEvent({ type: 'denied', denial });
    return failedOutput(refusedText(skill.name, rendering.denials));
  }
  const parts = messageParts(rendering.parts);
  sideEffects.context.loaded.push({ kind: 'skill', path: skill.path, bytes: Buffer.byteLength(spec.body) });
  const files = await supportingFiles(skill, ports.commit);
  if (spec.fork) {
    return await runSubAgent(ports, {
      name: skill.name,
      parts: joinTexts([...parts, ...footer(files, [])]),
      attachments: rendering.attachments,
      runtime: under,
      signal: ports.signal,
    });
  }
  sideEffects.attachments.push(...rendering.attachments);
  sideEffects.mentioned.push(...calls.filter(({ call }) => call.name !== 'Bash'));
  runtime.narrowTo(spec);
  const intro = `Instructions of the skill ${skill.name}, from ${skill.path}. Follow them.\n\n`;
  return { parts: joinTexts([{ type: 'text', text: intro }, ...parts, ...footer(files, bounds(spec))]) };
}

/** The conversation that loads a skill has its model already, and so has a sub-agent. */
function ofModel({ model, source }: PromptSpec): readonly string[] {
  return model === null
    ? []
    : [`${source}: the model ${model} has no effect where the model of the job loads the skill`];
}

async function render(
  spec: PromptSpec,
  args: string,
  {
    runtime,
    sideEffects,
    calls,
    missingFiles,
    failedCommands,
    callIds,
    commit,
    clock,
    changesReady,
    onEvent,
    signal,
  }: Loading & { readonly calls: CallResult[] },
): Promise<Rendering> {
  const runCall = createRunCall(callContextOf(runtime, clock, 'prompt'));
  return await renderPrompt(
    spec,
    { args, missingFiles, failedCommands, callIds, foreignTree: commit !== null },
    {
      files: runtime.files,
      policy: runtime.policy,
      secondParser: runtime.secondParser,
      signal,
      runCall: async (call, callSignal) => {
        await changesReady();
        onEvent({ type: 'tool-start', call });
        const result = await runCall(call, callSignal);
        calls.push(result);
        sideEffects.results.push(result);
        onEvent({ type: 'tool-end', result });
        return result;
      },
    },
  );
}

function refusedText(name: string, denials: readonly { readonly label: string; readonly reason: string }[]): string {
  return [
    `The skill ${name} cannot be loaded, since the rules of this run refuse what it runs first:`,
    ...denials.map(({ label, reason }) => `- ${label}: ${reason}`),
    'Go on without it; do not look for another way to the same effect.',
  ].join('\n');
}

function bounds({ allowedTools, disallowedTools }: PromptSpec): readonly string[] {
  return [
    ...(allowedTools === null
      ? []
      : [
          `From now on a call has to be covered by this skill's own list too: ${allowedTools.join(', ') || 'nothing but what needs no rule'}.`,
        ]),
    ...(disallowedTools.length === 0 ? [] : [`Refused from now on: ${disallowedTools.join(', ')}.`]),
  ];
}

function footer(files: string | null, lines: readonly string[]): ToolOutput['parts'] {
  const all = [...(files === null ? [] : [files]), ...lines];
  return all.length === 0 ? [] : [{ type: 'text', text: `\n\n[${all.join(' ')}]` }];
}
