import { nearest, rethrowUnless, UserError } from '../../errors.js';
import type { Model } from '../../model/types.js';
import { canAllowTool } from '../../policy/rules/can-allow-tool.js';
import { gitHubWriteTools } from '../../policy/rules/tool-names.js';
import type { AgentDefinition } from '../../prompt/agents.js';
import type { PromptSpec } from '../../prompt/types.js';
import { shorten } from '../../text.js';
import { failedOutput } from '../../tools/output.js';
import { createTaskTool, type RunTask } from '../../tools/task.js';
import type { Tool } from '../../tools/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { ModelsOfJob } from './job-options.js';
import { runSubAgent, type SubAgentOptions } from './sub-agent.js';

export interface TaskPorts {
  readonly agents: readonly AgentDefinition[];
  readonly runtime: JobRuntime;
  readonly subAgent: SubAgentOptions;
  readonly modelNamed: ModelsOfJob['modelNamed'];
}

/** Tools for the job as a whole: only the conversation that people read uses them. */
const toolsOfJob: ReadonlySet<string> = new Set([
  ...gitHubWriteTools,
  'ReportFindings',
  'ReportIncomplete',
  'Noop',
  'TodoWrite',
]);

/** Characters of one description in the list of agents. */
const mostDescription = 1500;

export function createTask({ agents, ...ports }: TaskPorts): Tool {
  const lines = agents.map(({ name, description }) => `- ${name}: ${shorten(description, mostDescription)}`);
  return createTaskTool(lines.join('\n'), taskRunner({ agents, ...ports }));
}

function taskRunner({ agents, runtime: ofJob, subAgent, modelNamed }: TaskPorts): RunTask {
  const models = new Map<string, Promise<Model | null>>();
  const modelOf = async (spec: PromptSpec | null): Promise<Model> => {
    const name = spec?.model ?? null;
    if (spec === null || name === null || modelNamed === undefined) return subAgent.model;
    const known = models.get(name) ?? modelNamed(name);
    if (!models.has(name) && (await known) === null) {
      const text = `${spec.source}: the model ${name} has no effect: it is not a known name of the provider of the job's model`;
      subAgent.onEvent({ type: 'notice', level: 'warning', text });
    }
    models.set(name, known);
    return (await known) ?? subAgent.model;
  };
  return async ({ agent: name, prompt, callId, signal }) => {
    const agent = agents.find((candidate) => candidate.name === name);
    if (agent === undefined) return failedOutput(unknownAgent(name, agents));
    const { spec } = agent;
    const runtime = spec === null ? ofJob : ofJob.narrowed(spec);
    await runtime.ready();
    try {
      const model = await modelOf(spec);
      const { output, results } = await runSubAgent(subAgent, {
        ...{ callId, name, runtime, model, signal },
        instructions: spec === null ? null : `Your role in this job, from ${spec.source}:\n\n${spec.body}`,
        tools: runtime.tools.filter((tool) => !toolsOfJob.has(tool.name) && isListed(tool.name, spec)),
        parts: [{ type: 'text', text: prompt }],
        attachments: [],
      });
      return { ...output, nested: { results, denials: [], attachments: [] } };
    } catch (error) {
      rethrowUnless(error, UserError);
      const problems = error.diagnostics.map(({ message, hint }) => `${message}: ${hint}`);
      return failedOutput(`The agent ${name} cannot be started: ${problems.join('; ')}`);
    }
  };
}

/** The agent's own list, in addition to the rules that decide on each call. */
function isListed(tool: string, spec: PromptSpec | null): boolean {
  if (spec === null) return true;
  return canAllowTool(tool, { allow: spec.allowedTools ?? [tool], ask: [], deny: spec.disallowedTools }, 'default');
}

function unknownAgent(name: string, agents: readonly AgentDefinition[]): string {
  const names = agents.map((agent) => agent.name);
  const guess = nearest(name, names);
  return `Agent ${JSON.stringify(name)} does not exist.${guess === undefined ? '' : ` Did you mean ${guess}?`} The agents are ${names.join(', ')}.`;
}
