import { type Parts, secretPartsOf } from './secret-parts.js';

export interface SecretForm {
  readonly text: string;
  /** Characters in base64 or base32 that encode bits of both the secret and its neighbors; they are hidden too. */
  readonly shared: { readonly before: 0 | 1; readonly after: 0 | 1 };
  /** The same form of the shortest start of the secret that is hidden, and of its shortest end. */
  readonly head: () => string;
  readonly tail: () => string;
}

/** The forms of secrets, and the runs of 8 units of the secrets themselves that are hidden: see secret-parts.ts. */
export interface SecretForms extends Pick<Parts, 'windows' | 'bareWindows'> {
  readonly forms: readonly SecretForm[];
}

/** A shorter value is likely to be an ordinary word or number. */
export const minSecretLength = 6;

/**
 * Literal, by line, reversed, JSON, URL, HTML, lists of bytes (hexadecimal, decimal, octal, binary), base32 and base64
 * at every alignment, base64 of base64 or hexadecimal. redact.ts ignores separators, case and the URL-safe alphabet.
 */
export function secretForms(secrets: readonly string[]): SecretForms {
  const forms = new Map<string, SecretForm>();
  const [windows, bareWindows]: [Uint16Array[], Uint16Array[]] = [[], []];
  const seen = new Set<string>();
  for (const secret of secrets) {
    const isDocument = /[\r\n]|^\s*[{[]/.test(secret.trim());
    for (const value of [secret, ...secret.split(/[\r\n]+/)]
      .map((part) => part.trim())
      .filter((part) => part.length >= minSecretLength)) {
      if (seen.has(value)) continue;
      seen.add(value);
      const parts = secretPartsOf(value, isDocument);
      windows.push(...parts.windows);
      bareWindows.push(...parts.bareWindows);
      for (const form of formsOf(value, parts)) if (!forms.has(form.text)) forms.set(form.text, form);
    }
  }
  return { forms: [...forms.values()], windows, bareWindows };
}

function formsOf(value: string, { head, tail }: Parts): readonly SecretForm[] {
  const [start, end] = [value.slice(0, head), value.slice(-tail)];
  const encoded = encodersFor(value).map((encode): SecretForm => {
    return { ...encode(value), head: () => encode(start).text, tail: () => encode(end).text };
  });
  return [...encoded, { text: reverse(value), shared: alone, head: () => reverse(end), tail: () => reverse(start) }];
}

export function literalForm(secret: string): SecretForm {
  const value = secret.trim();
  const { head, tail } = secretPartsOf(value, false);
  return { text: value, shared: alone, head: () => value.slice(0, head), tail: () => value.slice(-tail) };
}

type Encoder = (value: string) => Pick<SecretForm, 'text' | 'shared'>;

const alone = { before: 0, after: 0 } as const;
const plain =
  (encode: (value: string) => string): Encoder =>
  (value) => ({ text: encode(value), shared: alone });

const reverse = (value: string) => Array.from(value).reverse().join('');
const html = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const utf8 = (value: string) => Buffer.from(value, 'utf8');

/** Every byte as a number with a prefix. Separators between the numbers do not matter. */
const bytes = (base: 2 | 8 | 10 | 16, width: number, prefix = '') => {
  let digits: readonly string[] = [];
  return (value: string) => {
    if (digits.length === 0)
      digits = Array.from({ length: 256 }, (_, byte) => prefix + byte.toString(base).padStart(width, '0'));
    let text = '';
    for (const byte of utf8(value)) text += digits[byte] ?? '';
    return text;
  };
};

const codeUnits = (value: string) =>
  Array.from(
    { length: value.length },
    (_, index) => `\\u${value.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

const numbers: readonly Encoder[] = [
  ...[bytes(16, 2), bytes(16, 2, '%'), bytes(16, 2, '\\x'), bytes(16, 2, '0x'), codeUnits],
  ...[bytes(10, 0), bytes(10, 3)],
  ...[bytes(8, 0), bytes(8, 3), bytes(8, 4), bytes(8, 0, '0o')],
  ...[bytes(2, 8), bytes(2, 0), bytes(2, 8, '0b'), bytes(2, 0, '0b')],
].map(plain);

/** `%2B` and `&lt;` contain letters and digits, so these forms differ from the value even without separators. */
const textual: readonly Encoder[] = [
  String,
  (value: string) => JSON.stringify(value).slice(1, -1),
  (value: string) => encodeURIComponent(utf8(value).toString('utf8')),
  html,
].map(plain);

/** The part of the encoded text that is certain if `offset` unknown bytes precede the value in its group. */
const aligned =
  (offset: number, { group, bits, encode }: Alphabet): Encoder =>
  (value) => {
    const whole = Buffer.concat([Buffer.alloc(offset), utf8(value)]);
    const text = encode(whole).replace(/=+$/, '');
    const after = whole.length % group === 0 ? 0 : 1;
    const start = Math.ceil((offset * 8) / bits);
    return {
      text: text.slice(start, text.length - after),
      shared: { before: offset === 0 ? 0 : 1, after },
    };
  };

interface Alphabet {
  readonly group: number;
  readonly bits: number;
  readonly encode: (value: Buffer) => string;
}

const base64: Alphabet = { group: 3, bits: 6, encode: (value) => value.toString('base64') };
const base32: Alphabet = { group: 5, bits: 5, encode: toBase32 };
const atBase64 = ([0, 1, 2] as const).map((offset) => aligned(offset, base64));
const atBase32 = ([0, 1, 2, 3, 4] as const).map((offset) => aligned(offset, base32));

/** Base64 of the output of another encoder. */
const nested = [
  ...atBase64,
  plain((value) => utf8(value).toString('base64url')),
  plain(bytes(16, 2)),
  plain(upperHex),
].flatMap((inner) =>
  atBase64.map(
    (outer): Encoder =>
      (value) =>
        outer(inner(value).text),
  ),
);

function upperHex(value: string): string {
  return utf8(value).toString('hex').toUpperCase();
}

function encodersFor(value: string): readonly Encoder[] {
  const isPlain = /^[\w.~-]*$/.test(value);
  return [...(isPlain ? textual.slice(0, 1) : textual), ...numbers, ...atBase32, ...atBase64, ...nested];
}

/** RFC 4648 without padding. */
function toBase32(value: Buffer): string {
  let text = '';
  let [bits, count] = [0, 0];
  for (const byte of value) {
    bits = ((bits & 0xff) << 8) | byte;
    count += 8;
    for (; count >= 5; count -= 5) text += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt((bits >> (count - 5)) & 31);
  }
  return count === 0 ? text : text + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt((bits << (5 - count)) & 31);
}
