import { afterEach, describe, expect, test } from 'vitest';
import { costOf } from '../../src/model/prices.js';
import { hasFlexTier } from '../../src/model/providers.js';
import { withStandardTier } from '../../src/model/standard-tier.js';
import type { Model, ModelEvent } from '../../src/model/types.js';
import { type ModelServer, type ServerScript, startModelServer } from '../doubles/model-server.js';
import { aModelAt, diagnosticOf, eventsOf, finishOf } from './setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

const noticesOf = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.text] : []));

describe('the flex tier', () => {
  test.each([
    ['openai', 'openai/gpt-6.1-sol', { service_tier: 'flex' }],
    ['google', 'google/gemini-2.5-flash', { serviceTier: 'flex' }],
    ['compatible', 'compatible/m', { service_tier: 'flex' }],
  ] as const)('%s: %s is asked for it, also if the package does not know the model', async (wire, name, expected) => {
    const server = await serve([{ text: 'ok', tier: 'flex' }, { text: 'ok' }]);
    const flex = await eventsOf(await aModelAt(wire, server.url, { name, flex: true }));
    await eventsOf(await aModelAt(wire, server.url, { name }));
    expect([finishOf(flex).usage.tier, noticesOf(flex)]).toEqual(['flex', []]);
    expect(server.requests[0]?.body).toMatchObject(expected);
    expect(JSON.stringify(server.requests[1]?.body)).not.toMatch(/service_?tier/i);
  });

  test.each([
    ['openai', 'default', /billed the tier "default": the full price counts/],
    ['google', 'STANDARD', /billed the tier "standard": the full price counts/],
    ['compatible', undefined, /did not name the tier that it billed: the full price counts/],
  ] as const)('%s: an answer of the tier %s has the full price, with a notice', async (wire, tier, notice) => {
    const server = await serve([{ text: 'ok', ...(tier === undefined ? {} : { tier }) }]);
    const events = await eventsOf(await aModelAt(wire, server.url, { flex: true }));
    expect(finishOf(events).usage.tier).toBeUndefined();
    expect(noticesOf(events).join()).toMatch(notice);
  });

  test('a tier without capacity is not the rate limit of the account', async () => {
    const body = { error: { message: 'Resource unavailable', type: 'x', code: 'resource_unavailable', param: null } };
    const server = await serve([{ status: 429, body }]);
    expect(diagnosticOf(await eventsOf(await aModelAt('openai', server.url, { flex: true })))).toMatchObject({
      kind: 'overloaded',
      retryable: true,
    });
  });

  test.each([
    ['openai/gpt-5', true],
    ['google/gemini-2.5-pro', true],
    ['vertex/gemini-2.5-pro', true],
    ['compatible/m', true],
    ['vertex/claude-sonnet-4-5', false],
    ['anthropic/claude-sonnet-4-5', false],
    ['azure/gpt', false],
    ['bedrock/anthropic.claude', false],
    ['script:a.jsonl', false],
  ])('%s has one: %s', (name, expected) => {
    expect(hasFlexTier(name)).toBe(expected);
  });
});

test.each([
  ['openai/gpt-5', 'flex', 0.5],
  ['anthropic/claude-sonnet-4-5', 'batch', 0.5],
  ['google/gemini-2.5-pro', 'batch', 0.5],
  ['anthropic/claude-sonnet-4-5', 'flex', 1],
] as const)('%s at the tier %s costs %d of the standard price', (name, tier, factor) => {
  const usage = { inputTokens: 1_000, outputTokens: 100, cacheReadTokens: 0, cacheWriteTokens: 0 };
  expect(costOf(name, { ...usage, tier })).toBeCloseTo((costOf(name, usage) ?? 0) * factor, 9);
});

describe('withStandardTier', () => {
  const usage = { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
  const finish: ModelEvent = { type: 'finish', reason: 'stop', message: { role: 'assistant', parts: [] }, usage };
  const full: ModelEvent = {
    type: 'error',
    modelError: { kind: 'overloaded', message: 'No capacity.', hint: '', retryable: true },
  };
  const playing = (name: string, events: ModelEvent[]): Model => ({
    name,
    contextWindow: null,
    async *stream() {
      yield* await Promise.resolve(events.splice(0, 1));
    },
  });

  test('sends a request without capacity at the standard tier once the conversation has an answer', async () => {
    const model = withStandardTier(playing('flex', [finish, full]), () => Promise.resolve(playing('full', [finish])));
    await eventsOf(model);
    expect((await eventsOf(model)).map(({ type }) => type)).toEqual(['retry', 'notice', 'finish']);
  });

  test('leaves the first request unanswered, so that the job can wait', async () => {
    const model = withStandardTier(playing('flex', [full]), () => Promise.reject(new Error('not asked for')));
    expect(diagnosticOf(await eventsOf(model)).kind).toBe('overloaded');
  });
});
