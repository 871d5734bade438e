import type { Message } from '../messages/types.js';
import type { Usage } from '../model/types.js';
import type { CallResult } from '../tools/call-result.js';
import type { OnEvent } from './events.js';
import { noneSpent } from './limits.js';
import { noStreak, type Streak } from './repeats.js';

/** The state of a running loop. */
export interface LoopState {
  messages: Message[];
  results: CallResult[];
  usage: Usage;
  costUsd: number | null;
  turns: number;
  text: string;
  streak: Streak;
  structured: { readonly value: unknown } | undefined;
  /** The answer was sent back: the next turn corrects it and calls no tool. */
  correcting: boolean;
}

export function initialState(messages: readonly Message[]): LoopState {
  return {
    messages: [...messages],
    results: [],
    usage: noneSpent.usage,
    costUsd: 0,
    turns: 0,
    text: '',
    streak: noStreak,
    structured: undefined,
    correcting: false,
  };
}

/** Adds a message to the conversation; observers see tool results in other events. */
export function appendMessages({ onEvent }: { readonly onEvent: OnEvent }, state: LoopState, message: Message): void {
  state.messages.push(message);
  if (message.role !== 'tool') onEvent({ type: 'message', message });
}
