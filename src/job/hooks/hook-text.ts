import type { Part } from '../../messages/types.js';

export function outputText(parts: readonly Part[]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : `[${part.mediaType}]`)).join('\n');
}
