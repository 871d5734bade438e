import { createSkillTool } from '../../tools/skill.js';
import type { Tool } from '../../tools/types.js';
import type { JobOptions } from './job-options.js';
import type { SubAgentOptions } from './sub-agent.js';

/** The tools of the job's own conversation: those of its runtime, and those for skills and sub-agents if there are any. */
export async function modelTools(options: JobOptions, subAgent: SubAgentOptions): Promise<readonly Tool[]> {
  const { runtime } = options;
  return [
    ...(await subAgent.helpTools(runtime.tools, runtime.files)),
    ...(await skillTool(options, subAgent)),
    ...(await taskTool(options, subAgent)),
  ];
}

async function skillTool(
  { runtime, prompt, context }: JobOptions,
  subAgent: SubAgentOptions,
): Promise<readonly Tool[]> {
  const { catalog, loaded } = context.repository;
  if (catalog === null) return [];
  const { createSkillLoader } = await import('./skills.js');
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
  return [createSkillTool(load, catalog.nameOf)];
}

async function taskTool({ runtime, context, models }: JobOptions, subAgent: SubAgentOptions): Promise<readonly Tool[]> {
  const { agents } = context.repository;
  if (agents.length === 0) return [];
  const { createTask } = await import('./task.js');
  return [createTask({ agents, runtime, subAgent, modelNamed: models.modelNamed })];
}
