import { generatedPrices } from './generated-prices.js';
import { hourFactors, type ModelEntry, models, type Price, type Rates, tierFactors } from './price-table.js';
import type { Usage } from './types.js';

/** Snapshots of a model have its price: their ids end in a date, a version number or `latest`. */
const snapshot = /^[-@](\d{8}|\d{4}-\d{2}-\d{2}|\d{3}|latest)$/;

/**
 * US dollars; `null` if unknown, never a guess. A script costs nothing. @param name as given by the user @param usage
 * of one request: prices may depend on the length of the prompt @param own prices by model name, before the table
 */
export function costOf(name: string, usage: Usage, own: Readonly<Record<string, Price>> = {}): number | null {
  if (name.startsWith('script:')) return 0;
  const price = Object.hasOwn(own, name) ? own[name] : entryOf(name)?.price;
  if (price === undefined) return null;
  const rates: Rates = price.long !== undefined && usage.inputTokens > price.long.above ? price.long : price;
  const provider = name.split('/', 1)[0] ?? '';
  const hour = usage.tier === 'batch' ? hourFactors[provider] : undefined;
  const cacheWrite = hour === undefined ? (rates.cacheWrite ?? rates.input) : hour * rates.input;
  const plain = usage.inputTokens - usage.cacheReadTokens - usage.cacheWriteTokens;
  const dollars =
    Math.max(0, plain) * rates.input +
    usage.cacheReadTokens * (rates.cacheRead ?? rates.input) +
    usage.cacheWriteTokens * cacheWrite +
    usage.outputTokens * rates.output;
  // 1 for a provider whose lower price is not known: a cost is never shown as lower than it may be.
  const factor = usage.tier === undefined ? 1 : (tierFactors[provider]?.[usage.tier] ?? 1);
  return (dollars * factor) / 1_000_000;
}

/**
 * What the cache has saved in these requests, in US dollars: less than nothing if only little of it was read. `null` if
 * the price is unknown.
 */
export function savedByCache(
  name: string,
  { inputTokens, cacheReadTokens, cacheWriteTokens, ...usage }: Usage,
  { requests, prices }: { readonly requests: number; readonly prices: Readonly<Record<string, Price>> },
): number | null {
  // The price of one request can depend on its length.
  const count = Math.max(1, requests);
  const mean = { ...usage, outputTokens: 0, inputTokens: inputTokens / count };
  const cost = costOf(
    name,
    { ...mean, cacheReadTokens: cacheReadTokens / count, cacheWriteTokens: cacheWriteTokens / count },
    prices,
  );
  const plain = costOf(name, { ...mean, cacheReadTokens: 0, cacheWriteTokens: 0 }, prices);
  return cost === null || plain === null ? null : roundUsd(count * (plain - cost));
}

const oneToken: Usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** The first of these models whose price is unknown: a limit of the cost cannot be enforced with it. */
export function withoutPrice(names: readonly string[], own?: Readonly<Record<string, Price>>): string | undefined {
  return names.find((name) => costOf(name, oneToken, own) === null);
}

/** Without the noise of adding up fractions; a millionth of a dollar is less than one token costs. */
export function roundUsd(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 1_000_000) / 1_000_000;
}

/** The context window in tokens; `null` if unknown. */
export function contextWindowOf(name: string): number | null {
  return entryOf(name)?.contextWindow ?? null;
}

/** The output limit of one turn in tokens; `null` if unknown. */
export function outputTokensOf(name: string): number | null {
  return entryOf(name)?.outputTokens ?? null;
}

function entryOf(name: string): ModelEntry | undefined {
  return entryIn(models, name) ?? entryIn(generatedPrices.models, name);
}

function entryIn(table: Readonly<Record<string, ModelEntry>>, name: string): ModelEntry | undefined {
  let best = '';
  for (const known of Object.keys(table)) {
    const fits = name === known || (name.startsWith(known) && snapshot.test(name.slice(known.length)));
    if (fits && known.length > best.length) best = known;
  }
  return table[best];
}
