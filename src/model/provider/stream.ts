import type { LanguageModelV4StreamPart, LanguageModelV4Usage, SharedV4Warning } from '@ai-sdk/provider';
import type { AssistantPart } from '../../messages/types.js';
import type { ModelErrorContext } from '../error-text.js';
import { truncatedStream } from '../fixed-errors.js';
import type { FinishReason, ModelError, ModelEvent, Usage } from '../types.js';
import { type Collector, createCollector } from './collect.js';
import { iterationCache } from './usage-meter.js';

type Finish = Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>;

/**
 * Converts a provider's stream to model events. Without the provider's closing event, the turn counts as truncated.
 * Unknown parts are ignored. Ends with exactly one `finish` or `error`; rejects if the stream does.
 */
export async function* toEvents(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
  context: ModelErrorContext,
  estimatedUsage: () => Usage | null = () => null,
): AsyncGenerator<ModelEvent> {
  const collector = createCollector();
  for await (const part of parts) {
    if (part.type === 'error') {
      yield { type: 'error', modelError: await toStreamError(part.error, context) };
      return;
    }
    if (part.type === 'finish') {
      const usage = toUsage(part.usage);
      if (usage === null) yield { type: 'notice', text: noTokenCounts(context) };
      yield toEnd(part, collector, { context, usage: usage ?? estimatedUsage() ?? noUsage });
      return;
    }
    if (part.type === 'stream-start') {
      for (const warning of part.warnings.filter(isWorthShowing))
        yield { type: 'notice', text: noticeOf(warning, context) };
      continue;
    }
    const event = collector.take(part);
    if (event !== null) yield event;
  }
  yield { type: 'error', modelError: truncatedStream };
}

/** One package reports a missing closing event as an error. */
async function toStreamError(error: unknown, context: ModelErrorContext): Promise<ModelError> {
  const missing = error instanceof Error && error.message.includes('ended without a finish reason');
  if (missing) return truncatedStream;
  const { toModelError } = await import('../http/model-error.js');
  return toModelError(error, context);
}

function toEnd(
  part: Finish,
  collector: Collector,
  { context, usage }: { readonly context: ModelErrorContext; readonly usage: Usage },
): ModelEvent {
  const { unified, raw } = part.finishReason;
  const [parts, sources] = [collector.parts(), collector.sources()];
  if (unified === 'interrupted' || (raw === undefined && (unified === 'other' || unified === 'error'))) {
    return { type: 'error', modelError: truncatedStream };
  }
  if (unified === 'error') return { type: 'error', modelError: garbled(raw, context), usage };
  if (unified === 'content-filter' && parts.length === 0) {
    return { type: 'error', modelError: filtered(context), usage };
  }
  return {
    type: 'finish',
    reason: toReason(unified, raw, parts),
    message: { role: 'assistant', parts },
    usage,
    ...(sources.length === 0 ? {} : { sources }),
  };
}

/**
 * Providers give different reasons for turns with calls, so calls take precedence; a length limit or content filter
 * stays visible.
 */
function toReason(
  unified: Exclude<Finish['finishReason']['unified'], 'error' | 'interrupted'>,
  raw: string | undefined,
  parts: readonly AssistantPart[],
): FinishReason {
  if (raw === 'pause_turn') return 'pause';
  if (raw === 'model_context_window_exceeded') return 'window';
  if (unified === 'length') return 'length';
  if (unified === 'content-filter') return 'refused';
  if (parts.some((part) => part.type === 'tool-call')) return 'tool-calls';
  return unified === 'stop' ? 'stop' : 'other';
}

const garbled = (raw: string | undefined, context: ModelErrorContext): ModelError => ({
  kind: 'server',
  message: `${context.model} ended its answer with ${raw ?? 'an error'}.`,
  hint: 'Run the job again: the provider could not process the output of the model.',
  retryable: true,
});

const filtered = (context: ModelErrorContext): ModelError => ({
  kind: 'refused',
  message: `The provider's content filter stopped ${context.model}.`,
  hint: 'Change the prompt or what it includes, or use another model.',
  retryable: false,
});

/** An output limit above the one of the model is lowered to it, which changes nothing. */
function isWorthShowing(warning: SharedV4Warning): boolean {
  return warning.type !== 'unsupported' || warning.feature !== 'maxOutputTokens';
}

/** What a provider package has left out of a request, or changed in it. */
function noticeOf(warning: SharedV4Warning, { model }: ModelErrorContext): string {
  switch (warning.type) {
    case 'unsupported':
      return `${model} does not support ${warning.feature}${warning.details === undefined ? '.' : `: ${warning.details}`}`;
    case 'compatibility':
      return `${model}, ${warning.feature}: ${warning.details ?? 'used in a compatibility mode.'}`;
    case 'deprecated':
      return `${model}, ${warning.setting}: ${warning.message}`;
    case 'other':
      return `${model}: ${warning.message}`;
  }
}

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

const noTokenCounts = ({ model }: ModelErrorContext) =>
  `${model} sends no token counts: usage, cost and limits are estimated from the length of the texts.`;

/** `null` if the provider sent no token counts. */
function toUsage({ inputTokens, outputTokens, raw }: LanguageModelV4Usage): Usage | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null;
  const { read, written } = iterationCache(raw);
  return {
    inputTokens: (inputTokens.total ?? 0) + read + written,
    outputTokens: outputTokens.total ?? 0,
    cacheReadTokens: (inputTokens.cacheRead ?? 0) + read,
    cacheWriteTokens: (inputTokens.cacheWrite ?? 0) + written,
  };
}
