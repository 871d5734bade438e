import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssistantMessage, ToolResultPart } from '../../src/messages/types.js';
import { aModelAt, aRequest, eventsOf, finishOf, user, wires } from './setup.js';

/** A third-party double of the providers, which is kept in step with them independently of this project. */
const mock = new LLMock({ port: 0 });

const calls = [
  { id: 'call_1', name: 'Read', arguments: '{"path":"a"}' },
  { id: 'call_2', name: 'Read', arguments: '{"path":"b"}' },
];

beforeAll(async () => {
  mock.on({ userMessage: 'read both', hasToolResult: false }, { toolCalls: calls });
  mock.on({ userMessage: 'read both', hasToolResult: true }, { content: 'Both are read.' });
  mock.onMessage('greet', { content: 'Hello from the double.' });
  await mock.start();
});

afterAll(async () => {
  await mock.stop();
});

const result = (id: string, text: string): ToolResultPart => ({
  type: 'tool-result',
  id,
  name: 'Read',
  parts: [{ type: 'text', text }],
  isError: false,
});

/** The double of the Responses API reasons before it answers. */
const triggerComment = (message: AssistantMessage) => message.parts.filter((part) => part.type !== 'reasoning');

test.each(wires)('%s streams text through the third-party double', async (wire) => {
  const events = await eventsOf(await aModelAt(wire, mock.url), aRequest({ messages: [user('greet')] }));
  const streamed = events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
  const { message, reason } = finishOf(events);
  expect(streamed).toBe('Hello from the double.');
  expect([reason, triggerComment(message)]).toMatchObject(['stop', [{ type: 'text', text: streamed }]]);
});

test.each(wires)('%s makes two parallel calls and takes their results', async (wire) => {
  const model = await aModelAt(wire, mock.url);
  const first = finishOf(await eventsOf(model, aRequest({ messages: [user('read both')] })));
  expect(first.reason).toBe('tool-calls');
  expect(triggerComment(first.message)).toMatchObject([
    { type: 'tool-call', name: 'Read', input: { path: 'a' } },
    { type: 'tool-call', name: 'Read', input: { path: 'b' } },
  ]);
  const ids = first.message.parts.flatMap((part) => (part.type === 'tool-call' ? [part.id] : []));
  expect(new Set(ids).size).toBe(2);
  const results = ids.map((id, index) => result(id, `file ${String(index)}`));
  const messages = [user('read both'), first.message, { role: 'tool' as const, results }];
  const second = finishOf(await eventsOf(model, aRequest({ messages })));
  expect([second.reason, triggerComment(second.message)]).toMatchObject([
    'stop',
    [{ type: 'text', text: 'Both are read.' }],
  ]);
});
