import { afterEach, describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { runAgent } from '../../src/agent/loop.js';
import type { Attachment } from '../../src/messages/types.js';
import { createModel } from '../../src/model/choose.js';
import { agentOptions, doneCall } from '../doubles/agent.js';
import type { Reply, SeenRequest } from '../doubles/model-server.js';
import { beginsWith, entriesOf } from '../doubles/rules/prefix.js';
import { type StrictServer, startStrictServer } from '../doubles/strict-server.js';
import { modelOptions, readTool } from '../model/setup.js';

const servers: StrictServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Sent {
  readonly role: string;
  readonly content: readonly { readonly type: string; readonly text?: string; readonly cache_control?: object }[];
  readonly clear_at?: string;
}

/** A run of six turns; after the second and the fourth one, the program says how much of a budget is used. */
async function converse(name: string, reject: (request: SeenRequest) => Reply | null = () => null) {
  let turn = 0;
  const server = await startStrictServer((request) => {
    const rejected = reject(request);
    if (rejected !== null) return rejected;
    turn += 1;
    if (turn > 6) return { text: 'The work is done.' };
    return { reasoning: `so ${String(turn)}`, calls: [{ id: `c${String(turn)}`, name: 'Read', input: { path: 'a' } }] };
  });
  servers.push(server);
  const model = await createModel({ ...modelOptions('anthropic', server.url), name, retry: { maxWaitMs: 0 } });
  const events: RunEvent[] = [];
  const result = await runAgent(
    agentOptions({
      model,
      runCall: (call) => Promise.resolve(doneCall(call, { label: call.id, parts: [{ type: 'text', text: call.id }] })),
      tools: [readTool],
      parallelGroup: () => null,
      afterTurn: () => {
        const budget: readonly Attachment[] = [{ type: 'budget', text: `Turn ${String(turn)} of 8.` }];
        const file: Attachment = { type: 'edited-file', path: 'a', diff: '-x\n+y' };
        return Promise.resolve(turn % 2 === 0 ? [file, ...budget] : []);
      },
      onEvent: (event) => events.push(event),
    }),
  );
  const sent = server.requests.map(({ body }) => body['messages'] as readonly Sent[]);
  return { result, server, sent, events };
}

describe('a reminder about a budget', () => {
  test('is a system message for one turn where the model has them, and everything before it stays as it was', async () => {
    const { result, server, sent } = await converse('anthropic/claude-opus-5-5');
    expect(server.problems).toEqual([]);
    expect(result.stop.kind).toBe('final-text');
    const reminders = (sent.at(-1) ?? []).filter(({ role }) => role === 'system');
    expect(reminders).toMatchObject(
      [2, 4, 6].map((turn) => ({
        clear_at: 'next_user_message',
        content: [{ type: 'text', text: `Turn ${String(turn)} of 8.` }],
      })),
    );
    const bodies = server.requests.map(({ body }) => entriesOf('anthropic', body));
    for (const [index, body] of bodies.slice(1).entries()) expect(beginsWith(body, bodies[index] ?? [])).toBe(true);
  });

  test('takes no cache breakpoint, and text of others stays in the result', async () => {
    const { sent } = await converse('anthropic/claude-opus-5-5');
    for (const messages of sent) {
      const system = messages.filter(({ role }) => role === 'system').flatMap(({ content }) => content);
      expect(system.some((block) => block.cache_control !== undefined)).toBe(false);
      expect(JSON.stringify(system)).not.toContain('+y');
      expect(JSON.stringify(messages.findLast(({ role }) => role === 'user'))).toContain('cache_control');
    }
  });

  test.each([
    'anthropic/claude-sonnet-4-5',
    'anthropic/claude-sonnet-5',
    'anthropic/some-model',
  ])('is part of the result for %s', async (name) => {
    const { server, sent } = await converse(name);
    expect(server.problems).toEqual([]);
    expect(sent.flat().some(({ role }) => role === 'system')).toBe(false);
    expect(JSON.stringify(sent.at(-1))).toContain('<system-reminder>\\nTurn 2 of 8.');
  });

  test('is part of the result from then on if the server rejects a system message', async () => {
    const message = 'messages.5: role "system" is not supported by this server';
    const { result, sent, events } = await converse('anthropic/claude-opus-5-5', ({ text }) =>
      text.includes('clear_at') ? { status: 400, body: { error: { type: 'invalid_request_error', message } } } : null,
    );
    expect(result.stop.kind).toBe('final-text');
    expect(sent.filter((messages) => messages.some(({ role }) => role === 'system'))).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'notice')).toEqual([]);
  });
});
