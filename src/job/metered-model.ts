import { messageTokens, textTokens } from '../messages/estimate.js';
import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../model/types.js';

export interface MeterOptions {
  readonly maxCostUsd: number | null;
  /** The price of one request in US dollars; `null` if unknown. */
  readonly costOf: (usage: Usage) => number | null;
}

/** Less output than this is no work; a last answer may be shorter. */
const minWorkTokens = 1_000;
const minAnswerTokens = 100;
/** What the last answer of a run may cost in output. */
const lastAnswerTokens = 500;
/** No model writes more in one turn. */
const mostOutputTokens = 128_000;

/**
 * A model that keeps the conversations of a job below a cost, together: before a request is sent, its cost is estimated,
 * and its output is limited to what the rest of the budget buys. A working turn leaves enough for a last answer. A
 * request that cannot be paid for is not sent: its error has the kind `budget`. Requests that run at the same time
 * reserve what they may cost.
 */
export function meteredModel(model: Model, { maxCostUsd, costOf }: MeterOptions): Model {
  if (maxCostUsd === null) return model;
  let spent = 0;
  let reserved = 0;
  let released: (() => void)[] = [];
  const estimates = new WeakMap<object, Sent>();
  const release = (amount: number): void => {
    reserved -= amount;
    for (const wake of released) wake();
    released = [];
  };
  return {
    name: model.name,
    get contextWindow() {
      return model.contextWindow;
    },
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      const estimate = estimateRequest(request, estimates.get(request.tools), costOf);
      let plan = planRequest(request, estimate, maxCostUsd - spent - reserved);
      while (plan === null && reserved > 0 && !signal.aborted) {
        await new Promise<void>((resolve) => released.push(resolve));
        plan = planRequest(request, estimate, maxCostUsd - spent - reserved);
      }
      if (plan === null) {
        yield { type: 'error', modelError: usedUp(maxCostUsd) };
        return;
      }
      const { reserve, maxOutputTokens } = plan;
      reserved += reserve;
      try {
        const limited = maxOutputTokens === undefined ? request : { ...request, maxOutputTokens };
        for await (const event of model.stream(limited, signal)) {
          if ('usage' in event) spent += costOf(event.usage) ?? 0;
          if (event.type === 'finish') estimates.set(request.tools, { request, usage: event.usage });
          yield event;
          if (event.type === 'retry' && spent + estimate.inputUsd > maxCostUsd) {
            yield { type: 'error', modelError: usedUp(maxCostUsd) };
            return;
          }
        }
      } finally {
        release(reserve);
      }
    },
  };
}

/** The last request of a conversation, and what it used. */
interface Sent {
  readonly request: ModelRequest;
  readonly usage: Usage;
}

interface Estimate {
  readonly inputUsd: number;
  readonly outputTokenUsd: number;
  /** The cost of a following request that only adds this answer and asks for the last one. */
  readonly lastAnswerUsd: number;
}

/** `null` prices count as nothing: without a price, a limit of the cost is refused before the run. */
function estimateRequest(request: ModelRequest, last: Sent | undefined, costOf: MeterOptions['costOf']): Estimate {
  const isContinued = last !== undefined && request.messages[0] === last.request.messages[0];
  const known = isContinued ? last.usage.inputTokens : 0;
  const added = request.messages.slice(isContinued ? last.request.messages.length : 0);
  const fixed = isContinued ? 0 : textTokens(request.system) + textTokens(JSON.stringify(request.tools));
  const inputTokens = Math.ceil(known + fixed + added.reduce((sum, message) => sum + messageTokens(message), 0));
  const isCached = isContinued && last.usage.cacheReadTokens + last.usage.cacheWriteTokens > 0;
  const cacheReadTokens = isCached ? known : 0;
  const writes = last === undefined || last.usage.cacheWriteTokens > 0;
  const usage = { inputTokens, cacheReadTokens, cacheWriteTokens: writes ? inputTokens - cacheReadTokens : 0 };
  const price = (changes: Partial<Usage>) => costOf({ ...usage, outputTokens: 0, ...changes }) ?? 0;
  const inputUsd = price({});
  return {
    inputUsd,
    outputTokenUsd: (price({ outputTokens: 1_000_000 }) - inputUsd) / 1_000_000,
    lastAnswerUsd: price({
      outputTokens: lastAnswerTokens,
      ...(writes || isCached ? { cacheReadTokens: inputTokens, cacheWriteTokens: 0 } : {}),
    }),
  };
}

interface Plan {
  readonly reserve: number;
  /** Absent if the request needs no limit. */
  readonly maxOutputTokens?: number;
}

/** `null` if the rest of the budget does not buy an answer that is of use. */
function planRequest(request: ModelRequest, estimate: Estimate, leftUsd: number): Plan | null {
  const isLast = request.toolChoice === 'none';
  const { inputUsd, outputTokenUsd, lastAnswerUsd } = estimate;
  const room = leftUsd - inputUsd - (isLast ? 0 : lastAnswerUsd);
  const affordable = outputTokenUsd > 0 ? Math.floor(room / outputTokenUsd) : Number.POSITIVE_INFINITY;
  const wanted = request.maxOutputTokens ?? mostOutputTokens;
  if (room < 0 || affordable < Math.min(wanted, isLast ? minAnswerTokens : minWorkTokens)) return null;
  if (affordable >= wanted) return { reserve: inputUsd + wanted * outputTokenUsd };
  return { reserve: inputUsd + affordable * outputTokenUsd, maxOutputTokens: affordable };
}

const usedUp = (maxCostUsd: number): ModelError => ({
  kind: 'budget',
  message: `The rest of max-cost-usd (${String(maxCostUsd)}) does not pay for another request.`,
  hint: 'Raise max-cost-usd, or give the job less to read.',
  retryable: false,
});
