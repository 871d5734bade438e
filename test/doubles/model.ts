import type { AssistantPart } from '../../src/messages/types.js';
import type { FinishReason, Model, ModelError, ModelEvent, ModelRequest, Usage } from '../../src/model/types.js';

/** One turn of the model as a stream of events. */
export type ScriptedTurn = readonly ModelEvent[] | ((signal: AbortSignal) => AsyncIterable<ModelEvent>);

/** A model that plays turns and records its requests. */
export function aModel(turns: readonly ScriptedTurn[]): { readonly model: Model; readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  const model: Model = {
    name: 'test/model',
    contextWindow: null,
    async *stream(request, signal) {
      const turn = turns[requests.length];
      requests.push(request);
      if (turn === undefined) throw new Error(`the test has no turn ${String(requests.length)}`);
      if (typeof turn === 'function') yield* turn(signal);
      else yield* turn;
    },
  };
  return { model, requests };
}

export const someUsage: Usage = { inputTokens: 100, outputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0 };

export function finish(
  parts: readonly AssistantPart[],
  reason: FinishReason = 'stop',
  usage = someUsage,
): ScriptedTurn {
  return [{ type: 'finish', reason, message: { role: 'assistant', parts }, usage }];
}

export const say = (text: string, reason?: FinishReason) => finish([{ type: 'text', text }], reason);

let nextId = 0;
export function callTurn(...calls: readonly (readonly [name: string, input: unknown])[]): ScriptedTurn {
  return finish(
    calls.map(([name, input]) => ({ type: 'tool-call', id: `call-${String((nextId += 1))}`, name, input })),
    'tool-calls',
  );
}

export function aModelError(changes: Partial<ModelError> = {}): ModelError {
  return { kind: 'server', message: 'the server broke', hint: 'run again', retryable: true, ...changes };
}
