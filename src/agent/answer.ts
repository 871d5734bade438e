import type { AnswerCheck } from '../messages/answer.js';
import { textOf } from '../messages/normalize.js';
import type { JsonSchema } from '../messages/types.js';
import type { OnEvent, Stop } from './events.js';
import { remember, type State } from './state.js';

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
export async function finalStop(options: Taking, state: State, truncated: boolean): Promise<Stop | null> {
  const last = state.messages.at(-1);
  if (last?.role !== 'assistant' || textOf(last) === '') {
    return state.mending ? { kind: 'wrong-form', faults: ['the corrected answer is empty'] } : { kind: 'no-output' };
  }
  if (truncated) return { kind: 'truncated' };
  const faults = await takeAnswer(options, state);
  if (faults.length === 0) return { kind: 'final-text' };
  if (state.mending) return { kind: 'wrong-form', faults };
  state.mending = true;
  remember(options, state, { role: 'attachment', attachment: { type: 'answer-faults', faults } });
  return null;
}

/** Holds the last words against the schema, if there is one, and says what does not fit. */
export async function takeAnswer({ answer }: Pick<Taking, 'answer'>, state: State): Promise<readonly string[]> {
  if (answer === undefined) return [];
  const checked = await answer.check(state.text);
  if (!checked.ok) return checked.faults;
  state.structured = { value: checked.value };
  return [];
}
