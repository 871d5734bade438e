import type { LanguageModelV4CallOptions, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { ModelParameters } from '../types.js';
import type { Dialect } from './conversation.js';

export function asksReasoning({ effort, thinking }: ModelParameters): boolean {
  return effort !== undefined || thinking !== undefined;
}

/** Packages map an effort to the closest and report it. Only if asked for: else they build all option schemas. */
export function reasoningOptions(
  wanted: ModelParameters,
  { dialect, thinksOnRequest = false }: { readonly dialect: Dialect; readonly thinksOnRequest?: boolean },
): Pick<LanguageModelV4CallOptions, 'reasoning' | 'providerOptions'> {
  const { effort, thinking } = wanted;
  // Its thinking is readable, but off unless it has a budget, which the package derives from the effort.
  const reasoning = thinking === 'off' ? 'none' : (effort ?? (thinking && thinksOnRequest ? 'medium' : undefined));
  const visible = thinking === 'visible' && !thinksOnRequest ? visibleThinking[dialect] : undefined;
  // The name of a deployment does not show its model; a server that does not support the options returns an error.
  const forced = dialect === 'openai' && asksReasoning(wanted) ? { openai: { forceReasoning: true } } : undefined;
  const providerOptions = mergedProviderOptions(visible, forced);
  return {
    ...(reasoning === undefined ? {} : { reasoning }),
    ...(providerOptions === undefined ? {} : { providerOptions }),
  };
}

/** A compatible server shows its reasoning or not; no option is common to all. */
export const visibleThinking: Readonly<Record<Dialect, SharedV4ProviderOptions | undefined>> = {
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
