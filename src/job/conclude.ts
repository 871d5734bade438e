import type { HookStop, Stop } from '../agent/events.js';
import { formatCount } from '../format-number.js';
import type { RecordedRequest } from '../github-writes/kinds.js';
import type { ModelError } from '../model/types.js';
import type { Denial } from '../tools/call-result.js';
import { codeOfModelError } from './result/codes.js';
import type { Conclusion, Result } from './result/types.js';

export type JobConclusion = Pick<Result, 'conclusion' | 'code' | 'reason'>;

/** The conclusion of the job from the end of the loop. `denied` only if on-denied asks for it. */
export function concludeJob(
  stop: Stop,
  denials: readonly Denial[],
  onDenied: 'continue' | 'stop' | 'fail',
): JobConclusion {
  switch (stop.kind) {
    case 'final-text':
      if (denials.length > 0 && onDenied === 'fail') {
        return {
          conclusion: 'denied',
          code: 'call-refused',
          reason: `${formatCount(denials.length, 'call was', 'calls were')} refused, and on-denied is fail.`,
        };
      }
      return { conclusion: 'success', code: 'answered', reason: 'The model gave its answer.' };
    case 'no-output':
      return { conclusion: 'no-output', code: 'no-answer', reason: 'The model ended without an answer.' };
    case 'truncated':
      return {
        conclusion: 'incomplete',
        code: 'answer-truncated',
        reason: "The answer was truncated at the model's limit of output tokens.",
      };
    case 'wrong-form':
      return {
        conclusion: 'incomplete',
        code: 'schema-mismatch',
        reason: `The answer does not match the output schema, and neither did the previous one: ${stop.problems.join('; ')}`,
      };
    case 'repeated-call':
      return {
        conclusion: 'incomplete',
        code: 'repeated-call',
        reason: `The model repeated ${stop.label} ${String(stop.times)} times in a row without any change.`,
      };
    case 'announced-only':
      return {
        conclusion: 'incomplete',
        code: 'announced-only',
        reason: 'The model announced further work and ended without doing it.',
      };
    case 'turns':
    case 'cost':
    case 'tokens':
    case 'time':
    case 'context-full':
      return concludeLimit(stop);
    case 'denied':
      return {
        conclusion: 'denied',
        code: 'call-refused',
        reason: `A call was refused, and on-denied is stop: ${stop.label}.`,
      };
    case 'hook':
      return concludeHook(stop);
    case 'cancelled':
      return { conclusion: 'cancelled', code: 'canceled', reason: `The run was canceled (${stop.signal}).` };
    case 'model-error':
      return {
        conclusion: conclusionOfModelError(stop.modelError),
        code: codeOfModelError(stop.modelError.kind),
        reason: `${stop.modelError.message} ${stop.modelError.hint}`,
      };
  }
}

/** A rejected prompt is a denial; a run that a hook stops later is incomplete. */
function concludeHook({ event, reason }: HookStop): JobConclusion {
  return event.startsWith('UserPrompt')
    ? { conclusion: 'denied', code: 'prompt-rejected', reason: `A hook (${event}) rejected the prompt: ${reason}` }
    : { conclusion: 'incomplete', code: 'hook-stopped', reason: `A hook (${event}) stopped the run: ${reason}` };
}

type LimitStop = Extract<Stop, { readonly kind: 'turns' | 'cost' | 'tokens' | 'time' | 'context-full' }>;

function concludeLimit(stop: LimitStop): JobConclusion {
  switch (stop.kind) {
    case 'turns':
      return { conclusion: 'budget', code: 'max-turns', reason: `max-turns (${String(stop.limit)}) was reached.` };
    case 'cost':
      return {
        conclusion: 'budget',
        code: 'max-cost-usd',
        reason:
          stop.needed === undefined
            ? `max-cost-usd (${String(stop.limit)}) was reached.`
            : `The first request could cost $${String(Number(stop.needed.toPrecision(2)))}, more than max-cost-usd (${String(stop.limit)}). Raise max-cost-usd, or give the job less to read.`,
      };
    case 'tokens':
      return {
        conclusion: 'budget',
        code: 'max-output-tokens',
        reason: `max-output-tokens (${String(stop.limit)}) was reached.`,
      };
    case 'time':
      return {
        conclusion: 'timeout',
        code: 'timeout-minutes',
        reason: `timeout-minutes (${String(stop.limit / 60_000)}) was reached.`,
      };
    case 'context-full':
      return {
        conclusion: 'incomplete',
        code: 'context-full',
        reason: `The conversation filled the context window (${String(stop.window)} tokens) again right after it was compacted. Reduce the input, or use a model with a larger context window.`,
      };
  }
}

/** Unfinished work is incomplete; an empty answer is a success with a report of nothing to do, or write requests. */
export function withSelfReports(ending: JobConclusion, requests: readonly RecordedRequest[]): JobConclusion {
  const { conclusion } = ending;
  const missing = requests.flatMap((request) => (request.kind === 'incomplete' ? [request.reason] : []));
  if (missing.length > 0 && (conclusion === 'success' || conclusion === 'no-output')) {
    return {
      conclusion: 'incomplete',
      code: 'reported-incomplete',
      reason: `The model reports that the work is not done: ${missing.join(' ')}`,
    };
  }
  if (conclusion !== 'no-output') return ending;
  const nothing = requests.find((request) => request.kind === 'noop');
  if (nothing !== undefined)
    return { conclusion: 'success', code: 'nothing-to-do', reason: `Nothing to do: ${nothing.reason}` };
  if (requests.length === 0) return ending;
  return {
    conclusion: 'success',
    code: 'only-requests',
    reason: 'The model returned no text; its work is in its write requests.',
  };
}

/** The user must fix a wrong key or name; input that the model cannot process is incomplete; the rest is the provider's. */
function conclusionOfModelError(modelError: ModelError): Conclusion {
  switch (modelError.kind) {
    case 'auth':
    case 'not-found':
    case 'script':
      return 'config-error';
    case 'context-length':
    case 'media':
    case 'refused':
      return 'incomplete';
    case 'budget':
      return 'budget';
    case 'cancelled':
      return 'cancelled';
    case 'bad-request':
    case 'prefix-changed':
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

export function exitCodeOf(conclusion: Conclusion): number {
  return exitCodes[conclusion];
}
