import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { runAgent } from '../../src/agent/loop.js';
import { emptySummary } from '../../src/messages/summary.js';
import type { ModelMessage } from '../../src/messages/types.js';
import type { Model, ModelEvent } from '../../src/model/types.js';
import { agentOptions, doneCall } from '../doubles/agent.js';
import { aModelError } from '../doubles/model.js';

/** One token for each digit and comma, as Qwen and Gemma count. */
function counted(messages: readonly ModelMessage[]): number {
  const texts = messages.flatMap((message) =>
    message.role === 'tool'
      ? message.results.flatMap(({ parts }) => parts)
      : message.parts.filter((part) => part.type === 'text'),
  );
  const sizes = texts.map((part) => ('text' in part ? part.text : ''));
  return sizes.reduce((sum, text) => sum + (/^[\d,.\n]{200}/.test(text) ? text.length : text.length / 4), 1_500);
}

/** A model that reads a file in each turn and refuses what exceeds its window, as its server counts it. */
function aStrictModel(contextWindow: number, turns: number): { readonly model: Model; readonly refused: () => number } {
  let turn = 0;
  let refused = 0;
  const stream = async function* (request: Parameters<Model['stream']>[0]): AsyncGenerator<ModelEvent> {
    await Promise.resolve();
    const inputTokens = Math.round(counted(request.messages));
    if (inputTokens > contextWindow) {
      refused += 1;
      yield {
        type: 'error',
        modelError: aModelError({ kind: 'context-length', message: 'too long', retryable: false }),
      };
      return;
    }
    const usage = { inputTokens, outputTokens: 50, cacheReadTokens: 0, cacheWriteTokens: 0 };
    const isSummary = request.purpose === 'summary';
    if (!isSummary) turn += 1;
    const isEnd = !isSummary && turn > turns;
    const text = { type: 'text', text: isSummary ? emptySummary : 'done' } as const;
    const call = { type: 'tool-call', id: `c${String(turn)}`, name: 'Read', input: { turn } } as const;
    const parts = isSummary || isEnd ? [text] : [call];
    yield {
      type: 'finish',
      reason: isSummary || isEnd ? 'stop' : 'tool-calls',
      message: { role: 'assistant', parts },
      usage,
    };
  };
  return { model: { name: 'compatible/m', contextWindow, stream }, refused: () => refused };
}

const csv = Array.from({ length: 1_300 }, (_one, at) =>
  Array.from({ length: 10 }, (_two, column) => String((at * 7_919 + column * 104_729) % 99_991)).join(','),
).join('\n');

test.each([32_768, 65_536, 131_072])('files of numbers leave a summary in a window of %i tokens', async (window) => {
  const { model, refused } = aStrictModel(window, 24);
  const events: RunEvent[] = [];
  const { stop } = await runAgent(
    agentOptions({
      model,
      runCall: (call) => Promise.resolve(doneCall(call, { parts: [{ type: 'text', text: csv }] })),
      onEvent: (event) => events.push(event),
    }),
  );
  const compactions = events.filter(({ type }) => type === 'compaction');
  expect([stop.kind, refused()]).toEqual(['final-text', 0]);
  expect(compactions.length).toBeGreaterThan(0);
  expect(compactions).toEqual(compactions.map(() => expect.objectContaining({ summary: true }) as object));
});
