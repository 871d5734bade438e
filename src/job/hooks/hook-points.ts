import type { HookStop, Stop } from '../../agent/events.js';
import type { LoopHooks } from '../../agent/options.js';
import type { HookEvent } from '../../hooks/events.js';
import type { HookOccasion, Hooks } from '../../hooks/hooks.js';
import type { HookOutcome } from '../../hooks/merge-answers.js';
import type { Attachment } from '../../messages/types.js';
import type { CallHooks } from '../../pipeline/types.js';
import { withinTime } from '../../platform/host/time-limit.js';
import type { CallResult } from '../../tools/call-result.js';
import { type CallHookOptions, callHooksOf } from './call-hooks.js';
import { outputText } from './hook-text.js';

/** The merged answers of hooks at a point of the job. */
export interface HookReply {
  /** Context for the model. */
  readonly attachments: readonly Attachment[];
  readonly stop: HookStop | null;
}

/** The hooks of the project at the points of one job. */
export interface HookPoints {
  /** Around calls, also those of sub-agents and of the prompt. */
  readonly calls: CallHooks;
  /** Before the first request. */
  readonly start: (source: 'startup' | 'resume', model: string) => Promise<HookReply>;
  /** Before a command becomes the prompt. */
  readonly expansion: (command: string, args: string) => Promise<HookReply>;
  /** With the complete prompt, before it is sent. */
  readonly prompt: (text: string) => Promise<HookReply>;
  /** After all calls of a turn. */
  readonly afterTurn: (results: readonly CallResult[]) => Promise<readonly Attachment[]>;
  /** In the conversation of the job (`null`), or in that of a sub-agent. */
  readonly loop: (agent: string | null) => LoopHooks;
  readonly subAgentStart: (name: string) => Promise<readonly Attachment[]>;
  /** After the conversation. */
  readonly end: (stop: Stop | null) => Promise<void>;
}

export interface HookPointOptions extends Pick<CallHookOptions, 'world'> {
  readonly hooks: Hooks;
  readonly onNotice: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The number of answers that hooks can send back in one conversation. */
const mostBlocks = 8;

export function createHookPoints(options: HookPointOptions): HookPoints {
  const { hooks, signal, onNotice } = options;
  let stopped: HookStop | null = null;
  const run = async (occasion: Omit<HookOccasion, 'signal'>, within: AbortSignal = signal): Promise<HookOutcome> => {
    const outcome = await hooks.run({ ...occasion, signal: within });
    if (outcome.stop !== null) stopped ??= { kind: 'hook', event: occasion.event, reason: outcome.stop };
    return outcome;
  };
  const atPoint = async (
    event: HookEvent,
    subject: string | null,
    input: HookOccasion['input'],
  ): Promise<HookReply> => {
    const { block, context } = await run({ event, subject, input });
    if (block !== null) stopped ??= { kind: 'hook', event, reason: block };
    return { attachments: attachmentsOf(event, context), stop: stopped };
  };
  return {
    calls: callHooksOf({ ...options, has: (event) => hooks.has(event), run }),
    start: (source, model) => atPoint('SessionStart', source, { source, model }),
    expansion: (command, args) => atPoint('UserPromptExpansion', command, expansionInput(command, args)),
    prompt: (text) => atPoint('UserPromptSubmit', null, { prompt: text }),
    afterTurn: async (results) => {
      if (!hooks.has('PostToolBatch')) return [];
      return (await atPoint('PostToolBatch', null, { tool_calls: results.map(batchEntry) })).attachments;
    },
    loop: (agent) => ({
      stopped: () => stopped,
      beforeEnd: endHooks(agent, run, onNotice),
      mayCompact: async () => {
        const { block } = await run({
          event: 'PreCompact',
          subject: 'auto',
          input: { trigger: 'auto', custom_instructions: '' },
        });
        if (block !== null) onNotice(`A hook postponed the compaction of the conversation: ${block}`);
        return block === null;
      },
    }),
    subAgentStart: async (name) =>
      attachmentsOf(
        'SubagentStart',
        (await run({ event: 'SubagentStart', subject: name, input: agentInput(name) })).context,
      ),
    end: (stop) => runEndHooks(stop, run, signal),
  };
}

function expansionInput(command: string, args: string): HookOccasion['input'] {
  return {
    expansion_type: 'slash_command',
    command_name: command,
    command_args: args,
    prompt: `/${command} ${args}`.trimEnd(),
  };
}

const msAfterCancel = 1_500;

type Run = (occasion: Omit<HookOccasion, 'signal'>, within?: AbortSignal) => Promise<HookOutcome>;

async function runEndHooks(stop: Stop | null, run: Run, signal: AbortSignal): Promise<void> {
  // A run that was canceled must end soon.
  const within = signal.aborted ? withinTime(msAfterCancel) : new AbortController().signal;
  if (stop?.kind === 'model-error') {
    const { kind, message } = stop.modelError;
    await run({ event: 'StopFailure', subject: kind, input: { error: kind, error_details: message } }, within);
  }
  await run({ event: 'SessionEnd', subject: 'other', input: { reason: 'other' } }, within);
}

/** Asks the hooks about an answer; after too many blocks it is accepted. */
function endHooks(agent: string | null, run: Run, onNotice: (text: string) => void): LoopHooks['beforeEnd'] {
  const event = agent === null ? 'Stop' : 'SubagentStop';
  return async (answer, sentBack) => {
    const { block, context, stop } = await run({
      event,
      subject: agent,
      input: {
        ...(agent === null ? {} : agentInput(agent)),
        stop_hook_active: sentBack > 0,
        last_assistant_message: answer,
        background_tasks: [],
        session_crons: [],
      },
    });
    const reasons = [...(block === null ? [] : [block]), ...context];
    if (reasons.length === 0 || stop !== null) return [];
    if (sentBack >= mostBlocks) {
      onNotice(
        `${event} hooks sent the answer back ${String(mostBlocks)} times, so it was accepted: ${reasons.join('\n')}`,
      );
      return [];
    }
    return attachmentsOf(event, [reasons.join('\n\n')]);
  };
}

function agentInput(name: string): Readonly<Record<string, unknown>> {
  return { agent_id: name, agent_type: name };
}

function attachmentsOf(event: HookEvent, context: readonly string[]): readonly Attachment[] {
  return context.map((text) => ({ type: 'hook-output', event, text }));
}

function batchEntry({ call, meant: { id, name, input } = call, parts }: CallResult) {
  return { tool_name: name, tool_input: input, tool_use_id: id, tool_response: outputText(parts) };
}
