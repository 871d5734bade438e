import { lazyRegExp } from '../lazy-reg-exp.js';
import { shorten } from '../text.js';
export interface ModelErrorContext {
  /** The model as the user named it. */
  readonly model: string;
  /** The source of the key, e.g. `the input api-key or the variable ANTHROPIC_API_KEY`. */
  readonly keySource: string;
  /** Replaced by `***` in every message. */
  readonly secret?: string;
  /** The current time in milliseconds since the epoch: a server may ask to wait until a date. */
  readonly now: () => number;
}

const gaps = lazyRegExp(String.raw`[\p{Cc}\p{Cf}\u2028\u2029\s]+`, 'gu');

/** One line without control characters and without the key, at most 500 characters. */
export function plainErrorText(text: string, context: ModelErrorContext): string {
  const line = withoutSecret(text, context.secret ?? '')
    .replace(gaps(), ' ')
    .trim();
  return shorten(line, 500).replace(/[.\s]+$/, '');
}

/** A shorter key is hidden as a whole word only: it would be found inside other words. */
const minLengthInWords = 6;

function withoutSecret(text: string, secret: string): string {
  if (secret === '') return text;
  if (secret.length >= minLengthInWords) return text.replaceAll(secret, '***');
  return text
    .split(/([\w-]+)/)
    .map((part) => (part === secret ? '***' : part))
    .join('');
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
