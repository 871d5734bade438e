import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { asObject } from '../error-text.js';
import { tierIn } from '../service-tier.js';
import type { Usage } from '../types.js';

/** What an attempt has used so far, even if its end never comes. */
export interface UsageMeter {
  take(part: LanguageModelV4StreamPart): void;
  /** `null` before the provider has begun to answer: such a request is not billed. */
  used(): Usage | null;
  /** The service tier that the provider has named last; `null` if it has named none. */
  tier(): string | null;
}

const charactersPerToken = 4;

/**
 * Counts the tokens of one attempt from the token counts that have arrived (some providers send those of the input
 * first) and from the length of what was sent and streamed.
 * @param sentCharacters of the request
 */
export function createUsageMeter(sentCharacters: () => number): UsageMeter {
  let reported: Partial<Usage> = {};
  let streamed = 0;
  let hasBegun = false;
  let tier: string | null = null;
  return {
    take(part) {
      tier = tierIn(part) ?? tier;
      if (part.type === 'raw') {
        const counts = reportedUsage(part.rawValue);
        hasBegun ||= counts !== null;
        reported = { ...reported, ...counts };
      } else if (/^(text|reasoning|tool)-/.test(part.type)) {
        hasBegun = true;
        if ('delta' in part) streamed += part.delta.length;
      }
    },
    used() {
      if (!hasBegun) return null;
      const cached = { cacheReadTokens: 0, cacheWriteTokens: 0 };
      return {
        ...cached,
        inputTokens: Math.ceil(sentCharacters() / charactersPerToken),
        ...reported,
        outputTokens: Math.max(reported.outputTokens ?? 0, Math.ceil(streamed / charactersPerToken)),
      };
    },
    tier: () => tier,
  };
}

/** The counts in one event of a stream, in the form of the provider that sends them before the end. */
function reportedUsage(event: unknown): Partial<Usage> | null {
  const record = asObject(event);
  const anthropic = asObject(asObject(record['message'])['usage'] ?? record['usage']);
  const read = count(anthropic['cache_read_input_tokens']);
  const written = count(anthropic['cache_creation_input_tokens']);
  if (anthropic['input_tokens'] !== undefined && anthropic['input_tokens'] !== null) {
    return {
      inputTokens: count(anthropic['input_tokens']) + read + written,
      outputTokens: count(anthropic['output_tokens']),
      cacheReadTokens: read,
      cacheWriteTokens: written,
    };
  }
  const google = asObject(record['usageMetadata']);
  if (google['promptTokenCount'] === undefined) return null;
  return {
    inputTokens: count(google['promptTokenCount']),
    outputTokens: count(google['candidatesTokenCount']) + count(google['thoughtsTokenCount']),
    cacheReadTokens: count(google['cachedContentTokenCount']),
  };
}

/**
 * Tokens of the cache that only the parts of a request report: Anthropic answers some requests, such as a compaction, in
 * several parts, and the total shows none of the tokens that these read from the cache or wrote to it.
 */
export function iterationCache(raw: unknown) {
  const usage = asObject(raw);
  const { iterations } = usage;
  const parts = (Array.isArray(iterations) ? iterations : [])
    .map(asObject)
    .filter(({ type }) => type === 'compaction' || type === 'message');
  const missing = (name: string) =>
    Math.max(0, parts.reduce((sum, part) => sum + count(part[name]), 0) - count(usage[name]));
  return { read: missing('cache_read_input_tokens'), written: missing('cache_creation_input_tokens') };
}

const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
