import type { Outages } from './outages.js';
import type { Model, ModelErrorKind, ModelEvent } from './types.js';

/** A model that takes over when the ones before it fail; it is loaded when it is needed. */
type FallbackModel = Pick<Model, 'name'> & { readonly load: () => Promise<Model> };

/** Failures of an account or a provider, which another one may not have. */
const replaceable = new Set<ModelErrorKind>(['rate-limit', 'quota', 'overloaded', 'server', 'network', 'cut-off']);

/**
 * When retries have failed. The run stays with the next model, whose cache is warm and who reads its own reasoning. It
 * begins there after such a failure of another job.
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
          const text = `${model.name} did not answer another job. The run begins with ${other.name}.`;
          yield { type: 'notice', text };
          current = await other.load();
          continue;
        }
        let failed: Extract<ModelEvent, { readonly type: 'error' }> | null = null;
        for await (const event of model.stream(request, signal)) {
          // Usage names the model unless it is the model of the run.
          const isNamed = 'usage' in event && model !== first;
          const named = isNamed ? { ...event, usage: { ...event.usage, model: model.name } } : event;
          if (named.type === 'error') {
            failed = named;
            break;
          }
          yield named;
        }
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
