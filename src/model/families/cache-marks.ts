interface Block {
  readonly type?: string;
}

export interface MarkedMessage {
  readonly role: string;
  readonly content: readonly Block[];
}

/** The provider looks back this many blocks from a breakpoint for an entry in its cache. */
const lookBack = 20;

/**
 * As [message, block], at most three, with one after the system prompt: after the last message for the next request;
 * after the last request's end, where its entry is; in the middle of a turn that is longer than the provider looks
 * back.
 */
export function breakpoints(
  messages: readonly MarkedMessage[],
): readonly (readonly [message: number, block: number])[] {
  const last = endBefore(messages, messages.length);
  const answer = messages.findLastIndex(({ role }) => role === 'assistant');
  const ends = [endBefore(messages, answer), last].filter((index, at, all) => index >= 0 && all.indexOf(index) === at);
  const marks = ends.map((index) => [index, lastMarkable(messages[index]?.content ?? [])] as const);
  const answered = messages[answer]?.content ?? [];
  const blocks = answered.length + (messages[last]?.content.length ?? 0);
  if (answer > 0 && answer < last && blocks > lookBack - 5) marks.push([answer, lastMarkable(answered)]);
  return marks.filter(([, block]) => block >= 0);
}

/** System messages are for one turn: the provider leaves them out of the next one, and of its cache. */
function endBefore(messages: readonly MarkedMessage[], end: number): number {
  return messages.findLastIndex(({ role }, index) => index < end && role !== 'system');
}

/** Thinking blocks and empty texts take no breakpoint. */
function lastMarkable(blocks: readonly (Block & { readonly text?: unknown })[]): number {
  return blocks.findLastIndex(({ type, text }) => type !== 'thinking' && type !== 'redacted_thinking' && text !== '');
}

export function withBreakpoints<Message extends MarkedMessage>(messages: readonly Message[]): readonly Message[] {
  const marked = [...messages];
  for (const [index, block] of breakpoints(messages)) {
    const message = marked[index];
    if (message !== undefined) marked[index] = { ...message, content: markedAt(message.content, block) };
  }
  return marked;
}

export function markedAt(blocks: readonly Block[], at: number): readonly Block[] {
  return blocks.map((block, index) => (index === at ? { ...block, cache_control: { type: 'ephemeral' } } : block));
}
