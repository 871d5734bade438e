import { messageTokens, textTokens } from '../../messages/estimate.js';
import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';

/** The price of one request in US dollars; `null` if unknown. */
type CostOf = (usage: Usage) => number | null;

/** The same model, whose requests are counted; those that are restored from a transcript have no limit. */
export type Meter = (model: Model, costOf: CostOf, isRestored?: () => boolean) => Model;

/** Less output than this does not count as work; a last answer may be shorter. */
const minWorkTokens = 1_000;
const minAnswerTokens = 100;
const lastAnswerTokens = 500;
/** No model writes more in one turn. */
const mostOutputTokens = 128_000;

/**
 * Of all conversations: a request's output is limited to what the budget buys, and a working turn leaves enough for a
 * last answer. What cannot be paid for is not sent: an error of kind `budget`. Simultaneous requests reserve their
 * cost.
 */
export function createMeter(maxCostUsd: number | null): Meter {
  if (maxCostUsd === null) return (model) => model;
  const account = createAccount(maxCostUsd);
  return (model, costOf, isRestored = () => false) => meteredModel(model, account, costOf, isRestored);
}

interface Account {
  readonly maxCostUsd: number;
  spent: number;
  reserved: number;
  /** Resolves when a reservation ends. */
  readonly released: () => Promise<void>;
  readonly release: (amount: number) => void;
}

function createAccount(maxCostUsd: number): Account {
  let waiting: (() => void)[] = [];
  const account: Account = {
    maxCostUsd,
    spent: 0,
    reserved: 0,
    released: () => new Promise<void>((resolve) => waiting.push(resolve)),
    release: (amount) => {
      account.reserved -= amount;
      for (const wake of waiting) wake();
      waiting = [];
    },
  };
  return account;
}

function meteredModel(model: Model, account: Account, costOf: CostOf, isRestored: () => boolean): Model {
  const { maxCostUsd } = account;
  const estimates = new WeakMap<object, Sent>();
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    // `null` prices count as nothing: without a price, a limit of the cost is refused before the run.
    const last = estimates.get(request.tools);
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
    const estimate: Estimate = {
      inputUsd,
      outputTokenUsd: (price({ outputTokens: 1_000_000 }) - inputUsd) / 1_000_000,
      lastAnswerUsd: price({
        outputTokens: lastAnswerTokens,
        ...(writes || isCached ? { cacheReadTokens: inputTokens, cacheWriteTokens: 0 } : {}),
      }),
    };
    const planned = (): Plan | null => planRequest(request, estimate, maxCostUsd - account.spent - account.reserved);
    const isPaid = isRestored();
    let plan = isPaid ? { reserve: 0 } : planned();
    while (plan === null && account.reserved > 0 && !signal.aborted) {
      await account.released();
      plan = planned();
    }
    if (plan === null) {
      yield { type: 'error', modelError: usedUp(maxCostUsd, leastCost(request, estimate)) };
      return;
    }
    const { reserve, maxOutputTokens } = plan;
    account.reserved += reserve;
    try {
      const limited = maxOutputTokens === undefined ? request : { ...request, maxOutputTokens };
      for await (const event of model.stream(limited, signal)) {
        if ('usage' in event) account.spent += costOf(event.usage) ?? 0;
        if (event.type === 'finish') estimates.set(request.tools, { request, usage: event.usage });
        yield event;
        if (event.type === 'retry' && !isPaid && account.spent + estimate.inputUsd > maxCostUsd) {
          yield { type: 'error', modelError: usedUp(maxCostUsd, leastCost(request, estimate)) };
          return;
        }
      }
    } finally {
      account.release(reserve);
    }
  });
}

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

/** What the shortest answer that is of use could cost. */
function leastCost({ toolChoice }: ModelRequest, { inputUsd, outputTokenUsd, lastAnswerUsd }: Estimate): number {
  return toolChoice === 'none'
    ? inputUsd + minAnswerTokens * outputTokenUsd
    : inputUsd + minWorkTokens * outputTokenUsd + lastAnswerUsd;
}

const usedUp = (maxCostUsd: number, neededUsd: number): ModelError => ({
  neededUsd,
  kind: 'budget',
  message: `The unused part of max-cost-usd (${String(maxCostUsd)}) is too small for another request.`,
  hint: 'Raise max-cost-usd, or give the job less to read.',
  retryable: false,
});
