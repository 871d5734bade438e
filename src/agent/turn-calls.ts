import { callsOf } from '../messages/normalize.js';
import type { AssistantMessage, Part } from '../messages/types.js';
import { shorten } from '../text.js';
import type { CallResult } from '../tools/call-result.js';
import { denialsIn } from '../tools/nested-calls.js';
import { refuseTruncated, runCalls, toResultPart } from './calls.js';
import { capResults } from './cap-results.js';
import type { Stop } from './events.js';
import type { Spent } from './limits.js';
import type { AgentOptions } from './options.js';
import { observeTurn } from './repeats.js';
import { appendMessages, estimatedTokens, type LoopState } from './state.js';
import { ratioOf } from './window.js';

/** Runs the calls of a turn. Calls that the output limit cut off are not run. */
export async function resultsOf(
  options: AgentOptions,
  message: AssistantMessage,
  isTruncated: boolean,
  signal: AbortSignal,
): Promise<readonly CallResult[]> {
  const { hooks, onEvent } = options;
  const { run, parallelGroup, onDenied } = options.calls;
  const shouldStop = (soFar: readonly CallResult[]) =>
    signal.aborted || (hooks?.stopped() ?? null) !== null || (onDenied === 'stop' && denialsIn(soFar).length > 0);
  const runner = { runCall: isTruncated ? refuseTruncated(run) : run, parallelGroup, onEvent, shouldStop };
  return await runCalls(callsOf(message), runner, signal);
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
