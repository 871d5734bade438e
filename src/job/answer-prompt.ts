import type { Stop } from '../agent/events.js';
import { noneSpent } from '../agent/limits.js';
import type { AgentResult } from '../agent/loop.js';
import type { Attachment, Message } from '../messages/types.js';
import { costOf, roundUsd } from '../model/prices.js';
import { takesMedia } from '../model/providers.js';
import { messageParts, promptMessages, withSystemText } from '../prompt/message-parts.js';
import type { Rendering } from '../prompt/render.js';
import { type CallResult, denialsIn, withNestedCalls } from '../tools/call-result.js';
import { offeredTools } from '../tools/tool-named.js';
import type { Tool } from '../tools/types.js';
import { version } from '../version.js';
import { concludeJob, withSelfReports } from './conclude.js';
import { createBudget } from './conversation/budget.js';
import type { ContinuingRun } from './conversation/continue-conversation.js';
import { addUsages, type Conversation, holdConversation, type SharedOptions } from './conversation/conversation.js';
import type { JobOptions, ModelHelp } from './conversation/job-options.js';
import { createMeter } from './conversation/metered-model.js';
import { modelTools } from './conversation/model-tools.js';
import { renderJobPrompt } from './conversation/render-prompt.js';
import type { SubAgentOptions } from './conversation/sub-agent.js';
import { unrecordedWrites } from './github/write-tools.js';
import type { HookReply } from './hooks/hook-points.js';
import { outputText } from './hooks/hook-text.js';
import { type InstructionOptions, systemInstructions } from './input/instructions.js';
import type { Result, SandboxSummary } from './result/types.js';
import type { JobRuntime } from './runtime/runtime.js';
import type { RecordedCall, RestorableRun } from './transcript/recorded-run.js';

/** Rejects with UserError if the prompt cannot be rendered; every other end, also a refused command, is a Result. */
export async function answerPrompt(options: JobOptions): Promise<Result> {
  const { runtime, prompt, context, clock, signal } = options;
  const { model } = options.models;
  const start = clock.now();
  const shared = sharedOptions(options);
  const { onEvent, notices } = shared;
  const run = options.recording.replay?.restorable ?? null;
  if (run !== null) return await resumeJob(options, shared, { run, start });
  const promptResults: CallResult[] = [];
  const before = await hooksBeforePrompt(options);
  const rendering: Rendering =
    before.stop === null
      ? await renderJobPrompt(
          prompt.spec,
          { ...prompt, isUntrustedTree: context.provenance.trustedCommit !== null, pdfAsText: !takesMedia(model.name) },
          { ...shared, runtime, signal },
          promptResults,
        )
      : { kind: 'cancelled', notices: [] };
  notices.push(...context.notices, ...context.repository.notices, ...rendering.notices);
  const { trustedCommit, omitted } = context.provenance;
  if (trustedCommit !== null) onEvent({ type: 'notice', level: 'info', text: trustedSentence(trustedCommit) });
  if (context.configFiles.length > 0)
    onEvent({ type: 'notice', level: 'info', text: `Configuration: ${context.configFiles.join(', ')}.` });
  for (const text of [...omitted, ...notices]) onEvent({ type: 'notice', level: 'warning', text });
  const ending = { notices, promptResults, start };
  if (before.stop !== null) return await withoutModel(options, { stop: before.stop, ...ending });
  if (rendering.kind !== 'rendered') return await withoutRendering(options, { rendering, ...ending });
  const hooked = await hooksWithPrompt(options, rendering, before.attachments);
  if (hooked.stop !== null) return await withoutModel(options, { stop: hooked.stop, ...ending });
  const tools = options.withoutTools === true ? [] : await modelTools(options, shared);
  const names = offeredTools(tools).map((tool) => tool.name);
  onEvent({ type: 'run-start', version, model: model.name, prompt: prompt.spec.source, tools: names });
  const attachments = [...context.attachments, ...context.repository.attachments, ...rendering.attachments];
  const { outputSchema } = context.instructions;
  const system = withSystemText(systemOf(options, outputSchema, { tools, reader: 'people' }), rendering);
  const continuing = await continuingOf(options, {
    system,
    tools,
    attachments,
    instructions: withSystemText('', rendering),
  });
  for (const text of continuing?.opening.notices ?? []) {
    notices.push(text);
    onEvent({ type: 'notice', level: 'warning', text });
  }
  const opening = continuing?.opening ?? { system, attachments };
  const agent = await converse(options, shared, {
    ...opening,
    messages: (reads) => [
      ...[...opening.attachments, ...reads].map((attachment): Message => ({ role: 'attachment', attachment })),
      ...promptMessages(rendering),
      ...hooked.attachments.map((attachment): Message => ({ role: 'attachment', attachment })),
    ],
    ...{ tools, promptResults },
  });
  const continues = continuing?.end(agent, promptResults) ?? null;
  return { ...(await resultOf(options, { agent, ...ending })), ...(continues === null ? {} : { continues }) };
}

/** How the conversation of an earlier run goes on, and what is left for the next one; `null` if none is stored. */
async function continuingOf(options: JobOptions, fresh: Omit<ContinuingRun, 'options'>) {
  if (options.recording.continuation === undefined) return null;
  const { openContinuation } = await import('./conversation/continue-conversation.js');
  return await openContinuation(options.recording.continuation, { ...fresh, options });
}

/** Continues an interrupted run: its first request is sent as it was, and its prompt is not rendered again. */
async function resumeJob(
  options: JobOptions,
  shared: SubAgentOptions,
  { run, start }: { readonly run: RestorableRun; readonly start: number },
): Promise<Result> {
  const { context, changes } = options;
  const { opening, messages, promptResults, model, dropped } = run;
  const { notices, onEvent } = shared;
  notices.push(...context.notices, ...context.repository.notices, 'The run was interrupted and resumed.');
  if (model !== options.models.model.name) notices.push(`The interrupted part of the run used the model ${model}.`);
  for (const text of notices) onEvent({ type: 'notice', level: 'warning', text });
  addUsages(shared, { usages: dropped, turns: 0 });
  await changes.ready();
  await options.hooks?.start('resume', options.models.model.name);
  const tools = await modelTools(options, shared);
  const agent = await converse(options, shared, {
    ...{ ...opening, tools, messages: () => messages },
    promptResults,
  });
  return await resultOf(options, { agent, notices, promptResults, start });
}

/** For the log and the transcript; the report shows it in a separate section. */
function trustedSentence(commit: string): string {
  return `Prompt, configuration, commands, skills and instruction files come from the trusted commit ${commit}.`;
}

interface Ending {
  readonly notices: readonly string[];
  readonly promptResults: readonly CallResult[];
  readonly start: number;
}

async function withoutRendering(
  options: JobOptions,
  { rendering, ...ending }: Ending & { readonly rendering: Exclude<Rendering, { kind: 'rendered' }> },
): Promise<Result> {
  const denials = rendering.kind === 'refused' ? rendering.denials : [];
  const stop: Stop =
    rendering.kind === 'refused'
      ? { kind: 'denied', label: denials.map((denial) => denial.label).join('; ') }
      : { kind: 'cancelled', signal: String(options.signal.reason) };
  for (const denial of denials) options.onEvent({ type: 'denied', denial });
  const result = await withoutModel(options, { stop, ...ending });
  const reason = 'A command of the prompt was refused, so the prompt could not be built and no model was asked.';
  return { ...result, denials, ...(rendering.kind === 'refused' ? { reason } : {}) };
}

async function withoutModel(
  options: JobOptions,
  { stop, ...ending }: Ending & { readonly stop: Stop },
): Promise<Result> {
  options.onEvent({ type: 'stop', stop });
  const agent: AgentResult = {
    stop,
    text: '',
    results: [],
    notices: [],
    messages: [],
    spent: { ...noneSpent, elapsedMs: 0 },
  };
  return await resultOf(options, { agent, ...ending });
}

async function sandboxSummary({ sandbox }: JobRuntime): Promise<SandboxSummary | null> {
  const report = await sandbox?.usedReport();
  return sandbox === null || report === null || report === undefined ? null : { ...report, ...sandbox.hosts() };
}

async function resultOf(options: JobOptions, ending: Ending & { readonly agent: AgentResult }): Promise<Result> {
  const { agent } = ending;
  const sandbox = await sandboxSummary(options.runtime);
  const { prompt, onDenied, context, pendingWrites, clock } = options;
  const { model } = options.models;
  const { transcriptPath } = options.recording;
  const results = [...ending.promptResults, ...agent.results];
  const changes = await options.changes.since();
  const denials = denialsIn(results);
  const unrecorded = unrecordedWrites(results);
  const { loaded } = context.repository;
  const { provenance } = context;
  const hasProvenance = provenance.trustedCommit !== null || provenance.omitted.length > 0;
  return {
    ...withSelfReports(concludeJob(agent.stop, denials, onDenied), pendingWrites.requests),
    text: agent.text,
    ...(agent.structured === undefined ? {} : { structured: agent.structured.value }),
    model: model.name,
    prompt: prompt.spec.source,
    denials,
    changes: changes.files,
    requests: [...pendingWrites.requests],
    ...(unrecorded.length === 0 ? {} : { unrecorded }),
    notices: [...ending.notices, ...agent.notices, ...(changes.notice === null ? [] : [changes.notice])],
    ...(loaded.length === 0 ? {} : { loadedInstructions: loaded }),
    ...(hasProvenance ? { provenance } : {}),
    ...(sandbox === null ? {} : { sandbox }),
    usage: agent.spent.usage,
    costUsd: roundUsd(agent.spent.costUsd),
    turns: agent.spent.turns,
    toolCalls: withNestedCalls(results).length,
    durationMs: clock.now() - ending.start,
    transcriptPath,
  };
}

/** The hooks before the prompt of a job is built: commands in it have not run yet. */
async function hooksBeforePrompt({ hooks = null, prompt, models: { model } }: JobOptions): Promise<HookReply> {
  if (hooks === null) return { attachments: [], stop: null };
  const start = await hooks.start('startup', model.name);
  if (start.stop !== null || prompt.command === undefined) return start;
  const expansion = await hooks.expansion(prompt.command.replace(/^\//, ''), prompt.args);
  return joined(start.attachments, expansion);
}

/** The hooks that see the complete prompt before it is sent. */
async function hooksWithPrompt(
  { hooks = null }: JobOptions,
  rendering: Extract<Rendering, { kind: 'rendered' }>,
  before: readonly Attachment[],
): Promise<HookReply> {
  if (hooks === null) return { attachments: before, stop: null };
  return joined(before, await hooks.prompt(outputText(messageParts(rendering.parts))));
}

function joined(before: readonly Attachment[], { attachments, stop }: HookReply): HookReply {
  return { attachments: [...before, ...attachments], stop };
}

/** How the conversation of a job begins. */
type Opening = Pick<Conversation, 'system' | 'history' | 'messages' | 'toolSpecs' | 'tools' | 'promptResults'>;

async function converse(options: JobOptions, shared: SubAgentOptions, opening: Opening): Promise<AgentResult> {
  const { runtime, limits, context, signal } = options;
  const { replay = null } = options.recording;
  const { model, meter } = shared;
  return await holdConversation(shared, {
    ...opening,
    model: meter(replay?.model(model) ?? model, shared.costOf, () => replay?.hasNext() === true),
    ...{ runtime, limits, replay, signal },
    repository: context.repository,
    isShare: false,
    outputSchema: context.instructions.outputSchema,
    restore: (recorded, result) => restore(recorded, result.isError, options, shared),
    ...(options.reminders === undefined ? {} : { reminders: options.reminders }),
    alsoSpent: () => shared.budget.subAgents(),
    onEvent: shared.onEvent,
  });
}

/** What a call changed in the job besides files. */
async function restore(
  { call, subAgent }: RecordedCall,
  isError: boolean,
  { context, runtime }: JobOptions,
  shared: SharedOptions,
): Promise<void> {
  if (subAgent !== null) addUsages(shared, (await import('./transcript/recorded-run.js')).spentIn(subAgent));
  if (call.name !== 'Skill' || isError) return;
  const { catalog, loaded } = context.repository;
  const name = String((call.input as { readonly skill?: unknown }).skill).replace(/^\//, '');
  const { restoreSkill } = await import('./conversation/skills.js');
  await restoreSkill(name, { catalog, runtime, onLoaded: (skill) => loaded.push(skill) });
}

function sharedOptions(options: JobOptions): SubAgentOptions {
  const { prompt, limits, onDenied, changes, clock, context, pendingWrites } = options;
  const { model, smallModel, modelHelp } = options.models;
  const { replay = null, saveRest } = options.recording;
  const cost: SubAgentOptions['costOf'] = (usage) => costOf(usage.model ?? model.name, usage, model.prices);
  const budget = createBudget(limits, cost, clock);
  const ofJob = replay?.afterTurns(model) ?? model;
  const shared: SubAgentOptions = {
    ...{ onDenied, clock, budget, pendingWrites, replay },
    model: ofJob,
    smallModel: smallModel ?? ofJob,
    helpTools: async (tools, files) => {
      if (modelHelp === undefined || !needsHelp(modelHelp, tools)) return tools;
      const { withModelHelp } = await import('./conversation/model-help.js');
      return withModelHelp(tools, modelHelp, { files, subAgent: shared });
    },
    meter: createMeter(limits.maxCostUsd),
    parameters: prompt.spec.parameters,
    // A sub-agent answers the agent in plain text.
    systemFor: (tools) => systemOf(options, null, { tools, reader: 'agent' }),
    environment: context.forSubAgents,
    repository: context.repository,
    costOf: cost,
    ...(saveRest === undefined ? {} : { saveRest }),
    changesReady: (isReadOnly) => changes.ready(isReadOnly),
    jobHooks: options.hooks ?? null,
    notices: [],
    inOrder: queue(),
    newName: numberedNames(replay?.agents ?? []),
    onEvent: (event) => {
      budget.watch(event);
      options.onEvent(event);
    },
    ...(modelHelp?.correctsWrites === true
      ? {
          wrapCalls: (runCall) => async (call, signal) => {
            const { correctingWrites } = await import('./conversation/write-correction.js');
            return await correctingWrites(runCall, shared)(call, signal);
          },
        }
      : {}),
  };
  return shared;
}

function needsHelp(help: ModelHelp, tools: readonly Tool[]): boolean {
  return Object.values(help).includes(true) || tools.some(({ name }) => name === 'WebFetch');
}

function systemOf(
  { context }: JobOptions,
  outputSchema: InstructionOptions['outputSchema'],
  audience: { readonly tools: readonly Tool[]; readonly reader: 'people' | 'agent' },
): string {
  return systemInstructions({ ...context.instructions, outputSchema }, audience);
}

function queue(): SubAgentOptions['inOrder'] {
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    const next = last.then(work, work);
    last = next;
    return await next;
  };
}

/** `reviewer`, `reviewer 2`, `tester`. A resumed run continues the count. */
function numberedNames(known: readonly string[]): SubAgentOptions['newName'] {
  const counts = new Map<string, number>();
  for (const agent of known) {
    const kind = agent.replace(/ \d+$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind} ${String(count)}`;
  };
}
