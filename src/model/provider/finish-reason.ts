import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { FinishReason } from '../types.js';

type Given = Extract<LanguageModelV4StreamPart, { readonly type: 'finish' }>['finishReason'];

/** By the provider's word. `cut-off`: it named no end. `interrupted`: it could not finish the answer. */
export type AnswerEnd = Exclude<FinishReason, 'tool-calls'> | 'cut-off' | 'interrupted';

/** The packages map few of these: an answer that broke off would be one that ended for an unknown reason. */
export function answerEnd({ unified, raw }: Given): AnswerEnd {
  const word = (raw ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replace(/^finish_reason_(?!unspecified)/, '');
  const isUnnamed = word === '' || word === 'null' || word === 'none';
  if (unified === 'interrupted' || (isUnnamed && (unified === 'other' || unified === 'error'))) return 'cut-off';
  const end = ends.get(word) ?? similar.find(([pattern]) => pattern.test(word))?.[1];
  // A package also reports refusals that are not named by the reason.
  if (unified === 'content-filter') return 'refused';
  if (end !== undefined) return end;
  if (unified === 'error') return 'interrupted';
  return unified === 'stop' || unified === 'length' ? unified : 'other';
}

/**
 * Of Anthropic, OpenAI, Google, Bedrock, Mistral, Cohere, DeepSeek, Z.ai, watsonx, vLLM, SGLang, TGI, llama.cpp,
 * Ollama.
 */
const ends: ReadonlyMap<string, AnswerEnd> = new Map<string, AnswerEnd>([
  ...wordsFor('stop', ['stop', 'end_turn', 'stop_sequence', 'end', 'eos', 'eos_token', 'complete', 'completed']),
  ...wordsFor('stop', ['compaction', 'word', 'done', 'finished', 'end_of_turn']),
  ...wordsFor('pause', ['pause_turn']),
  ...wordsFor('window', ['model_context_window_exceeded', 'context_window_exceeded', 'context_length_exceeded']),
  ...wordsFor('length', ['length', 'max_tokens', 'max_output_tokens', 'model_length', 'max_length', 'limit']),
  ...wordsFor('length', ['token_limit', 'error_limit', 'continuation', 'max_new_tokens', 'max_completion_tokens']),
  ...wordsFor('refused', ['content_filter', 'content_filtered', 'refusal', 'refused', 'safety', 'recitation']),
  ...wordsFor('refused', [
    'language',
    'blocklist',
    'prohibited_content',
    'spii',
    'model_armor',
    'guardrail_intervened',
  ]),
  ...wordsFor('refused', ['image_safety', 'image_prohibited_content', 'image_recitation', 'sensitive', 'error_toxic']),
  ...wordsFor('interrupted', ['malformed_function_call', 'unexpected_tool_call', 'too_many_tool_calls']),
  ...wordsFor('interrupted', ['malformed_response', 'malformed_model_output', 'malformed_tool_use']),
  ...wordsFor('interrupted', ['missing_thought_signature', 'error', 'abort', 'aborted', 'timeout', 'time_limit']),
  ...wordsFor('interrupted', ['cancel', 'canceled', 'cancelled', 'user_cancel', 'interrupted', 'failed', 'incomplete']),
  ...wordsFor('interrupted', ['network_error', 'server_error', 'insufficient_system_resource', 'repetition']),
  ...wordsFor('interrupted', ['unload', 'not_finished', 'image_other', 'no_image', 'preempted', 'overloaded']),
]);

function wordsFor(end: AnswerEnd, words: readonly string[]): readonly (readonly [string, AnswerEnd])[] {
  return words.map((word) => [word, end]);
}

/** Words that no reference has yet, by their parts. */
const similar: readonly (readonly [RegExp, AnswerEnd])[] = [
  [/context_(window|length)/, 'window'],
  [/error|malformed|abort|cancel|interrupt|timed?_?out|time_limit|overload|unavailable|repetition/, 'interrupted'],
  [/filter|safety|refus|prohibited|blocked|guardrail|moderation/, 'refused'],
  [/^max_|token_?limit|length|max_?tokens/, 'length'],
];
