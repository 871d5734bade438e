import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { textOfParts } from '../../src/messages/normalize.js';
import type { ModelEvent } from '../../src/model/types.js';
import { toStream, type Wire } from '../doubles/wire.js';
import { aModelAt, aRequest, diagnosticOf, eventsOf, finishOf, user, wires } from './setup.js';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Body {
  readonly bytes: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

async function serve({ bytes, headers = {} }: Body): Promise<string> {
  const server = http.createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...headers }).end(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

async function answersTo(wire: Wire, body: Body, request = aRequest()): Promise<ModelEvent[]> {
  return await eventsOf(await aModelAt(wire, await serve(body)), request);
}

const sse = (...events: readonly (object | string)[]) =>
  events.map((event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`)).join('');

const noticesIn = (events: readonly ModelEvent[]) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.text] : []));

const textIn = (events: readonly ModelEvent[]) => textOfParts(finishOf(events).message);

const start = (usage: unknown): object => ({
  type: 'message_start',
  message: { id: 'm', type: 'message', role: 'assistant', model: 'c', content: [], stop_reason: null, usage },
});
const block = (text: string, index = 0): readonly object[] => [
  { type: 'content_block_start', index, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index, delta: { type: 'text_delta', text } },
  { type: 'content_block_stop', index },
];
const end = (usage: unknown, stop_reason = 'end_turn'): readonly object[] => [
  { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage },
  { type: 'message_stop' },
];
const claude = (usage: unknown, atEnd: unknown = { output_tokens: 4 }) =>
  sse(start(usage), ...block('Done.'), ...end(atEnd));

const chunk = (delta: object, more: object = {}): object => ({ id: 'c', choices: [{ index: 0, delta, ...more }] });
const chat = (...last: readonly object[]) =>
  sse(
    chunk({ role: 'assistant', content: 'Done.' }),
    chunk({}, { finish_reason: 'stop' }),
    ...last,
    'data: [DONE]\n\n',
  );

const response = (usage: unknown) =>
  sse(
    { type: 'response.created', response: { id: 'r', created_at: 1, model: 'g' } },
    { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm' } },
    { type: 'response.output_text.delta', item_id: 'm', output_index: 0, content_index: 0, delta: 'Done.' },
    { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm' } },
    { type: 'response.completed', response: { id: 'r', incomplete_details: null, usage } },
  );

const gemini = (usageMetadata: unknown, finishReason = 'STOP', text = 'Done.') =>
  sse({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
    ...(usageMetadata === undefined ? {} : { usageMetadata }),
  });

const zero = { input_tokens: 0, output_tokens: 0 };

describe('token counts', () => {
  const long = aRequest({ messages: [user('All of this is read. '.repeat(400))] });

  test.each<{ name: string; wire: Wire; bytes: string }>([
    { name: 'zero', wire: 'anthropic', bytes: claude(zero, zero) },
    { name: 'an empty usage', wire: 'anthropic', bytes: claude({}, {}) },
    { name: 'null', wire: 'anthropic', bytes: claude(null, null) },
    { name: 'a null count', wire: 'anthropic', bytes: claude({ input_tokens: null }) },
    { name: 'no usage', wire: 'anthropic', bytes: claude(undefined, undefined) },
    { name: 'zero and a right count of the answer', wire: 'anthropic', bytes: claude(zero, { output_tokens: 4 }) },
    {
      name: 'zero',
      wire: 'compatible',
      bytes: chat({ choices: [], usage: { prompt_tokens: 0, completion_tokens: 0 } }),
    },
    { name: 'an empty usage', wire: 'compatible', bytes: chat({ choices: [], usage: {} }) },
    { name: 'null', wire: 'compatible', bytes: chat({ choices: [], usage: null }) },
    { name: 'a usage that is a list', wire: 'compatible', bytes: chat({ choices: [], usage: [] }) },
    { name: 'no usage', wire: 'compatible', bytes: chat() },
    { name: 'zero', wire: 'openai', bytes: response(zero) },
    { name: 'null', wire: 'openai', bytes: response(null) },
    {
      name: 'zero',
      wire: 'google',
      bytes: gemini({ promptTokenCount: 0, candidatesTokenCount: 0, totalTokenCount: 0 }),
    },
    { name: 'an empty usage', wire: 'google', bytes: gemini({}) },
    { name: 'no usage', wire: 'google', bytes: gemini(undefined) },
  ])('$wire: $name is estimated from the texts, with a notice', async ({ wire, bytes }) => {
    const events = await answersTo(wire, { bytes }, long);
    const { usage } = finishOf(events);
    expect(usage.inputTokens).toBeGreaterThan(1_500);
    expect(usage.outputTokens).toBeGreaterThan(0);
    expect(noticesIn(events)).toEqual([expect.stringContaining('sends no token counts')]);
  });

  const used = { prompt_tokens: 900, completion_tokens: 7 };
  test.each<{ name: string; wire: Wire; bytes: string }>([
    { name: 'in the last event', wire: 'anthropic', bytes: claude(zero, { input_tokens: 900, output_tokens: 7 }) },
    {
      name: 'in the closing event',
      wire: 'anthropic',
      bytes: sse(start(zero), ...block('Done.'), ...end(zero).slice(0, 1), {
        type: 'message_stop',
        usage: { input_tokens: 900, output_tokens: 7 },
      }),
    },
    {
      name: 'in an event of an unknown type',
      wire: 'anthropic',
      bytes: sse(
        start({}),
        ...block('Done.'),
        { type: 'usage', usage: { input_tokens: 900, output_tokens: 7 } },
        ...end(zero),
      ),
    },
    { name: 'as texts', wire: 'anthropic', bytes: claude({ input_tokens: '900' }, { output_tokens: '7' }) },
    { name: 'in an event without choices', wire: 'compatible', bytes: chat({ id: 'c', usage: used }) },
    { name: 'in a choice', wire: 'compatible', bytes: chat(chunk({}, { usage: used })) },
    { name: "in Groq's field", wire: 'compatible', bytes: chat({ choices: [], x_groq: { usage: used } }) },
    {
      name: 'as texts',
      wire: 'compatible',
      bytes: chat({ choices: [], usage: { prompt_tokens: '900', completion_tokens: '7' } }),
    },
    {
      name: 'with the names of another API',
      wire: 'compatible',
      bytes: chat({ choices: [], usage: { input_tokens: 900, output_tokens: 7 } }),
    },
    {
      name: 'as a total',
      wire: 'compatible',
      bytes: chat({ choices: [], usage: { total_tokens: 907, completion_tokens: 7 } }),
    },
    {
      name: 'in the timings of llama.cpp',
      wire: 'compatible',
      bytes: chat({ choices: [], timings: { prompt_n: 100, cache_n: 800, predicted_n: 7 } }),
    },
    {
      name: 'followed by a zero',
      wire: 'compatible',
      bytes: chat({ choices: [], usage: used }, { choices: [], usage: { prompt_tokens: 0, completion_tokens: 0 } }),
    },
    { name: 'in the only event', wire: 'google', bytes: gemini({ promptTokenCount: 900, candidatesTokenCount: 7 }) },
  ])('$wire: counts $name are used, without a notice', async ({ wire, bytes }) => {
    const events = await answersTo(wire, { bytes }, long);
    expect(finishOf(events).usage).toMatchObject({ inputTokens: 900, outputTokens: 7 });
    expect(noticesIn(events)).toEqual([]);
  });

  test('a stream without its closing event has the counts that came, and no notice', async () => {
    const events = await answersTo('anthropic', { bytes: sse(start({ input_tokens: 900 }), ...block('Do')) });
    expect(events.at(-1)).toMatchObject({ type: 'error', usage: { inputTokens: 900 } });
    expect(noticesIn(events)).toEqual([]);
  });
});

describe('the reason of an end', () => {
  const ended = (wire: Wire, reason: string) => {
    if (wire === 'anthropic')
      return sse(start({ input_tokens: 9 }), ...block('The first'), ...end({ output_tokens: 4 }, reason));
    if (wire === 'google') return gemini({ promptTokenCount: 9, candidatesTokenCount: 2 }, reason, 'The first');
    const usage = { prompt_tokens: 9, completion_tokens: 2 };
    return sse(
      chunk({ role: 'assistant', content: 'The first' }),
      chunk({}, { finish_reason: reason }),
      { choices: [], usage },
      'data: [DONE]\n\n',
    );
  };

  test.each<{ wire: Wire; end: string; reasons: readonly string[] }>([
    { wire: 'anthropic', end: 'length', reasons: ['max_tokens'] },
    { wire: 'anthropic', end: 'window', reasons: ['model_context_window_exceeded'] },
    { wire: 'anthropic', end: 'pause', reasons: ['pause_turn'] },
    { wire: 'anthropic', end: 'refused', reasons: ['refusal'] },
    { wire: 'anthropic', end: 'other', reasons: ['a_new_reason'] },
    { wire: 'google', end: 'length', reasons: ['MAX_TOKENS'] },
    {
      wire: 'google',
      end: 'refused',
      reasons: ['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'],
    },
    {
      wire: 'google',
      end: 'refused',
      reasons: ['IMAGE_SAFETY', 'IMAGE_PROHIBITED_CONTENT', 'IMAGE_RECITATION', 'MODEL_ARMOR'],
    },
    {
      wire: 'google',
      end: 'error',
      reasons: [
        'UNEXPECTED_TOOL_CALL',
        'MALFORMED_FUNCTION_CALL',
        'TOO_MANY_TOOL_CALLS',
        'MALFORMED_RESPONSE',
        'MISSING_THOUGHT_SIGNATURE',
      ],
    },
    { wire: 'google', end: 'other', reasons: ['OTHER', 'FINISH_REASON_UNSPECIFIED', 'A_NEW_REASON'] },
    { wire: 'compatible', end: 'stop', reasons: ['stop', 'eos_token', 'stop_sequence', 'end_turn', 'COMPLETE'] },
    {
      wire: 'compatible',
      end: 'length',
      reasons: ['length', 'model_length', 'max_tokens', 'MAX_TOKENS', 'token_limit'],
    },
    {
      wire: 'compatible',
      end: 'refused',
      reasons: ['content_filter', 'sensitive', 'guardrail_intervened', 'ERROR_TOXIC'],
    },
    {
      wire: 'compatible',
      end: 'error',
      reasons: ['error', 'abort', 'repetition', 'insufficient_system_resource', 'network_error'],
    },
    {
      wire: 'compatible',
      end: 'error',
      reasons: ['time_limit', 'cancelled', 'TIMEOUT', 'USER_CANCEL', 'upstream_error'],
    },
    { wire: 'compatible', end: 'other', reasons: ['a_new_reason'] },
  ])('$wire: $reasons becomes $end', async ({ wire, end: expected, reasons }) => {
    for (const reason of reasons) {
      const events = await answersTo(wire, { bytes: ended(wire, reason) });
      const last = events.at(-1);
      expect([reason, last?.type === 'finish' ? last.reason : last?.type]).toEqual([reason, expected]);
      const notices = expected === 'other' ? [expect.stringContaining('may be incomplete')] : [];
      expect([reason, noticesIn(events)]).toEqual([reason, notices]);
    }
  });

  test.each([
    ['an answer', block('The first'), 'finish'],
    ['no answer', [], 'error'],
  ])('a refusal with %s is explained in the words of the provider', async (_name, blocks, last) => {
    const stop_details = { type: 'refusal', category: 'cyber', explanation: 'This\u200b asks\nfor malware.' };
    const delta = { stop_reason: 'refusal', stop_sequence: null, stop_details };
    const closing = [{ type: 'message_delta', delta, usage: { output_tokens: 4 } }, { type: 'message_stop' }];
    const events = await answersTo('anthropic', { bytes: sse(start({ input_tokens: 9 }), ...blocks, ...closing) });
    expect(events.at(-1)?.type).toBe(last);
    expect(noticesIn(events)).toEqual(['anthropic/claude-sonnet-4-5 explains its refusal: This asks for malware.']);
  });

  test('an interrupted answer is retried, and its tokens count', async () => {
    const events = await answersTo('compatible', { bytes: ended('compatible', 'abort') });
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      modelError: {
        kind: 'server',
        retryable: true,
        message: 'compatible/org/some-model ended its answer with abort.',
      },
      usage: { inputTokens: 9, outputTokens: 2 },
    });
  });

  test.each(['', 'null'])('an end that is named %j is a cut stream', async (reason) => {
    const events = await answersTo('compatible', { bytes: ended('compatible', reason) });
    expect(diagnosticOf(events)).toMatchObject({ kind: 'cut-off', retryable: true });
  });
});

describe('events that are new', () => {
  const counted = { input_tokens: 9, output_tokens: 1 };
  const last = end({ output_tokens: 4 });

  test.each<{ name: string; bytes: string }>([
    { name: 'an event', bytes: sse(start(counted), { type: 'shiny_new_event', data: 1 }, ...block('Done.'), ...last) },
    { name: 'a first event', bytes: sse({ type: 'shiny_new_event' }, start(counted), ...block('Done.'), ...last) },
    {
      name: 'a block',
      bytes: sse(
        start(counted),
        { type: 'content_block_start', index: 0, content_block: { type: 'shiny_block', text: 'no' } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'no' } },
        { type: 'content_block_stop', index: 0 },
        ...block('Done.', 1),
        ...last,
      ),
    },
    {
      name: 'a delta',
      bytes: sse(
        start(counted),
        ...block('Done.').slice(0, 2),
        { type: 'content_block_delta', index: 0, delta: { type: 'shiny_delta' } },
        ...block('').slice(2),
        ...last,
      ),
    },
    {
      name: 'a kind of citation',
      bytes: sse(
        start(counted),
        ...block('Done.').slice(0, 2),
        {
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'citations_delta', citation: { type: 'shiny_location' } },
        },
        ...block('').slice(2),
        ...last,
      ),
    },
    {
      name: 'a usage that is null at the start',
      bytes: sse(start(null), ...block('Done.'), ...end({ input_tokens: 9, output_tokens: 4 })),
    },
  ])('anthropic: $name changes nothing', async ({ bytes }) => {
    const events = await answersTo('anthropic', { bytes });
    expect([textIn(events), noticesIn(events)]).toEqual(['Done.', []]);
    expect(finishOf(events).usage).toMatchObject({ inputTokens: 9, outputTokens: 4 });
  });

  const usage = { choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } };
  test.each<{ name: string; odd: object }>([
    { name: 'an event without choices', odd: { object: 'queue.position', position: 3 } },
    { name: 'choices that are null', odd: { choices: null } },
    { name: 'another role', odd: chunk({ role: 'model', content: '' }) },
    {
      name: 'a kind of call',
      odd: chunk({ tool_calls: [{ index: 0, id: 'x', type: 'custom', custom: { name: 'x' } }] }),
    },
    { name: 'a part of the content', odd: chunk({ content: [{ type: 'shiny', value: 1 }] }) },
    { name: 'a reason that is a number', odd: chunk({ content: '' }, { finish_reason: 0 }) },
  ])('compatible: $name changes nothing', async ({ odd }) => {
    const events = await answersTo('compatible', { bytes: sse(odd, chat(usage)) });
    expect([textIn(events), noticesIn(events)]).toEqual(['Done.', []]);
  });

  test('an answer that ends behind an unknown event is still incomplete', async () => {
    const bytes = sse(start(counted), ...block('Do'), { type: 'shiny_new_event' });
    expect(diagnosticOf(await answersTo('anthropic', { bytes }))).toMatchObject({ kind: 'cut-off' });
  });

  test.each<{ wire: Wire; error: object; kind: string; text: string }>([
    {
      wire: 'anthropic',
      error: { type: 'error', error: { type: 'overloaded_error' } },
      kind: 'overloaded',
      text: 'overloaded_error',
    },
    {
      wire: 'anthropic',
      error: { type: 'error', error: 'The upstream is gone' },
      kind: 'server',
      text: 'The upstream is gone',
    },
    { wire: 'compatible', error: { error: 'The upstream is gone' }, kind: 'server', text: 'The upstream is gone' },
    {
      wire: 'compatible',
      error: { object: 'error', message: 'Slow down', code: 429 },
      kind: 'rate-limit',
      text: 'Slow down',
    },
    { wire: 'compatible', error: { error: { code: 502, detail: 'no model' } }, kind: 'server', text: 'no model' },
  ])('$wire: the error $error is shown', async ({ wire, error, kind, text }) => {
    const modelError = diagnosticOf(await answersTo(wire, { bytes: sse(error) }));
    expect([modelError.kind, modelError.message]).toEqual([kind, expect.stringContaining(text)]);
  });
});

describe('the bytes of a stream', () => {
  const whole = (wire: Wire) => {
    const { body, end: closing } = toStream(wire, { text: 'hello you', usage: { input: 9, output: 4 } });
    return [...body, ...closing].join('');
  };

  test.each(wires)('%s: a compressed stream is read', async (wire) => {
    const headers = { 'content-encoding': 'gzip' };
    expect(textIn(await answersTo(wire, { bytes: gzipSync(whole(wire)), headers }))).toBe('hello you');
  });

  test('a compressed stream that is cut is incomplete', async () => {
    const bytes = gzipSync(whole('anthropic')).subarray(0, 60);
    const modelError = diagnosticOf(await answersTo('anthropic', { bytes, headers: { 'content-encoding': 'gzip' } }));
    expect(modelError).toMatchObject({ kind: 'cut-off', retryable: true });
  });

  test('a coding that is not known is named', async () => {
    const bytes = whole('anthropic');
    const modelError = diagnosticOf(await answersTo('anthropic', { bytes, headers: { 'content-encoding': 'zstd' } }));
    expect(modelError.message).toContain('the coding zstd');
  });

  test.each(wires)('%s: comments show for as long as they come that the answer is worth waiting for', async (wire) => {
    let requests = 0;
    const server = http.createServer((request, response) => {
      requests += 1;
      request.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        if (count < 16) return response.write(': processing\n\n');
        clearInterval(timer);
        return response.end(whole(wire));
      }, 100);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const model = await aModelAt(wire, url, { eventTimeoutMs: 800, byteTimeoutMs: 800, retry: {} });
    expect([textIn(await eventsOf(model)), requests]).toEqual(['hello you', 1]);
  });

  test.each(wires)('%s: comments and every form of a line break change nothing', async (wire) => {
    for (const line of ['\n', '\r\n', '\r']) {
      const commented = whole(wire).replaceAll('\n\n', '\n\n: keep-alive\n\n').replaceAll('\n', line);
      const events = await answersTo(wire, { bytes: `\uFEFF: processing${line}${line}${commented}` });
      expect([textIn(events), noticesIn(events)]).toEqual(['hello you', []]);
    }
  });
});

describe('tags of thinking at the start of a compatible answer', () => {
  const usage = { choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } };
  const inChunks = (size: number, text: string) =>
    sse(
      ...Array.from({ length: Math.ceil(text.length / size) }, (_one, at) =>
        chunk({ content: text.slice(at * size, (at + 1) * size) }),
      ),
      chunk({}, { finish_reason: 'stop' }),
      usage,
      'data: [DONE]\n\n',
    );

  test.each<{ text: string; parts: readonly object[] }>([
    {
      text: '<think>hmm\n</think>\n\n{"a":1}',
      parts: [
        { type: 'reasoning', text: 'hmm\n' },
        { type: 'text', text: '{"a":1}' },
      ],
    },
    {
      text: '\n<thinking>a < b </th </thinking>Done.',
      parts: [
        { type: 'reasoning', text: 'a < b </th ' },
        { type: 'text', text: 'Done.' },
      ],
    },
    { text: '<think></think>\nDone.', parts: [{ type: 'text', text: 'Done.' }] },
    { text: '<think>never closed', parts: [{ type: 'reasoning', text: 'never closed' }] },
    { text: 'The tag <think>x</think> is text.', parts: [{ type: 'text', text: 'The tag <think>x</think> is text.' }] },
    { text: '<thin', parts: [{ type: 'text', text: '<thin' }] },
    { text: '<thinker> is text', parts: [{ type: 'text', text: '<thinker> is text' }] },
  ])('$text', async ({ text, parts }) => {
    for (const size of [1, 3, 100]) {
      const events = await answersTo('compatible', { bytes: inChunks(size, text) });
      expect(finishOf(events).message.parts).toEqual(parts);
    }
  });
});
