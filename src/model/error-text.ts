import { shorten } from '../text.js';
/** Whom a request went to: what a fault names, and what it must not repeat. */
export interface ModelErrorContext {
  /** The model as the user named it. */
  readonly model: string;
  /** Where a key comes from, e.g. `the input api-key or the variable ANTHROPIC_API_KEY`. */
  readonly keySource: string;
  /** Replaced by `***` in every message. */
  readonly secret?: string;
  /** Milliseconds since the epoch: a server may ask to wait until a date. */
  readonly now: () => number;
}

/** One line without control characters and without the key, at most 500 characters. */
export function plainErrorText(text: string, context: Pick<ModelErrorContext, 'secret'>): string {
  const { secret } = context;
  const hidden = secret === undefined || secret === '' ? text : text.replaceAll(secret, '***');
  const line = hidden.replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ').trim();
  return shorten(line, 500).replace(/[.\s]+$/, '');
}

/** A value as an object; empty where it is none. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
