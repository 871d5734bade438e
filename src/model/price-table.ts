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
  /** The limit for one turn. */
  readonly outputTokens?: number;
}

/** A table made from a catalog. */
export interface GeneratedPrices {
  readonly source: string;
  /** `null` before it is first made. */
  readonly date: string | null;
  readonly models: Readonly<Record<string, ModelEntry>>;
}

/**
 * What a tier costs of the standard price, by provider, according to the public price lists on 2026-11-22. A model that
 * a tier does not have is rejected by the provider, so every answer of the tier has this price.
 */
export const tierFactors: Readonly<Record<string, Readonly<Partial<Record<ServiceTier, number>>>>> = {
  anthropic: { batch: 0.5 },
  openai: { flex: 0.5, batch: 0.5 },
  google: { flex: 0.5, batch: 0.5 },
  vertex: { flex: 0.5 },
};

// According to the providers' public price lists on 2026-11-21.

/** Anthropic: writing to the cache costs a quarter more than input. */
const claude = (input: number, output: number, cacheRead: number, contextWindow?: number): ModelEntry =>
  entry({ input, output, cacheRead, cacheWrite: input * 1.25 }, contextWindow);

/** Writing to the cache costs the same as input. */
const flat = (input: number, output: number, cacheRead: number, contextWindow?: number): ModelEntry =>
  entry({ input, output, cacheRead }, contextWindow);

const entry = (price: Price, contextWindow?: number): ModelEntry =>
  contextWindow === undefined ? { price } : { price, contextWindow };

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
  'anthropic/claude-haiku-5-5': entry(
    {
      input: 0.1,
      output: 0.5,
      cacheRead: 0.01,
      cacheWrite: 0.125,
      long: { above: 100_000, input: 0.5, output: 2.5, cacheRead: 0.05, cacheWrite: 0.625 },
    },
    million,
  ),
  'anthropic/claude-opus-4-8': claude(5, 25, 0.5),
  'anthropic/claude-opus-4-7': claude(5, 25, 0.5),
  'anthropic/claude-opus-4-6': claude(5, 25, 0.5),
  'anthropic/claude-sonnet-4-6': claude(3, 15, 0.3),
  'anthropic/claude-opus-4-5': claude(5, 25, 0.5, 200_000),
  'anthropic/claude-sonnet-4-5': claude(3, 15, 0.3, 200_000),
  'anthropic/claude-haiku-4-5': claude(1, 5, 0.1, 200_000),
  'openai/gpt-6.1-sol': entry(
    {
      input: 2,
      output: 10,
      cacheRead: 0.1,
      cacheWrite: 2.5,
      long: { above: 272_000, input: 4, output: 15, cacheRead: 0.2, cacheWrite: 5 },
    },
    1_050_000,
  ),
  'openai/gpt-6-sol': entry(
    {
      input: 2,
      output: 10,
      cacheRead: 0.2,
      cacheWrite: 2.5,
      long: { above: 272_000, input: 4, output: 15, cacheRead: 0.4, cacheWrite: 5 },
    },
    1_050_000,
  ),
  'openai/gpt-6-luna': entry(
    {
      input: 0.1,
      output: 0.5,
      cacheRead: 0.01,
      cacheWrite: 0.125,
      long: { above: 272_000, input: 0.2, output: 0.75, cacheRead: 0.02, cacheWrite: 0.25 },
    },
    1_050_000,
  ),
  'openai/gpt-6-astra': entry(
    {
      input: 10,
      output: 50,
      cacheRead: 1,
      cacheWrite: 12.5,
      long: { above: 272_000, input: 20, output: 75, cacheRead: 2, cacheWrite: 25 },
    },
    1_050_000,
  ),
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
  'google/gemini-3.1-pro-preview': entry(
    { input: 2, output: 12, cacheRead: 0.2, long: { above: 200_000, input: 4, output: 18, cacheRead: 0.4 } },
    1_048_576,
  ),
  'google/gemini-2.5-pro': entry(
    {
      input: 1.25,
      output: 10,
      cacheRead: 0.125,
      long: { above: 200_000, input: 2.5, output: 15, cacheRead: 0.25 },
    },
    1_048_576,
  ),
  'google/gemini-2.5-flash': flat(0.3, 2.5, 0.03, 1_048_576),
  'google/gemini-2.5-flash-lite': flat(0.1, 0.4, 0.01, 1_048_576),
};
