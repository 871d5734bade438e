import { asData } from '../messages/reminder.js';
import type { Message, Part } from '../messages/types.js';
import type { RenderedTurn } from './conversation.js';
import type { RenderedPart } from './types.js';

interface Rendered {
  readonly before: readonly RenderedTurn[];
  readonly parts: readonly RenderedPart[];
}

export function promptMessages({ before, parts }: Rendered): readonly Message[] {
  return [...before, { role: 'user' as const, parts }].flatMap((turn): readonly Message[] => {
    switch (turn.role) {
      case 'system':
        return [];
      case 'assistant':
        return [{ role: 'assistant', parts: [{ type: 'text', text: textOf(turn) }] }];
      case 'user':
        return [{ role: 'user', visibility: 'everyone', parts: messageParts(turn.parts) }];
    }
  });
}

/** The program's own instructions, followed by the prompt's system messages: the former always apply. */
export function withSystemText(programText: string, { before }: Rendered): string {
  const texts = before.filter(({ role }) => role === 'system').map(textOf);
  return [programText, ...texts.filter((text) => text.trim() !== '')].join('\n\n');
}

function textOf({ parts }: RenderedTurn): string {
  return messageParts(parts)
    .map((part) => (part.type === 'text' ? part.text : ''))
    .join('');
}

/** The parts of the first user message: adjacent texts are joined, and nothing in them can pass for a system reminder. */
export function messageParts(parts: readonly RenderedPart[]): Part[] {
  // A tag could be assembled from two adjacent texts, so the joined text is checked.
  return joinTexts(parts.map(({ part }) => part)).map((part) =>
    part.type === 'text' ? { type: 'text', text: asData(part.text) } : part,
  );
}

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
