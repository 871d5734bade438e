import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { asObject } from '../error-text.js';
import { withStreamEvents } from '../http/stream-events.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import type { Provider } from './provider-facts.js';

export const compatible: Provider = {
  // Never OPENAI_API_KEY: the key would be sent to whatever server the base URL names.
  keyVariables: ['COMPATIBLE_API_KEY'],
  baseUrlVariables: ['COMPATIBLE_BASE_URL'],
  baseUrl: null,
  serverVariable: { name: 'COMPATIBLE_BASE_URL', what: 'the address of the server', example: 'https://HOST/v1' },
  ids: null,
  // A gateway passes it on, rejects it or ignores it: its answer shows which tier was billed.
  flex: { body: { service_tier: 'flex' } },
  isTextOnly: true,
  // Of OpenAI's API; many servers turn schemas into grammars.
  toolLimits: () => ({ most: 128, schema: 'anchored-patterns' }),
  load: createCompatibleModel,
};

/** Any server with OpenAI's chat completions API. It may need no key. */
async function createCompatibleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const [{ OpenAICompatibleChatLanguageModel }, { compatibleEvents }, { withThinkTags }] = await Promise.all([
    import('@ai-sdk/openai-compatible'),
    import('./compatible-events.js'),
    import('./think-tags.js'),
  ]);
  const { id, apiKey, baseUrl, fetch } = settings;
  const language = new OpenAICompatibleChatLanguageModel(id, {
    provider: 'compatible.chat',
    url: ({ path }) => `${baseUrl}${path}`,
    headers: () => (apiKey === '' ? {} : { Authorization: `Bearer ${apiKey}` }),
    fetch: withStreamEvents(fetch, compatibleEvents),
    // Without this option, the stream has no token counts.
    includeUsage: true,
  });
  return {
    dialect: 'compatible',
    language,
    complete: (parts) => withReasoningDetails(withThinkTags(parts)),
    prepare: returnReasoningDetails,
  };
}

/** OpenRouter's form of signed or encrypted reasoning, which the package does not know. */
const field = 'reasoning_details';

/** Keeps the details of a turn as an empty block of reasoning before its end. */
async function* withReasoningDetails(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const details: Detail[] = [];
  for await (const part of parts) {
    if (part.type === 'raw') addDetails(details, part.rawValue);
    if (part.type === 'finish' && details.length > 0) {
      const providerMetadata = { compatible: { [field]: details as never } };
      yield { type: 'reasoning-start', id: field, providerMetadata };
      yield { type: 'reasoning-end', id: field };
    }
    yield part;
  }
}

type Detail = Record<string, unknown>;

/** The parts of one detail arrive in several events: their texts are joined, other values replace earlier ones. */
function addDetails(details: Detail[], event: unknown): void {
  const [choice] = (asObject(event)['choices'] as readonly unknown[] | undefined) ?? [];
  const added = asObject(asObject(choice)['delta'])[field];
  if (!Array.isArray(added)) return;
  for (const detail of added as readonly unknown[]) {
    const { index, type, ...values } = asObject(detail);
    const known = details.find((one) => one['index'] === index && one['type'] === type);
    if (known === undefined) details.push({ ...asObject(detail) });
    else for (const [key, value] of Object.entries(values)) known[key] = joinedValue(key, known[key], value);
  }
}

function joinedValue(key: string, before: unknown, value: unknown): unknown {
  const isText = key === 'text' || key === 'summary' || key === 'data';
  if (isText && typeof before === 'string' && typeof value === 'string') return before + value;
  return value ?? before;
}

function returnReasoningDetails(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  return {
    ...options,
    prompt: options.prompt.map((message) => {
      if (message.role !== 'assistant') return message;
      const details = message.content.flatMap((part) =>
        part.type === 'reasoning'
          ? ((part.providerOptions?.['compatible']?.[field] as unknown[] | undefined) ?? [])
          : [],
      );
      if (details.length === 0) return message;
      return { ...message, providerOptions: { openaiCompatible: { [field]: details as never } } };
    }),
  };
}
