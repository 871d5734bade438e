import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Reply, startModelServer } from '../doubles/model-server.js';
import { aRepository } from '../doubles/place.js';
import { type RunOptions, runAction } from '../doubles/runner.js';

/** A double of the providers that others keep in step with them. */
const mock = new LLMock({ port: 0 });

beforeAll(async () => {
  const calls = ['a.txt', 'b.txt'].map((path, index) => ({
    id: `call_${String(index)}`,
    name: 'Read',
    arguments: JSON.stringify({ file_path: path }),
  }));
  mock.on({ userMessage: 'compare the two', hasToolResult: false }, { toolCalls: calls });
  mock.on({ userMessage: 'compare the two', hasToolResult: true }, { content: 'They differ.' });
  await mock.start();
});

afterAll(async () => {
  await mock.stop();
});

async function act(options: RunOptions) {
  const workspace = aRepository({ 'a.txt': 'first content\n', 'b.txt': 'second content\n' });
  const outcome = await runAction({
    workspace,
    ...options,
    inputs: { prompt: 'compare the two', publish: 'summary', ...options.inputs },
  });
  onTestFinished(() => outcome.cleanUp());
  return outcome;
}

describe('every provider makes two parallel calls, gets their results and answers', () => {
  test.each([
    ['anthropic/claude-test', '', 'ANTHROPIC_API_KEY'],
    ['openai/gpt-test', '/v1', 'OPENAI_API_KEY'],
    ['google/gemini-test', '/v1beta', 'GEMINI_API_KEY'],
    ['compatible/some-model', '/v1', 'COMPATIBLE_API_KEY'],
  ])('every provider makes two parallel calls, gets their results and answers: %s', async (model, path, variable) => {
    const outcome = await act({
      inputs: { model, 'base-url': `${mock.url}${path}` },
      env: { [variable]: 'sk-test-0123456789' },
    });
    expect(outcome.outputs, outcome.log).toMatchObject({
      conclusion: 'success',
      result: 'They differ.',
      'tool-calls': '2',
      turns: '2',
    });
    const last = JSON.stringify(mock.getLastRequest()?.body);
    expect(last).toContain('first content');
    expect(last).toContain('second content');
    expect(outcome.log + outcome.summary).not.toContain('sk-test-0123456789');
  });
});

describe('faults of a provider get the right answer', () => {
  const done: Reply = { text: 'Done at last.' };
  const busy = (status: number, headers = {}): Reply => ({ status, headers });

  test.each<[string, readonly Reply[], string, number, number]>([
    ['429 with retry-after, then an answer', [busy(429, { 'retry-after': '0' }), done], 'success', 0, 2],
    ['529, then an answer', [busy(529, { 'retry-after': '0' }), done], 'success', 0, 2],
    ['a stream that is cut, then an answer', [{ text: 'Half', instead: 'destroy' }, done], 'success', 0, 2],
    ['a stream that ends early, then an answer', [{ text: 'Half', instead: 'end' }, done], 'success', 0, 2],
    ['an error inside the stream, then an answer', [{ text: 'Half', instead: 'error' }, done], 'success', 0, 2],
    ['a wrong key is not tried again', [busy(401), done], 'config-error', 2, 1],
    ['an unknown model is not tried again', [busy(404), done], 'config-error', 2, 1],
    ['a refused request is not tried again', [busy(400), done], 'provider-error', 1, 1],
  ])('faults of a provider get the right answer: %s', async (_name, replies, conclusion, exitCode, requests) => {
    const server = await startModelServer(replies);
    onTestFinished(() => server.close());
    const outcome = await act({
      inputs: { model: 'anthropic/claude-test', 'api-key': 'sk-test-0123456789', 'base-url': server.url },
    });
    expect(outcome.outputs['conclusion'], outcome.log).toBe(conclusion);
    expect(outcome.exitCode).toBe(exitCode);
    expect(server.requests).toHaveLength(requests);
    if (conclusion === 'success') expect(outcome.outputs['result']).toBe('Done at last.');
  });
});
