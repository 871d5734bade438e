import { attachmentToMessages } from './attachments.js';
import { messageTokens } from './estimate.js';
import { limitImages, noImages } from './image-limits.js';
import { normalize } from './normalize.js';
import type { Message, ModelMessage } from './types.js';

/**
 * Append-only: a message is rendered once, before it is sent, and stays the same object, since newer models reject
 * reasoning after changed messages. Only `restart` (compaction) replaces what was sent.
 */
export interface History {
  append(message: Message): void;
  render(): readonly ModelMessage[];
  /** Starts a new epoch with these messages. */
  restart(messages: readonly ModelMessage[]): void;
  /** The estimated number of tokens of all messages, including those not rendered yet. */
  tokens(): number;
}

/** `sent` is the beginning of the conversation if it has been sent before. */
export function createHistory(sent: readonly ModelMessage[] = []): History {
  let rendered: ModelMessage[] = [...sent];
  let images = noImages();
  limitImages(sent, images);
  let pending: Message[] = [];
  let tokens = sent.reduce((sum, message) => sum + messageTokens(message), 0);
  let pendingTokens = 0;
  const render = (): void => {
    if (pending.length === 0) return;
    // Results are in the same batch as their calls: a turn and its results are appended between two requests.
    const added = limitImages(normalize(pending), images);
    pending = [];
    pendingTokens = 0;
    rendered.push(...added);
    for (const message of added) tokens += messageTokens(message);
  };
  return {
    append: (message) => {
      pending.push(message);
      // Without rendering: a turn is complete only when its results and the reminders after them were appended.
      const sent = message.role === 'attachment' ? attachmentToMessages(message.attachment) : [message];
      for (const one of sent) pendingTokens += messageTokens(one);
    },
    render: () => {
      render();
      return [...rendered];
    },
    restart: (messages) => {
      pending = [];
      pendingTokens = 0;
      images = noImages();
      rendered = [...limitImages(normalize(messages.map(toMessage)), images)];
      tokens = rendered.reduce((sum, message) => sum + messageTokens(message), 0);
    },
    tokens: () => tokens + pendingTokens,
  };
}

function toMessage(message: ModelMessage): Message {
  return message.role === 'user' ? { ...message, visibility: 'everyone' } : message;
}
