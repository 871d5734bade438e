import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { asObject } from './error-text.js';
import type { ServiceTier } from './price-table.js';

export interface FlexRequest {
  readonly body?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Packages leave it out for models that they do not know, which would be billed at the full price. */
export function withFlexTier(send: typeof fetch, { body, headers }: FlexRequest): typeof fetch {
  return (input, init = {}) => {
    const own =
      body !== undefined && typeof init.body === 'string'
        ? { body: JSON.stringify({ ...(JSON.parse(init.body) as object), ...body }) }
        : {};
    const all =
      headers === undefined ? {} : { headers: { ...Object.fromEntries(new Headers(init.headers)), ...headers } };
    return send(input, { ...init, ...own, ...all });
  };
}

/** The tier in one part of an answer, in lower case; `null` if the part names none. */
export function tierIn(part: LanguageModelV4StreamPart): string | null {
  if (part.type === 'raw') return tierInEvent(part.rawValue);
  if (part.type !== 'finish') return null;
  const google = asObject(part.providerMetadata?.['google'] ?? part.providerMetadata?.['vertex']);
  return text(google['serviceTier']);
}

function tierInEvent(event: unknown): string | null {
  const record = asObject(event);
  const usage = asObject(record['usageMetadata']);
  const found = [record['service_tier'], asObject(record['response'])['service_tier'], usage['serviceTier']];
  return found.map(text).find((one) => one !== null) ?? text(usage['trafficType']);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.toLowerCase() : null);

/** The tier with a price of its own; Vertex AI names it after the kind of traffic. */
export function discountedTier(tier: string | null): ServiceTier | null {
  return tier === 'flex' || tier === 'on_demand_flex' ? 'flex' : null;
}
