import type { PromptRole, PromptSpec, RenderedPart, TemplateSegment } from './types.js';

export interface RenderedTurn {
  readonly role: PromptRole;
  readonly parts: readonly RenderedPart[];
}

/** The rendered segments, grouped by message, in order; without sections they are one user message. */
export function toTurns(
  { sections }: PromptSpec,
  rendered: readonly { readonly segment: TemplateSegment; readonly parts: readonly RenderedPart[] }[],
): RenderedTurn[] {
  if (sections === null) return [{ role: 'user', parts: rendered.flatMap(({ parts }) => parts).filter(isNotEmpty) }];
  return sections.map(({ role, start, end }) => ({
    role,
    parts: rendered
      .flatMap(({ segment, parts }) => {
        const from = Math.max(start, segment.start);
        const to = Math.min(end, segment.end);
        if (from >= to) return [];
        // Only the author's text extends beyond the end of a message.
        return segment.kind === 'text' && to - from < segment.end - segment.start
          ? [authorText(segment.source.slice(from - segment.start, to - segment.start))]
          : parts;
      })
      .filter(isNotEmpty),
  }));
}

export function authorText(text: string): RenderedPart {
  return { origin: 'author', part: { type: 'text', text } };
}

function isNotEmpty({ part }: RenderedPart): boolean {
  return part.type !== 'text' || part.text !== '';
}
