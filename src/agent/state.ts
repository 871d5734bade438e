import type { Message } from '../messages/types.js';
import type { Usage } from '../model/types.js';
import type { CallResult } from '../pipeline/types.js';
import type { OnEvent } from './events.js';
import { noneSpent } from './limits.js';
import { noStreak, type Streak } from './repeats.js';

/** What a run of the loop has come to so far. */
export interface State {
  messages: Message[];
  results: CallResult[];
  usage: Usage;
  costUsd: number | null;
  turns: number;
  text: string;
  streak: Streak;
  structured: { readonly value: unknown } | undefined;
  /** The answer was sent back: the next turn mends it and calls no tool. */
  mending: boolean;
}

export function begin(messages: readonly Message[]): State {
  return {
    messages: [...messages],
    results: [],
    usage: noneSpent.usage,
    costUsd: 0,
    turns: 0,
    text: '',
    streak: noStreak,
    structured: undefined,
    mending: false,
  };
}

/** Adds a message to the conversation; a watcher sees results of tools elsewhere. */
export function remember({ onEvent }: { readonly onEvent: OnEvent }, state: State, message: Message): void {
  state.messages.push(message);
  if (message.role !== 'tool') onEvent({ type: 'message', message });
}
