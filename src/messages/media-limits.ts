import { asData } from './reminder.js';
import type { MediaPart, Part } from './types.js';

/** The strictest limit of the providers: 5 MiB of base64. */
const maxBase64 = 5 * 1024 * 1024;
/** The longest side in pixels. */
const maxSide = 8_000;

/** A medium that providers accept, or a sentence: one rejected image fails the run. Does not decode the image. */
export function withinMediaLimits(part: Part): Part {
  if (part.type !== 'media') return part;
  const problem = mediaProblem(part);
  return problem === null ? part : omittedMedia(part, problem);
}

/** The sentence that replaces a medium. */
export function omittedMedia({ name, mediaType }: MediaPart, problem: string): Part {
  const subject = name === undefined ? `A file of type ${mediaType}` : `${asData(JSON.stringify(name))} (${mediaType})`;
  return { type: 'text', text: `[${subject} is omitted: ${problem}.]` };
}

function mediaProblem(media: MediaPart): string | null {
  const { mediaType, data } = media;
  if (data === '') return 'it is empty';
  if (data.length > maxBase64) return 'it is larger than 3.9 MB, the limit of the model providers';
  if (dimensionsOf[mediaType] === undefined) return null;
  const size = imageSize(media);
  if (size === null) return 'it is not a valid image of this type';
  if (!hasEnd(mediaType, data)) return 'it is truncated';
  const { width, height } = size;
  if (width < 1 || height < 1) return 'it has no pixels';
  if (width > maxSide || height > maxSide) {
    return `it has ${String(width)} × ${String(height)} pixels, and providers accept at most ${String(maxSide)} per side`;
  }
  return null;
}

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** The size of an image in pixels; `null` for other media. */
export function imageSize({ mediaType, data }: MediaPart): Dimensions | null {
  // The dimensions of a JPEG follow its metadata, which may contain a preview image.
  const head = Buffer.from(data.slice(0, mediaType === 'image/jpeg' ? 400_000 : 64), 'base64');
  return dimensionsOf[mediaType]?.(head) ?? null;
}

const dimensionsOf: Readonly<Record<string, ((head: Buffer) => Dimensions | null) | undefined>> = {
  'image/png': (head) =>
    head.length >= 24 && head.toString('latin1', 1, 4) === 'PNG'
      ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
      : null,
  'image/gif': (head) =>
    head.length >= 10 && head.toString('latin1', 0, 3) === 'GIF'
      ? { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
      : null,
  'image/jpeg': jpegDimensions,
  'image/webp': webpDimensions,
};

function jpegDimensions(head: Buffer): Dimensions | null {
  if (head.length < 4 || head.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= head.length; ) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

function webpDimensions(head: Buffer): Dimensions | null {
  if (head.length < 30 || head.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** Whether the last bytes contain the end marker of the format; a few bytes may follow it. */
function hasEnd(mediaType: string, data: string): boolean {
  if (mediaType === 'image/webp') return true;
  const start = Math.max(0, data.length - 400);
  const tail = Buffer.from(data.slice(start - (start % 4)), 'base64').toString('latin1');
  if (mediaType === 'image/png') return tail.includes('IEND');
  return mediaType === 'image/jpeg' ? tail.includes('\xff\xd9') : tail.includes(';');
}
