import type { ToolCallPart, ToolResultPart } from '../messages/types.js';
import type { RunCall } from '../pipeline/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { OnEvent } from './events.js';

export interface CallRunner {
  readonly runCall: RunCall;
  /** Adjacent calls of the same group run in parallel; `null` = alone. */
  readonly parallelGroup: (tool: string) => string | null;
  readonly onEvent: OnEvent;
  /** Checked before each group of calls: true means that no further call starts. */
  readonly shouldStop: (results: readonly CallResult[]) => boolean;
}

/**
 * Runs the calls of one turn: adjacent calls of a group in parallel, every other call alone and in order. Results are in
 * the order of the calls; a call that was not started has none.
 */
export async function runCalls(
  calls: readonly ToolCallPart[],
  runner: CallRunner,
  signal: AbortSignal,
): Promise<readonly CallResult[]> {
  const results: CallResult[] = [];
  for (const group of groups(calls, runner.parallelGroup)) {
    if (runner.shouldStop(results)) break;
    results.push(...(await Promise.all(group.map((call) => runOne(call, runner, signal)))));
  }
  return results;
}

async function runOne(part: ToolCallPart, runner: CallRunner, signal: AbortSignal): Promise<CallResult> {
  const call = { id: part.id, name: part.name, input: part.input };
  runner.onEvent({ type: 'tool-start', call });
  const result = await runner.runCall(call, signal);
  const withoutNested: CallResult = { ...result };
  delete (withoutNested as { nested?: unknown }).nested;
  runner.onEvent({ type: 'tool-end', result: withoutNested });
  // What the sandbox blocked inside a permitted call.
  for (const denial of result.nested?.denials ?? [])
    if (denial.stage === 'execution') runner.onEvent({ type: 'denied', denial });
  return result;
}

/** A call whose input is not JSON, in a turn that the output limit cut off, is not run: the model learns why. */
export function refuseTruncated(runCall: RunCall): RunCall {
  return async (call, signal) => {
    if (typeof call.input !== 'string') return await runCall(call, signal);
    const text =
      'This call was cut off at the limit of output tokens, so it was not run. Sending it again fails in the same way: write the content in several smaller calls.';
    const parts = [{ type: 'text', text } as const];
    return { call, status: 'invalid', label: call.name, parts, isError: true, changes: [], durationMs: 0 };
  };
}

/** The result as part of the conversation. */
export function toResultPart(result: CallResult): ToolResultPart {
  return {
    type: 'tool-result',
    id: result.call.id,
    name: result.call.name,
    parts: result.parts,
    isError: result.isError,
  };
}

/** More parallel calls would not be faster, and calls that have started cannot be stopped. */
const maxParallelCalls = 16;

function groups(calls: readonly ToolCallPart[], parallelGroup: CallRunner['parallelGroup']): ToolCallPart[][] {
  const result: ToolCallPart[][] = [];
  let previous: string | null = null;
  for (const call of calls) {
    const group = parallelGroup(call.name);
    const last = result.at(-1);
    if (group !== null && group === previous && last !== undefined && last.length < maxParallelCalls) last.push(call);
    else result.push([call]);
    previous = group;
  }
  return result;
}
