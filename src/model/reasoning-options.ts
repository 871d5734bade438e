import type { LanguageModelV4CallOptions, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { Dialect } from './conversation.js';
import type { ModelParameters } from './types.js';

/**
 * The options for effort and thinking. The packages map the effort to the closest one that a model has, and report a
 * difference. Nothing is set unless it is asked for: the packages would build the schemas of all their options.
 */
export function reasoningOptions(
  { effort, thinking }: Pick<ModelParameters, 'effort' | 'thinking'>,
  dialect: Dialect,
): Pick<LanguageModelV4CallOptions, 'reasoning' | 'providerOptions'> {
  if (thinking === 'off') return { reasoning: 'none' };
  const visible = thinking === 'visible' ? visibleThinking[dialect] : undefined;
  return {
    ...(effort === undefined ? {} : { reasoning: effort }),
    ...(visible === undefined ? {} : { providerOptions: visible }),
  };
}

/** A compatible server shows its reasoning or not; there is no common option. */
const visibleThinking: Readonly<Record<Dialect, SharedV4ProviderOptions | undefined>> = {
  anthropic: { anthropic: { thinking: { type: 'adaptive', display: 'summarized' } } },
  openai: { openai: { reasoningSummary: 'auto' } },
  google: {
    google: { thinkingConfig: { includeThoughts: true } },
    vertex: { thinkingConfig: { includeThoughts: true } },
  },
  compatible: undefined,
};

/** Merges options of two sources, the second taking precedence for each provider's option. */
export function mergedProviderOptions(
  first: SharedV4ProviderOptions | undefined,
  second: SharedV4ProviderOptions | undefined,
): SharedV4ProviderOptions | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const merged: SharedV4ProviderOptions = { ...first };
  for (const [provider, options] of Object.entries(second)) merged[provider] = { ...first[provider], ...options };
  return merged;
}
