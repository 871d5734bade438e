import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type Dialect, toCallOptions } from './conversation.js';
import type { ModelErrorContext } from './error-text.js';
import { canceledError, toModelError } from './model-error.js';
import { toEvents } from './stream.js';
import type { Model, ModelEvent } from './types.js';

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

/** Adapts a provider's model: one request per call of `stream`, no retries, every failure an `error` event. */
export function toModel(model: ProviderModel, context: ModelErrorContext, contextWindow: number | null): Model {
  return {
    name: context.model,
    contextWindow,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      try {
        signal.throwIfAborted();
        const options = toCallOptions(request, model.dialect, signal);
        const { stream } = await model.language.doStream(options);
        for await (const event of toEvents(stream, context)) {
          yield signal.aborted && event.type === 'error' ? { type: 'error', modelError: canceledError } : event;
        }
      } catch (error) {
        yield { type: 'error', modelError: signal.aborted ? canceledError : toModelError(error, context) };
      }
    },
  };
}
