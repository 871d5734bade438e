import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { tierIn } from '../service-tier.js';
import type { Usage } from '../types.js';
import { type Counts, countsIn, iterationCache } from './usage-counts.js';

/** What an attempt has used so far, even if its end never comes. */
export type UsageMeter = Readonly<ReturnType<typeof createUsageMeter>>;

const charactersPerToken = 4;
/** An answer of this length has tokens, whatever its server reports. */
const countedCharacters = 400;

/**
 * From counts that have arrived (some send those of the input first) and the length of what was sent and streamed.
 * @param sentTokens the estimated tokens of the request
 */
export function createUsageMeter(sentTokens: () => number) {
  let reported: Partial<Counts> = {};
  let streamed = 0;
  let hasBegun = false;
  let tier: string | null = null;
  const streamedTokens = () => Math.ceil(streamed / charactersPerToken);
  return {
    take(part: LanguageModelV4StreamPart): void {
      tier = tierIn(part) ?? tier;
      if (part.type === 'raw') {
        const counts = countsIn(part.rawValue);
        hasBegun ||= counts !== null;
        reported = { ...reported, ...counts };
      } else if (/^(text|reasoning|tool)-/.test(part.type)) {
        hasBegun = true;
        if ('delta' in part) streamed += part.delta.length;
        else if (part.type === 'tool-call') streamed += part.toolName.length;
      }
    },
    /** `null` before the provider has begun to answer: such a request is not billed. */
    used(): Usage | null {
      if (!hasBegun) return null;
      return {
        cacheReadTokens: 0,
        cacheWriteTokens: 0,
        inputTokens: reported.inputTokens ?? Math.ceil(sentTokens()),
        ...reported,
        outputTokens: Math.max(reported.outputTokens ?? 0, streamedTokens()),
      };
    },
    /** The usage of a whole answer: what the package found, else other counts in the stream, else an estimate. */
    total({ inputTokens, outputTokens, raw }: LanguageModelV4Usage): {
      readonly usage: Usage;
      readonly isEstimated: boolean;
    } {
      const { read, written } = iterationCache(raw);
      const input = (inputTokens.total ?? 0) + read + written;
      const output = outputTokens.total ?? 0;
      const hasInput = input > 0 || reported.inputTokens !== undefined;
      // A short answer whose request was counted is not worth a notice.
      const hasOutput = output > 0 || reported.outputTokens !== undefined || (hasInput && streamed < countedCharacters);
      const usage = {
        inputTokens: input > 0 ? input : (reported.inputTokens ?? Math.ceil(sentTokens())),
        outputTokens: hasOutput ? output || (reported.outputTokens ?? 0) : streamedTokens(),
        cacheReadTokens: (inputTokens.cacheRead ?? 0) + read || (reported.cacheReadTokens ?? 0),
        cacheWriteTokens: (inputTokens.cacheWrite ?? 0) + written || (reported.cacheWriteTokens ?? 0),
      };
      return { usage, isEstimated: !(hasInput && hasOutput) };
    },
    /** The service tier that the provider has named last; `null` if it has named none. */
    tier: (): string | null => tier,
  };
}
