import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { toEvents } from '../../../src/model/provider/stream.js';
import { createUsageMeter } from '../../../src/model/provider/usage-meter.js';
import type { ModelEvent } from '../../../src/model/types.js';
import { diagnosticOf, finishOf } from '../setup.js';

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 3, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: undefined, reasoning: undefined },
};

type Unified = Extract<LanguageModelV4StreamPart, { type: 'finish' }>['finishReason']['unified'];

const finish = (unified: Unified, raw?: string): LanguageModelV4StreamPart => ({
  type: 'finish',
  usage,
  finishReason: { unified, raw },
});

const call = (input: string): LanguageModelV4StreamPart => ({
  type: 'tool-call',
  toolCallId: 'c1',
  toolName: 'Bash',
  input,
});

const context = { model: 'test/model', keySource: 'the key', now: () => 0 };

async function read(parts: readonly LanguageModelV4StreamPart[]): Promise<ModelEvent[]> {
  async function* stream() {
    await Promise.resolve();
    yield* parts;
  }
  const events: ModelEvent[] = [];
  const meter = createUsageMeter(() => 0);
  for await (const event of toEvents(stream(), context, meter)) events.push(event);
  return events;
}

test('ignores unknown parts and tools executed by the provider', async () => {
  const events = await read([
    { type: 'stream-start', warnings: [] },
    { type: 'custom', kind: 'some.thing' },
    { type: 'ping' },
    { type: 'something-of-tomorrow' } as unknown as LanguageModelV4StreamPart,
    { type: 'tool-input-start', id: 's', toolName: 'web_search', providerExecuted: true },
    { type: 'tool-call', toolCallId: 's', toolName: 'web_search', input: '{}', providerExecuted: true },
    finish('stop', 'end'),
  ]);
  expect(events).toMatchObject([{ type: 'finish', reason: 'stop', message: { parts: [] } }]);
});

test('separates blocks with the same id', async () => {
  const { message } = finishOf(
    await read([
      { type: 'text-start', id: '0' },
      { type: 'text-delta', id: '0', delta: 'one' },
      { type: 'text-end', id: '0' },
      { type: 'reasoning-start', id: '0' },
      { type: 'reasoning-delta', id: '0', delta: 'hm' },
      { type: 'reasoning-end', id: '0' },
      { type: 'text-start', id: '0' },
      { type: 'text-delta', id: '0', delta: 'two' },
      { type: 'text-end', id: '0' },
      finish('stop', 'end'),
    ]),
  );
  expect(message.parts).toEqual([
    { type: 'text', text: 'one' },
    { type: 'reasoning', text: 'hm' },
    { type: 'text', text: 'two' },
  ]);
});

test('keeps an empty block only if it has a signature', async () => {
  const { message } = finishOf(
    await read([
      { type: 'text-start', id: '0' },
      { type: 'text-end', id: '0' },
      { type: 'reasoning-start', id: '1', providerMetadata: { p: { id: 'r', sealed: null } } },
      { type: 'reasoning-end', id: '1', providerMetadata: { p: { id: null, sealed: 'x' } } },
      finish('stop', 'end'),
    ]),
  );
  expect(message.parts).toEqual([{ type: 'reasoning', text: '', providerData: { p: { id: 'r', sealed: 'x' } } }]);
});

test.each([
  ['{"command":"ls"}', { command: 'ls' }],
  ['{"command":"ls', '{"command":"ls'],
  ['', {}],
  ['"ls"', 'ls'],
  ['null', null],
])('parses the call input %s', async (written, input) => {
  const { message } = finishOf(await read([call(written), finish('tool-calls', 'x')]));
  expect(message.parts).toEqual([{ type: 'tool-call', id: 'c1', name: 'Bash', input }]);
});

test.each<{ unified: Unified; raw?: string; calls: boolean; end: string }>([
  { unified: 'stop', calls: false, end: 'stop' },
  { unified: 'stop', raw: 'end', calls: true, end: 'tool-calls' },
  { unified: 'other', raw: 'FUNCTION_CALL', calls: true, end: 'tool-calls' },
  { unified: 'other', raw: 'pause', calls: false, end: 'other' },
  { unified: 'tool-calls', raw: 'tool_use', calls: false, end: 'other' },
  { unified: 'length', raw: 'max', calls: true, end: 'length' },
  { unified: 'content-filter', raw: 'x', calls: true, end: 'refused' },
  { unified: 'content-filter', raw: 'x', calls: false, end: 'fault refused' },
  { unified: 'interrupted', calls: true, end: 'fault cut-off' },
  { unified: 'other', calls: true, end: 'fault cut-off' },
  { unified: 'error', calls: true, end: 'fault cut-off' },
  { unified: 'error', raw: 'MALFORMED_FUNCTION_CALL', calls: false, end: 'fault server' },
])('the finish reason $unified ($raw, calls: $calls) becomes $end', async ({ unified, raw, calls, end }) => {
  const events = await read([...(calls ? [call('{}')] : []), finish(unified, raw)]);
  const last = events.at(-1);
  expect(last?.type === 'finish' ? last.reason : `fault ${diagnosticOf(events).kind}`).toBe(end);
});

test('a stream without a finish event becomes the error cut-off', async () => {
  expect(diagnosticOf(await read([call('{}')]))).toMatchObject({ kind: 'cut-off', retryable: true });
});

test.each([
  { error: { message: 'Slow down', type: 'rate_limit_error' }, kind: 'rate-limit' },
  { error: { message: 'No', code: 'invalid_request_error' }, kind: 'bad-request' },
  { error: { message: 'Sum of credits', code: 402 }, kind: 'quota' },
  { error: new Error('Unexpected token'), kind: 'server' },
  { error: Object.assign(new Error('file parts'), { name: 'AI_UnsupportedFunctionalityError' }), kind: 'bad-request' },
  { error: Object.assign(new Error('bad certificate'), { code: 'CERT_HAS_EXPIRED' }), kind: 'network' },
  { error: Object.assign(new Error('it answered 407'), { code: 'ERR_PROXY_LOGIN' }), kind: 'auth' },
  { error: undefined, kind: 'server' },
])('the error part $error becomes $kind', async ({ error, kind }) => {
  const events = await read([{ type: 'error', error }, finish('stop', 'end')]);
  expect([events.length, diagnosticOf(events).kind]).toEqual([1, kind]);
});

test('explains how to trust a certificate, and is not retried', async () => {
  const error = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const modelError = diagnosticOf(await read([{ type: 'error', error }]));
  expect([modelError.retryable, modelError.hint]).toEqual([false, expect.stringContaining('NODE_EXTRA_CA_CERTS')]);
});
