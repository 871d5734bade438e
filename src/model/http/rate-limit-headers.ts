export interface LimitState {
  /** Requests or tokens per period. */
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until all of it is available again. It is refilled all the time. */
  readonly fullInMs: number;
}

export interface RateLimits {
  readonly requests: LimitState | null;
  /** The one of which the smallest part is left. */
  readonly tokens: LimitState | null;
}

type ReadHeader = (name: string) => string | null;

/** The limits in the headers of a response by Anthropic, OpenAI or a server like it; `null` if there are none. */
export function rateLimitsIn(header: ReadHeader, now: () => number): RateLimits | null {
  const anthropic = (kind: string) =>
    limitState(
      (part) => header(`anthropic-ratelimit-${kind}-${part}`),
      (text) => Date.parse(text) - now(),
    );
  const openai = (kind: string) => limitState((part) => header(`x-ratelimit-${part}-${kind}`), duration);
  const requests = anthropic('requests') ?? openai('requests');
  const tokens = [anthropic('tokens'), anthropic('input-tokens'), anthropic('output-tokens'), openai('tokens')]
    .filter((one) => one !== null)
    .toSorted((a, b) => a.remaining / a.limit - b.remaining / b.limit);
  return requests === null && tokens.length === 0 ? null : { requests, tokens: tokens[0] ?? null };
}

/** Some servers send -1 or 0 for what they do not limit. */
function limitState(header: ReadHeader, fullIn: (text: string) => number): LimitState | null {
  const limit = Number(header('limit') ?? '');
  const remaining = Number(header('remaining') ?? '');
  if (!(limit > 0) || !(remaining >= 0) || header('remaining') === null) return null;
  const fullInMs = fullIn(header('reset') ?? '');
  return { limit, remaining, fullInMs: Number.isFinite(fullInMs) ? Math.max(0, fullInMs) : defaultPeriodMs };
}

const defaultPeriodMs = 60_000;

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `12ms`, `6m0s`, `1h2m`, or seconds; not a number for anything else. */
function duration(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  if (!/^(\d+(\.\d+)?(ms|[smhd]))+$/.test(text)) return Number.NaN;
  let total = 0;
  for (const [, amount = '', unit = ''] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g))
    total += Number(amount) * (unitsMs[unit] ?? 0);
  return total;
}
