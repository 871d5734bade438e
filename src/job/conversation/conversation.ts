import type { OnEvent } from '../../agent/events.js';
import { addUsage, type Limits, noneSpent, type Spent } from '../../agent/limits.js';
import { type AgentResult, runAgent } from '../../agent/loop.js';
import type { AgentCalls, AgentOptions, AgentSpending } from '../../agent/options.js';
import { assumedWindow } from '../../agent/window.js';
import { formatNumber } from '../../format-number.js';
import { answerCheck } from '../../messages/answer.js';
import { toolTokens } from '../../messages/estimate.js';
import type { Attachment, JsonSchema, Message, ModelMessage, ToolSpec } from '../../messages/types.js';
import type { Model, Usage } from '../../model/types.js';
import type { RunCall } from '../../pipeline/types.js';
import type { CallResult } from '../../tools/call-result.js';
import { offeredTools, toolNamed } from '../../tools/tool-named.js';
import type { Tool } from '../../tools/types.js';
import type { HookPoints } from '../hooks/hook-points.js';
import type { JobContext } from '../input/gather-context.js';
import { createJobFacts } from '../result/facts.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { Replay } from '../transcript/replay.js';
import {
  type ResumableCalls,
  recordingModel,
  repeatabilityOf,
  resumableCalls,
  resumableContext,
  resumableHooks,
  resumableRest,
} from '../transcript/resumable.js';
import type { Budget } from './budget.js';
import { type EndReminders, withReminders } from './end-reminders.js';
import type { JobOptions } from './job-options.js';
import { createJobRunCall, type RunCallOptions } from './job-run-call.js';
import { createTurnAttachments } from './reminders.js';
import { readsAmong } from './render-prompt.js';

export type SharedOptions = Pick<AgentOptions, 'parameters' | 'clock' | 'onEvent'> &
  Pick<AgentCalls, 'onDenied' | 'saveRest'> &
  Pick<AgentSpending, 'costOf'> & {
    readonly budget: Budget;
    readonly changesReady: RunCallOptions['changesReady'];
    /** The hooks of the project; `null` if there are none. */
    readonly jobHooks: HookPoints | null;
    readonly pendingWrites: JobOptions['pendingWrites'];
    readonly wrapCalls?: (runCall: RunCall) => RunCall;
    /** Notices of the job, in order. */
    readonly notices: string[];
  };

export interface Conversation {
  /** Counts what it costs, and restores the turns before an interruption. */
  readonly model: Model;
  readonly runtime: JobRuntime;
  readonly tools: readonly Tool[];
  /** The name of the sub-agent, for hooks; absent for the conversation of the job. */
  readonly agent?: string;
  /** The tools as the model sees them: in a resumed run, as they were. */
  readonly toolSpecs?: readonly ToolSpec[];
  readonly system: string;
  /** What precedes the first messages: the conversation of an earlier run. */
  readonly history?: readonly ModelMessage[];
  /** The first messages; `reads` is the context for the files that the prompt names. */
  readonly messages: (reads: readonly Attachment[]) => readonly Message[];
  readonly promptResults: readonly CallResult[];
  readonly repository: Pick<JobContext, 'touched' | 'written'>;
  readonly limits: Limits;
  /** Whether the limits are a share of those of the job. */
  readonly isShare: boolean;
  readonly outputSchema: JsonSchema | null;
  readonly replay: Replay | null;
  readonly restore: ResumableCalls['restore'];
  readonly wrapCalls?: (runCall: RunCall) => RunCall;
  readonly alsoSpent?: () => Omit<Spent, 'elapsedMs'>;
  /** Absent for a sub-agent. */
  readonly reminders?: EndReminders;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal;
}

export async function holdConversation(shared: SharedOptions, conversation: Conversation): Promise<AgentResult> {
  const { runtime, tools, system, history = [], limits, outputSchema, replay, onEvent } = conversation;
  const { files } = runtime;
  const { jobHooks } = shared;
  const toolSpecs: readonly ToolSpec[] = conversation.toolSpecs ?? specsOf(tools);
  const seen = { context: conversation.repository, files, knownFiles: runtime.knownFiles, tools, limits, onEvent };
  const { beforeFirstTurn, afterTurn, observed } = createTurnAttachments(seen, shared.notices);
  const facts = createJobFacts(conversation.isShare ? [] : shared.pendingWrites.requests, (path) =>
    files.relative(path),
  );
  const messages = conversation.messages(await beforeFirstTurn(readsAmong(conversation.promptResults)));
  for (const message of messages) onEvent({ type: 'message', message });
  const { contextWindow } = conversation.model;
  const share = conversation.isShare ? { limits } : {};
  onEvent({
    type: 'opening',
    system,
    toolSpecs,
    contextWindow,
    ...share,
    ...(history.length === 0 ? {} : { history }),
  });
  const crowded = conversation.isShare || replay?.hasNext() === true ? null : toolsNotice(toolSpecs, contextWindow);
  if (crowded !== null) {
    shared.notices.push(crowded);
    onEvent({ type: 'notice', level: 'warning', text: crowded });
  }
  const records = { replay, onRecord: onEvent };
  const ownRunCall = createJobRunCall({ ...runtime, tools }, callOptions({ ...shared, onEvent }, tools));
  const sharedRunCall = shared.wrapCalls?.(ownRunCall) ?? ownRunCall;
  const runCall = observed(conversation.wrapCalls?.(sharedRunCall) ?? sharedRunCall);
  const after: typeof afterTurn = async (turn) => {
    facts.observe(turn.results);
    return await afterTurn(turn);
  };
  const hooks: typeof afterTurn = async ({ results }) => (await jobHooks?.afterTurn(results)) ?? [];
  return await runAgent({
    model: recordingModel(conversation.model, onEvent),
    parameters: shared.parameters,
    opening: { system, tools: toolSpecs, messages, history },
    calls: {
      run: resumableCalls(runCall, {
        ...records,
        pendingWrites: shared.pendingWrites,
        restore: conversation.restore,
        onUncertain: ({ call, label }: CallResult) => {
          const text = `May have happened: ${call.name} ${label}. The run was interrupted while this call ran, and it was not run again.`;
          shared.notices.push(text);
          conversation.onEvent({ type: 'notice', level: 'warning', text });
        },
      }),
      parallelGroup: (name) => groupOf(toolNamed(tools, name)),
      onDenied: shared.onDenied,
      ...(shared.saveRest === undefined ? {} : { saveRest: resumableRest(shared.saveRest, records) }),
    },
    spending: {
      limits: conversation.limits,
      costOf: shared.costOf,
      ...(conversation.alsoSpent === undefined ? {} : { alsoSpent: conversation.alsoSpent }),
      isRestored: () => conversation.replay?.hasNext() === true,
    },
    context: {
      afterTurn: resumableContext({ after, hooks }, records),
      beforeRequest: () => replay?.beforeRequest() ?? [],
      facts: () => facts.sections(),
    },
    ...(outputSchema === null ? {} : { answer: { schema: outputSchema, check: answerCheck(outputSchema) } }),
    ...loopHooks(jobHooks, conversation, records),
    clock: shared.clock,
    onEvent,
    signal: conversation.signal,
  });
}

function loopHooks(
  jobHooks: HookPoints | null,
  { agent, reminders }: Conversation,
  records: Parameters<typeof resumableHooks>[1],
): Pick<Parameters<typeof runAgent>[0], 'hooks'> {
  const ofProject = jobHooks?.loop(agent ?? null) ?? null;
  const hooks = reminders === undefined ? ofProject : withReminders(ofProject, reminders);
  return hooks === null ? {} : { hooks: resumableHooks(hooks, records) };
}

/** The tools as the model sees them. */
export const specsOf = (tools: readonly Tool[]): readonly ToolSpec[] => offeredTools(tools).map(specOf);

const knownSpecs = new WeakMap<JsonSchema, ToolSpec>();

/** The same object for the same tool, so that its JSON is made once for all jobs of a batch. */
function specOf({ name, description, inputSchema }: Tool): ToolSpec {
  const known = knownSpecs.get(inputSchema);
  if (known?.name === name && known.description === description) return known;
  const spec = { name, description, inputSchema };
  knownSpecs.set(inputSchema, spec);
  return spec;
}

function groupOf(tool: Tool | undefined): string | null {
  if (tool?.readOnly === true) return 'reads';
  return tool?.concurrent === true ? tool.name : null;
}

/** Records when a call starts, and what it means if its end is missing. */
function callOptions({ clock, changesReady, onEvent }: SharedOptions, tools: readonly Tool[]): RunCallOptions {
  return {
    clock,
    origin: 'model',
    changesReady,
    onStart: ({ id, name }, { effects, rule, reason }) => {
      onEvent({ type: 'call-start', id, repeat: repeatabilityOf(toolNamed(tools, name), effects), rule, reason });
    },
  };
}

/** Counts what was used before an interruption. */
export function addUsages(
  { budget, costOf }: SharedOptions,
  { usages, turns }: { readonly usages: readonly Usage[]; readonly turns: number },
): void {
  const costs = usages.map(costOf);
  budget.add({
    turns,
    usage: usages.reduce(addUsage, noneSpent.usage),
    costUsd: costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
  });
}

/** More leaves too little room for the work: compaction cannot make definitions smaller. */
const largestShare = 1 / 3;

/** What to do if the definitions of tools fill the context window, with the servers that they are of; else `null`. */
export function toolsNotice(tools: readonly ToolSpec[], contextWindow: number | null): string | null {
  const window = contextWindow ?? assumedWindow;
  const total = toolTokens(tools);
  if (total <= window * largestShare) return null;
  const groups = new Map<string, readonly ToolSpec[]>();
  for (const tool of tools) {
    const group = /^mcp__(?:(?!__).)+/.exec(tool.name)?.[0] ?? builtIn;
    groups.set(group, [...(groups.get(group) ?? []), tool]);
  }
  const sizes = [...groups]
    .map(([group, own]) => ({ group, count: own.length, tokens: toolTokens(own) }))
    .toSorted((a, b) => b.tokens - a.tokens)
    .map(({ group, count, tokens }) => `${group} ${rounded(tokens)} (${formatNumber(count)})`);
  const hint =
    groups.size > (groups.has(builtIn) ? 1 : 0)
      ? 'Allow only the tools that the job needs, by name'
      : 'Use a model with a larger context window';
  return `The definitions of tools take about ${rounded(total)} of the ${formatNumber(window)} tokens of the context window: ${sizes.join(', ')}. ${hint}.`;
}

const builtIn = 'built-in tools';

function rounded(tokens: number): string {
  return formatNumber(tokens < 1_000 ? Math.round(tokens) : Math.round(tokens / 100) * 100);
}
