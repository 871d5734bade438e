import type { LanguageModelV4StreamPart, SharedV4Warning } from '@ai-sdk/provider';
import { asRecord, isRecord } from '../../parsed-json.js';
import { type ModelErrorContext, plainErrorText } from '../error-text.js';
import { truncatedStream } from '../fixed-errors.js';
import type { ModelError, ModelEvent } from '../types.js';
import { type Collector, createCollector } from './collect.js';
import { answerEnd } from './finish-reason.js';
import type { UsageMeter } from './usage-meter.js';

/**
 * Without the closing event, the turn counts as truncated; unknown parts are ignored. Ends with one `finish` or
 * `error`; rejects if the stream does. @param meter what has counted the parts
 */
export async function* toEvents(
  parts: AsyncIterable<LanguageModelV4StreamPart>,
  context: ModelErrorContext,
  meter: UsageMeter,
): AsyncGenerator<ModelEvent> {
  const collector = createCollector();
  for await (const part of parts) {
    if (part.type === 'finish') {
      yield* endOf(part, collector, context, meter);
      return;
    }
    if (part.type === 'error') {
      if (isUnknownEvent(part.error)) continue;
      yield { type: 'error', modelError: await toStreamError(part.error, context) };
      return;
    }
    if (part.type === 'stream-start') {
      // An output limit above the one of the model is lowered to it, which changes nothing.
      for (const warning of part.warnings)
        if (warning.type !== 'unsupported' || warning.feature !== 'maxOutputTokens')
          yield { type: 'notice', text: noticeOf(warning, context) };
      continue;
    }
    const event = collector.take(part);
    if (event !== null) yield event;
  }
  yield { type: 'error', modelError: truncatedStream };
}

/** An event of a type that the package does not have: providers add some. The end of the stream decides. */
function isUnknownEvent(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'AI_TypeValidationError') return false;
  const { value } = error as { readonly value?: unknown };
  return isRecord(value) && typeof value['type'] === 'string' && value['type'] !== 'error' && !('error' in value);
}

/** One package reports a missing closing event as an error. */
async function toStreamError(error: unknown, context: ModelErrorContext): Promise<ModelError> {
  const missing = error instanceof Error && error.message.includes('ended without a finish reason');
  if (missing) return truncatedStream;
  const { toModelError } = await import('../http/model-error.js');
  return toModelError(error, context);
}

function* endOf(
  part: Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>,
  collector: Collector,
  context: ModelErrorContext,
  meter: UsageMeter,
): Generator<ModelEvent> {
  const [parts, sources] = [collector.parts(), collector.sources()];
  const end = answerEnd(part.finishReason);
  if (end === 'cut-off') {
    yield { type: 'error', modelError: truncatedStream };
    return;
  }
  const { usage, isEstimated } = meter.total(part.usage);
  if (isEstimated) yield { type: 'notice', text: noTokenCounts(context) };
  const { raw } = part.finishReason;
  if (end === 'interrupted') {
    yield { type: 'error', modelError: garbled(raw, context), usage };
    return;
  }
  const explanation = asRecord(asRecord(part.providerMetadata?.['anthropic'])['stopDetails'])['explanation'];
  if (end === 'refused' && typeof explanation === 'string')
    yield { type: 'notice', text: `${context.model} explains its refusal: ${plainErrorText(explanation, context)}.` };
  if (end === 'refused' && parts.length === 0) {
    yield { type: 'error', modelError: filtered(context), usage };
    return;
  }
  // Providers give different reasons for turns with calls, so calls take precedence, except over an incomplete answer.
  const isComplete = end === 'stop' || end === 'other';
  const reason = isComplete && parts.some((part) => part.type === 'tool-call') ? 'tool-calls' : end;
  if (reason === 'other') {
    const words = `ended its answer with the reason ${JSON.stringify(raw ?? '')}: the answer may be incomplete.`;
    yield { type: 'notice', text: `${context.model} ${words}` };
  }
  const found = sources.length === 0 ? {} : { sources };
  yield { type: 'finish', reason, message: { role: 'assistant', parts }, usage, ...found };
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

const noTokenCounts = ({ model }: ModelErrorContext) =>
  `${model} sends no token counts: usage, cost and limits are estimated from the length of the texts.`;
