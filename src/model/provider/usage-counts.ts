import { asArray } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { Usage } from '../types.js';

type Fields = Readonly<Record<string, unknown>>;
export type Counts = Omit<Usage, 'model' | 'tier'>;

/** Wherever a server puts them; `null` without any. Zero is left out: the server does not count yet, or never. */
export function countsIn(event: unknown): Partial<Counts> | null {
  const record = asObject(event);
  const [choice] = asArray(record['choices']);
  const places = [
    record['usage'],
    asObject(record['message'])['usage'],
    asObject(record['response'])['usage'],
    asObject(choice)['usage'],
    asObject(record['x_groq'])['usage'],
    asObject(record['metadata'])['usage'],
    record['usageMetadata'],
    record['timings'],
    record,
  ];
  return places.map((place) => countsOf(asObject(place))).find((counts) => counts !== null) ?? null;
}

function countsOf(usage: Fields): Partial<Counts> | null {
  const names = [...inputNames, ...outputNames, 'total_tokens'];
  if (!names.some((name) => Object.hasOwn(usage, name) && usage[name] !== null)) return null;
  // Anthropic counts what is read from or written to the cache apart.
  const added = count(usage['cache_read_input_tokens']) + count(usage['cache_creation_input_tokens']);
  const isApart = Object.hasOwn(usage, 'input_tokens');
  const output = first(usage, outputNames) + count(usage['thoughtsTokenCount']);
  const named = first(usage, inputNames) + (isApart ? added : count(usage['cache_n']));
  return nonZero({
    inputTokens: named > 0 ? named : Math.max(0, count(usage['total_tokens']) - output),
    outputTokens: output,
    cacheReadTokens: cacheRead(usage),
    cacheWriteTokens: count(usage['cache_creation_input_tokens']),
  });
}

/** `prompt_n` and `predicted_n` are llama.cpp's, the `eval_count` names Ollama's. */
const inputNames = [
  ...['input_tokens', 'prompt_tokens', 'promptTokenCount', 'inputTokens', 'inputTokenCount', 'prompt_eval_count'],
  ...['prompt_n'],
];
const outputNames = [
  ...['output_tokens', 'completion_tokens', 'candidatesTokenCount', 'outputTokens', 'outputTokenCount'],
  ...['eval_count', 'predicted_n'],
];

function cacheRead(usage: Fields): number {
  const details = asObject(usage['prompt_tokens_details'] ?? usage['input_tokens_details']);
  const names = ['cache_read_input_tokens', 'cached_tokens', 'cachedContentTokenCount', 'prompt_cache_hit_tokens'];
  return first({ ...usage, cached_tokens: details['cached_tokens'] }, [...names, 'cache_n']);
}

function first(usage: Fields, names: readonly string[]): number {
  return names.map((name) => count(usage[name])).find((value) => value > 0) ?? 0;
}

function nonZero(counts: Counts): Partial<Counts> {
  return Object.fromEntries(Object.entries(counts).filter(([, value]) => value > 0));
}

/** Anthropic answers a compaction in parts; the total lacks the tokens that these read from or wrote to the cache. */
export function iterationCache(raw: unknown) {
  const usage = asObject(raw);
  const parts = asArray(usage['iterations'])
    .map(asObject)
    .filter(({ type }) => type === 'compaction' || type === 'message');
  const missing = (name: string) =>
    Math.max(0, parts.reduce((sum, part) => sum + count(part[name]), 0) - count(usage[name]));
  return { read: missing('cache_read_input_tokens'), written: missing('cache_creation_input_tokens') };
}

function count(value: unknown): number {
  const tokens = typeof value === 'string' ? Number(value) : value;
  return typeof tokens === 'number' && tokens > 0 ? tokens : 0;
}
