import { type SecretForm, secretForms, shortestSecret } from './secret-forms.js';
import { tokenFormats } from './token-formats.js';
import type { Redact } from './types.js';

const mask = '***';

/** Below so many letters and digits a form is only looked for as it is, not past separators. */
const shortestBare = 8;

/** Hiding one secret can put the halves of another together. Text that is nested deeper was made to leak and goes as a whole. */
const mostPasses = 8;

/** UTF-16 offsets in the text, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Makes the function that hides the given secrets (of 6 characters or more), their encoded forms and the common
 * token formats. A known value is found also where spaces, line breaks, quotes or other separators stand inside
 * it. Overlapping finds are hidden as one, so that no part of a secret stays. Idempotent; the time grows linearly
 * with the text. A secret that is spread over several calls is not seen: hand on whole lines.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const forms = secretForms(secrets.filter((secret) => secret.trim().length >= shortestSecret));
  const bare = forms
    .map((form) => ({ ...form, text: lettersAndDigits(form.text).text }))
    .filter((form) => form.text.length >= shortestBare);
  return (text) => {
    let before = text;
    for (let pass = 1; pass <= mostPasses; pass += 1) {
      const after = hide(before, merge(spansIn(before, forms, bare)));
      if (after === before) return after;
      before = after;
    }
    return mask;
  };
}

function spansIn(text: string, forms: readonly SecretForm[], bare: readonly SecretForm[]): Span[] {
  const spans = [...formatSpans(text)];
  for (const { form, start } of finds(text, forms))
    spans.push(withShared(text, { start, end: start + form.text.length }, form));
  if (bare.length === 0) return spans;
  const { text: packed, places } = lettersAndDigits(text);
  for (const { form, start } of finds(packed, bare)) {
    const last = places[start + form.text.length - 1] ?? 0;
    const end = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
    spans.push(withShared(text, { start: places[start] ?? 0, end }, form));
  }
  return spans;
}

function* finds(text: string, forms: readonly SecretForm[]): Generator<{ form: SecretForm; start: number }> {
  for (const form of forms) {
    for (let start = text.indexOf(form.text); start >= 0; start = text.indexOf(form.text, start + 1))
      yield { form, start };
  }
}

/** The shortest token of a known format; only a password in an address may be shorter. */
const shortestToken = 15;

function* formatSpans(text: string): Generator<Span> {
  if (text.length < shortestToken && !text.includes('://')) return;
  for (const format of tokenFormats) {
    for (const match of text.matchAll(format)) {
      const secret = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(secret);
      yield { start, end: start + secret.length };
    }
  }
}

/** Takes the characters of base64 that hold some bits of the secret, and the padding behind it. */
function withShared(text: string, { start, end }: Span, { shared }: SecretForm): Span {
  const isBase64 = (index: number) => /[A-Za-z0-9+/_-]/.test(text.charAt(index));
  const first = shared.before === 1 && isBase64(start - 1) ? start - 1 : start;
  let last = shared.after === 1 && isBase64(end) ? end + 1 : end;
  while (shared.after === 1 && last < end + 3 && text.charAt(last) === '=') last += 1;
  return { start: first, end: last };
}

/**
 * The letters and digits of a text, and where each of them stood. Letters are all of Unicode but invisible ones;
 * other forms of an ASCII letter, such as full-width, mathematical and the invisible tags, count as that letter.
 */
function lettersAndDigits(text: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = [];
  const kept: string[] = [];
  for (const match of text.matchAll(
    /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|[A-Za-z0-9]+|(?![\p{P}\p{S}\p{Z}])[^\u0000-\u00ff]/gu,
  )) {
    // The letters of a terminal's colours do not show.
    if (/^[\u001b\u009b]/.test(match[0])) continue;
    const letters = match[0].charCodeAt(0) < 0x80 ? match[0] : letterOf(match[0]);
    kept.push(letters);
    for (let index = 0; index < letters.length; index += 1) {
      places.push(match.index + (letters === match[0] ? index : 0));
    }
  }
  return { text: kept.join(''), places };
}

/** The letter as ASCII where it is a form of one; empty for what does not show. */
function letterOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code > 0xe_0000 && code < 0xe_0080) return String.fromCharCode(code - 0xe_0000).replace(/[^A-Za-z0-9]/, '');
  if (/[\p{Cf}\p{DI}]/u.test(character)) return '';
  const plain = code >= 0x1_d400 || (code >= 0xff00 && code <= 0xff5e) ? character.normalize('NFKC') : character;
  return /^[A-Za-z0-9]$/.test(plain) ? plain : character;
}

/** Sorted spans, with those that touch or overlap made one. */
function merge(spans: readonly Span[]): readonly Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function hide(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    pieces.push(text.slice(at, start), mask);
    at = end;
  }
  return spans.length === 0 ? text : pieces.join('') + text.slice(at);
}

/** The same value with every text in it changed, the names of fields included. For plain data without circles. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [change(name), mapTexts<unknown>(item, change)]),
  ) as T;
}
