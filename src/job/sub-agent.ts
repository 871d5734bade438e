import type { OnEvent, RunEvent, Stop } from '../agent/events.js';
import { type AgentOptions, runAgent } from '../agent/loop.js';
import type { Attachment, Message, Part } from '../messages/types.js';
import { createRunCall } from '../pipeline/call.js';
import type { ToolOutput } from '../tools/types.js';
import { callContextOf } from './call-context.js';
import { createReminders } from './reminders.js';
import type { JobRuntime } from './runtime.js';
import type { SideEffects } from './side-effects.js';

export interface SubAgentRequest {
  readonly name: string;
  /** What the sub-agent is told; all it knows of the job. */
  readonly parts: readonly Part[];
  /** Files that these words name; they come behind them. */
  readonly attachments: readonly Attachment[];
  /** Under the rules of the skill. */
  readonly runtime: JobRuntime;
  readonly signal: AbortSignal;
}

export type SubAgentOptions = Pick<AgentOptions, 'model' | 'parameters' | 'system' | 'onDenied' | 'costOf'> & {
  readonly sideEffects: SideEffects;
  readonly clock: { now(): number };
  /** Resolves when a call may write. */
  readonly changesReady: () => Promise<void>;
  readonly onEvent: OnEvent;
};

/**
 * A conversation of its own: resolves with the sub-agent's answer, an error where it came to none. It shares the
 * limits of the job, cannot load skills, and sees nothing of the conversation that called it.
 */
export async function runSubAgent(
  { sideEffects, changesReady, ...options }: SubAgentOptions,
  { name, parts, attachments, runtime, signal }: SubAgentRequest,
): Promise<ToolOutput> {
  const onEvent = (event: RunEvent): void => {
    if (event.type !== 'sub-agent') options.onEvent({ type: 'sub-agent', name, event });
  };
  const runCall = createRunCall(callContextOf(runtime, options.clock, 'model'));
  const messages: readonly Message[] = [
    { role: 'user', visibility: 'everyone', parts },
    ...attachments.map((attachment): Message => ({ role: 'attachment', attachment })),
  ];
  for (const message of messages) onEvent({ type: 'message', message });
  const limits = sideEffects.budget.left();
  const agent = await runAgent({
    ...options,
    runCall: async (call, callSignal) => {
      await changesReady();
      return await runCall(call, callSignal);
    },
    tools: runtime.tools,
    isReadOnly: (tool) => runtime.tools.some((one) => one.name === tool && one.readOnly),
    messages,
    limits,
    after: createReminders(runtime.files, limits).remind,
    onEvent,
    signal,
  });
  sideEffects.budget.add(agent.spent);
  sideEffects.results.push(...agent.results);
  const text = agent.text === '' ? 'It gave no answer.' : agent.text;
  if (agent.stop.kind === 'final-text') return { parts: [{ type: 'text', text }] };
  const note = `The sub-agent of the skill ${name} did not finish: ${why(agent.stop)}. Its last words:`;
  return { parts: [{ type: 'text', text: `${note}\n\n${text}` }], isError: true };
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
      return `it made the same call ${String(stop.times)} times: ${stop.label}`;
    case 'denied':
      return `a call was refused: ${stop.label}`;
    case 'wrong-form':
      return `its answer has the wrong form: ${stop.problems.join('; ')}`;
    case 'truncated':
      return "its answer was cut at the model's limit";
    case 'cancelled':
      return 'the run was stopped';
    case 'model-error':
      return stop.modelError.message;
  }
}
