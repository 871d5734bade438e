interface MediaType {
  readonly mediaType: string;
  readonly start: RegExp;
  readonly name: RegExp;
}

/** The kinds of file that models of every provider family take as they are. */
const mediaTypes: readonly MediaType[] = [
  { mediaType: 'image/png', start: /^\x89PNG\r\n\x1a\n/, name: /\.png$/i },
  { mediaType: 'image/jpeg', start: /^\xff\xd8\xff/, name: /\.jpe?g$/i },
  { mediaType: 'image/gif', start: /^GIF8[79]a/, name: /\.gif$/i },
  { mediaType: 'image/webp', start: /^RIFF[\s\S]{4}WEBP/, name: /\.webp$/i },
  { mediaType: 'application/pdf', start: /^%PDF-/, name: /\.pdf$/i },
];

/** What the patterns begin with: most files are none of these. */
const firstBytes: ReadonlySet<number> = new Set([0x89, 0xff, 0x47, 0x52, 0x25]);

/** The kind by the first bytes; null where they are none of these. */
export function mediaTypeOf(bytes: Buffer): string | null {
  if (!firstBytes.has(bytes[0] ?? 0)) return null;
  const start = bytes.toString('latin1', 0, 16);
  return mediaTypes.find((type) => type.start.test(start))?.mediaType ?? null;
}

/** Whether the name of a file says that it is of this kind, or, without a kind, of any of them. */
export function isMedia(path: string, mediaType?: string): boolean {
  return mediaTypes.some((type) => (mediaType === undefined || type.mediaType === mediaType) && type.name.test(path));
}
