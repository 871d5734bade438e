import type { OnEvent, Stop } from '../agent/events.js';
import { type Limits, noneSpent } from '../agent/limits.js';
import { type AgentResult, runAgent } from '../agent/loop.js';
import type { AgentOptions } from '../agent/options.js';
import { answerCheck } from '../messages/answer.js';
import type { Attachment, Message } from '../messages/types.js';
import { costOf, roundUsd } from '../model/prices.js';
import type { Model } from '../model/types.js';
import type { Clock } from '../platform/types.js';
import { promptMessages, withSystemText } from '../prompt/message-parts.js';
import type { RenderInput, Rendering } from '../prompt/render.js';
import type { PromptSpec } from '../prompt/types.js';
import type { CallResult } from '../tools/call-result.js';
import { denialsIn, withNestedCalls } from '../tools/nested-calls.js';
import { createSkillTool } from '../tools/skill.js';
import type { Tool } from '../tools/types.js';
import { version } from '../version.js';
import { createBudget } from './budget.js';
import type { ChangeWatch } from './changes.js';
import { concludeJob, withSelfReports } from './conclude.js';
import { createJobFacts } from './facts.js';
import type { JobContext } from './gather-context.js';
import { type InstructionOptions, systemInstructions } from './instructions.js';
import { createJobRunCall } from './job-run-call.js';
import { meteredModel } from './metered-model.js';
import type { PendingGitHubWrites } from './pending-writes.js';
import { provenanceSentences } from './provenance-sentences.js';
import { readsAmong, renderJobPrompt } from './render-prompt.js';
import type { JobRuntime } from './runtime.js';
import { createSkillLoader } from './skills.js';
import type { SubAgentOptions } from './sub-agent.js';
import { createTurnAttachments } from './turn-attachments.js';
import type { Provenance, Result, SandboxSummary } from './types.js';

/** The prompt, and how its placeholders are filled. */
export interface JobPrompt
  extends Required<Pick<RenderInput, 'args' | 'vars' | 'rawInvocation' | 'missingFiles' | 'failedCommands'>> {
  readonly spec: PromptSpec;
}

/** What the model reads in addition to the prompt, and what people read about it. */
export interface JobInput {
  readonly instructions: Omit<InstructionOptions, 'workspace'>;
  /** Instruction files and skills. */
  readonly repository: JobContext;
  /** Context that precedes the prompt. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  readonly provenance: Provenance;
}

export interface JobOptions {
  readonly runtime: JobRuntime;
  readonly model: Model;
  readonly prompt: JobPrompt;
  readonly limits: Limits;
  readonly onDenied: AgentOptions['onDenied'];
  readonly context: JobInput;
  readonly changes: ChangeWatch;
  /** Holds the requests that the tools record. */
  readonly pendingWrites: Pick<PendingGitHubWrites, 'requests'>;
  readonly transcriptPath: string | null;
  /** Stores what does not fit into the conversation where the Read tool can open it. */
  readonly saveRest?: AgentOptions['saveRest'];
  readonly clock: Clock;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal;
}

/**
 * Runs one job from prompt to result. Rejects with UserError for a prompt that cannot be rendered; every other end,
 * including a refused prompt command, is a Result.
 */
export async function runJob(options: JobOptions): Promise<Result> {
  const { runtime, model, prompt, context, clock, signal } = options;
  const start = clock.now();
  const conversation = conversationOf(options);
  const { onEvent } = conversation;
  const promptResults: CallResult[] = [];
  const rendering = await renderJobPrompt(
    prompt.spec,
    { ...prompt, isUntrustedTree: context.provenance.trustedCommit !== null },
    { ...conversation, runtime, signal },
    promptResults,
  );
  const notices = [...context.notices, ...context.repository.notices, ...rendering.notices];
  for (const text of [...provenanceSentences(context.provenance), ...notices])
    onEvent({ type: 'notice', level: 'warning', text });
  if (rendering.kind !== 'rendered') return await withoutModel(options, { rendering, notices, promptResults, start });
  const tools = withSkillTool(options, conversation);
  const names = tools.map((tool) => tool.name);
  onEvent({ type: 'run-start', version, model: model.name, prompt: prompt.spec.source, tools: names });
  const agent = await converse(options, conversation, { rendering, tools, notices, promptResults });
  return await resultOf(options, { agent, notices, promptResults, start });
}

interface Opening {
  readonly rendering: Extract<Rendering, { kind: 'rendered' }>;
  readonly tools: readonly Tool[];
  /** Receives the notices of later turns. */
  readonly notices: string[];
  readonly promptResults: readonly CallResult[];
}

/** The conversation of the job itself. */
async function converse(
  options: JobOptions,
  conversation: SubAgentOptions,
  { rendering, tools, notices, promptResults }: Opening,
): Promise<AgentResult> {
  const { runtime, limits, context, clock, signal } = options;
  const { files } = runtime;
  const { onEvent, budget, changesReady } = conversation;
  const seen = { context: context.repository, files, tools, limits, onEvent };
  const { beforeFirstTurn, afterTurn, observed } = createTurnAttachments(seen, notices);
  const facts = createJobFacts(options.pendingWrites.requests, (path) => files.relative(path));
  const attachments = [
    ...context.attachments,
    ...context.repository.attachments,
    ...rendering.attachments,
    ...(await beforeFirstTurn(readsAmong(promptResults))),
  ];
  const messages: readonly Message[] = [
    ...attachments.map((attachment): Message => ({ role: 'attachment', attachment })),
    ...promptMessages(rendering),
  ];
  for (const message of messages) onEvent({ type: 'message', message });
  const { outputSchema: schema } = context.instructions;
  return await runAgent({
    ...conversation,
    runCall: observed(createJobRunCall({ ...runtime, tools }, { clock, origin: 'model', changesReady })),
    tools,
    isReadOnly: (name) => tools.some((tool) => tool.name === name && tool.readOnly),
    system: withSystemText(systemOf(options, schema, { tools, reader: 'people' }), rendering),
    messages,
    limits,
    ...(schema === null ? {} : { answer: { schema, check: answerCheck(schema) } }),
    after: async (turn) => {
      facts.observe(turn.results);
      return await afterTurn(turn);
    },
    facts: () => facts.sections(),
    alsoSpent: () => budget.subAgents(),
    signal,
  });
}

/** What the conversation of the job and those of its sub-agents share. */
function conversationOf(options: JobOptions): SubAgentOptions {
  const { model, prompt, limits, onDenied, changes, clock } = options;
  const cost: SubAgentOptions['costOf'] = (usage) => costOf(usage.model ?? model.name, usage, model.prices);
  const budget = createBudget(limits, cost, clock);
  return {
    model: meteredModel(model, { maxCostUsd: limits.maxCostUsd, costOf: cost }),
    parameters: prompt.spec.parameters,
    // A sub-agent answers the agent in plain text.
    system: systemOf(options, null, { tools: options.runtime.tools, reader: 'agent' }),
    onDenied,
    costOf: cost,
    ...(options.saveRest === undefined ? {} : { saveRest: options.saveRest }),
    clock,
    budget,
    changesReady: () => changes.ready(),
    onEvent: (event) => {
      budget.watch(event);
      options.onEvent(event);
    },
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
async function withoutModel(
  options: JobOptions,
  { rendering, ...ending }: Ending & { readonly rendering: Exclude<Rendering, { kind: 'rendered' }> },
): Promise<Result> {
  const denials = rendering.kind === 'refused' ? rendering.denials : [];
  const stop: Stop =
    rendering.kind === 'refused'
      ? { kind: 'denied', label: denials.map((denial) => denial.label).join('; ') }
      : { kind: 'cancelled', signal: String(options.signal.reason) };
  for (const denial of denials) options.onEvent({ type: 'denied', denial });
  options.onEvent({ type: 'stop', stop });
  const agent: AgentResult = { stop, text: '', results: [], spent: { ...noneSpent, elapsedMs: 0 } };
  const result = await resultOf(options, { agent, ...ending });
  const reason = 'A command of the prompt was refused, so the prompt could not be built and no model was asked.';
  return { ...result, denials, ...(rendering.kind === 'refused' ? { reason } : {}) };
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
