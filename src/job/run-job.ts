import type { Stop } from '../agent/events.js';
import { noneSpent } from '../agent/limits.js';
import type { AgentResult } from '../agent/loop.js';
import type { Attachment, Message } from '../messages/types.js';
import { costOf, roundUsd } from '../model/prices.js';
import { promptMessages, withSystemText } from '../prompt/message-parts.js';
import type { Rendering } from '../prompt/render.js';
import type { CallResult } from '../tools/call-result.js';
import { denialsIn, withNestedCalls } from '../tools/nested-calls.js';
import { createSkillTool } from '../tools/skill.js';
import type { Tool } from '../tools/types.js';
import { version } from '../version.js';
import { createBudget } from './budget.js';
import { concludeJob, withSelfReports } from './conclude.js';
import { addUsages, converse, type Opening } from './converse.js';
import { type InstructionOptions, systemInstructions } from './instructions.js';
import type { JobOptions } from './job-options.js';
import { meteredModel } from './metered-model.js';
import { hooksBeforePrompt, hooksWithPrompt } from './opening-hooks.js';
import { provenanceSentences } from './provenance-sentences.js';
import { isRestorable, type RestorableRun } from './recorded-run.js';
import { renderJobPrompt } from './render-prompt.js';
import type { JobRuntime } from './runtime.js';
import { createSkillLoader } from './skills.js';
import type { SubAgentOptions } from './sub-agent.js';
import type { Result, SandboxSummary } from './types.js';

/**
 * Runs one job from prompt to result. Rejects with UserError for a prompt that cannot be rendered; every other end,
 * including a refused prompt command, is a Result.
 */
export async function runJob(options: JobOptions): Promise<Result> {
  const { runtime, model, prompt, context, clock, signal } = options;
  const start = clock.now();
  const conversation = conversationOf(options);
  const { onEvent } = conversation;
  const run = options.replay?.run ?? null;
  if (run !== null && isRestorable(run)) return await resumeJob(options, conversation, { run, start });
  const promptResults: CallResult[] = [];
  const before = await hooksBeforePrompt(options);
  const rendering: Rendering =
    before.stop === null
      ? await renderJobPrompt(
          prompt.spec,
          { ...prompt, isUntrustedTree: context.provenance.trustedCommit !== null },
          { ...conversation, runtime, signal },
          promptResults,
        )
      : { kind: 'cancelled', notices: [] };
  const notices = [...context.notices, ...context.repository.notices, ...rendering.notices];
  for (const text of [...provenanceSentences(context.provenance), ...notices])
    onEvent({ type: 'notice', level: 'warning', text });
  const ending = { notices, promptResults, start };
  if (before.stop !== null) return await withoutModel(options, { stop: before.stop, ...ending });
  if (rendering.kind !== 'rendered') return await withoutRendering(options, { rendering, ...ending });
  const hooked = await hooksWithPrompt(options, rendering, before.attachments);
  if (hooked.stop !== null) return await withoutModel(options, { stop: hooked.stop, ...ending });
  const tools = options.withoutTools === true ? [] : withSkillTool(options, conversation);
  const names = tools.map((tool) => tool.name);
  onEvent({ type: 'run-start', version, model: model.name, prompt: prompt.spec.source, tools: names });
  const opening = {
    ...firstRequest(options, { rendering, hooked: hooked.attachments }, tools),
    tools,
    notices,
    promptResults,
  };
  const agent = await converse(options, conversation, opening);
  return await resultOf(options, { agent, ...ending });
}

/** Continues an interrupted run: its first request is sent as it was, and its prompt is not rendered again. */
async function resumeJob(
  options: JobOptions,
  conversation: SubAgentOptions,
  { run, start }: { readonly run: RestorableRun; readonly start: number },
): Promise<Result> {
  const { context, changes } = options;
  const { opening, messages, promptResults, model, dropped } = run;
  const notices = [...context.notices, ...context.repository.notices, 'The run was interrupted and resumed.'];
  if (model !== options.model.name) notices.push(`The interrupted part of the run used the model ${model}.`);
  for (const text of notices) conversation.onEvent({ type: 'notice', level: 'warning', text });
  addUsages(conversation, dropped, 0);
  await changes.ready();
  await options.hooks?.start('resume', options.model.name);
  const tools = withSkillTool(options, conversation);
  const shared = { notices, promptResults };
  const agent = await converse(options, conversation, {
    ...shared,
    ...{ tools, toolSpecs: opening.toolSpecs, system: opening.system, messages: () => messages },
  });
  return await resultOf(options, { agent, ...shared, start });
}

/** What the conversation of the job and those of its sub-agents share. */
function conversationOf(options: JobOptions): SubAgentOptions {
  const { model, prompt, limits, onDenied, changes, clock } = options;
  const cost: SubAgentOptions['costOf'] = (usage) => costOf(usage.model ?? model.name, usage, model.prices);
  const budget = createBudget(limits, cost, clock);
  return {
    model: meteredModel(options.replay?.model(model) ?? model, { maxCostUsd: limits.maxCostUsd, costOf: cost }),
    parameters: prompt.spec.parameters,
    // A sub-agent answers the agent in plain text.
    system: systemOf(options, null, { tools: options.runtime.tools, reader: 'agent' }),
    onDenied,
    costOf: cost,
    ...(options.saveRest === undefined ? {} : { saveRest: options.saveRest }),
    clock,
    budget,
    jobHooks: options.hooks ?? null,
    changesReady: () => changes.ready(),
    onEvent: (event) => {
      budget.watch(event);
      options.onEvent(event);
    },
  };
}

interface FirstInput {
  readonly rendering: Extract<Rendering, { kind: 'rendered' }>;
  /** Text of hooks, which follows the prompt. */
  readonly hooked: readonly Attachment[];
}

function firstRequest(
  options: JobOptions,
  { rendering, hooked }: FirstInput,
  tools: readonly Tool[],
): Pick<Opening, 'system' | 'messages'> {
  const { context } = options;
  const { outputSchema } = context.instructions;
  const attachments = [...context.attachments, ...context.repository.attachments, ...rendering.attachments];
  return {
    system: withSystemText(systemOf(options, outputSchema, { tools, reader: 'people' }), rendering),
    messages: (reads) => [
      ...[...attachments, ...reads].map((attachment): Message => ({ role: 'attachment', attachment })),
      ...promptMessages(rendering),
      ...hooked.map((attachment): Message => ({ role: 'attachment', attachment })),
    ],
  };
}

function systemOf(
  { runtime, context }: JobOptions,
  outputSchema: InstructionOptions['outputSchema'],
  audience: Parameters<typeof systemInstructions>[1],
): string {
  return systemInstructions({ ...context.instructions, workspace: runtime.files.root, outputSchema }, audience);
}

/** The tools of the job, with one for loading skills if there are any. */
function withSkillTool({ runtime, prompt, context }: JobOptions, subAgent: SubAgentOptions): readonly Tool[] {
  const { catalog, loaded } = context.repository;
  if (catalog === null) return runtime.tools;
  const { missingFiles, failedCommands } = prompt;
  const load = createSkillLoader({
    catalog,
    runtime,
    missingFiles,
    failedCommands,
    commit: context.provenance.trustedCommit,
    onLoaded: (skill) => loaded.push(skill),
    subAgent,
  });
  return [...runtime.tools, createSkillTool(load)];
}

interface Ending {
  readonly notices: readonly string[];
  readonly promptResults: readonly CallResult[];
  readonly start: number;
}

/** For a prompt whose commands are refused, and for a run that was canceled before the first request. */
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

/** A run that ended before the first request. */
async function withoutModel(
  options: JobOptions,
  { stop, ...ending }: Ending & { readonly stop: Stop },
): Promise<Result> {
  options.onEvent({ type: 'stop', stop });
  const agent: AgentResult = { stop, text: '', results: [], spent: { ...noneSpent, elapsedMs: 0 } };
  return await resultOf(options, { agent, ...ending });
}

async function sandboxSummary({ sandbox }: JobRuntime): Promise<SandboxSummary | null> {
  const report = await sandbox?.usedReport();
  return sandbox === null || report === null || report === undefined ? null : { ...report, ...sandbox.hosts() };
}

async function resultOf(options: JobOptions, ending: Ending & { readonly agent: AgentResult }): Promise<Result> {
  const { agent } = ending;
  const sandbox = await sandboxSummary(options.runtime);
  const { model, prompt, onDenied, context, pendingWrites, transcriptPath, clock } = options;
  const results = [...ending.promptResults, ...agent.results];
  const changes = await options.changes.since();
  const denials = denialsIn(results);
  const { loaded } = context.repository;
  return {
    ...withSelfReports(concludeJob(agent.stop, denials, onDenied), pendingWrites.requests),
    text: agent.text,
    ...(agent.structured === undefined ? {} : { structured: agent.structured.value }),
    model: model.name,
    prompt: prompt.spec.source,
    denials,
    changes: changes.files,
    requests: [...pendingWrites.requests],
    notices: changes.notice === null ? ending.notices : [...ending.notices, changes.notice],
    ...(loaded.length === 0 ? {} : { loadedInstructions: loaded }),
    ...(provenanceSentences(context.provenance).length === 0 ? {} : { provenance: context.provenance }),
    ...(sandbox === null ? {} : { sandbox }),
    usage: agent.spent.usage,
    costUsd: roundUsd(agent.spent.costUsd),
    turns: agent.spent.turns,
    toolCalls: withNestedCalls(results).length,
    durationMs: clock.now() - ending.start,
    transcriptPath,
  };
}
