import { asObject } from './error-text.js';

/** Tokens of the cache that only the parts of a request report. */
interface IterationCache {
  readonly read: number;
  readonly written: number;
}

/**
 * Anthropic answers some requests, such as a compaction, in several parts, and the total shows none of the tokens that
 * these read from the cache or wrote to it.
 */
export function iterationCache(raw: unknown): IterationCache {
  const usage = asObject(raw);
  const { iterations } = usage;
  const parts = (Array.isArray(iterations) ? iterations : [])
    .map(asObject)
    .filter(({ type }) => type === 'compaction' || type === 'message');
  const missing = (name: string) =>
    Math.max(0, parts.reduce((sum, part) => sum + count(part[name]), 0) - count(usage[name]));
  return { read: missing('cache_read_input_tokens'), written: missing('cache_creation_input_tokens') };
}

const count = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);
