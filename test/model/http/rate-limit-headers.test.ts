import { afterEach, expect, test } from 'vitest';
import { type RateLimits, rateLimitsIn } from '../../../src/model/http/rate-limit-headers.js';
import { type ModelServer, startModelServer } from '../../doubles/model-server.js';
import { aModelAt, eventsOf } from '../setup.js';

const servers: ModelServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const now = Date.parse('2026-11-22T10:00:00Z');
const anthropic = {
  'anthropic-ratelimit-requests-limit': '50',
  'anthropic-ratelimit-requests-remaining': '49',
  'anthropic-ratelimit-requests-reset': '2026-11-22T10:00:12Z',
  'anthropic-ratelimit-input-tokens-limit': '1000',
  'anthropic-ratelimit-input-tokens-remaining': '900',
  'anthropic-ratelimit-input-tokens-reset': '2026-11-22T10:00:06Z',
  'anthropic-ratelimit-output-tokens-limit': '200',
  'anthropic-ratelimit-output-tokens-remaining': '20',
  'anthropic-ratelimit-output-tokens-reset': '2026-11-22T10:00:54Z',
};
const openai = (reset: string, limit = '60', remaining = '59') => ({
  'x-ratelimit-limit-requests': limit,
  'x-ratelimit-remaining-requests': remaining,
  'x-ratelimit-reset-requests': reset,
});
const requests = (fullInMs: number) => ({ requests: { limit: 60, remaining: 59, fullInMs }, tokens: null });

test.each([
  [
    'Anthropic, with the scarcest tokens',
    anthropic,
    {
      requests: { limit: 50, remaining: 49, fullInMs: 12_000 },
      tokens: { limit: 200, remaining: 20, fullInMs: 54_000 },
    },
  ],
  ['OpenAI in milliseconds', openai('12ms'), requests(12)],
  ['OpenAI in minutes', openai('6m0s'), requests(360_000)],
  ['OpenAI in hours', openai('1h2m'), requests(3_720_000)],
  ['Azure in seconds', openai('7'), requests(7_000)],
  ['an unreadable time', openai('soon'), requests(60_000)],
  ['no limit', openai('1s', '0', '0'), null],
  ['an unknown rest', openai('1s', '-1', '-1'), null],
  ['no headers', {}, null],
] as const)('reads the limits of %s', (_, headers: Readonly<Record<string, string>>, expected) => {
  expect(
    rateLimitsIn(
      (name) => headers[name] ?? null,
      () => now,
    ),
  ).toEqual(expected);
});

test('the limits of each response are reported, also of one that fails', async () => {
  const server = await startModelServer([{ status: 400, headers: openai('1s') }]);
  servers.push(server);
  const seen: RateLimits[] = [];
  await eventsOf(await aModelAt('openai', server.url, { onRateLimits: (limits) => seen.push(limits) }));
  expect(seen).toEqual([requests(1_000)]);
});
