import { callsOf } from '../messages/normalize.js';
import type { AssistantMessage, Part, ToolCallPart, ToolResultPart } from '../messages/types.js';
import type { RunCall } from '../pipeline/types.js';
import { shorten } from '../text.js';
import { type CallResult, denialsIn } from '../tools/call-result.js';
import { capResults } from './cap-results.js';
import type { OnEvent, Stop } from './events.js';
import type { Spent } from './limits.js';
import type { AgentCalls, AgentOptions } from './options.js';
import { observeTurn } from './repeats.js';
import { appendMessages, estimatedTokens, type LoopState } from './state.js';
import { ratioOf } from './window.js';

/**
 * Runs the calls of one turn: adjacent calls of a group in parallel, every other call alone and in order. Results are in
 * the order of the calls; a call that was not started has none. Calls that the output limit cut off are not run.
 */
export async function resultsOf(
  options: AgentOptions,
  message: AssistantMessage,
  isTruncated: boolean,
  signal: AbortSignal,
): Promise<readonly CallResult[]> {
  const { hooks } = options;
  const { parallelGroup, onDenied } = options.calls;
  const runCall = isTruncated ? refuseTruncated(options.calls.run) : options.calls.run;
  const results: CallResult[] = [];
  for (const group of groups(callsOf(message), parallelGroup)) {
    const isEnd =
      signal.aborted || (hooks?.stopped() ?? null) !== null || (onDenied === 'stop' && denialsIn(results).length > 0);
    if (isEnd) break;
    results.push(...(await Promise.all(group.map((call) => runOne(call, runCall, options.onEvent, signal)))));
  }
  return results;
}

/** Adds results to the conversation and returns a stop if they end the run. */
export async function addResults(
  options: AgentOptions,
  state: LoopState,
  results: readonly CallResult[],
  spent: () => Spent,
): Promise<Stop | null> {
  const { plan } = state.window;
  const room = Math.max(1_000, Math.min(plan.turn, (plan.window - estimatedTokens(state)) / 2));
  state.results.push(...results.map(withoutContent));
  // A provider that counts more tokens than are estimated does so for new texts too.
  const estimatedRoom = room / Math.max(1, ratioOf(state.window.calibration));
  const capped = capResults(results, estimatedRoom, options.calls.saveRest);
  appendMessages(options, state, { role: 'tool', results: capped.map(toResultPart) });
  const changed = capped.filter((result, index) => result !== results[index]);
  if (changed.length > 0) options.onEvent({ type: 'results-capped', results: changed.map(toResultPart) });
  const { repeats, advice, stop } = observeTurn(state.repeats, results);
  state.repeats = repeats;
  if (stop !== null) return stop;
  const [denial] = options.calls.onDenied === 'stop' ? denialsIn(results) : [];
  if (denial !== undefined) return { kind: 'denied', label: denial.label };
  const window = { used: estimatedTokens(state), trigger: plan.trigger };
  const attachments = (await options.context?.afterTurn?.({ results, spent: spent(), window })) ?? [];
  const advised = advice === null ? [] : [{ type: 'notice', text: advice } as const];
  for (const attachment of [...advised, ...attachments]) {
    appendMessages(options, state, { role: 'attachment', attachment });
  }
  return options.hooks?.stopped() ?? null;
}

/** The reason of a failed call, for reports. */
function startOfPart(part: Part): Part {
  return part.type === 'text' ? { type: 'text', text: shorten(part.text, 500) } : part;
}

/** What the rest of the run needs of a result: its content is in the conversation and in the transcript. */
function withoutContent(result: CallResult): CallResult {
  const { nested } = result;
  return {
    ...result,
    parts: result.isError ? result.parts.slice(0, 1).map(startOfPart) : [],
    ...(nested === undefined
      ? {}
      : { nested: { ...nested, results: nested.results.map(withoutContent), attachments: [] } }),
  };
}

async function runOne(
  part: ToolCallPart,
  runCall: RunCall,
  onEvent: OnEvent,
  signal: AbortSignal,
): Promise<CallResult> {
  const call = { id: part.id, name: part.name, input: part.input };
  onEvent({ type: 'tool-start', call });
  const result = await runCall(call, signal);
  const withoutNested: CallResult = { ...result };
  delete (withoutNested as { nested?: unknown }).nested;
  onEvent({ type: 'tool-end', result: withoutNested });
  // What the sandbox blocked inside a permitted call.
  for (const denial of result.nested?.denials ?? [])
    if (denial.stage === 'execution') onEvent({ type: 'denied', denial });
  return result;
}

/** A call whose input is not JSON, in a turn that the output limit cut off, is not run: the model learns why. */
function refuseTruncated(runCall: RunCall): RunCall {
  return async (call, signal) => {
    if (typeof call.input !== 'string') return await runCall(call, signal);
    const text =
      'This call was cut off at the limit of output tokens, so it was not run. Sending it again fails in the same way: write the content in several smaller calls.';
    const parts = [{ type: 'text', text } as const];
    return { call, status: 'invalid', label: call.name, parts, isError: true, changes: [], durationMs: 0 };
  };
}

/** The result as part of the conversation. */
function toResultPart(result: CallResult): ToolResultPart {
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

function groups(calls: readonly ToolCallPart[], parallelGroup: AgentCalls['parallelGroup']): ToolCallPart[][] {
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
