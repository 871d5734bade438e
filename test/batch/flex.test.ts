import { afterEach, describe, expect, test } from 'vitest';
import { playBatch } from '../doubles/batch.js';
import { type ModelServer, type ServerScript, startModelServer } from '../doubles/model-server.js';
import { aFolder } from '../doubles/place.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(script: ServerScript): Promise<ModelServer> {
  const server = await startModelServer(script);
  servers.push(server);
  return server;
}

const batchFile = (model: string, more = '') => `name: docs
defaults: { model: "${model}", allow: [Read] }
delivery: flex
${more}
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [a, b] }
`;

const settings = (server: ModelServer) => ({ 'base-url': `${server.url}/v1`, 'api-key': 'sk-test-0123456789' });

describe('delivery: flex', () => {
  test('agents with tools have half the price, by the tier that the answer names', async () => {
    const call = { id: 'c1', name: 'Read', input: { file_path: 'a.md' } };
    const usage = { input: 1_000, output: 100 };
    const server = await serve((_, index) =>
      index === 0
        ? { calls: [call], tier: 'flex', usage }
        : { text: 'Done.', tier: index === 1 ? 'flex' : 'default', usage },
    );
    const folder = aFolder({ 'batch.yml': batchFile('openai/gpt-5'), 'a.md': 'text' });
    const { result } = await playBatch(folder, 'batch.yml', { settings: settings(server), concurrency: 1 });
    const once = (1_000 * 1.25 + 100 * 10) / 1_000_000;
    expect(result.jobs.map(({ conclusion, costUsd }) => [conclusion, costUsd])).toEqual([
      ['success', expect.closeTo(once, 6) as number],
      ['success', expect.closeTo(once, 6) as number],
    ]);
    expect(server.requests.map(({ body }) => body['service_tier'])).toEqual(['flex', 'flex', 'flex']);
  });

  test('jobs for which the tier has no capacity are deferred, and cost nothing', async () => {
    const body = { error: { message: 'Resource unavailable', code: 'resource_unavailable' } };
    const server = await serve(() => ({ status: 429, body, headers: { 'retry-after': '900' } }));
    const { result, outcome } = await playBatch(aFolder({ 'batch.yml': batchFile('openai/gpt-5') }), 'batch.yml', {
      settings: settings(server),
      concurrency: 1,
    });
    expect(result).toMatchObject({ deferred: 2, costUsd: 0 });
    expect(result.jobs[0]?.reason).toContain('no capacity at the flex tier');
    expect(outcome.exitCode).toBe(0);
  });

  test('a job for which the tier has no capacity continues with its fallback model', async () => {
    const body = { error: { message: 'Resource unavailable', code: 'resource_unavailable' } };
    const full = { status: 429, body, headers: { 'retry-after': '900' } };
    const server = await serve((_, index) => (index === 0 ? full : { text: 'Done.', tier: 'flex' }));
    const { result } = await playBatch(aFolder({ 'batch.yml': batchFile('openai/gpt-5') }), 'batch.yml', {
      settings: { ...settings(server), 'fallback-model': 'openai/gpt-5-mini' },
      concurrency: 1,
    });
    expect(result.jobs.map(({ conclusion, answeredBy }) => [conclusion, answeredBy])).toEqual([
      ['success', 'openai/gpt-5-mini'],
      ['success', 'openai/gpt-5-mini'],
    ]);
  });

  test('a judge for which the tier has no capacity is asked at the full price, with a notice, because its job has an answer', async () => {
    const body = { error: { message: 'Resource unavailable', code: 'resource_unavailable' } };
    const usage = { input: 1_000, output: 100 };
    const server = await serve(({ body: request }) => {
      if (!JSON.stringify(request).includes('graded-text')) return { text: 'Done.', tier: 'flex', usage };
      if (request['service_tier'] === 'flex') return { status: 429, body, headers: { 'retry-after': '900' } };
      return { text: '{"reason": "It fits.", "choice": "good"}', tier: 'default', usage };
    });
    const judge = '{ judge: { prompt: "Is it good? {{completion}}", choices: { good: 1, poor: 0 } } }';
    const file = `${batchFile('openai/gpt-5')}    evaluate: [${judge}]\n`;
    const { result, outcome } = await playBatch(aFolder({ 'batch.yml': file }), 'batch.yml', {
      settings: settings(server),
    });
    const once = (1_000 * 1.25 + 100 * 10) / 1_000_000;
    expect([outcome.exitCode, result.costUsd]).toEqual([0, expect.closeTo(2 * 1.5 * once, 6) as number]);
    expect(result.jobs[0]?.notices).toContainEqual(expect.stringContaining('a request has the full price'));
  });

  test('each job whose answer has the full price has a notice', async () => {
    const server = await serve(() => ({ text: 'Done.', tier: 'default' }));
    const folder = aFolder({ 'batch.yml': batchFile('openai/gpt-5') });
    const { result } = await playBatch(folder, 'batch.yml', { settings: settings(server) });
    const notice = expect.stringContaining('billed the tier "default": the full price counts') as string;
    expect(result.jobs.map(({ notices }) => notices)).toEqual([[notice], [notice]]);
  });

  test('a provider without a flex tier is refused before any job runs', async () => {
    const folder = aFolder({ 'batch.yml': batchFile('anthropic/claude-sonnet-4-5') });
    await expect(playBatch(folder, 'batch.yml')).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'batch-invalid',
          message: 'anthropic/claude-sonnet-4-5: this provider has no flex tier that is supported',
        },
      ],
    });
  });
});
