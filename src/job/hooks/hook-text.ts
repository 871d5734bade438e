import type { Part } from '../../messages/types.js';

/** The text of an output; media are only named. */
export function outputText(parts: readonly Part[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : `[${part.mediaType}]`)).join('\n');
}
