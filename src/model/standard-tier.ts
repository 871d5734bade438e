import type { Model, ModelEvent } from './types.js';
import { withStream } from './with-stream.js';

/**
 * Loses nothing that is paid for: once a conversation has an answer, the standard tier helps out. The first request of
 * a job can wait for a later run. @param isPaid something was paid for before, such as the answer to grade
 */
export function withStandardTier(flex: Model, loadStandard: () => Promise<Model>, isPaid = false): Model {
  let hasAnswered = isPaid;
  let standard: Model | null = null;
  return withStream(flex, async function* (request, signal): AsyncGenerator<ModelEvent> {
    for await (const event of flex.stream(request, signal)) {
      if (event.type === 'finish') hasAnswered = true;
      if (event.type !== 'error' || event.modelError.kind !== 'overloaded' || !hasAnswered || signal.aborted) {
        yield event;
        continue;
      }
      yield { ...event, type: 'retry', attempt: 1, delayMs: 0 };
      yield { type: 'notice', text: `${flex.name} has no capacity at its flex tier: a request has the full price.` };
      standard ??= await loadStandard();
      yield* standard.stream(request, signal);
      return;
    }
  });
}
