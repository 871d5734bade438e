import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/client';
import { omittedMedia } from '../messages/media-limits.js';
import type { MediaPart, Part } from '../messages/types.js';
import { plainText } from '../plain-text.js';
import { endOf, startOf } from '../text.js';
import { isMedia, mediaTypeOf } from '../tools/read/media.js';
import { structuredText, withoutMedia } from './held-content.js';
import { serverText } from './server-text.js';

/** Characters of text in one result. The agent stores what is too large for a turn in a file; this bounds its memory. */
const mostCharacters = 400_000;
const mostMedia = 10;

/** The result of a call as input for the model. The text stays data: formatting escapes what looks like a reminder. */
export function contentParts({ content, structuredContent }: CallToolResult): readonly Part[] {
  const data = content.flatMap((block) => (block.type === 'image' ? [block.data] : []));
  const blocks = content
    .map(partOf)
    .map((part) => (part.type === 'text' ? { ...part, text: withoutMedia(part.text, data) } : part));
  // Only a repetition is left out: the texts of many servers are a summary.
  const structured = structuredText(structuredContent, content);
  let count = 0;
  const parts = once([...blocks, ...(structured === null ? [] : [asText(structured)])]).map((part) => {
    if (part.type !== 'media') return part;
    count += 1;
    return count <= mostMedia ? part : omittedMedia(part, `a result has at most ${String(mostMedia)} images`);
  });
  return parts.length === 0 ? [asText('The server returned nothing.')] : limitText(parts);
}

/** One block of a result, a resource or a prompt. */
export function partOf(block: ContentBlock): Part {
  switch (block.type) {
    case 'text':
      return asText(block.text);
    case 'image':
      return media(block.mimeType, block.data);
    case 'audio':
      return asText(`[Audio of type ${block.mimeType} is omitted.]`);
    case 'resource_link':
      return asText(`[Resource ${block.uri}: ${block.title ?? block.name}]`);
    case 'resource':
      return resourcePart(block.resource);
  }
}

export function resourcePart(resource: {
  readonly uri: string;
  readonly mimeType?: string | undefined;
  readonly text?: unknown;
  readonly blob?: unknown;
}): Part {
  const { uri, mimeType, text, blob } = resource;
  if (typeof text === 'string') return asText(`[Resource ${uri}]\n${text}`);
  return typeof blob === 'string'
    ? media(mimeType ?? 'application/octet-stream', blob, uri)
    : asText(`[Resource ${uri} is empty.]`);
}

function asText(text: string): Part {
  return { type: 'text', text: plainText(text) };
}

/** The first bytes decide: a provider fails the whole request if an image is not of the type that is named. */
function media(mediaType: string, data: string, name?: string): Part {
  const named = name === undefined ? {} : { name: serverText(name, 300) };
  const part: MediaPart = { type: 'media', mediaType, data, ...named };
  const actual = mediaTypeOf(Buffer.from(data.slice(0, 64), 'base64'));
  if (actual === null || !isMedia(`x.${actual.split('/')[1] ?? ''}`)) {
    return omittedMedia(part, 'models accept only PNG, JPEG, GIF, WebP and PDF');
  }
  return { ...part, mediaType: actual };
}

/** Without media that an earlier part is. */
function once(parts: readonly Part[]): readonly Part[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    if (part.type !== 'media') return true;
    const isNew = !seen.has(part.data);
    seen.add(part.data);
    return isNew;
  });
}

function limitText(parts: readonly Part[]): readonly Part[] {
  let room = mostCharacters;
  return parts.map((part) => {
    if (part.type !== 'text' || part.text.length <= room) {
      room -= part.type === 'text' ? part.text.length : 0;
      return part;
    }
    const half = Math.floor(room / 2);
    const omitted = part.text.length - 2 * half;
    room = 0;
    const note = `[… ${String(omitted)} characters of this result are omitted …]`;
    return { type: 'text', text: `${startOf(part.text, half)}\n${note}\n${endOf(part.text, half)}` };
  });
}
