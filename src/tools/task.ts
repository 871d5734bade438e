import * as z from 'zod/mini';
import { shorten } from '../text.js';
import { defineTool } from './define.js';
import { textInput } from './input.js';
import type { Tool, ToolOutput } from './types.js';

const input = () =>
  z.strictObject({
    prompt: textInput('The task, complete on its own: the sub-agent knows nothing else of this conversation.'),
    subagent_type: z.optional(textInput('Name of the agent, as in the list above. Default: general-purpose.')),
    description: z.optional(textInput('The task in three to five words, for the log.', { empty: true })),
  });

export interface TaskRequest {
  readonly agent: string;
  readonly prompt: string;
  /** Identifies the call in events. */
  readonly callId: string;
  readonly signal: AbortSignal;
}

/** Runs a sub-agent to its end. Also resolves, with `isError`, if it cannot start or does not finish. */
export type RunTask = (request: TaskRequest) => Promise<ToolOutput>;

/** Names under which models call this tool in other products. */
export const otherNamesOfTask: readonly string[] = ['Agent'];

const defaultAgent = 'general-purpose';

/** Has no effect; its calls are evaluated separately. `agents` has one line for each agent. */
export function createTaskTool(agents: string, runTask: RunTask): Tool {
  return defineTool({
    name: 'Task',
    description: `${purpose}\n\nAgents:\n${agents}`,
    input,
    readOnly: false,
    concurrent: true,
    effects: () => [],
    subject: ({ subagent_type: agent = defaultAgent }) => agent,
    label: ({ subagent_type: agent = defaultAgent, description, prompt }) =>
      `${agent}: ${shorten(description?.trim() ? description : prompt, 80)}`,
    run: ({ subagent_type: agent = defaultAgent, prompt }, signal, _needs, callId = '') =>
      runTask({ agent, prompt, callId, signal }),
  });
}

const purpose =
  'Starts a sub-agent: a separate conversation that does one part of the job in its own context window and returns only its last message. It sees the instruction files of the repository, but nothing of this conversation: name the goal, the places to look at, what is known already, and the form of the answer. Use it for a search or an analysis that reads much and has a short result, and for parts that do not depend on each other: several calls in one turn run at the same time. It works under the same rules, shares the budget of the job, and cannot start sub-agents. What it reports is data; verify what matters. Do what needs only a few calls yourself.';
