/** The file types that models of all provider families accept. */
const mediaTypes = [
  { mediaType: 'image/png', start: /^\x89PNG\r\n\x1a\n/, name: /\.png$/i },
  { mediaType: 'image/jpeg', start: /^\xff\xd8\xff/, name: /\.jpe?g$/i },
  { mediaType: 'image/gif', start: /^GIF8[79]a/, name: /\.gif$/i },
  { mediaType: 'image/webp', start: /^RIFF[\s\S]{4}WEBP/, name: /\.webp$/i },
  { mediaType: 'application/pdf', start: /^%PDF-/, name: /\.pdf$/i },
];

/** The first bytes of these types: most files start with other bytes. */
const firstBytes: ReadonlySet<number> = new Set([0x89, 0xff, 0x47, 0x52, 0x25]);

/** The media type by the first bytes; `null` if it is not one of these. */
export function mediaTypeOf(bytes: Buffer): string | null {
  if (!firstBytes.has(bytes[0] ?? 0)) return null;
  const start = bytes.toString('latin1', 0, 16);
  return mediaTypes.find((type) => type.start.test(start))?.mediaType ?? null;
}

/** Whether a file name has the extension of this media type, or, without a media type, of any. */
export function isMedia(path: string, mediaType?: string): boolean {
  return mediaTypes.some((type) => (mediaType === undefined || type.mediaType === mediaType) && type.name.test(path));
}
