import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ModelError, ModelParameters } from '../types.js';
import { asksReasoning as asksForReasoning } from './reasoning-options.js';

type Adjustable = Pick<LanguageModelV4CallOptions, 'maxOutputTokens' | 'temperature' | 'topP'>;

/** The options to replace; `undefined` leaves one out. */
type AdjustedOptions = { readonly [Name in keyof Adjustable]?: Adjustable[Name] | undefined };

export interface Adjustment {
  readonly options: AdjustedOptions;
  /** The model takes no effort and no thinking. */
  readonly dropsReasoning?: true;
  readonly notice: string;
}

export function withAdjustedOptions(
  options: LanguageModelV4CallOptions,
  adjusted: AdjustedOptions,
): LanguageModelV4CallOptions {
  const given = Object.entries({ ...options, ...adjusted }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as unknown as LanguageModelV4CallOptions;
}

/** A lower output limit, no sampling parameters, or no effort and thinking. `null` for other reasons. */
export function adjustmentFor(
  { kind, message }: ModelError,
  { options, asksReasoning }: { readonly options: Adjustable; readonly asksReasoning: boolean },
  model: string,
): Adjustment | null {
  if (kind !== 'bad-request') return null;
  const limit = outputLimitIn(message);
  if (limit !== null && (options.maxOutputTokens ?? Number.POSITIVE_INFINITY) > limit) {
    return {
      options: { maxOutputTokens: limit },
      notice: `${model} writes at most ${String(limit)} output tokens per turn.`,
    };
  }
  const isRefused =
    /unsupported|not support|deprecated|only .{0,40}default|not (allowed|permitted)|must be verified/i.test(message);
  const sampling = options.temperature !== undefined || options.topP !== undefined;
  if (isRefused && sampling && /temperature|top_?p/i.test(message)) {
    return {
      options: { temperature: undefined, topP: undefined },
      notice: `${model} does not accept temperature and topP: they are left out.`,
    };
  }
  if (isRefused && asksReasoning && /reasoning|effort|thinking|encrypted/i.test(message)) {
    const notice = `${model} does not accept the settings effort and thinking: they are left out.`;
    return { options: {}, dropsReasoning: true, notice };
  }
  return null;
}

/** A request that asks for nothing that is left out needs no notice of it. */
export function isAdjustedBy({ options, dropsReasoning }: Adjustment, wanted: ModelParameters): boolean {
  if (dropsReasoning === true) return asksForReasoning(wanted);
  return !('temperature' in options) || wanted.temperature !== undefined || wanted.topP !== undefined;
}

/** The limit in a sentence such as `max_tokens: 32000 > 8192, which is the maximum …`. */
function outputLimitIn(message: string): number | null {
  const [, limit] =
    /max_(?:output_|completion_)?tokens:? ?\d+ > (\d+)/.exec(message) ??
    /max_(?:output_|completion_)?tokens.{0,60}at most (\d+)/i.exec(message) ??
    [];
  return limit === undefined || Number(limit) < 1 ? null : Number(limit);
}
