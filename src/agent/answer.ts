import { textOfParts } from '../messages/normalize.js';
import type { AssistantMessage } from '../messages/types.js';
import type { FinishReason } from '../model/types.js';
import type { OnEvent, Stop } from './events.js';
import type { AnswerForm } from './options.js';
import { appendMessages, type LoopState } from './state.js';

interface AnswerOptions {
  readonly answer?: AnswerForm;
  readonly onEvent: OnEvent;
}

/** In one run; never two in a row. */
const maxNudges = 3;
const maxPauses = 5;

/**
 * Concludes a turn without calls. Only the text of this turn counts as the answer, not text before a tool call. `null`
 * means that the model was asked to continue or to correct its answer.
 */
export async function concludeTurn(
  options: AnswerOptions,
  state: LoopState,
  message: AssistantMessage,
  reason: FinishReason,
): Promise<Stop | null> {
  const text = textOfParts(message);
  if (reason === 'pause' && state.pauses < maxPauses) {
    state.pauses += 1;
    return ask(options, state, 'Your turn was paused by the provider. Continue where it stopped.');
  }
  if (text === '') {
    if (state.correcting) return { kind: 'wrong-form', problems: ['the corrected answer is empty'] };
    return nudge(options, state, emptyNudge, { kind: 'no-output' });
  }
  if (reason === 'length' && !state.correcting) return nudge(options, state, lengthNudge, { kind: 'truncated' });
  if (reason === 'length' || reason === 'pause') return { kind: 'truncated' };
  if (!state.correcting && options.answer === undefined && isAnnouncement(text)) {
    return nudge(options, state, announcementNudge, { kind: 'announced-only' });
  }
  return await checkedStop(options, state);
}

async function checkedStop(options: AnswerOptions, state: LoopState): Promise<Stop | null> {
  const problems = await checkAnswer(options, state);
  if (problems.length === 0) return { kind: 'final-text' };
  if (state.correcting) return { kind: 'wrong-form', problems: problems };
  state.correcting = true;
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'answer-problems', problems: problems } });
  return null;
}

const emptyNudge =
  'Your last message is empty, so the job would end without a result. Continue with the task, or write your final answer now.';
const lengthNudge =
  'Your last message was cut off at the limit of output tokens. Write the complete final answer again, much shorter.';
const announcementNudge =
  'Your last message announces work but contains no tool call, so the job would end here. Do the work now. If nothing is left to do, write the complete final answer.';

/** Asks the model to continue, unless it was just asked: then the run ends with `end`. */
function nudge(options: AnswerOptions, state: LoopState, text: string, end: Stop): Stop | null {
  if (state.endBeforeNudge !== null || state.nudges >= maxNudges) return end;
  state.endBeforeNudge = end;
  state.nudges += 1;
  return ask(options, state, text);
}

function ask(options: AnswerOptions, state: LoopState, text: string): null {
  appendMessages(options, state, { role: 'attachment', attachment: { type: 'notice', text } });
  return null;
}

/** Longer texts are results, even if they end with a plan. */
const maxAnnouncement = 400;

/** Whether a short text ends by announcing the next step, such as "Now I will fix the bug." */
function isAnnouncement(text: string): boolean {
  if (text.length > maxAnnouncement) return false;
  const last =
    text
      .split(/(?<=[.!?:])\s+|\n+/)
      .filter((sentence) => sentence.trim() !== '')
      .at(-1) ?? '';
  return /^(?:(?:ok(?:ay)?|now|next|first|then|so|great|alright)[,:]?\s+)*(?:i(?:'|’)ll|i will|i am going to|i(?:'|’)m going to|let me(?! know)|let(?:'|’)s)\s+(?:now\s+|first\s+|start\s+by\s+)?(?:read|look|check|run|fix|search|open|inspect|examine|explore|start|begin|create|write|edit|update|implement|add|make|find|review|analy[sz]e|investigate|test|verify|continue|proceed|take|see|use|list|grep|apply|modify|go)/i.test(
    last.trim(),
  );
}

/** Validates the final text against the schema, if there is one, and returns the problems. */
export async function checkAnswer({ answer }: AnswerOptions, state: LoopState): Promise<readonly string[]> {
  if (answer === undefined) return [];
  const checked = await answer.check(state.text);
  if (!checked.ok) return checked.problems;
  state.structured = { value: checked.value };
  return [];
}
