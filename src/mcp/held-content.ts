import { asArray, isRecord, parsedJson } from '../parsed-json.js';
import { canonicalJson } from './canonical-json.js';

/** Shorter texts are worth repeating; a longer one is the file or the image that a block already holds. */
const longText = 1_000;

/** `null` if the blocks hold all of it, as JSON, texts, media or copies. Long texts of a block are not repeated. */
export function structuredText(structured: unknown, content: readonly unknown[]): string | null {
  if (structured === undefined) return null;
  const held = heldValues(content);
  if (isHeld(structured, held)) return null;
  return JSON.stringify(
    structured,
    (_key, value: unknown) =>
      typeof value === 'string' && value.length > longText && held.has(canonicalJson(value)) ? heldNote : value,
    2,
  );
}

const heldNote = '[in another part of this result]';

/** Everything that the blocks hold: themselves, their texts, media and parsed JSON. */
function heldValues(content: readonly unknown[]): ReadonlySet<string> {
  const held = new Set<string>();
  for (const block of content) {
    held.add(canonicalJson(block));
    const resource = isRecord(block) && isRecord(block['resource']) ? block['resource'] : {};
    for (const value of [...Object.values(isRecord(block) ? block : {}), resource['text'], resource['blob']]) {
      if (typeof value !== 'string') continue;
      held.add(canonicalJson(value));
      const parsed = parsedJson(value);
      if (parsed !== undefined) held.add(canonicalJson(parsed));
    }
  }
  return held;
}

function isHeld(value: unknown, held: ReadonlySet<string>): boolean {
  if (held.has(canonicalJson(value))) return true;
  const parts = isRecord(value) ? Object.values(value) : asArray(value);
  return parts.length > 0 && parts.every((part) => isHeld(part, held));
}

/** The texts without the bytes of the media in other blocks, which would be sent twice. */
export function withoutMedia(text: string, media: readonly string[]): string {
  return media.reduce((rest, data) => (data.length > longText ? rest.replaceAll(data, heldNote) : rest), text);
}
