import type { Stop } from '../agent/events.js';
import type { ModelFault } from '../model/types.js';
import type { Denial } from '../pipeline/types.js';
import { type Intent, isPost } from '../tools/github/types.js';
import { count } from '../tools/output.js';
import type { Conclusion } from './types.js';

export interface Verdict {
  readonly conclusion: Conclusion;
  /** One sentence: why, and what to do where something can be done. */
  readonly reason: string;
}

/** Turns the end of the loop into the one word for the job. `denied` only where on-denied asks for it. */
export function conclude(stop: Stop, denials: readonly Denial[], onDenied: 'continue' | 'stop' | 'fail'): Verdict {
  switch (stop.kind) {
    case 'final-text':
      if (denials.length > 0 && onDenied === 'fail') {
        return {
          conclusion: 'denied',
          reason: `${count(denials.length, 'call was', 'calls were')} refused, and on-denied is fail.`,
        };
      }
      return { conclusion: 'success', reason: 'The model gave its answer.' };
    case 'no-output':
      return { conclusion: 'no-output', reason: 'The model ended without an answer.' };
    case 'truncated':
      return { conclusion: 'incomplete', reason: "The answer was cut at the model's limit of output tokens." };
    case 'wrong-form':
      return {
        conclusion: 'incomplete',
        reason: `The answer does not fit the output schema, and neither did the one before: ${stop.faults.join('; ')}`,
      };
    case 'repeated-call':
      return {
        conclusion: 'incomplete',
        reason: `The model made the same call ${String(stop.times)} times in a row: ${stop.label}.`,
      };
    case 'turns':
      return { conclusion: 'budget', reason: `max-turns (${String(stop.limit)}) was reached.` };
    case 'cost':
      return { conclusion: 'budget', reason: `max-cost-usd (${String(stop.limit)}) was reached.` };
    case 'tokens':
      return { conclusion: 'budget', reason: `max-output-tokens (${String(stop.limit)}) was reached.` };
    case 'time':
      return { conclusion: 'timeout', reason: `timeout-minutes (${String(stop.limit / 60_000)}) was reached.` };
    case 'denied':
      return { conclusion: 'denied', reason: `A call was refused, and on-denied is stop: ${stop.label}.` };
    case 'cancelled':
      return { conclusion: 'cancelled', reason: `The run was told to end (${stop.signal}).` };
    case 'model-fault':
      return { conclusion: conclusionOfFault(stop.fault), reason: `${stop.fault.message} ${stop.fault.mend}` };
  }
}

/**
 * The verdict in the light of what the model said of its own work: what it calls not done is incomplete, and an
 * empty answer is a success where it said that there was nothing to do, or where it left its work as writes.
 */
export function withStatements(verdict: Verdict, intents: readonly Intent[]): Verdict {
  const { conclusion } = verdict;
  const missing = intents.flatMap((intent) => (intent.kind === 'incomplete' ? [intent.reason] : []));
  if (missing.length > 0 && (conclusion === 'success' || conclusion === 'no-output')) {
    return { conclusion: 'incomplete', reason: `The model says that the work is not done: ${missing.join(' ')}` };
  }
  if (conclusion !== 'no-output') return verdict;
  const nothing = intents.find((intent) => intent.kind === 'noop');
  if (nothing !== undefined) return { conclusion: 'success', reason: `Nothing to do: ${nothing.reason}` };
  const left = intents.filter((intent) => isPost(intent) || intent.kind === 'findings').length;
  if (left === 0) return verdict;
  return { conclusion: 'success', reason: 'The model gave no text; its work is in what it recorded.' };
}

/** A wrong key or name is the user's to mend; what the model could not take is incomplete; the rest is the provider's. */
function conclusionOfFault(fault: ModelFault): Conclusion {
  switch (fault.kind) {
    case 'auth':
    case 'not-found':
    case 'script':
      return 'config-error';
    case 'context-length':
    case 'refused':
      return 'incomplete';
    case 'cancelled':
      return 'cancelled';
    case 'bad-request':
    case 'rate-limit':
    case 'quota':
    case 'overloaded':
    case 'server':
    case 'network':
    case 'cut-off':
      return 'provider-error';
  }
}

const exitCodes: Record<Conclusion, number> = {
  success: 0,
  skipped: 0,
  'no-output': 1,
  incomplete: 1,
  'provider-error': 1,
  'config-error': 2,
  denied: 3,
  budget: 4,
  timeout: 4,
  cancelled: 130,
};

/** The exit code of a process that ran this one job. */
export function exitCodeOf(conclusion: Conclusion): number {
  return exitCodes[conclusion];
}
