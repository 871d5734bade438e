import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4ProviderTool,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { messageTokens, textTokens, toolTokens } from '../../messages/estimate.js';
import type { CredentialOptions } from '../credentials/exchange.js';
import type { ModelErrorContext } from '../error-text.js';
import { canceledError } from '../fixed-errors.js';
import { discountedTier } from '../service-tier.js';
import { rejectsTurnScope } from '../turn-scope.js';
import type { Model, ModelError, ModelEvent, ModelParameters, ModelRequest } from '../types.js';
import { type Adjustment, adjustmentFor, isAdjustedBy, withAdjustedOptions } from './adjust-request.js';
import { withCachedLastTurn } from './cached-last-turn.js';
import { type Dialect, toCallOptions } from './conversation.js';
import { compactedRequest, unlessIgnored, withCompaction } from './native-compaction.js';
import { asksReasoning, mergedProviderOptions, reasoningOptions } from './reasoning-options.js';
import { rejectedTool } from './rejected-tool.js';
import { toEvents } from './stream.js';
import { createUsageMeter, type UsageMeter } from './usage-meter.js';
import { watchParts } from './watch-parts.js';

export interface ProviderSettings {
  readonly id: string;
  /** Always set, so that no package reads the environment; empty only if a server needs no key. */
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** For providers that exchange or renew their credentials. */
  readonly credentials: CredentialOptions;
}

export interface ProviderModel {
  readonly dialect: Dialect;
  readonly language: LanguageModelV4;
  /** The limit for one turn, for a model that the package does not know. */
  readonly defaultOutputTokens?: number;
  /** Whether the provider can compact a conversation itself; asked only when one has to be. */
  readonly canCompact?: () => boolean;
  /** The provider's own web search; absent if it has none. */
  readonly searchTool?: SearchTool;
  /** Whether reminders for one turn are system messages of their own; absent means false. */
  readonly hasTurnScope?: boolean;
  /** Whether it thinks only if a budget for that is set, in readable text; absent means false. */
  readonly thinksOnRequest?: boolean;
  /** Adds what the package leaves out of an answer. */
  readonly complete?: (parts: AsyncIterable<LanguageModelV4StreamPart>) => AsyncIterable<LanguageModelV4StreamPart>;
  /** Adds cache breakpoints and keys. */
  readonly prepare?: (options: LanguageModelV4CallOptions) => LanguageModelV4CallOptions;
}

export interface ModelFacts {
  readonly contextWindow: number | null;
  /** The known output limit of one turn. */
  readonly outputTokens: number | null;
  /** The maximum time without an event, in milliseconds. */
  readonly eventTimeoutMs: number;
  /** Parameters that the user has set; they take precedence over those of a prompt. */
  readonly parameters: ModelParameters;
  /** Each request asks for the flex tier. */
  readonly wantsFlex: boolean;
}

/** A provider reads at least this many tokens of the conversation per second before it answers. */
const tokensReadPerMs = 2;

export interface Connection {
  readonly model: Model;
  readonly language: LanguageModelV4;
  /** With everything that the model has rejected left out. */
  readonly optionsFor: (request: ModelRequest, signal: AbortSignal) => LanguageModelV4CallOptions;
  readonly context: ModelErrorContext;
}

/** What a model has rejected is left out of all later requests. */
interface Rejections {
  readonly adjustments: Adjustment[];
  adjusted: Adjustment['options'];
  keepsReasoning: boolean;
  turnScope: boolean;
  readonly tools: Set<string>;
  /** Definitions of tools that a request was answered with. */
  readonly acceptedTools: Set<string>;
}

/** Adapts a provider's model: one request per call of `stream`, no retries, every failure an `error` event. */
export function toConnection(model: ProviderModel, context: ModelErrorContext, facts: ModelFacts): Connection {
  const rejections: Rejections = {
    adjustments: [],
    adjusted: {},
    keepsReasoning: true,
    turnScope: model.hasTurnScope === true,
    tools: new Set(),
    acceptedTools: new Set(),
  };
  const optionsFor: Connection['optionsFor'] = (request, signal) =>
    limited(
      withAdjustedOptions(
        optionsOf(withoutTools(request, rejections), model, facts, { ...rejections, signal }),
        rejections.adjusted,
      ),
      request,
    );
  const single: Model = {
    name: context.model,
    contextWindow: facts.contextWindow,
    async *stream(given, signal): AsyncGenerator<ModelEvent> {
      const { compaction, ...plain } = given;
      const request = compaction !== undefined && model.canCompact?.() === true ? given : plain;
      if (request.webSearch === true && model.searchTool === undefined) {
        yield { type: 'error', modelError: noWebSearch(context) };
        return;
      }
      const wanted = { ...request, ...facts.parameters };
      for (const one of rejections.adjustments)
        if (isAdjustedBy(one, wanted)) yield { type: 'notice', text: one.notice };
      for (let attempt = 0; ; attempt += 1) {
        const options = optionsFor(request, signal);
        const meter = createUsageMeter(() => requestTokens(request));
        let change: Change | null = null;
        for await (const event of eventsOf(model, { options, meter, context, facts, signal })) {
          if (event.type === 'error')
            change = changeFor(event.modelError, { request, wanted, options, context, attempt }, rejections);
          if (change !== null) break;
          if (event.type === 'finish') for (const { name } of request.tools) rejections.acceptedTools.add(name);
          yield unlessIgnored(event, request, { dialect: model.dialect, name: context.model });
        }
        if (change === null) return;
        change.apply(rejections);
        if (change.notice !== null) yield { type: 'notice', text: change.notice };
      }
    },
  };
  const { language } = model;
  return { model: model.dialect === 'anthropic' ? withCachedLastTurn(single) : single, language, optionsFor, context };
}

interface Change {
  readonly apply: (rejections: Rejections) => void;
  readonly notice: string | null;
}

interface RejectedRequest {
  readonly request: ModelRequest;
  readonly wanted: ModelParameters;
  readonly options: LanguageModelV4CallOptions;
  readonly context: ModelErrorContext;
  /** From 0. */
  readonly attempt: number;
}

/** Once for a request, but for each tool whose definition is rejected. */
const mostRejectedTools = 8;

function changeFor(
  modelError: ModelError,
  { request, wanted, options, context, attempt }: RejectedRequest,
  { tools, acceptedTools, keepsReasoning, turnScope }: Rejections,
): Change | null {
  const isFirst = attempt === 0;
  const left = request.tools.filter(({ name }) => !tools.has(name));
  const tool = rejectedTool(modelError, left);
  const isNamed = tool !== null && (isFirst || modelError.message.includes(tool));
  if (isNamed && !acceptedTools.has(tool) && attempt < mostRejectedTools) {
    const notice = `${context.model} rejects the definition of the tool ${tool}, which is left out: ${modelError.message}`;
    return { apply: (rejections) => rejections.tools.add(tool), notice };
  }
  if (!isFirst) return null;
  const asks = keepsReasoning && asksReasoning(wanted);
  const adjustment = adjustmentFor(modelError, { options, asksReasoning: asks }, context.model);
  if (adjustment !== null) {
    const apply = (rejections: Rejections): void => {
      rejections.adjustments.push(adjustment);
      rejections.adjusted = { ...rejections.adjusted, ...adjustment.options };
      if (adjustment.dropsReasoning === true) rejections.keepsReasoning = false;
    };
    return { apply, notice: adjustment.notice };
  }
  if (!turnScope || !rejectsTurnScope(modelError, options)) return null;
  const apply = (rejections: Rejections): void => {
    rejections.turnScope = false;
  };
  return { apply, notice: null };
}

function withoutTools(request: ModelRequest, { tools }: Rejections): ModelRequest {
  return tools.size === 0 ? request : { ...request, tools: request.tools.filter(({ name }) => !tools.has(name)) };
}

/** Estimated, for providers that count nothing. */
export function requestTokens({ system, messages, tools }: ModelRequest): number {
  return messages.reduce((sum, message) => sum + messageTokens(message), textTokens(system) + toolTokens(tools));
}

function optionsOf(
  request: ModelRequest,
  model: ProviderModel,
  facts: ModelFacts,
  { turnScope, keepsReasoning, signal }: Rejections & { readonly signal: AbortSignal },
): LanguageModelV4CallOptions {
  const { dialect, defaultOutputTokens, prepare, searchTool } = model;
  const { compaction } = request;
  const wanted = { ...(compaction === undefined ? request : compactedRequest(request)), ...facts.parameters };
  const common = toCallOptions(wanted, { dialect, turnScope }, signal);
  const { providerOptions, ...reasoning } = keepsReasoning ? reasoningOptions(wanted, model) : {};
  const merged = mergedProviderOptions(common.providerOptions, providerOptions);
  const options: LanguageModelV4CallOptions = {
    ...(defaultOutputTokens === undefined ? {} : { maxOutputTokens: facts.outputTokens ?? defaultOutputTokens }),
    ...common,
    ...reasoning,
    ...(merged === undefined ? {} : { providerOptions: merged }),
    includeRawChunks: true,
  };
  const asked = request.webSearch === true && searchTool !== undefined ? withWebSearch(options, searchTool) : options;
  const complete = compaction === undefined ? asked : withCompaction(asked, { ...compaction, dialect });
  return prepare === undefined ? complete : prepare(complete);
}

/** An adjusted output limit never exceeds the one of the request. */
function limited(options: LanguageModelV4CallOptions, { maxOutputTokens }: ModelRequest): LanguageModelV4CallOptions {
  if (maxOutputTokens === undefined || options.maxOutputTokens === undefined) return options;
  return { ...options, maxOutputTokens: Math.min(options.maxOutputTokens, maxOutputTokens) };
}

interface Attempt {
  readonly options: LanguageModelV4CallOptions;
  readonly meter: UsageMeter;
  readonly context: ModelErrorContext;
  readonly facts: ModelFacts;
  readonly signal: AbortSignal;
}

async function* eventsOf(model: ProviderModel, attempt: Attempt): AsyncGenerator<ModelEvent> {
  const { meter, context, signal } = attempt;
  const failed = (event: Extract<ModelEvent, { type: 'error' }>): ModelEvent => {
    const usage = event.usage ?? meter.used();
    const modelError = signal.aborted ? canceledError : event.modelError;
    return { type: 'error', modelError, ...(usage === null ? {} : { usage }) };
  };
  try {
    signal.throwIfAborted();
    for await (const event of toEvents(partsOf(model, attempt), context, meter)) {
      const billed = withTier(event.type === 'error' ? failed(event) : event, meter);
      if (billed.type === 'finish' && attempt.facts.wantsFlex && billed.usage.tier !== 'flex')
        yield { type: 'notice', text: notFlex(context, meter) };
      yield billed;
    }
  } catch (error) {
    const { toModelError } = await import('../http/model-error.js');
    yield withTier(failed({ type: 'error', modelError: toModelError(error, context) }), meter);
  }
}

/** Prices depend on the tier that was billed, not on the one that was asked for. */
function withTier(event: ModelEvent, meter: UsageMeter): ModelEvent {
  const tier = discountedTier(meter.tier());
  if (tier === null || !('usage' in event)) return event;
  return { ...event, usage: { ...event.usage, tier } };
}

function notFlex({ model }: ModelErrorContext, meter: UsageMeter): string {
  const tier = meter.tier();
  const billed = tier === null ? 'did not name the tier that it billed' : `billed the tier ${JSON.stringify(tier)}`;
  return `${model} was asked for the flex tier and ${billed}: the full price counts.`;
}

/** The parts of one answer; every one is counted. */
async function* partsOf(
  { language, complete = (parts) => parts }: ProviderModel,
  { options, meter, facts, signal }: Attempt,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const { stream } = await unlessAborted(language.doStream(options), signal);
  const { eventTimeoutMs } = facts;
  for await (const part of complete(watchParts(stream, eventTimeoutMs + readingTimeMs(options), eventTimeoutMs))) {
    meter.take(part);
    yield part;
  }
}

/** Packages obtain credentials before they heed the signal. */
async function unlessAborted<T>(work: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(new Error('the run was stopped'));
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** How long a provider may need to read the conversation, in milliseconds, at four characters per token. */
function readingTimeMs({ prompt }: LanguageModelV4CallOptions): number {
  return prompt.reduce((sum, message) => sum + lengthOf(message), 0) / (4 * tokensReadPerMs);
}

/** Most messages are the same objects in every request: a long conversation is not measured again in each turn. */
const lengths = new WeakMap<LanguageModelV4Message, number>();

function lengthOf(message: LanguageModelV4Message): number {
  const known = lengths.get(message) ?? JSON.stringify(message).length;
  lengths.set(message, known);
  return known;
}

/** The search tool of a provider, which runs on its servers. */
type SearchTool = Pick<LanguageModelV4ProviderTool, 'id' | 'name' | 'args'>;

/** The options with the provider's search, which the model decides to use. */
function withWebSearch(options: LanguageModelV4CallOptions, tool: SearchTool): LanguageModelV4CallOptions {
  return { ...options, tools: [...(options.tools ?? []), { type: 'provider', ...tool }], toolChoice: { type: 'auto' } };
}

const noWebSearch = ({ model }: ModelErrorContext): ModelError => ({
  kind: 'bad-request',
  message: `The provider of ${model} has no web search that is supported.`,
  hint: 'Set search-provider to tavily or brave, or use a model of anthropic, openai or google.',
  retryable: false,
});
