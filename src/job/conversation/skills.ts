import { only, UserError } from '../../errors.js';
import { takesMedia } from '../../model/providers.js';
import { joinTexts, messageParts } from '../../prompt/message-parts.js';
import type { MissingFiles } from '../../prompt/processors/file.js';
import type { SkillCatalog } from '../../prompt/skill-catalog.js';
import { loadSkill, type Skill } from '../../prompt/skills.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { CallResult, NestedCalls } from '../../tools/call-result.js';
import { failedOutput } from '../../tools/output.js';
import type { LoadSkill } from '../../tools/skill.js';
import type { ToolOutput } from '../../tools/types.js';
import { supportingFiles } from '../input/supporting-files.js';
import type { LoadedInstructions } from '../result/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { renderJobPrompt } from './render-prompt.js';
import { interruptedIn, runSubAgent, type SubAgentOptions, type SubAgentRequest } from './sub-agent.js';

export interface SkillLoaderPorts {
  readonly catalog: SkillCatalog;
  readonly runtime: JobRuntime;
  readonly missingFiles: MissingFiles;
  readonly failedCommands: 'keep' | 'stop';
  /** The commit that the skills come from; `null` = the working tree. */
  readonly commit: string | null;
  readonly onLoaded: (skill: LoadedInstructions) => void;
  /** For skills with `context: fork`. */
  readonly subAgent: SubAgentOptions;
}

/** Under the rules of job and skill; its `allowed-tools` then narrow the conversation, with `context: fork` its own. */
export function createSkillLoader(ports: SkillLoaderPorts): LoadSkill {
  const loaded = new Set<string>();
  let loads = 0;
  return async (name, args, { callId, signal }) => {
    const skill = ports.catalog.find(name);
    if ('refusal' in skill) return failedOutput(skill.refusal);
    const key = JSON.stringify([skill.name, args]);
    if (loaded.has(key) && !skill.head.fork) return failedOutput(`The skill ${name} is loaded already; follow it.`);
    loads += 1;
    const results: CallResult[] = [];
    const { nested, ...output } = await load(
      skill,
      { args, callId, callIds: `skill-${loads}-file`, signal, results },
      ports,
    ).catch(
      only(UserError, (error): ToolOutput => failedOutput(`The skill ${name} cannot be used: ${sentences(error)}`)),
    );
    if (output.isError !== true) loaded.add(key);
    return { ...output, nested: { denials: [], attachments: [], ...nested, results } };
  };
}

/** Narrows the rules of a resumed run by a skill that it had loaded, and fails if that is not possible. */
export async function restoreSkill(name: string, { catalog, runtime, onLoaded }: RestorePorts): Promise<void> {
  const skill = catalog?.find(name) ?? { refusal: 'no skills' };
  if ('refusal' in skill) {
    throw new UserError({
      code: 'transcript-invalid',
      location: name,
      message: 'the interrupted run had loaded a skill that does not exist now',
      found: skill.refusal,
      hint: 'restore the skill, since it restricts what the run may do, or start a new run',
    });
  }
  const spec = await loadSkill(skill);
  onLoaded({ kind: 'skill', path: skill.path, bytes: Buffer.byteLength(spec.body) });
  if (!spec.fork) runtime.narrowTo(spec);
}

type RestorePorts = Pick<SkillLoaderPorts, 'runtime' | 'onLoaded'> & { readonly catalog: SkillCatalog | null };

function sentences({ diagnostics }: UserError): string {
  return diagnostics
    .map(({ location, message }) => `${location === undefined ? '' : `${location}: `}${message}.`)
    .join(' ');
}

interface Loading {
  readonly args: string;
  readonly callId: string;
  readonly callIds: string;
  readonly signal: AbortSignal;
  readonly results: CallResult[];
}

type LoadedOutput = Omit<ToolOutput, 'nested'> & { readonly nested?: Partial<NestedCalls> };

async function load(skill: Skill, loading: Loading, ports: SkillLoaderPorts): Promise<LoadedOutput> {
  const { commit, subAgent } = ports;
  const { signal, results } = loading;
  const spec = await loadSkill(skill);
  const runtime = ports.runtime.narrowed(spec);
  await runtime.ready();
  const fork = (task: Task): Promise<ToolOutput> => runFork(skill, task, loading, { runtime, subAgent });
  // Its first messages are in the transcript: the commands of the skill do not run again.
  if (spec.fork && interruptedIn(loading.callId, subAgent) !== null) return await fork({ parts: [], attachments: [] });
  const rendering = await renderJobPrompt(
    spec,
    {
      args: loading.args,
      missingFiles: ports.missingFiles,
      failedCommands: ports.failedCommands,
      callIds: loading.callIds,
      isUntrustedTree: commit !== null,
      pdfAsText: !takesMedia(subAgent.model.name),
    },
    { ...subAgent, runtime, signal },
    results,
  );
  for (const text of [...rendering.notices, ...modelNotices(spec)])
    subAgent.onEvent({ type: 'notice', level: 'warning', text });
  if (rendering.kind === 'cancelled') return failedOutput('The run was stopped before the skill was loaded.');
  if (rendering.kind === 'refused') {
    const { denials } = rendering;
    for (const denial of denials) subAgent.onEvent({ type: 'denied', denial });
    return { ...failedOutput(refusedText(skill.name, denials)), nested: { denials } };
  }
  const parts = messageParts(rendering.parts);
  const { attachments } = rendering;
  ports.onLoaded({ kind: 'skill', path: skill.path, bytes: Buffer.byteLength(spec.body) });
  const files = await supportingFiles(skill, skill.file.source, commit);
  if (spec.fork) return await fork({ parts: joinTexts([...parts, ...footer(files, [])]), attachments });
  ports.runtime.narrowTo(spec);
  const intro = `Instructions of the skill ${skill.name}, from ${skill.path}. Follow them.\n\n`;
  return {
    parts: joinTexts([{ type: 'text', text: intro }, ...parts, ...footer(files, bounds(spec))]),
    nested: { attachments },
  };
}

type Task = Pick<SubAgentRequest, 'parts' | 'attachments'>;

async function runFork(
  { name }: Skill,
  task: Task,
  { callId, signal, results }: Loading,
  { runtime, subAgent }: Pick<SkillLoaderPorts, 'runtime' | 'subAgent'>,
): Promise<ToolOutput> {
  const { model } = subAgent;
  const conversation = { callId, name, instructions: null, runtime, tools: runtime.tools, model, signal };
  const answer = await runSubAgent(subAgent, { ...task, ...conversation });
  results.push(...answer.results);
  return answer.output;
}

/** The conversation that loads a skill, or that it runs in, uses the model of the job. */
function modelNotices({ model, source }: PromptSpec): readonly string[] {
  return model === null ? [] : [`${source}: the model ${model} has no effect if the model of the job loads the skill`];
}

function refusedText(name: string, denials: readonly { readonly label: string; readonly reason: string }[]): string {
  return [
    `The skill ${name} cannot be loaded, because the rules of this run refuse its commands:`,
    ...denials.map(({ label, reason }) => `- ${label}: ${reason}`),
    'Continue without it; do not try to achieve the same effect in another way.',
  ].join('\n');
}

function bounds({ allowedTools, disallowedTools }: PromptSpec): readonly string[] {
  return [
    ...(allowedTools === null
      ? []
      : [
          `From now on a call must also be covered by this skill's list: ${allowedTools.join(', ') || 'only calls that need no rule'}.`,
        ]),
    ...(disallowedTools.length === 0 ? [] : [`Refused from now on: ${disallowedTools.join(', ')}.`]),
  ];
}

function footer(files: string | null, lines: readonly string[]): ToolOutput['parts'] {
  const all = [...(files === null ? [] : [files]), ...lines];
  return all.length === 0 ? [] : [{ type: 'text', text: `\n\n[${all.join(' ')}]` }];
}
