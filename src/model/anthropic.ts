import type { ProviderModel, ProviderSettings } from './provider.js';

/**
 * Anthropic's Messages API. The base URL may be given with or without its version, as people do both. The model's
 * class and not the package's factory, which would load batches, files and other interfaces that are not ours.
 */
export async function createAnthropicModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { AnthropicLanguageModel } = await import('@ai-sdk/anthropic/internal');
  const { id, apiKey, fetch } = settings;
  const language = new AnthropicLanguageModel(id, {
    provider: 'anthropic.messages',
    baseURL: /\/v\d+$/.test(settings.baseUrl) ? settings.baseUrl : `${settings.baseUrl}/v1`,
    headers: { 'anthropic-version': '2023-06-01', 'x-api-key': apiKey },
    fetch,
    transformRequestBody: completeBody,
  });
  return { dialect: 'anthropic', language };
}

interface Body {
  readonly tools?: readonly object[];
  readonly system?: readonly object[];
  readonly messages?: readonly { readonly content: readonly object[] }[];
}

/**
 * Arguments of calls come checked: the package asks for them as they are made, which may be no JSON in the end. And
 * two marks for the cache: one ends the tools and the system prompt, one what is said so far; a later turn finds
 * both. In the body and not by the package's options: reading any of those builds the schemas of all, a tenth of
 * the time to the first request.
 */
function completeBody(body: Body): Record<string, unknown> {
  const { tools, system, messages } = body;
  const last = messages?.at(-1);
  return {
    ...body,
    ...(tools && { tools: tools.map((tool) => ({ ...tool, eager_input_streaming: undefined })) }),
    ...(system && { system: markLast(system) }),
    ...(last && { messages: [...(messages ?? []).slice(0, -1), { ...last, content: markLast(last.content) }] }),
  };
}

function markLast(blocks: readonly object[]): readonly object[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { ...block, cache_control: { type: 'ephemeral' } } : block,
  );
}
