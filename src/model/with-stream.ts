import type { Model, ModelEvent } from './types.js';

/** The same model with other streams. Its context window may become known only while it runs. */
export function withStream(model: Model, stream: Model['stream']): Model {
  return {
    name: model.name,
    get contextWindow() {
      return model.contextWindow;
    },
    ...(model.prices === undefined ? {} : { prices: model.prices }),
    stream,
  };
}

export function withNotices(model: Model, onNotice: (text: string) => void): Model {
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    for await (const event of model.stream(request, signal)) {
      if (event.type === 'notice') onNotice(event.text);
      yield event;
    }
  });
}
