import { afterEach, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { runAgent } from '../../src/agent/loop.js';
import { emptySummary } from '../../src/messages/summary.js';
import { createModel } from '../../src/model/choose.js';
import type { Usage } from '../../src/model/types.js';
import { agentOptions, doneCall } from '../doubles/agent.js';
import type { Reply, SeenRequest } from '../doubles/model-server.js';
import { type StrictServer, startStrictServer } from '../doubles/strict-server.js';
import { modelOptions, readTool } from '../model/setup.js';

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const itemsOf = ({ body }: SeenRequest) => (body['input'] ?? []) as readonly Readonly<Record<string, unknown>>[];
const isCompaction = (request: SeenRequest) =>
  request.body['compaction'] !== undefined || itemsOf(request).at(-1)?.['type'] === 'compaction_trigger';

/** A run of 70 reads in a window of 16,000 tokens; `compact` answers the requests that ask for a compaction. */
async function converse(
  compact: (request: SeenRequest) => Reply,
  name = 'anthropic/claude-opus-5-5',
  task = 'The task.',
) {
  const wire = name.startsWith('openai/') ? 'openai' : 'anthropic';
  let turn = 0;
  const server = await startStrictServer((request) => {
    if (isCompaction(request)) return compact(request);
    if (request.text.includes('Write only the summary')) return { text: emptySummary };
    turn += 1;
    if (turn > 70) return { text: 'The work is done.' };
    return { reasoning: `so ${String(turn)}`, calls: [{ id: `c${String(turn)}`, name: 'Read', input: { path: 'a' } }] };
  });
  servers.push(server);
  const model = await createModel({
    ...modelOptions(wire, server.url, { contextWindow: 16_000 }),
    ...{ name, retry: { maxWaitMs: 0 } },
  });
  const events: RunEvent[] = [];
  const usages: Usage[] = [];
  const result = await runAgent(
    agentOptions({
      model,
      messages: [{ role: 'user', visibility: 'everyone', parts: [{ type: 'text', text: task }] }],
      runCall: (call) =>
        Promise.resolve(doneCall(call, { parts: [{ type: 'text', text: `${call.id} ${'word '.repeat(300)}` }] })),
      tools: [readTool],
      parallelGroup: () => null,
      costOf: (usage) => {
        usages.push(usage);
        return 0;
      },
      facts: () => ['Todo list: step 4'],
      onEvent: (event) => events.push(event),
    }),
  );
  const compactions = events.filter((event) => event.type === 'compaction');
  return { result, server, compactions, usages };
}

const block = (request: SeenRequest): Reply => ({
  compaction: { text: `${emptySummary} ${String(request.text.length)}` },
  usage: { input: 40, output: 9, cacheRead: 3_000 },
});

describe('a conversation that the provider compacts', () => {
  test('continues behind its block, with the reasoning of the last turns, the task and the facts', async () => {
    const { result, server, compactions } = await converse(block);
    expect(server.problems).toEqual([]);
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, text: 'The work is done.' });
    expect(compactions.length).toBeGreaterThan(1);
    expect(compactions.every(({ summary }) => summary)).toBe(true);
    const at = server.requests.findIndex(isCompaction);
    const next = server.requests[at + 1]?.body['messages'] as readonly { content: readonly { type: string }[] }[];
    expect(next[0]?.content.map(({ type }) => type)).toEqual(['compaction', 'thinking', 'tool_use']);
    const text = JSON.stringify(next.at(-1));
    for (const part of ['The task.', 'Todo list: step 4', '- Read']) expect(text).toContain(part);
    expect(
      server.requests.some(
        ({ text: sent }) => sent.includes('Write only the summary') && !sent.includes('"compaction":{'),
      ),
    ).toBe(false);
  });

  test.each([
    ['unchanged', 'The task.', ' unchanged:'],
    ['truncated, if it needs too much of the window', 'task '.repeat(6_000), ', with its longest parts truncated:'],
  ])('says that the task is repeated %s', async (_name, task, expected) => {
    const { server } = await converse(block, undefined, task);
    const at = server.requests.findIndex(isCompaction);
    expect(server.requests[at + 1]?.text).toContain(`The beginning of the task is repeated here${expected}`);
  });

  test('counts the usage of the iteration, with what it read from the cache', async () => {
    const { usages } = await converse(block);
    expect(usages).toContainEqual(
      expect.objectContaining({ inputTokens: 3_040, outputTokens: 9, cacheReadTokens: 3_000 }),
    );
  });

  test.each<[string, Reply, string]>([
    [
      'rejects the request',
      {
        status: 400,
        body: { error: { type: 'invalid_request_error', message: 'compaction: Extra inputs are not permitted' } },
      },
      'anthropic/claude-opus-5-5',
    ],
    [
      'does not know the item that asks for it',
      { status: 400, body: { error: { type: 'invalid_request_error', message: 'Invalid value: compaction_trigger' } } },
      'openai/gpt-6.1-sol',
    ],
    ['answers something else', { text: 'I go on.' }, 'openai/gpt-6.1-sol'],
    ['does not offer it for the model', { text: 'not asked' }, 'anthropic/claude-opus-4-5'],
  ])('is summarized by the model if the provider %s', async (_name, reply, name) => {
    const { result, server, compactions } = await converse(() => reply, name);
    expect(result.stop.kind).toBe('final-text');
    expect(compactions.length).toBeGreaterThan(1);
    expect(compactions.every(({ summary }) => summary)).toBe(true);
    expect(server.requests.filter(isCompaction).length).toBeLessThan(2);
    expect(server.problems).toEqual([]);
  });

  test('continues behind an encrypted block of OpenAI, with the reasoning of the last turns, the task and the facts', async () => {
    const { result, server, compactions, usages } = await converse(block, 'openai/gpt-6.1-sol');
    expect(server.problems).toEqual([]);
    expect(result).toMatchObject({ stop: { kind: 'final-text' }, text: 'The work is done.' });
    expect(compactions.length).toBeGreaterThan(1);
    expect(compactions.every(({ summary }) => summary)).toBe(true);
    const [first, next] = [0, 1].map((more) => server.requests[server.requests.findIndex(isCompaction) + more]);
    expect(first?.body).not.toHaveProperty('max_output_tokens');
    const items = next === undefined ? [] : itemsOf(next);
    expect(items.slice(1, 4).map(({ type }) => type)).toEqual(['compaction', 'reasoning', 'function_call']);
    const text = JSON.stringify(items.at(-1));
    for (const part of ['The task.', 'Todo list: step 4', '- Read']) expect(text).toContain(part);
    expect(usages).toContainEqual(expect.objectContaining({ inputTokens: 3_040, cacheReadTokens: 3_000 }));
  });

  test('keeps an encrypted block in front of one line per call if nothing summarizes what follows it', async () => {
    let asked = 0;
    const { result, server, compactions } = await converse((request) => {
      asked += 1;
      return asked === 1 ? block(request) : { text: 'half', stop: 'length' };
    }, 'openai/gpt-6.1-sol');
    expect(result.stop.kind).toBe('final-text');
    expect(compactions.slice(0, 3).map(({ summary }) => summary)).toEqual([true, false, false]);
    expect(itemsOf(server.requests.at(-1) as SeenRequest)[1]?.['type']).toBe('compaction');
    expect(server.problems).toEqual([]);
  });

  test('is reduced to one line per call if the block is incomplete', async () => {
    const { result, compactions } = await converse(() => ({ text: 'half', stop: 'length' }));
    expect(result.stop.kind).toBe('final-text');
    expect(compactions.every(({ summary }) => !summary)).toBe(true);
  });
});
