import { asData } from '../messages/reminder.js';
import type { Part } from '../messages/types.js';
import type { RenderedPart } from './types.js';

/** The parts of the first user message: neighbouring texts are one, and nothing in it can pass for a reminder of ours. */
export function messageParts(parts: readonly RenderedPart[]): Part[] {
  // A tag could be put together from two neighbours, so it is looked for in the joined text.
  return joinTexts(parts.map(({ part }) => part)).map((part) =>
    part.type === 'text' ? { type: 'text', text: asData(part.text) } : part,
  );
}

/** Neighbouring texts made one. */
export function joinTexts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', text: last.text + part.text };
    } else {
      joined.push(part);
    }
  }
  return joined;
}
