import type { Part } from '../../messages/types.js';
import type { RenderedPart, Segment } from '../types.js';

/** What a named file comes to behind a prompt that keeps its name: a line with the name, then the content. A directory has such lines itself. */
export function behindPrompt(
  { source, content }: Pick<Segment, 'source' | 'content'>,
  { parts, isDirectory }: { readonly parts: readonly Part[]; readonly isDirectory: boolean },
): RenderedPart[] {
  const heading = isDirectory ? '\n\n' : `\n\n[file ${shownName(content)}]\n`;
  return [{ type: 'text', text: heading } as const, ...parts].map((part) => ({ origin: 'file', source, part }));
}

/** A file name is data: one with line ends must not look like a line of ours. */
export function shownName(name: string): string {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\]]/u.test(name) ? JSON.stringify(name) : name;
}
