import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';

type Parts = AsyncIterable<LanguageModelV4StreamPart>;

const opening = /^\s*<(think|thinking)>/;
/** The start of an answer that could become an opening tag. */
const undecided = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)?$/;
const id = 'tags';

/** At the start of an answer: some servers do not parse the model's output. Elsewhere the tags are text. */
export async function* withThinkTags(parts: Parts): AsyncGenerator<LanguageModelV4StreamPart> {
  let state = 'start' as 'start' | 'reasoning' | 'after' | 'text';
  let held = '';
  let closing = '';
  let textId = '';
  // Held back, so that the reasoning comes before the text.
  let textStart: LanguageModelV4StreamPart | null = null;
  const text = function* (delta: string): Generator<LanguageModelV4StreamPart> {
    if (delta === '') return;
    if (textStart !== null) yield textStart;
    textStart = null;
    yield { type: 'text-delta', id: textId, delta };
  };
  const reasoning = function* (delta: string): Generator<LanguageModelV4StreamPart> {
    if (delta !== '') yield { type: 'reasoning-delta', id, delta };
  };
  const take = function* (delta: string): Generator<LanguageModelV4StreamPart> {
    held += delta;
    if (state === 'start') {
      const tag = opening.exec(held);
      if (tag !== null) {
        state = 'reasoning';
        closing = `</${tag[1] ?? ''}>`;
        held = held.slice(tag[0].length);
        yield { type: 'reasoning-start', id };
      } else if (!undecided.test(held)) state = 'text';
    }
    if (state === 'reasoning') {
      const end = held.indexOf(closing);
      const shown = end < 0 ? held.length - keptOf(held, closing) : end;
      yield* reasoning(held.slice(0, shown));
      held = end < 0 ? held.slice(shown) : held.slice(end + closing.length);
      if (end < 0) return;
      state = 'after';
      yield { type: 'reasoning-end', id };
    }
    // Empty lines separate the reasoning from the answer.
    if (state === 'after') {
      held = held.trimStart();
      if (held !== '') state = 'text';
    }
    if (state === 'text') {
      yield* text(held);
      held = '';
    }
  };
  const rest = function* (): Generator<LanguageModelV4StreamPart> {
    if (state === 'reasoning') {
      yield* reasoning(held);
      yield { type: 'reasoning-end', id };
    } else if (state === 'start') yield* text(held);
    held = '';
    state = 'text';
  };
  for await (const part of parts) {
    if (part.type === 'text-delta' && state !== 'text') {
      textId = part.id;
      yield* take(part.delta);
      continue;
    }
    if (part.type === 'text-start' && state !== 'text') {
      textStart = part;
      continue;
    }
    if (part.type === 'text-end' || part.type === 'finish') yield* rest();
    const isEmpty = part.type === 'text-end' && textStart !== null;
    textStart = part.type === 'text-end' ? null : textStart;
    if (!isEmpty) yield part;
  }
}

/** The length of the end of a text that could be the start of the tag. */
function keptOf(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length -= 1)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
}
