import type { ModelEvent } from '../model/types.js';

/** The words of a turn so far: its text or, without any, its readable reasoning. */
export interface Streamed {
  readonly take: (event: ModelEvent) => void;
  readonly words: () => string;
}

/** A retry starts the turn again. */
export function createStreamed(): Streamed {
  let text = '';
  let reasoning = '';
  return {
    take: (event) => {
      if (event.type === 'text') text += event.delta;
      if (event.type === 'reasoning') reasoning += event.delta;
      if (event.type === 'retry') [text, reasoning] = ['', ''];
    },
    words: () => (text.trim() === '' ? reasoning : text),
  };
}
