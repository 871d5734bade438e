import { describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '../../src/errors.js';
import { createModel } from '../../src/model/choose.js';
import { parseModelName, providers } from '../../src/model/providers.js';
import { secretsOf } from '../../src/platform/host/host-environment.js';
import { startModelServer } from '../doubles/model-server.js';
import { aClock, eventsOf, finishOf, modelNames, modelOptions, wires } from './setup.js';

async function diagnosticsOf(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics;
    throw error;
  }
  throw new Error('there was no fault');
}

describe('a model name', () => {
  test.each([
    ['script:a/b.jsonl', { provider: 'script', id: 'a/b.jsonl' }],
    ['anthropic/claude-sonnet-5', { provider: 'anthropic', id: 'claude-sonnet-5' }],
    ['openai/gpt-5', { provider: 'openai', id: 'gpt-5' }],
    ['google/gemini-2.5-pro', { provider: 'google', id: 'gemini-2.5-pro' }],
    ['compatible/org/model:free', { provider: 'compatible', id: 'org/model:free' }],
  ])('the model name %s is parsed', (name, parsed) => {
    expect(parseModelName(name)).toEqual(parsed);
  });

  const forms =
    'are named script:FILE, anthropic/ID, openai/ID, google/ID, compatible/ID, bedrock/ID, vertex/ID, azure/ID';

  test.each([
    ['antropic/claude-sonnet-5', `did you mean anthropic/claude-sonnet-5? Models ${forms}`],
    ['claude-sonnet-5', `did you mean anthropic/claude-sonnet-5? Models ${forms}`],
    ['gpt-5', `did you mean openai/gpt-5? Models ${forms}`],
    ['o3', `did you mean openai/o3? Models ${forms}`],
    ['gemini-2.5-pro', `did you mean google/gemini-2.5-pro? Models ${forms}`],
    ['anthropic', `did you mean anthropic/ID? Models ${forms}`],
    ['OpenAI/gpt-5', `did you mean openai/gpt-5? Models ${forms}`],
    ['mystery', `models ${forms}`],
    ['constructor/x', `models ${forms}`],
    ['script:', `models ${forms}`],
    ['openai/', `did you mean openai/ID? Models ${forms}`],
    ['', `models ${forms}`],
  ])('%j is rejected as a model name with a hint', async (name, hint) => {
    expect(await diagnosticsOf(() => parseModelName(name))).toMatchObject([
      { code: 'model-unknown', location: 'model', found: name, hint },
    ]);
  });
});

describe('what is missing', () => {
  test.each([
    ['anthropic', 'set the input api-key or the variable ANTHROPIC_API_KEY'],
    ['openai', 'set the input api-key or the variable OPENAI_API_KEY'],
    [
      'google',
      'set the input api-key or the variable GEMINI_API_KEY or GOOGLE_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY',
    ],
  ] as const)('the key of %s', async (provider, hint) => {
    const options = modelOptions(provider, 'http://127.0.0.1:1', {
      apiKey: '',
      keys: { ANTHROPIC_API_KEY: '', OPENAI_API_KEY: ' ', GEMINI_API_KEY: '' },
    });
    expect(await diagnosticsOf(() => createModel(options))).toMatchObject([
      { code: 'model-key-missing', location: 'api-key', hint },
    ]);
  });

  test.each([
    ['a line break', 'sk-test-\nkey-123456'],
    ['a line break', 'sk-test-\r\nkey'],
    ['the character U+200B', 'sk-test\u200bkey'],
    ['the character U+2026', 'sk-test\u2026'],
    ['the character U+0000', 'sk-\0test'],
  ])('a key with %s is reported at once, without the key: %j', async (what, apiKey) => {
    for (const provider of ['anthropic', 'openai', 'google', 'compatible'] as const) {
      const [diagnostic, ...more] = await diagnosticsOf(() =>
        createModel(modelOptions(provider, 'http://127.0.0.1:1', { apiKey })),
      );
      expect(more).toEqual([]);
      expect(diagnostic).toMatchObject({ code: 'setting-invalid', location: 'api-key' });
      expect(diagnostic?.message).toContain(what);
      expect(JSON.stringify(diagnostic)).not.toContain('sk-');
    }
  });

  test.each([
    '',
    'localhost:8000',
    'ftp://example.org',
    'models',
  ])('a missing or invalid server URL is reported: %s', async (baseUrl) => {
    const diagnostics = await diagnosticsOf(() => createModel(modelOptions('compatible', '', { baseUrl })));
    expect(diagnostics).toMatchObject([{ code: 'setting-invalid', location: 'base-url' }]);
    expect(diagnostics[0]?.hint).toContain('COMPATIBLE_BASE_URL');
  });

  test('all missing settings are reported at once', async () => {
    const options = modelOptions('openai', 'http://127.0.0.1:1', { apiKey: '', baseUrl: 'nowhere' });
    const diagnostics = await diagnosticsOf(() => createModel(options));
    expect(diagnostics.map(({ code }) => code)).toEqual(['model-key-missing', 'setting-invalid']);
  });

  test('the error of reading a script is passed on', async () => {
    const options = modelOptions('openai', '', {
      name: 'script:none',
      readScript: () => Promise.reject(new Error('no file')),
    });
    await expect(createModel(options)).rejects.toThrow('no file');
  });
});

describe('variables', () => {
  test('key variables are secrets and are redacted everywhere', () => {
    const keys = Object.values(providers).flatMap(({ keyVariables }) => keyVariables);
    expect(keys).toEqual([
      'ANTHROPIC_API_KEY',
      'OPENAI_API_KEY',
      'GEMINI_API_KEY',
      'GOOGLE_API_KEY',
      'GOOGLE_GENERATIVE_AI_API_KEY',
      'COMPATIBLE_API_KEY',
      'AWS_BEARER_TOKEN_BEDROCK',
      'GOOGLE_VERTEX_ACCESS_TOKEN',
      'AZURE_API_KEY',
    ]);
    expect(secretsOf(Object.fromEntries(keys.map((name) => [name, `value of ${name}`])))).toHaveLength(9);
    expect(Object.values(providers).flatMap(({ baseUrlVariables }) => baseUrlVariables)).toEqual([
      'ANTHROPIC_BASE_URL',
      'OPENAI_BASE_URL',
      'GOOGLE_GEMINI_BASE_URL',
      'COMPATIBLE_BASE_URL',
      'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
      'AWS_ENDPOINT_URL',
      'GOOGLE_VERTEX_BASE_URL',
      'AZURE_BASE_URL',
    ]);
  });

  test('variables are used if the inputs are not set', async () => {
    const server = await startModelServer(() => ({ text: 'ok' }));
    const options = modelOptions('google', '', { apiKey: '', baseUrl: '' });
    const endpoint = { apiKey: 'from-input', baseUrl: `${server.url}/other/v1` };
    const keys = { GOOGLE_API_KEY: 'from-variable', GOOGLE_GEMINI_BASE_URL: `${server.url}/` };
    await eventsOf(await createModel({ ...options, keys }));
    await eventsOf(await createModel({ ...options, keys, endpoint }));
    const seen = server.requests.map(({ path, headers }) => [path.split('/models/')[0], headers['x-goog-api-key']]);
    await server.close();
    expect(seen).toEqual([
      ['/v1beta', 'from-variable'],
      ['/other/v1', 'from-input'],
    ]);
  });

  test('variables of another provider are never sent to a server', async () => {
    const server = await startModelServer([{ text: 'ok' }]);
    const options = modelOptions('compatible', server.url, {
      apiKey: '',
      keys: { OPENAI_API_KEY: 'sk-real', ANTHROPIC_API_KEY: 'sk-too' },
    });
    await eventsOf(await createModel(options));
    const [request] = server.requests;
    await server.close();
    expect(JSON.stringify(request)).not.toContain('sk-');
  });
});

describe('a model', () => {
  test('a model has its name and its context window', async () => {
    const model = await createModel(modelOptions('anthropic', 'http://127.0.0.1:1'));
    expect(model).toMatchObject({ name: modelNames.anthropic, contextWindow: 200_000 });
    expect((await createModel(modelOptions('compatible', 'http://127.0.0.1:1'))).contextWindow).toBeNull();
  });

  test('a script model reads its file through the port and is retried like any other', async () => {
    const read: string[] = [];
    const model = await createModel({
      name: 'script:dir/play.jsonl',
      endpoint: {},
      keys: {},
      clock: aClock(),
      random: () => 0,
      readScript: (path) => {
        read.push(path);
        return Promise.resolve('{"fail":{"status":503},"say":"ok"}');
      },
    });
    const events = await eventsOf(model);
    expect([read, events.map((event) => event.type)]).toEqual([['dir/play.jsonl'], ['retry', 'text', 'finish']]);
    expect(finishOf(events).message.parts).toEqual([{ type: 'text', text: 'ok' }]);
  });
});

test.each(wires)('%s: the headers of the setting are sent with every request', async (wire) => {
  const server = await startModelServer([{ text: 'ok' }]);
  onTestFinished(() => server.close());
  const options = modelOptions(wire, server.url);
  const headers = { 'x-portkey-config': 'pc-1', 'user-agent': 'own' };
  await eventsOf(await createModel({ ...options, endpoint: { ...options.endpoint, headers } }));
  expect(server.requests[0]?.headers).toMatchObject(headers);
});
