import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { models } from '../../src/model/price-table.js';
import { contextWindowOf, costOf, savedByCache } from '../../src/model/prices.js';
import type { Usage } from '../../src/model/types.js';

const usage = (inputTokens: number, outputTokens: number, cacheReadTokens = 0, cacheWriteTokens = 0): Usage => ({
  inputTokens,
  outputTokens,
  cacheReadTokens,
  cacheWriteTokens,
});

const million = 1_000_000;

test.each([
  { name: 'anthropic/claude-sonnet-4-5', used: usage(million, million), cost: 18 },
  { name: 'anthropic/claude-sonnet-4-5-20250929', used: usage(million, million), cost: 18 },
  { name: 'anthropic/claude-sonnet-4-5', used: usage(million, 0, 600_000, 300_000), cost: 0.3 + 0.18 + 1.125 },
  // A batch API keeps what it writes for an hour, at twice the price of input, and has half the price of all.
  { name: 'anthropic/claude-sonnet-4-5', used: { ...usage(million, 0, 0, million), tier: 'batch' as const }, cost: 3 },
  { name: 'anthropic/claude-opus-5-5', used: usage(million, 0), cost: 4 },
  { name: 'anthropic/claude-opus-5', used: usage(million, 0), cost: 5 },
  { name: 'openai/gpt-5-mini-2025-08-07', used: usage(million, million), cost: 2.25 },
  { name: 'openai/gpt-5', used: usage(million, 0, 500_000), cost: 0.6875 },
  { name: 'google/gemini-2.5-pro', used: usage(200_000, 1_000), cost: 0.26 },
  { name: 'google/gemini-2.5-pro', used: usage(200_001, 1_000), cost: 0.5150025 },
  { name: 'google/gemini-2.5-flash-001', used: usage(million, 0), cost: 0.3 },
  { name: 'google/gemini-2.5-flash-lite', used: usage(million, 0), cost: 0.1 },
  { name: 'script:play.jsonl', used: usage(million, million), cost: 0 },
  { name: 'anthropic/claude-sonnet-4-5', used: usage(0, 0), cost: 0 },
])('computes the price of $name for $used', ({ name, used, cost }) => {
  expect(costOf(name, used)).toBeCloseTo(cost, 9);
});

test.each([
  'anthropic/claude-of-tomorrow',
  'anthropic/claude-sonnet-4-5-turbo',
  'openai/gpt-5-pro',
  'openai/gpt-5.7',
  'openai/gpt-5-chat-latest',
  'compatible/claude-sonnet-4-5',
  'claude-sonnet-4-5',
  'constructor',
  '',
])('%s has no price and no known context window', (name) => {
  expect([costOf(name, usage(1, 1)), contextWindowOf(name)]).toEqual([null, null]);
});

test('a configured price takes precedence over the table', () => {
  const own = { 'compatible/mine': { input: 1, output: 2 }, 'openai/gpt-5': { input: 0, output: 0 } };
  expect([
    costOf('compatible/mine', usage(million, million, 5), own),
    costOf('openai/gpt-5', usage(9, 9), own),
  ]).toEqual([3, 0]);
});

test.each([
  ['anthropic/claude-haiku-4-5-20251001', 200_000],
  ['openai/gpt-4o', 128_000],
  ['google/gemini-2.5-pro', 1_048_576],
])('the context window of %s is known', (name, tokens) => {
  expect(contextWindowOf(name)).toBe(tokens);
});

describe('the table', () => {
  test.each(Object.entries(models))('the price of %s is plausible', (name, { price, contextWindow }) => {
    expect(name).toMatch(/^(anthropic|openai|google)\/[a-z0-9.-]+$/);
    for (const rates of [price, ...(price.long === undefined ? [] : [price.long])]) {
      expect(rates.output).toBeGreaterThan(rates.input);
      expect(rates.cacheRead ?? 0).toBeLessThan(rates.input);
      expect(rates.cacheWrite ?? rates.input).toBeGreaterThanOrEqual(rates.input);
    }
    if (price.long !== undefined) expect(price.long.input).toBeGreaterThan(price.input);
    if (contextWindow !== undefined) expect(contextWindow).toBeGreaterThanOrEqual(128_000);
  });
});

test('the script makes a table from a catalog, without models that are free, have no calls, or have a price of several steps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  const [catalog, out] = [join(folder, 'api.json'), join(folder, 'out.ts')];
  const cost = { input: 1.25, output: 10, cache_read: 0.125, context_over_200k: { input: 2.5, output: 15 } };
  const tier = (size: number) => ({ tier: { type: 'context', size }, input: 3, output: 15, cache_read: 0.3 });
  const limit = { context: 1_000_000, output: 65_536 };
  const models = {
    a: { id: 'a', tool_call: true, cost, limit },
    b: { id: 'b', tool_call: true, cost: { ...cost, tiers: [tier(272_000)] }, limit },
    'two-steps': { id: 'two-steps', tool_call: true, cost: { ...cost, tiers: [tier(1_000), tier(2_000)] }, limit },
    'no-size': { id: 'no-size', tool_call: true, cost: { ...cost, tiers: [{ input: 2, output: 9 }] }, limit },
    free: { id: 'free', tool_call: true, cost: { input: 0, output: 0 }, limit },
    image: { id: 'image', tool_call: false, cost, limit },
    "x'": { id: "x'", tool_call: true, cost, limit },
  };
  writeFileSync(catalog, JSON.stringify({ google: { models }, other: { models } }));
  const script = join(import.meta.dirname, '../../scripts/prices.mjs');
  execFileSync(process.execPath, [script, catalog, '--out', out, '--date', '2026-01-02']);
  const text = readFileSync(out, 'utf8');
  expect(text.match(/^ {4}'.*$/gm)).toEqual([
    "    'google/a': { price: { input: 1.25, output: 10, cacheRead: 0.125, long: { above: 200000, input: 2.5, output: 15 } }, contextWindow: 1000000, outputTokens: 65536 },",
    "    'google/b': { price: { input: 1.25, output: 10, cacheRead: 0.125, long: { above: 272000, input: 3, output: 15, cacheRead: 0.3 } }, contextWindow: 1000000, outputTokens: 65536 },",
  ]);
  expect(text).toContain("date: '2026-01-02'");
});

test.each([
  ['reads save nine tenths', 'anthropic/claude-sonnet-4-5', usage(million, 0, 900_000), 1, 2.43],
  [
    'writes that nothing reads cost more than they save',
    'anthropic/claude-sonnet-4-5',
    usage(million, 0, 0, million),
    1,
    -0.75,
  ],
  ['each request has the price of its own length', 'google/gemini-2.5-pro', usage(400_000, 0, 200_000), 2, 0.225],
  ['without a price nothing is known', 'compatible/own', usage(million, 0, million), 1, null],
])('of what a cache saved, %s', (_, name, used, requests, saved) => {
  const usd = savedByCache(name, used, { requests, prices: {} });
  if (saved === null) expect(usd).toBeNull();
  else expect(usd).toBeCloseTo(saved, 6);
});
