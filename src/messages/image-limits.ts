import { imageSize, omittedMedia } from './media-limits.js';
import { sentParts, withSentParts } from './parts.js';
import type { ModelMessage, Part } from './types.js';

/** The strictest limits of the providers, for all images of a request together. */
const mostImages = 100;
/** With more images, the sides of all of them are limited, including those that were sent before. */
const mostLargeImages = 20;
const maxSideOfMany = 2_000;

/** The images that a conversation contains. */
interface SeenImages {
  count: number;
  /** Whether one of them is too large for a request with many images. */
  hasLarge: boolean;
}

export function noImages(): SeenImages {
  return { count: 0, hasLarge: false };
}

/**
 * Replaces the newest images that would make the conversation invalid, as sent ones cannot change. Adds others to
 * `seen`.
 */
export function limitImages(messages: readonly ModelMessage[], seen: SeenImages): readonly ModelMessage[] {
  const limit = (part: Part): Part => {
    const size = part.type === 'media' ? imageSize(part) : null;
    if (part.type !== 'media' || size === null) return part;
    const isLarge = Math.max(size.width, size.height) > maxSideOfMany;
    const problem = problemOf(isLarge, seen);
    if (problem !== null) return omittedMedia(part, problem);
    seen.count += 1;
    seen.hasLarge ||= isLarge;
    return part;
  };
  return messages.map((message) => {
    const hasMedia = sentParts(message).some((part) => part.type === 'media');
    return hasMedia ? withSentParts(message, (parts) => parts.map(limit)) : message;
  });
}

function problemOf(isLarge: boolean, { count, hasLarge }: SeenImages): string | null {
  if (count >= mostImages) return `the conversation contains ${String(mostImages)} images, the limit of the providers`;
  if (count < mostLargeImages || !(isLarge || hasLarge)) return null;
  const limit = `providers accept more than ${String(mostLargeImages)} images only if no side of any is longer than ${String(maxSideOfMany)} pixels`;
  return isLarge ? limit : `${limit}, and an earlier one is larger`;
}
