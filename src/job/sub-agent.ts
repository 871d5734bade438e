import type { RunEvent, Stop } from '../agent/events.js';
import { runAgent } from '../agent/loop.js';
import type { AgentOptions } from '../agent/options.js';
import type { Attachment, Message, Part } from '../messages/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { ToolOutput } from '../tools/types.js';
import type { Budget } from './budget.js';
import { createJobFacts } from './facts.js';
import type { JobHooks } from './job-hooks.js';
import { createJobRunCall } from './job-run-call.js';
import { createReminders } from './reminders.js';
import type { JobRuntime } from './runtime.js';

export interface SubAgentRequest {
  readonly name: string;
  /** The task: all that the sub-agent knows of the job. */
  readonly parts: readonly Part[];
  /** Files that the task names; they follow it. */
  readonly attachments: readonly Attachment[];
  /** Under the rules of the skill. */
  readonly runtime: JobRuntime;
  readonly signal: AbortSignal;
}

export type SubAgentOptions = Pick<
  AgentOptions,
  'model' | 'parameters' | 'system' | 'onDenied' | 'costOf' | 'saveRest' | 'clock' | 'onEvent'
> & {
  readonly budget: Budget;
  readonly jobHooks: JobHooks | null;
  readonly changesReady: () => Promise<void>;
};

export interface SubAgentResult {
  /** The answer; an error if there is none. */
  readonly output: ToolOutput;
  readonly results: readonly CallResult[];
}

/**
 * Runs a separate conversation. It shares the limits of the job, cannot load skills, and sees nothing of the
 * conversation that called it.
 */
export async function runSubAgent(
  { budget, changesReady, jobHooks, ...options }: SubAgentOptions,
  { name, parts, attachments, runtime, signal }: SubAgentRequest,
): Promise<SubAgentResult> {
  const onEvent = (event: RunEvent): void => {
    if (event.type !== 'sub-agent') options.onEvent({ type: 'sub-agent', name, event });
  };
  const messages: readonly Message[] = [
    { role: 'user', visibility: 'everyone', parts },
    ...[...attachments, ...((await jobHooks?.subAgentStart(name)) ?? [])].map(
      (attachment): Message => ({ role: 'attachment', attachment }),
    ),
  ];
  for (const message of messages) onEvent({ type: 'message', message });
  const limits = budget.left();
  const facts = createJobFacts([], (path) => runtime.files.relative(path));
  const { remind, observed } = createReminders(runtime.files, limits);
  const agent = await runAgent({
    ...options,
    runCall: observed(createJobRunCall(runtime, { clock: options.clock, origin: 'model', changesReady })),
    tools: runtime.tools,
    isReadOnly: (tool) => runtime.tools.some((one) => one.name === tool && one.readOnly),
    messages,
    limits,
    after: async (turn) => {
      facts.observe(turn.results);
      return await remind(turn);
    },
    facts: () => facts.sections(),
    ...(jobHooks === null ? {} : { hooks: jobHooks.loop(name) }),
    onEvent,
    signal,
  });
  budget.add(agent.spent);
  const text = agent.text === '' ? 'It returned no answer.' : agent.text;
  const { results } = agent;
  if (agent.stop.kind === 'final-text') return { output: { parts: [{ type: 'text', text }] }, results };
  const note = `The sub-agent of the skill ${name} did not finish: ${why(agent.stop)}. Its last text:`;
  return { output: { parts: [{ type: 'text', text: `${note}\n\n${text}` }], isError: true }, results };
}

function why(stop: Stop): string {
  switch (stop.kind) {
    case 'final-text':
    case 'no-output':
      return 'it ended without an answer';
    case 'turns':
    case 'cost':
    case 'tokens':
    case 'time':
      return `the budget of the job is used up (${stop.kind})`;
    case 'repeated-call':
      return `it repeated the same call ${stop.times} times: ${stop.label}`;
    case 'context-full':
      return 'its context window is full';
    case 'announced-only':
      return 'it announced further work and ended without doing it';
    case 'denied':
      return `a call was refused: ${stop.label}`;
    case 'hook':
      return `a hook stopped it: ${stop.reason}`;
    case 'wrong-form':
      return `its answer does not match the schema: ${stop.problems.join('; ')}`;
    case 'truncated':
      return "its answer was cut at the model's limit";
    case 'cancelled':
      return 'the run was stopped';
    case 'model-error':
      return stop.modelError.message;
  }
}
