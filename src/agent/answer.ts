import type { AnswerCheck } from '../messages/answer.js';
import { textOfParts } from '../messages/normalize.js';
import type { JsonSchema } from '../messages/types.js';
import type { OnEvent, Stop } from './events.js';
import { appendMessages, type LoopState } from './state.js';

/** The required form of the final text. */
export interface AnswerForm {
  readonly schema: JsonSchema;
  readonly check: AnswerCheck;
}

interface AnswerOptions {
  readonly answer?: AnswerForm;
  readonly onEvent: OnEvent;
}

/**
 * Only the text of the last turn counts as the answer, not text before a tool call. `null` means that the answer did
 * not match its schema and was sent back.
 */
export async function finalStop(options: AnswerOptions, state: LoopState, truncated: boolean): Promise<Stop | null> {
  const last = state.messages.at(-1);
  if (last?.role !== 'assistant' || textOfParts(last) === '') {
    return state.correcting
      ? { kind: 'wrong-form', problems: ['the corrected answer is empty'] }
      : { kind: 'no-output' };
  }
  if (truncated) return { kind: 'truncated' };
  const problems = await checkAnswer(options, state);
  if (problems.length === 0) return { kind: 'final-text' };
  if (state.correcting) return { kind: 'wrong-form', problems: problems };
  state.correcting = true;
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'answer-problems', problems: problems } });
  return null;
}

/** Validates the final text against the schema, if there is one, and returns the problems. */
export async function checkAnswer(
  { answer }: Pick<AnswerOptions, 'answer'>,
  state: LoopState,
): Promise<readonly string[]> {
  if (answer === undefined) return [];
  const checked = await answer.check(state.text);
  if (!checked.ok) return checked.problems;
  state.structured = { value: checked.value };
  return [];
}
