import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { type Dialect, toCallOptions } from './conversation.js';
import type { ModelErrorContext } from './error-text.js';
import { canceledError, toModelError } from './model-error.js';
import { toEvents } from './stream.js';
import type { Model, ModelEvent } from './types.js';
import { createUsageMeter, type UsageMeter } from './usage-meter.js';
import { watchParts } from './watch-parts.js';

/** The settings that a provider file needs to create its model. */
export interface ProviderSettings {
  /** The model's id at the provider. */
  readonly id: string;
  /** Always set, so that no package reads the environment; empty only if a server needs no key. */
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
}

export interface ProviderModel {
  readonly dialect: Dialect;
  readonly language: LanguageModelV4;
}

export interface ModelFacts {
  readonly contextWindow: number | null;
  /** The maximum time without an event, in milliseconds. */
  readonly eventTimeoutMs: number;
}

/** A provider reads at least this many tokens of the conversation per second before it answers. */
const tokensReadPerMs = 2;

/** Adapts a provider's model: one request per call of `stream`, no retries, every failure an `error` event. */
export function toModel(model: ProviderModel, context: ModelErrorContext, facts: ModelFacts): Model {
  const announced = new Set<string>();
  return {
    name: context.model,
    contextWindow: facts.contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      const options = { ...toCallOptions(request, model.dialect, signal), includeRawChunks: true };
      const meter = createUsageMeter(() => JSON.stringify([options.prompt, options.tools]).length);
      const attempt: Attempt = { options, meter, context, facts, signal };
      for await (const event of eventsOf(model.language, attempt)) {
        if (event.type !== 'notice') yield event;
        else if (!announced.has(event.text)) {
          announced.add(event.text);
          yield event;
        }
      }
    },
  };
}

interface Attempt {
  readonly options: LanguageModelV4CallOptions;
  readonly meter: UsageMeter;
  readonly context: ModelErrorContext;
  readonly facts: ModelFacts;
  readonly signal: AbortSignal;
}

async function* eventsOf(language: LanguageModelV4, attempt: Attempt): AsyncGenerator<ModelEvent> {
  const { meter, context, signal } = attempt;
  const failed = (event: Extract<ModelEvent, { type: 'error' }>): ModelEvent => {
    const usage = event.usage ?? meter.used();
    const modelError = signal.aborted ? canceledError : event.modelError;
    return { type: 'error', modelError, ...(usage === null ? {} : { usage }) };
  };
  try {
    signal.throwIfAborted();
    for await (const event of toEvents(partsOf(language, attempt), context, () => meter.used())) {
      yield event.type === 'error' ? failed(event) : event;
    }
  } catch (error) {
    yield failed({ type: 'error', modelError: toModelError(error, context) });
  }
}

/** The parts of one answer; every one is counted. */
async function* partsOf(
  language: LanguageModelV4,
  { options, meter, facts }: Attempt,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const { stream } = await language.doStream(options);
  const firstMs = facts.eventTimeoutMs + readingTimeMs(options);
  for await (const part of watchParts(stream, { firstMs, nextMs: facts.eventTimeoutMs })) {
    meter.take(part);
    yield part;
  }
}

/** How long a provider may need to read the conversation, in milliseconds, at four characters per token. */
function readingTimeMs({ prompt }: LanguageModelV4CallOptions): number {
  return JSON.stringify(prompt).length / (4 * tokensReadPerMs);
}
