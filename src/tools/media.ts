/** The kinds of file that models take as they are, known by their first bytes and not by their name. */
const signatures: readonly (readonly [mediaType: string, start: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['application/pdf', /^%PDF-/],
];

/** Null where the bytes are none of these. */
export function mediaTypeOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 16).toString('latin1');
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
