import { costOf } from '../model/prices.js';
import type { Tool } from '../tools/types.js';
import { createBudget } from './conversation/budget.js';
import type { JobOptions, ModelHelp } from './conversation/job-options.js';
import { createMeter } from './conversation/metered-model.js';
import type { SubAgentOptions } from './conversation/sub-agent.js';
import { type InstructionOptions, systemInstructions } from './input/instructions.js';

/** What the conversation of the job and those of its sub-agents share. */
export function sharedOptions(options: JobOptions): SubAgentOptions {
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

/** The system prompt of a conversation with these tools. */
export function systemOf(
  { context }: JobOptions,
  outputSchema: InstructionOptions['outputSchema'],
  audience: { readonly tools: readonly Tool[]; readonly reader: 'people' | 'agent' },
): string {
  return systemInstructions({ ...context.instructions, outputSchema }, audience);
}

/** Runs one work after the other. */
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
