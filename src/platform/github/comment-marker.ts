import type { Redact } from '../types.js';
import { ownMarker } from './own-marker.js';

/**
 * The hidden first line of posts. Runs with the same key find the same posts; `part` distinguishes posts of one run
 * (`comment:1`), the sticky comment has none. Unusual characters are encoded: the key cannot end the HTML comment or
 * look like another.
 */
export function markerFor(key: string, part?: string): string {
  const safe = [...Buffer.from(key, 'utf8')].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
  });
  const name = safe.join('').replace(/-(?=-|$)/g, '%2d');
  return `${ownMarker}${name}${part === undefined ? '' : `:${part}`} -->`;
}

/** Redacts a post except for the marker on its first line, by which a later run finds the post. */
export function redactAfterMarker(redact: Redact): Redact {
  return (text) => {
    const marker = text.startsWith(ownMarker) ? (/^[^\n]* -->(?=\n|$)/.exec(text)?.[0] ?? '') : '';
    return marker + redact(text.slice(marker.length));
  };
}
