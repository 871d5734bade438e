import type { Redact } from '../types.js';
import { ownMarker } from './own-marker.js';

/**
 * The first line of what we post, which readers do not see. Runs with the same key find the same posts; `part` tells
 * the posts of one run apart (`comment:1`), the sticky comment has none. A key of letters, digits, dots, dashes and
 * underscores is expected; any other is encoded so that it can neither end the HTML comment nor look like another key.
 */
export function markerFor(key: string, part?: string): string {
  const safe = [...Buffer.from(key, 'utf8')].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
  });
  const name = safe.join('').replace(/-(?=-|$)/g, '%2d');
  return `${ownMarker}${name}${part === undefined ? '' : `:${part}`} -->`;
}

/** Redaction of a post that leaves the marker on its first line unchanged: by it a later run finds the post again. */
export function keepingMarker(redact: Redact): Redact {
  return (text) => {
    const marker = text.startsWith(ownMarker) ? (/^[^\n]* -->(?=\n|$)/.exec(text)?.[0] ?? '') : '';
    return marker + redact(text.slice(marker.length));
  };
}
