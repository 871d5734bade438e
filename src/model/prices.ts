import { models, type Price, type Rates } from './price-table.js';
import type { Usage } from './types.js';

/** Snapshots of a model cost what the model costs: a date, a version number or `latest` behind its id. */
const snapshot = /^[-@](\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|latest)$/;

/**
 * US dollars for one request; null where the price is not known, never a guess. A script costs nothing.
 * @param name as the user named the model, e.g. `anthropic/claude-sonnet-5-5`
 * @param usage of one request: where a price depends on the length of the prompt, sums come out too high
 * @param own prices by model name, used before the table
 */
export function costOf(name: string, usage: Usage, own: Readonly<Record<string, Price>> = {}): number | null {
  if (name.startsWith('script:')) return 0;
  const price = Object.hasOwn(own, name) ? own[name] : entryOf(name)?.price;
  if (price === undefined) return null;
  const rates = ratesFor(price, usage.inputTokens);
  const plain = usage.inputTokens - usage.cacheReadTokens - usage.cacheWriteTokens;
  const dollars =
    Math.max(0, plain) * rates.input +
    usage.cacheReadTokens * (rates.cacheRead ?? rates.input) +
    usage.cacheWriteTokens * (rates.cacheWrite ?? rates.input) +
    usage.outputTokens * rates.output;
  return dollars / 1_000_000;
}

/** Tokens that the model can read; null where that is not known. */
export function contextWindowOf(name: string): number | null {
  return entryOf(name)?.contextWindow ?? null;
}

function ratesFor(price: Price, inputTokens: number): Rates {
  return price.long !== undefined && inputTokens > price.long.above ? price.long : price;
}

function entryOf(name: string): (typeof models)[string] | undefined {
  let best = '';
  for (const known of Object.keys(models)) {
    const fits = name === known || (name.startsWith(known) && snapshot.test(name.slice(known.length)));
    if (fits && known.length > best.length) best = known;
  }
  return models[best];
}
