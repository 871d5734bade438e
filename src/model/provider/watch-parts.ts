import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { asObject } from '../error-text.js';
import { streamStalled } from '../fixed-errors.js';

/**
 * Anthropic's pings do not count: the connection is alive, not the model. Comments do: servers send them while a
 * request waits. Rejects with the code of a stalled stream. @param firstMs until the first event, while the
 * conversation is read @param nextMs between events
 */
export async function* watchParts(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
  firstMs: number,
  nextMs: number,
): AsyncGenerator<LanguageModelV4StreamPart> {
  const iterator = parts[Symbol.asyncIterator]();
  let giveUp: (error: Error) => void = () => undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  // Without a waiting reader, this must not be an unhandled rejection.
  expired.catch(() => undefined);
  const giveUpAfter = (ms: number) =>
    setTimeout(() => giveUp(Object.assign(new Error(`no event for ${String(ms)} ms`), { code: streamStalled })), ms);
  let timer = giveUpAfter(firstMs);
  let hasBegun = false;
  let isDone = false;
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), expired]);
      if (next.done === true) break;
      if (isProgress(next.value)) {
        if (hasBegun) timer.refresh();
        else {
          clearTimeout(timer);
          timer = giveUpAfter(nextMs);
        }
        hasBegun = true;
      }
      yield next.value;
    }
    isDone = true;
  } finally {
    clearTimeout(timer);
    // A stream that hangs does not answer to a request to end it.
    if (!isDone) void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}

function isProgress(part: LanguageModelV4StreamPart): boolean {
  if (part.type === 'stream-start') return false;
  if (part.type !== 'raw') return true;
  const event = asObject(part.rawValue);
  // An event that stands for another one has more than its type.
  return event['type'] !== 'ping' || Object.keys(event).length > 1;
}
