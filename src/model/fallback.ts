import type { Outages } from './outages.js';
import type { Model, ModelErrorKind, ModelEvent } from './types.js';

/** A model that takes over when the ones before it fail. */
export interface FallbackModel {
  readonly name: string;
  /** Loads the model when it is needed. */
  readonly load: () => Promise<Model>;
}

/** Failures of an account or a provider, which another one may not have. */
const replaceable: ReadonlySet<ModelErrorKind> = new Set<ModelErrorKind>([
  'rate-limit',
  'quota',
  'overloaded',
  'server',
  'network',
  'cut-off',
]);

/**
 * Repeats a request with the next model of the list when retries of the current one have failed. The run stays with
 * that model: its cache is warm, and it can read its own reasoning. It begins with the next one if the current one has
 * failed for another job.
 */
export function withFallbacks(first: Model, fallbacks: readonly FallbackModel[], outages?: Outages): Model {
  if (fallbacks.length === 0) return first;
  let current = first;
  const left = [...fallbacks];
  let hasAnswered = false;
  return {
    name: first.name,
    get contextWindow() {
      return current.contextWindow;
    },
    skipTurns: (turns) => first.skipTurns?.(turns),
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      for (;;) {
        const model = current;
        const other =
          hasAnswered || left.length === 0 || outages?.isDown(model.name) !== true ? undefined : left.shift();
        if (other !== undefined) {
          yield {
            type: 'notice',
            text: `${model.name} did not answer another job. The run begins with ${other.name}.`,
          };
          current = await other.load();
          continue;
        }
        const failed = yield* forward(model, { isFirst: model === first, events: model.stream(request, signal) });
        if (failed === null) {
          hasAnswered = true;
          outages?.succeeded(model.name);
          return;
        }
        outages?.failed(model.name, failed.modelError);
        const next = signal.aborted || !replaceable.has(failed.modelError.kind) ? undefined : left.shift();
        if (next === undefined) {
          yield failed;
          return;
        }
        yield { ...failed, type: 'retry', attempt: 1, delayMs: 0 };
        yield { type: 'notice', text: `${failed.modelError.message} The run continues with ${next.name}.` };
        current = await next.load();
      }
    },
  };
}

type Failure = Extract<ModelEvent, { readonly type: 'error' }>;

/** Forwards all events but an error, which it returns; usage names the model unless it is the model of the run. */
async function* forward(
  { name }: Model,
  { isFirst, events }: { readonly isFirst: boolean; readonly events: AsyncIterable<ModelEvent> },
): AsyncGenerator<ModelEvent, Failure | null> {
  for await (const event of events) {
    const named = 'usage' in event && !isFirst ? { ...event, usage: { ...event.usage, model: name } } : event;
    if (named.type === 'error') return named;
    yield named;
  }
  return null;
}
