/** Slower tiers of a provider with lower prices: `batch` is its batch API. */
export type ServiceTier = 'flex' | 'batch';

/** US dollars per million tokens. */
export interface Rates {
  readonly input: number;
  readonly output: number;
  /** Default: the price of input. */
  readonly cacheRead?: number;
  /** For the usual five minutes. Default: the price of input. */
  readonly cacheWrite?: number;
}

export interface Price extends Rates {
  /** Prices for all tokens of a request whose prompt is longer than `above`. */
  readonly long?: Rates & { readonly above: number };
}

export interface ModelEntry {
  readonly price: Price;
  readonly contextWindow?: number;
  readonly outputTokens?: number;
}

export interface GeneratedPrices {
  readonly source: string;
  /** `null` before it is first made. */
  readonly date: string | null;
  readonly models: Readonly<Record<string, ModelEntry>>;
}

/** By public price lists on 2026-11-22. A model without the tier is rejected, so its answers have this price. */
export const tierFactors: Readonly<Record<string, Readonly<Partial<Record<ServiceTier, number>>>>> = {
  anthropic: { batch: 0.5 },
  openai: { flex: 0.5, batch: 0.5 },
  google: { flex: 0.5, batch: 0.5 },
  vertex: { flex: 0.5 },
};

/** What an hour in the cache costs of the price of input, which is how long the requests of a batch API are kept there. */
export const hourFactors: Readonly<Record<string, number>> = { anthropic: 2 };

// According to the providers' public price lists on 2026-11-21.

/** Anthropic: writing to the cache costs a quarter more than input. */
const claude = (input: number, output: number, cacheRead: number, contextWindow?: number): ModelEntry =>
  entry({ input, output, cacheRead, cacheWrite: input * 1.25 }, contextWindow);

/** Writing to the cache costs the same as input. */
const flat = (input: number, output: number, cacheRead: number, contextWindow?: number): ModelEntry =>
  entry({ input, output, cacheRead }, contextWindow);

const entry = (price: Price, contextWindow?: number): ModelEntry =>
  contextWindow === undefined ? { price } : { price, contextWindow };

type RateList = readonly [input: number, output: number, cacheRead: number, cacheWrite?: number];

const ratesOf = ([input, output, cacheRead, cacheWrite]: RateList): Rates =>
  cacheWrite === undefined ? { input, output, cacheRead } : { input, output, cacheRead, cacheWrite };

/** Other prices for a prompt that is longer than `above`. */
const tiered = (usual: RateList, above: number, long: RateList, contextWindow: number): ModelEntry =>
  entry({ ...ratesOf(usual), long: { above, ...ratesOf(long) } }, contextWindow);

const million = 1_000_000;

/** Only models whose price is certain and does not depend on the date; all others have no price. */
export const models: Readonly<Record<string, ModelEntry>> = {
  'anthropic/claude-fable-5-2': claude(8, 40, 0.2, million),
  'anthropic/claude-fable-5-1': claude(10, 50, 0.25, million),
  'anthropic/claude-fable-5': claude(10, 50, 1, million),
  'anthropic/claude-opus-5-5': claude(4, 20, 0.2, million),
  'anthropic/claude-opus-5': claude(5, 25, 0.5, million),
  'anthropic/claude-sonnet-5-5': claude(2, 10, 0.1, million),
  'anthropic/claude-sonnet-5': claude(2, 10, 0.2, million),
  'anthropic/claude-haiku-5-5': tiered([0.1, 0.5, 0.01, 0.125], 100_000, [0.5, 2.5, 0.05, 0.625], million),
  'anthropic/claude-opus-4-8': claude(5, 25, 0.5),
  'anthropic/claude-opus-4-7': claude(5, 25, 0.5),
  'anthropic/claude-opus-4-6': claude(5, 25, 0.5),
  'anthropic/claude-sonnet-4-6': claude(3, 15, 0.3),
  'anthropic/claude-opus-4-5': claude(5, 25, 0.5, 200_000),
  'anthropic/claude-sonnet-4-5': claude(3, 15, 0.3, 200_000),
  'anthropic/claude-haiku-4-5': claude(1, 5, 0.1, 200_000),
  'openai/gpt-6.1-sol': tiered([2, 10, 0.1, 2.5], 272_000, [4, 15, 0.2, 5], 1_050_000),
  'openai/gpt-6-sol': tiered([2, 10, 0.2, 2.5], 272_000, [4, 15, 0.4, 5], 1_050_000),
  'openai/gpt-6-luna': tiered([0.1, 0.5, 0.01, 0.125], 272_000, [0.2, 0.75, 0.02, 0.25], 1_050_000),
  'openai/gpt-6-astra': tiered([10, 50, 1, 12.5], 272_000, [20, 75, 2, 25], 1_050_000),
  'openai/gpt-5.1': flat(1.25, 10, 0.125, 400_000),
  'openai/gpt-5': flat(1.25, 10, 0.125, 400_000),
  'openai/gpt-5-mini': flat(0.25, 2, 0.025, 400_000),
  'openai/gpt-5-nano': flat(0.05, 0.4, 0.005, 400_000),
  'openai/gpt-4.1': flat(2, 8, 0.5, 1_047_576),
  'openai/gpt-4.1-mini': flat(0.4, 1.6, 0.1, 1_047_576),
  'openai/gpt-4.1-nano': flat(0.1, 0.4, 0.025, 1_047_576),
  'openai/gpt-4o': flat(2.5, 10, 1.25, 128_000),
  'openai/gpt-4o-mini': flat(0.15, 0.6, 0.075, 128_000),
  'openai/o3': flat(2, 8, 0.5, 200_000),
  'openai/o4-mini': flat(1.1, 4.4, 0.275, 200_000),
  'google/gemini-3.5-flash': flat(1.5, 9, 0.15, 1_048_576),
  'google/gemini-3.1-pro-preview': tiered([2, 12, 0.2], 200_000, [4, 18, 0.4], 1_048_576),
  'google/gemini-2.5-pro': tiered([1.25, 10, 0.125], 200_000, [2.5, 15, 0.25], 1_048_576),
  'google/gemini-2.5-flash': flat(0.3, 2.5, 0.03, 1_048_576),
  'google/gemini-2.5-flash-lite': flat(0.1, 0.4, 0.01, 1_048_576),
};
