import { charactersFor, partTokens } from '../messages/estimate.js';
import { omittedMedia } from '../messages/media-limits.js';
import { callsOf } from '../messages/normalize.js';
import type { AssistantMessage, Part, ToolCallPart, ToolResultPart } from '../messages/types.js';
import type { RunCall } from '../pipeline/types.js';
import { endOf, shorten, startOf } from '../text.js';
import { type CallResult, denialsIn } from '../tools/call-result.js';
import type { OnEvent, Stop } from './events.js';
import type { Spent } from './limits.js';
import type { AgentCalls, AgentOptions } from './options.js';
import { observeTurn } from './repeats.js';
import { appendMessages, estimatedTokens, type LoopState } from './state.js';
import { ratioOf } from './window.js';

/** A group's adjacent calls in parallel, others alone. In call order; calls not started or cut off have none. */
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

/** Even a small context window has room for this much of each result. */
const minimumTokens = 200;

/** Many calls run in one turn. The largest results are truncated to one size, their full text is in a file. */
export function capResults(
  results: readonly CallResult[],
  tokens: number,
  saveRest: AgentCalls['saveRest'],
): readonly CallResult[] {
  const sizes = results.map(sizeOf);
  if (sizes.reduce((sum, size) => sum + size, 0) <= tokens) return results;
  const each = Math.max(minimumTokens, fairShare(sizes, tokens));
  return results.map((result, index) =>
    (sizes[index] ?? 0) <= each ? result : { ...result, parts: capParts(result, each, saveRest) },
  );
}

function sizeOf({ parts }: CallResult): number {
  return parts.reduce((sum, part) => sum + partTokens(part), 0);
}

/** The largest size at which all results together fit, if larger ones are truncated to it. */
function fairShare(sizes: readonly number[], tokens: number): number {
  let room = tokens;
  let left = sizes.length;
  for (const size of sizes.toSorted((a, b) => a - b)) {
    if (size > room / left) return Math.floor(room / left);
    room -= size;
    left -= 1;
  }
  return tokens;
}

function capParts({ parts }: CallResult, tokens: number, saveRest: AgentCalls['saveRest']): readonly Part[] {
  let room = tokens;
  return parts.map((part) => {
    const size = partTokens(part);
    if (size <= room) {
      room -= size;
      return part;
    }
    if (part.type === 'media') return omittedMedia(part, 'the results of this turn are too large; open it alone');
    // Keeps the first half and the last half of the room: a file begins with its structure, a log ends with its
    // result.
    const half = Math.floor(charactersFor(part.text, room) / 2);
    const path = saveRest?.(part.text) ?? null;
    const rest =
      path === null
        ? 'Repeat the call alone, or narrow it, to see more.'
        : `The whole result is in ${path}: open the part that you need with Read, offset and limit.`;
    const omitted = `[… ${String(part.text.length - 2 * half)} of ${String(part.text.length)} characters omitted, because the results of this turn are too large together. ${rest} …]`;
    const kept = `${startOf(part.text, half)}\n${omitted}\n${endOf(part.text, half)}`;
    room = 0;
    return { type: 'text', text: kept };
  });
}
