import type { LanguageModelV4CallOptions, LanguageModelV4ProviderTool } from '@ai-sdk/provider';
import type { ModelErrorContext } from '../error-text.js';
import type { ModelError } from '../types.js';

/** The search tool of a provider, which runs on its servers. */
export type SearchTool = Pick<LanguageModelV4ProviderTool, 'id' | 'name' | 'args'>;

/** The options with the provider's search, which the model decides to use. */
export function withWebSearch(options: LanguageModelV4CallOptions, tool: SearchTool): LanguageModelV4CallOptions {
  return { ...options, tools: [...(options.tools ?? []), { type: 'provider', ...tool }], toolChoice: { type: 'auto' } };
}

export const noWebSearch = ({ model }: ModelErrorContext): ModelError => ({
  kind: 'bad-request',
  message: `The provider of ${model} has no web search that is supported.`,
  hint: 'Set search-provider to tavily or brave, or use a model of anthropic, openai or google.',
  retryable: false,
});
