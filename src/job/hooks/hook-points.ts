import type { HookStop, Stop } from '../../agent/events.js';
import type { LoopHooks } from '../../agent/options.js';
import type { HookEvent } from '../../hooks/events.js';
import type { HookOccasion, Hooks } from '../../hooks/hooks.js';
import type { HookOutcome } from '../../hooks/merge-answers.js';
import type { Attachment } from '../../messages/types.js';
import { meantBy } from '../../pipeline/refusals.js';
import type { CallHooks, CallRefusal, ExecutedCall, PermittedCall, PreHookAnswer } from '../../pipeline/types.js';
import { withinTime } from '../../platform/host/time-limit.js';
import { createPolicyEngine } from '../../policy/engine/engine.js';
import {
  anyOf,
  type DeclaredEffect,
  type PathFacts,
  type PolicyEngine,
  type PolicyRequest,
} from '../../policy/types.js';
import type { CallResult, ToolCall } from '../../tools/call-result.js';
import { outputText } from './hook-text.js';

export interface HookReply {
  readonly attachments: readonly Attachment[];
  readonly stop: HookStop | null;
}

export type HookPoints = Readonly<ReturnType<typeof createHookPoints>>;

export interface HookPointOptions extends Pick<CallHookOptions, 'world'> {
  readonly hooks: Hooks;
  readonly onNotice: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The number of answers that hooks can send back in one conversation. */
const mostBlocks = 8;

export function createHookPoints(options: HookPointOptions) {
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
    /** Around calls, also those of sub-agents and of the prompt. */
    calls: callHooksOf({ ...options, has: (event) => hooks.has(event), run }),
    start: (source: 'startup' | 'resume', model: string): Promise<HookReply> =>
      atPoint('SessionStart', source, { source, model }),
    /** Before a command becomes the prompt. */
    expansion: (command: string, args: string): Promise<HookReply> =>
      atPoint('UserPromptExpansion', command, {
        expansion_type: 'slash_command',
        command_name: command,
        command_args: args,
        prompt: `/${command} ${args}`.trimEnd(),
      }),
    prompt: (text: string): Promise<HookReply> => atPoint('UserPromptSubmit', null, { prompt: text }),
    afterTurn: async (results: readonly CallResult[]): Promise<readonly Attachment[]> => {
      if (!hooks.has('PostToolBatch')) return [];
      return (await atPoint('PostToolBatch', null, { tool_calls: results.map(batchEntry) })).attachments;
    },
    /** In the conversation of the job (`null`), or in that of a sub-agent. */
    loop: (agent: string | null): LoopHooks => ({
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
    subAgentStart: async (name: string): Promise<readonly Attachment[]> =>
      attachmentsOf(
        'SubagentStart',
        (await run({ event: 'SubagentStart', subject: name, input: agentInput(name) })).context,
      ),
    end: (stop: Stop | null): Promise<void> => runEndHooks(stop, run, signal),
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

interface CallHookOptions {
  readonly has: Hooks['has'];
  readonly run: (occasion: Omit<HookOccasion, 'signal'>, signal: AbortSignal) => Promise<HookOutcome>;
  readonly world: PathFacts;
}

/** The hooks of the project around calls, in the protocol's terms. */
function callHooksOf({ has, run, world }: CallHookOptions): CallHooks {
  const isCondition = createConditions(world);
  const occasion = (event: HookOccasion['event'], call: ToolCall, request: PolicyRequest) => ({
    event,
    subject: call.name,
    isCondition: (rule: string) => isCondition(rule, request),
  });
  const decide = async (
    event: 'PreToolUse' | 'PermissionRequest',
    permitted: PermittedCall,
    signal: AbortSignal,
  ): Promise<PreHookAnswer> => {
    const call = meantBy(permitted);
    const ids = event === 'PreToolUse' ? { tool_use_id: call.id } : {};
    const input = { tool_name: call.name, tool_input: call.input, ...ids };
    return answerOf(await run({ ...occasion(event, call, requestOf(permitted)), input }, signal));
  };
  return {
    before: (call, signal) => (has('PreToolUse') ? decide('PreToolUse', call, signal) : Promise.resolve(pass)),
    beforeEdits: async ({ call, evaluation }, signal) => {
      const context: string[] = [];
      for (const { tool, access, path } of has('PreToolUse') ? (evaluation.edits?.() ?? []) : []) {
        const edit = { id: call.id, name: tool, input: { file_path: path } };
        const request: PolicyRequest = { tool, effects: [{ kind: access, path }] };
        const input = fieldsOf(edit);
        const answer = answerOf(
          await run({ ...occasion('PreToolUse', edit, request), input, onlyNamed: true }, signal),
        );
        if (answer.kind === 'block') return answer;
        if (answer.kind === 'change')
          return { kind: 'block', reason: `${answer.by} changes what ${tool} does to ${path}: use this tool` };
        context.push(...(answer.context ?? []));
      }
      return { kind: 'pass', context };
    },
    confirm: (call, signal) =>
      has('PermissionRequest') ? decide('PermissionRequest', call, signal) : Promise.resolve(pass),
    refused: async (refusal, signal) => {
      if (!has('PermissionDenied')) return [];
      const { reason } = refusal;
      const call = refusal.meant ?? refusal.call;
      const input = { ...fieldsOf(call), reason };
      const { context, mayRetry } = await run(
        { ...occasion('PermissionDenied', call, requestOfRefusal(refusal)), input },
        signal,
      );
      return mayRetry
        ? [...context, 'A hook of this repository suggests to try this call again, in another form.']
        : context;
    },
    after: async (done, signal) => {
      const event = done.output.isError === true ? 'PostToolUseFailure' : 'PostToolUse';
      if (!has(event)) return { context: [] };
      const call = meantBy(done);
      const {
        context,
        updatedOutput,
        changedBy = '',
      } = await run(
        { ...occasion(event, call, requestOf(done)), input: { ...fieldsOf(call), ...endOf(done, call) } },
        signal,
      );
      return { context, ...(updatedOutput === undefined ? {} : { output: updatedOutput, by: changedBy }) };
    },
  };
}

const pass: PreHookAnswer = { kind: 'pass' };

/** An allow of a hook permits nothing: only a block or a new input, which is evaluated again, has an effect. */
function answerOf({ block, stop, context, updatedInput, changedBy = '' }: HookOutcome): PreHookAnswer {
  if (block !== null) return { kind: 'block', reason: block };
  if (stop !== null) return { kind: 'block', reason: stop };
  if (updatedInput === undefined) return { kind: 'pass', context };
  return { kind: 'change', input: updatedInput, by: changedBy, context };
}

function fieldsOf({ id, name, input }: ToolCall) {
  return { tool_name: name, tool_input: input, tool_use_id: id };
}

function endOf({ output, durationMs }: ExecutedCall, call: ToolCall) {
  const text = outputText(output.parts);
  if (output.isError === true) return { error: text, is_interrupt: false, duration_ms: durationMs };
  return { tool_response: responseOf(call, text), duration_ms: durationMs };
}

/** The output in the shape that hooks know from the tool of the same name. */
function responseOf({ name, input }: ToolCall, text: string): object {
  const { file_path: path } = (input ?? {}) as { readonly file_path?: unknown };
  if (name === 'Bash') return { stdout: text, stderr: '', interrupted: false, isImage: false };
  if (typeof path === 'string' && name !== 'Read') return { filePath: path, success: true, text };
  return { content: [{ type: 'text', text }] };
}

function requestOf({ tool, bound: { effects, subject } }: PermittedCall): PolicyRequest {
  return { tool: tool.name, effects, ...(subject === undefined ? {} : { subject }) };
}

function requestOfRefusal({ call, meant = call, effects }: CallRefusal): PolicyRequest {
  const known = effects.flatMap((effect) => (anyOf(effect) === null ? [effect as DeclaredEffect] : []));
  return { tool: meant.name, effects: known };
}

/** As a deny rule: any command of a line, behind wrappers. What cannot be analyzed matches, so nothing evades it. */
function createConditions(world: PathFacts): (rule: string, request: PolicyRequest) => boolean {
  const engines = new Map<string, PolicyEngine>();
  return (rule, request) => {
    const lists = { allow: [], ask: [], deny: [rule] };
    const engine = engines.get(rule) ?? createPolicyEngine({ lists, mode: 'yolo', readOnlyCommands: true, world });
    engines.set(rule, engine);
    const { parts, rule: deciding } = engine(request);
    if (deciding === rule || parts.some((part) => part.rule === rule)) return true;
    return parts.length === 0 && request.effects.some(({ kind }) => kind === 'shell');
  };
}
