import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FilePart,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4TextPart,
  LanguageModelV4ToolResultPart,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import { isEncryptedBlock } from '../../messages/compaction-block.js';
import type {
  AssistantPart,
  MediaPart,
  ModelMessage,
  Part,
  ProviderData,
  ToolResultPart,
} from '../../messages/types.js';
import { isRecord } from '../../parsed-json.js';
import { splitTurnScope } from '../turn-scope.js';
import type { ModelRequest } from '../types.js';

/** The wire format of the provider package; the four differ in what the caller has to handle. */
export type Dialect = 'anthropic' | 'openai' | 'google' | 'compatible';

/** The only conversion. Expects normalized messages: each call has exactly one result right after it. */
export function toCallOptions(
  request: ModelRequest,
  { dialect, turnScope }: { readonly dialect: Dialect; readonly turnScope: boolean },
  signal: AbortSignal,
): LanguageModelV4CallOptions {
  const { tools, maxOutputTokens, temperature, topP, stop, outputSchema } = request;
  const providerOptions = request.dropReasoning === true ? withDroppedReasoning(dialect) : requestOptions[dialect];
  return {
    prompt: toPrompt(request, dialect, turnScope),
    abortSignal: signal,
    ...(providerOptions === undefined ? {} : { providerOptions }),
    ...(tools.length === 0 ? {} : { tools: tools.map(toTool), toolChoice: { type: request.toolChoice } }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(stop === undefined ? {} : { stopSequences: [...stop] }),
    // The other packages support a response schema together with tools: if the model does not, the package adds a tool
    // for the answer. A compatible server may reject the request, so the schema is only described in the prompt.
    ...(outputSchema === undefined || dialect === 'compatible'
      ? {}
      : { responseFormat: { type: 'json', name: 'answer', schema: outputSchema } }),
  };
}

const requestOptions: Readonly<Partial<Record<Dialect, SharedV4ProviderOptions>>> = {
  // The provider must not store the answers of CI runs; reasoning is returned encrypted. Strict schemas do not allow
  // optional properties, and the loop validates the answer itself.
  openai: { openai: { store: false, strictJsonSchema: false } },
};

/** Only Anthropic can be asked to drop the reasoning that it rejects; for the others, toPrompt leaves it out. */
function withDroppedReasoning(dialect: Dialect): SharedV4ProviderOptions | undefined {
  return dialect === 'anthropic'
    ? { anthropic: { thinking: { blockBinding: { prefixMismatchBehavior: 'drop_block' } } } }
    : requestOptions[dialect];
}

const toTool = ({ name, description, inputSchema }: ModelRequest['tools'][number]): LanguageModelV4FunctionTool => ({
  ...{ type: 'function', name, description, inputSchema },
});

function toPrompt(request: ModelRequest, dialect: Dialect, turnScope: boolean): LanguageModelV4Prompt {
  const prompt: LanguageModelV4Prompt = [];
  if (request.system !== '') prompt.push({ role: 'system', content: request.system });
  const sent = dialect === 'compatible' ? hoistMedia(request.messages) : request.messages;
  const messages = request.dropReasoning === true && dialect !== 'anthropic' ? sent.map(withoutReasoning) : sent;
  for (const message of mergeUsers(messages)) {
    const split = turnScope ? splitTurnScope(message) : null;
    prompt.push(convertedOnce(split?.message ?? message, dialect), ...(split?.reminders ?? []));
  }
  return prompt;
}

function withoutReasoning(message: ModelMessage): ModelMessage {
  if (message.role !== 'assistant') return message;
  return { role: 'assistant', parts: message.parts.filter((part) => part.type !== 'reasoning').map(withoutSignature) };
}

/** Google signs its calls as well, and accepts this value for calls without a valid signature. */
function withoutSignature<P extends AssistantPart>(part: P): P {
  if (part.providerData === undefined) return part;
  const entries = Object.entries(part.providerData).map(([provider, data]) =>
    typeof data === 'object' && data !== null && 'thoughtSignature' in data
      ? [provider, { ...data, thoughtSignature: 'skip_thought_signature_validator' }]
      : [provider, data],
  );
  return { ...part, providerData: Object.fromEntries(entries) as ProviderData };
}

/** Two user messages in a row: nothing of a failed turn remains between them. Some servers reject this. */
function mergeUsers(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const merged: ModelMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (last?.role === 'user' && message.role === 'user') {
      merged[merged.length - 1] = { role: 'user', parts: [...last.parts, ...message.parts] };
    } else merged.push(message);
  }
  return merged;
}

/** A message of the history stays the same object, so each is converted once and not again in every later turn. */
const converted = new WeakMap<ModelMessage, Partial<Record<Dialect, LanguageModelV4Message>>>();

function convertedOnce(message: ModelMessage, dialect: Dialect): LanguageModelV4Message {
  const known = converted.get(message) ?? {};
  converted.set(message, known);
  return (known[dialect] ??= toMessage(message, dialect));
}

function toMessage(message: ModelMessage, dialect: Dialect): LanguageModelV4Message {
  switch (message.role) {
    case 'user':
      return { role: 'user', content: message.parts.map(toUserPart) };
    case 'assistant':
      return { role: 'assistant', content: message.parts.map((part) => toAssistantPart(part, dialect)) };
    case 'tool':
      return {
        role: 'tool',
        content: message.results.map((result) => {
          const { id: toolCallId, name: toolName } = result;
          return { type: 'tool-result', toolCallId, toolName, output: toOutput(result, dialect) };
        }),
      };
  }
}

const toUserPart = (part: Part): LanguageModelV4TextPart | LanguageModelV4FilePart =>
  part.type === 'text' ? { type: 'text', text: part.text } : toFile(part);

const toFile = (part: MediaPart): LanguageModelV4FilePart => ({
  type: 'file',
  mediaType: part.mediaType,
  data: { type: 'data', data: part.data },
  ...(part.name === undefined ? {} : { filename: part.name }),
});

function toAssistantPart(part: AssistantPart, dialect: Dialect) {
  // The provider package that reads this data also wrote it.
  const options = part.providerData && { providerOptions: part.providerData as SharedV4ProviderOptions };
  if (dialect === 'openai' && isEncryptedBlock(part.providerData))
    return { type: 'custom' as const, kind: 'openai.compaction' as const, ...options };
  switch (part.type) {
    case 'text':
      return { type: 'text' as const, text: part.text, ...options };
    case 'reasoning':
      return { type: 'reasoning' as const, text: part.text, ...options };
    case 'tool-call': {
      // Providers only accept an object; any other input is shown to the model under a telling name.
      const input = isRecord(part.input) ? part.input : { invalid_input: part.input };
      return { type: 'tool-call' as const, toolCallId: part.id, toolName: part.name, input, ...options };
    }
  }
}

function toOutput(result: ToolResultPart, dialect: Dialect): LanguageModelV4ToolResultPart['output'] {
  const texts = result.parts.flatMap((part) => (part.type === 'text' && part.text.trim() !== '' ? [part.text] : []));
  const media = result.parts.filter((part) => part.type === 'media');
  const text = texts.join('\n');
  if (media.length === 0) return result.isError ? { type: 'error-text', value: text } : { type: 'text', value: text };
  if (dialect === 'google') {
    // For older models, the package writes one response per text, and none without a text; each call needs exactly one.
    return { type: 'content', value: [{ type: 'text', text: text || 'The file follows.' }, ...media.map(toFile)] };
  }
  const parts = result.parts.filter((part) => part.type === 'media' || part.text.trim() !== '');
  return { type: 'content', value: parts.map(toUserPart) };
}

/** There, tool results are only text: images and documents move into a user message after the results. */
function hoistMedia(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const hoisted: ModelMessage[] = [];
  let pending: Part[] = [];
  for (const message of messages) {
    if (pending.length > 0 && message.role === 'user') {
      hoisted.push({ role: 'user', parts: [...pending, ...message.parts] });
      pending = [];
      continue;
    }
    if (pending.length > 0) hoisted.push({ role: 'user', parts: pending });
    pending = message.role === 'tool' ? message.results.flatMap(mediaOf) : [];
    const isMoved = message.role === 'tool' && pending.length > 0;
    hoisted.push(isMoved ? { ...message, results: message.results.map(withoutMedia) } : message);
  }
  if (pending.length > 0) hoisted.push({ role: 'user', parts: pending });
  return hoisted;
}

function mediaOf(result: ToolResultPart): readonly Part[] {
  const media = result.parts.filter((part) => part.type === 'media');
  if (media.length === 0) return [];
  return [{ type: 'text', text: `Files in the result of ${result.name} (call ${result.id}):` }, ...media];
}

function withoutMedia(result: ToolResultPart): ToolResultPart {
  const parts = result.parts.map((part): Part => {
    if (part.type === 'text') return part;
    return { type: 'text', text: `(${part.name ?? part.mediaType}: in the next message)` };
  });
  return { ...result, parts };
}
