import type { HookOccasion, Hooks } from '../../hooks/hooks.js';
import type { HookOutcome } from '../../hooks/merge-answers.js';
import { meantBy } from '../../pipeline/meant-call.js';
import type { CallHooks, CallRefusal, ExecutedCall, PermittedCall, PreHookAnswer } from '../../pipeline/types.js';
import { createPolicyEngine } from '../../policy/engine/engine.js';
import {
  anyOf,
  type DeclaredEffect,
  type PathFacts,
  type PolicyEngine,
  type PolicyRequest,
} from '../../policy/types.js';
import type { ToolCall } from '../../tools/call-result.js';
import { outputText } from './hook-text.js';

export interface CallHookOptions {
  readonly has: Hooks['has'];
  readonly run: (occasion: Omit<HookOccasion, 'signal'>, signal: AbortSignal) => Promise<HookOutcome>;
  readonly world: PathFacts;
}

/** The hooks of the project around calls, in the protocol's terms. */
export function callHooksOf({ has, run, world }: CallHookOptions): CallHooks {
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

/**
 * Whether a call matches the rule of an `if`, as a deny rule would: in any command of a line, behind wrappers too. A
 * command line that cannot be analyzed matches, so that no spelling evades a hook.
 */
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
