import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { messageOf } from '../../errors.js';
import { hasIdentity, isSet } from '../credentials/variables.js';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';
import { mergedProviderOptions, visibleThinking } from '../provider/reasoning-options.js';
import { alwaysThinks, thinkingOf } from './anthropic.js';
import { credentialsPage, type Provider } from './provider-facts.js';

export const bedrock: Provider = {
  keyVariables: ['AWS_BEARER_TOKEN_BEDROCK'],
  baseUrlVariables: ['AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'AWS_ENDPOINT_URL'],
  baseUrl: '',
  serverVariable: { name: 'AWS_REGION', what: 'the region of the model', example: 'eu-central-1' },
  ids: /^(us|eu|apac|global)?\.?(anthropic|amazon|meta|mistral|cohere)\./,
  missing: (keys, { hasKey, hasBaseUrl }) => {
    if (!hasBaseUrl && !isSet(keys, 'AWS_REGION') && !isSet(keys, 'AWS_DEFAULT_REGION')) return 'set AWS_REGION';
    const isReady =
      hasKey ||
      isSet(keys, 'AWS_BEARER_TOKEN_BEDROCK') ||
      isSet(keys, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY') ||
      (isSet(keys, 'AWS_ROLE_ARN') && hasIdentity(keys));
    return isReady
      ? null
      : `use aws-actions/configure-aws-credentials, or set AWS_BEARER_TOKEN_BEDROCK, or AWS_ROLE_ARN with the permission id-token: write (${credentialsPage})`;
  },
  toolLimits: (id) => (isClaude(id) ? {} : { schema: 'anchored-patterns' }),
  cachesFrom: 1_024,
  load: createBedrockModel,
};

/** Amazon Bedrock: Claude models in Anthropic's own format, all others by the Converse API. */
async function createBedrockModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { id, apiKey, baseUrl, fetch, credentials } = settings;
  const { keys } = credentials;
  const { awsCredentials } = await import('../credentials/aws.js');
  const region = keys['AWS_REGION'] ?? keys['AWS_DEFAULT_REGION'] ?? 'us-east-1';
  const bearer = apiKey || keys['AWS_BEARER_TOKEN_BEDROCK'];
  const options = {
    region,
    fetch,
    ...(bearer
      ? { apiKey: bearer }
      : { apiKey: '', credentialProvider: withCodeInText(awsCredentials(credentials, region)) }),
    ...(baseUrl === '' ? {} : { baseURL: baseUrl }),
  };
  if (!isClaude(id)) {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
    return { dialect: 'compatible', language: createAmazonBedrock(options)(id) };
  }
  const [{ createAmazonBedrockAnthropic }, { getModelCapabilities }] = await Promise.all([
    import('@ai-sdk/amazon-bedrock/anthropic'),
    import('@ai-sdk/anthropic/internal'),
  ]);
  const capabilities = getModelCapabilities(id);
  return {
    ...thinkingOf(capabilities),
    dialect: 'anthropic',
    language: createAmazonBedrockAnthropic(options)(id),
    prepare: (request) => withCacheMarks(withDefaults(request, alwaysThinks(capabilities))),
  };
}

function isClaude(id: string): boolean {
  return /(^|[./])anthropic\.claude/.test(id);
}

/** The package keeps only the text of an error, so the text begins with its code: model-error.ts takes it off again. */
function withCodeInText<T>(obtain: () => Promise<T>): () => Promise<T> {
  return () =>
    obtain().catch((error: unknown) => {
      const { code } = error as { readonly code?: unknown };
      throw typeof code === 'string' ? new Error(`${code} ${messageOf(error)}`, { cause: error }) : error;
    });
}

/** What `completeBody` of anthropic.ts sets in the body, except for the breakpoints. */
function withDefaults(options: LanguageModelV4CallOptions, isThinking: boolean): LanguageModelV4CallOptions {
  const readable = isThinking && options.reasoning === undefined ? visibleThinking.anthropic : undefined;
  const defaults = mergedProviderOptions(readable, { anthropic: { toolStreaming: false } });
  const providerOptions = mergedProviderOptions(defaults, options.providerOptions);
  return providerOptions === undefined ? options : { ...options, providerOptions };
}

const mark = { anthropic: { cacheControl: { type: 'ephemeral' } } };

/** As in anthropic.ts, but before signing: after system prompt, last request's end and last message. */
function withCacheMarks(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions {
  const { prompt } = options;
  const answer = prompt.findLastIndex(({ role }) => role === 'assistant');
  const marked = new Set([0, answer - 1, prompt.length - 1]);
  return {
    ...options,
    prompt: prompt.map((message, index) =>
      marked.has(index) && message.role !== 'assistant' ? { ...message, providerOptions: mark } : message,
    ),
  };
}
