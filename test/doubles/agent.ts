import type { AgentCalls, AgentContext, AgentOpening, AgentOptions, AgentSpending } from '../../src/agent/options.js';
import type { RunCall } from '../../src/pipeline/types.js';
import type { CallResult, ToolCall } from '../../src/tools/call-result.js';

/** The options of a loop without their groups; everything but the model has a default. */
export type AgentSetup = Pick<AgentOptions, 'model'> &
  Partial<Omit<AgentOptions, 'model' | 'opening' | 'calls' | 'spending' | 'context'>> &
  Partial<AgentOpening & Omit<AgentCalls, 'run'> & AgentSpending> &
  AgentContext & { readonly runCall?: RunCall };

/** A successful call with this content. */
export function doneCall(call: ToolCall, changes: Partial<CallResult> = {}): CallResult {
  return { call, status: 'done', label: '', parts: [], isError: false, changes: [], durationMs: 0, ...changes };
}

export function agentOptions(setup: AgentSetup): AgentOptions {
  const { model, runCall, afterTurn, beforeRequest, facts, ...given } = setup;
  const { system = 'Be exact.', tools = [], messages = [task], ...rest } = given;
  const { parallelGroup = () => 'reads', onDenied = 'continue', saveRest, ...more } = rest;
  const { limits = manyTurns, costOf = () => null, alsoSpent, isRestored, ...others } = more;
  return {
    model,
    parameters: {},
    opening: { system, tools, messages },
    calls: {
      run: runCall ?? ((call) => Promise.resolve(doneCall(call))),
      parallelGroup,
      onDenied,
      ...some({ saveRest }),
    },
    spending: { limits, costOf, ...some({ alsoSpent, isRestored }) },
    context: some({ afterTurn, beforeRequest, facts }),
    clock: { now: () => 0 },
    onEvent: () => undefined,
    signal: new AbortController().signal,
    ...others,
  };
}

const task = { role: 'user', visibility: 'everyone', parts: [{ type: 'text', text: 'The task.' }] } as const;
const manyTurns = { maxTurns: 90, maxCostUsd: null, maxOutputTokens: null, timeoutMs: 60_000 };

/** Without the fields that are undefined. */
function some<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
