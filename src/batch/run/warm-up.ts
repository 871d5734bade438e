import { fingerprint } from '../../fingerprint.js';
import { textTokens, toolTokens } from '../../messages/estimate.js';
import type { Model, ModelEvent, ModelRequest } from '../../model/types.js';

/** Which requests of a batch are the first with their system prompt and tools. */
export interface WarmUps {
  /** Waits while another request is the first with this prefix. The result tells the others how that request began. */
  enter(prefix: string, signal: AbortSignal): Promise<(isWarm: boolean) => void>;
}

export function createWarmUps(): WarmUps {
  const warm = new Set<string>();
  const first = new Map<string, Promise<void>>();
  return {
    enter: async (prefix, signal) => {
      for (let other = first.get(prefix); other !== undefined && !signal.aborted; other = first.get(prefix))
        await untilEither(other, signal);
      if (signal.aborted || warm.has(prefix)) return () => undefined;
      let settle: (() => void) | null = null;
      first.set(prefix, new Promise((resolve) => (settle = resolve)));
      return (isWarm) => {
        if (settle === null) return;
        if (isWarm) warm.add(prefix);
        first.delete(prefix);
        settle();
        settle = null;
      };
    },
  };
}

function untilEither(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
    void promise.then(end);
  });
}

export interface WarmUpOptions {
  readonly warmUps: WarmUps;
  /** The same for all jobs whose requests go to the same server in the same way. */
  readonly connection: string;
  /** The tokens from which the provider keeps a prefix in its cache. */
  readonly leastTokens: number;
}

/** With the first of these events, the provider has the prefix in its cache. */
const beginnings: ReadonlySet<ModelEvent['type']> = new Set(['text', 'reasoning', 'tool-call-start', 'finish']);

/**
 * A model that sends the first request of a prefix alone: of requests that are sent at the same time, each would pay for
 * writing the same prefix to the provider's cache.
 */
export function warmedUpModel(model: Model, { warmUps, connection, leastTokens }: WarmUpOptions): Model {
  return {
    ...model,
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      if (prefixTokens(request) < leastTokens) {
        yield* model.stream(request, signal);
        return;
      }
      const { system, tools } = request;
      const begun = await warmUps.enter(fingerprint([connection, system, JSON.stringify(tools)]), signal);
      try {
        for await (const event of model.stream(request, signal)) {
          if (beginnings.has(event.type)) begun(true);
          yield event;
        }
      } finally {
        begun(false);
      }
    },
  };
}

function prefixTokens({ system, tools }: ModelRequest): number {
  return textTokens(system) + toolTokens(tools);
}
