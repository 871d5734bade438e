import type { AnswerCheck } from '../messages/answer.js';
import { textOfParts } from '../messages/normalize.js';
import type { JsonSchema } from '../messages/types.js';
import type { OnEvent, Stop } from './events.js';
import { appendMessages, type LoopState } from './state.js';

/** What the final text has to be. */
export interface AnswerForm {
  readonly schema: JsonSchema;
  readonly check: AnswerCheck;
}

interface Taking {
  readonly answer?: AnswerForm;
  readonly onEvent: OnEvent;
}

/**
 * Words before a call are not an answer: only what the last turn says counts as final text. Null = the answer does not
 * fit its schema and was sent back.
 */
export async function finalStop(options: Taking, state: LoopState, truncated: boolean): Promise<Stop | null> {
  const last = state.messages.at(-1);
  if (last?.role !== 'assistant' || textOfParts(last) === '') {
    return state.correcting
      ? { kind: 'wrong-form', problems: ['the corrected answer is empty'] }
      : { kind: 'no-output' };
  }
  if (truncated) return { kind: 'truncated' };
  const problems = await takeAnswer(options, state);
  if (problems.length === 0) return { kind: 'final-text' };
  if (state.correcting) return { kind: 'wrong-form', problems: problems };
  state.correcting = true;
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'answer-problems', problems: problems } });
  return null;
}

/** Holds the last words against the schema, if there is one, and says what does not fit. */
export async function takeAnswer({ answer }: Pick<Taking, 'answer'>, state: LoopState): Promise<readonly string[]> {
  if (answer === undefined) return [];
  const checked = await answer.check(state.text);
  if (!checked.ok) return checked.problems;
  state.structured = { value: checked.value };
  return [];
}
