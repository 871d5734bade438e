import { expect, test } from 'vitest';
import { type AnsweredRequest, cacheLoss } from '../../src/agent/cache-check.js';
import { playJob } from '../doubles/job.js';
import { callTurn, finish, type say } from '../doubles/model.js';
import { aFolder } from '../doubles/place.js';
import { readTool, user } from '../model/setup.js';

const usage = (cacheReadTokens: number, cacheWriteTokens = 0, model?: string) => ({
  ...{ inputTokens: 50_000, outputTokens: 10, cacheReadTokens, cacheWriteTokens },
  ...(model === undefined ? {} : { model }),
});
const request = { system: 's', tools: [readTool], messages: [user('a'), user('b')] };
const before: AnsweredRequest = { turn: 1, request, usage: usage(0, 40_000) };
const after = (changes: Partial<AnsweredRequest>): AnsweredRequest => ({
  ...{ turn: 2, request: { ...request, messages: [...request.messages, user('c')] }, usage: usage(100) },
  ...changes,
});

test.each<[string, AnsweredRequest, string | null]>([
  [
    'an unchanged prefix',
    after({}),
    'Everything sent before was sent again unchanged, so the provider no longer had it.',
  ],
  ['an equal copy', after({ request: structuredClone(request) }), 'was sent again unchanged'],
  [
    'another system prompt',
    after({ request: { ...request, system: 't' } }),
    'because the system prompt was not the same',
  ],
  ['other tools', after({ request: { ...request, tools: [] } }), 'because the list of tools was not the same'],
  [
    'a changed message',
    after({ request: { ...request, messages: [user('a'), user('x')] } }),
    'because message 2 (user)',
  ],
  ['a missing message', after({ request: { ...request, messages: [user('a')] } }), 'because message 2 (user)'],
  ['a cache that was read', after({ usage: usage(40_000) }), null],
  ['another model', after({ usage: usage(0, 0, 'other') }), null],
])('a lost cache after %s is described', (_claim, now, words) => {
  const loss = cacheLoss(before, now);
  if (words === null) expect(loss).toBeNull();
  else expect(loss).toContain(words);
});

test('without a cache before, nothing is lost', () => {
  expect(cacheLoss(null, after({}))).toBeNull();
  expect(cacheLoss({ ...before, usage: usage(0, 100) }, after({}))).toBeNull();
});

test('the report names the first loss of a run', async () => {
  const cached = (turn: ReturnType<typeof say>, tokens: number) =>
    typeof turn === 'function'
      ? turn
      : turn.map((event) => (event.type === 'finish' ? { ...event, usage: usage(tokens, 10_000) } : event));
  const read = callTurn(['Read', { file_path: 'a.txt' }]);
  const list = callTurn(['List', {}]);
  const { result } = await playJob(aFolder({ 'a.txt': 'a\n' }), [
    cached(read, 0),
    cached(list, 0),
    cached(finish([{ type: 'text', text: 'x' }]), 0),
  ]);
  expect(result.notices).toEqual([expect.stringContaining('Turn 2 read 0 tokens from the cache of the provider')]);
});
