import { addUsage, noneSpent } from '../agent/limits.js';
import { type AgentResult, runAgent } from '../agent/loop.js';
import { answerCheck } from '../messages/answer.js';
import type { Attachment, Message, ToolSpec } from '../messages/types.js';
import type { Usage } from '../model/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { Tool } from '../tools/types.js';
import { createJobFacts } from './facts.js';
import type { JobOptions } from './job-options.js';
import { createJobRunCall, type RunCallOptions } from './job-run-call.js';
import type { RecordedCall } from './recorded-run.js';
import { readsAmong } from './render-prompt.js';
import { labelOf } from './replay.js';
import {
  type ResumableCalls,
  recordingModel,
  repeatabilityOf,
  resumableCalls,
  resumableContext,
  resumableHooks,
  resumableRest,
} from './resumable.js';
import { restoreSkill } from './skills.js';
import type { SubAgentOptions } from './sub-agent.js';
import { createTurnAttachments } from './turn-attachments.js';

/** How the conversation of a job begins. */
export interface Opening {
  readonly system: string;
  /** The first messages; `reads` is the context for the files that the prompt names. */
  readonly messages: (reads: readonly Attachment[]) => readonly Message[];
  /** The tools as the model sees them: in a resumed run, as they were. */
  readonly toolSpecs?: readonly ToolSpec[];
  readonly tools: readonly Tool[];
  /** Receives the notices of later turns. */
  readonly notices: string[];
  readonly promptResults: readonly CallResult[];
}

/** The conversation of the job itself. */
export async function converse(
  options: JobOptions,
  conversation: SubAgentOptions,
  opening: Opening,
): Promise<AgentResult> {
  const { tools, notices, system } = opening;
  const toolSpecs: readonly ToolSpec[] = opening.toolSpecs ?? tools.map(specOf);
  const { runtime, limits, context, signal, replay = null, hooks = null } = options;
  const { files } = runtime;
  const { onEvent, budget } = conversation;
  const seen = { context: context.repository, files, tools, limits, onEvent };
  const { beforeFirstTurn, afterTurn, observed } = createTurnAttachments(seen, notices);
  const facts = createJobFacts(options.pendingWrites.requests, (path) => files.relative(path));
  const messages = opening.messages(await beforeFirstTurn(readsAmong(opening.promptResults)));
  for (const message of messages) onEvent({ type: 'message', message });
  onEvent({ type: 'opening', system, toolSpecs });
  const { outputSchema: schema } = context.instructions;
  const records = { replay, onRecord: onEvent };
  const runCall = observed(createJobRunCall({ ...runtime, tools }, callOptions(conversation, tools)));
  const after = async (turn: Parameters<typeof afterTurn>[0]) => {
    facts.observe(turn.results);
    return await afterTurn(turn);
  };
  return await runAgent({
    ...conversation,
    model: recordingModel(conversation.model, onEvent),
    runCall: resumableCalls(runCall, { ...records, ...restoring(options, conversation, notices) }),
    tools: toolSpecs,
    isReadOnly: (name) => tools.some((tool) => tool.name === name && tool.readOnly),
    system,
    messages,
    limits,
    ...(schema === null ? {} : { answer: { schema, check: answerCheck(schema) } }),
    after: resumableContext({ after, hooks: async ({ results }) => (await hooks?.afterTurn(results)) ?? [] }, records),
    ...(hooks === null ? {} : { hooks: resumableHooks(hooks.loop(null), records) }),
    ...(options.saveRest === undefined ? {} : { saveRest: resumableRest(options.saveRest, records) }),
    news: () => replay?.news() ?? [],
    facts: () => facts.sections(),
    alsoSpent: () => budget.subAgents(),
    signal,
  });
}

function specOf({ name, description, inputSchema }: Tool): ToolSpec {
  return { name, description, inputSchema };
}

/** Records when a call starts, and what it means if its end is missing. */
export function callOptions(
  { clock, changesReady, onEvent }: Pick<SubAgentOptions, 'clock' | 'changesReady' | 'onEvent'>,
  tools: readonly Tool[],
): RunCallOptions {
  return {
    clock,
    origin: 'model',
    changesReady,
    onStart: ({ id, name }, { effects, rule, reason }) => {
      const tool = tools.find((one) => one.name === name);
      onEvent({ type: 'call-start', id, repeat: repeatabilityOf(tool, effects), rule, reason });
    },
  };
}

function restoring(
  options: JobOptions,
  conversation: SubAgentOptions,
  notices: string[],
): Pick<ResumableCalls, 'pendingWrites' | 'restore' | 'onUncertain'> {
  const { context, runtime, pendingWrites } = options;
  return {
    pendingWrites,
    restore: async ({ call, subAgent }: RecordedCall, result) => {
      addUsages(conversation, subAgent, subAgent.length);
      if (call.name !== 'Skill' || result.isError) return;
      const { catalog, loaded } = context.repository;
      const name = String((call.input as { readonly skill?: unknown }).skill).replace(/^\//, '');
      await restoreSkill(name, { catalog, runtime, onLoaded: (skill) => loaded.push(skill) });
    },
    onUncertain: ({ call }) => {
      const text = `May have happened: ${call.name} ${labelOf(call)}. The run was interrupted while this call ran, and it was not run again.`;
      notices.push(text);
      conversation.onEvent({ type: 'notice', level: 'warning', text });
    },
  };
}

/** Counts what was used before an interruption. */
export function addUsages(
  { budget, costOf }: Pick<SubAgentOptions, 'budget' | 'costOf'>,
  usages: readonly Usage[],
  turns: number,
): void {
  const costs = usages.map(costOf);
  budget.add({
    turns,
    usage: usages.reduce(addUsage, noneSpent.usage),
    costUsd: costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0),
  });
}
