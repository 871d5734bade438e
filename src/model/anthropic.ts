import type { ProviderModel, ProviderSettings } from './provider.js';

/**
 * Anthropic's Messages API. The base URL is accepted with or without its version. Uses the model's class instead of the
 * package's factory, which would also load the batch, file and other APIs.
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
 * Adjusts the request body. It turns off eager input streaming, which may deliver invalid JSON, and sets two cache
 * breakpoints: after tools and system prompt, and after the conversation so far; a later turn reuses both. This is done
 * in the body because reading any of the package's options builds the schemas of all of them, which takes a tenth of
 * the time to the first request.
 */
function completeBody(body: Body): Record<string, unknown> {
  const { tools, system, messages } = body;
  const last = messages?.at(-1);
  return {
    ...body,
    ...(tools && { tools: tools.map((tool) => ({ ...tool, eager_input_streaming: undefined })) }),
    ...(system && { system: withCacheBreakpoint(system) }),
    ...(last && {
      messages: [...(messages ?? []).slice(0, -1), { ...last, content: withCacheBreakpoint(last.content) }],
    }),
  };
}

function withCacheBreakpoint(blocks: readonly object[]): readonly object[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { ...block, cache_control: { type: 'ephemeral' } } : block,
  );
}
