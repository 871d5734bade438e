import type { Model } from './types.js';

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
