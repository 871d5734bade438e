import type { AgentResult } from '../agent/loop.js';
import { addUsages, type Conversation, holdConversation, type SharedOptions } from './conversation/conversation.js';
import type { JobOptions } from './conversation/job-options.js';
import type { SubAgentOptions } from './conversation/sub-agent.js';
import type { RecordedCall } from './transcript/recorded-run.js';

/** How the conversation of a job begins. */
export type Opening = Pick<Conversation, 'system' | 'messages' | 'toolSpecs' | 'tools' | 'promptResults'>;

/** The conversation of the job itself. */
export async function converse(
  options: JobOptions,
  shared: SharedOptions & Pick<SubAgentOptions, 'model' | 'meter'>,
  opening: Opening,
): Promise<AgentResult> {
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
