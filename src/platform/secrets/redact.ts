import type { Redact } from '../types.js';
import { createFormIndex, type FormHit, type FormIndex, type Pattern } from './form-index.js';
import { allLetters, bareLetters, endInText, type Letters } from './letters.js';
import { type SecretForm, secretForms, shortestSecret } from './secret-forms.js';
import { tokenFormats } from './token-formats.js';

const mask = '***';

/** A form with fewer letters and digits is only looked for literally, not across separators. */
const shortestBare = 8;

/** Hiding one secret can put the halves of another together. Text that is nested deeper was made to leak and is hidden as a whole. */
const mostPasses = 8;

/** UTF-16 offsets in the text, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Hides secrets; values that become known during a run are added. */
export interface Redactor {
  readonly redact: Redact;
  /** Hides these values too from now on. */
  readonly add: (secrets: readonly string[]) => void;
}

export function createRedactor(secrets: readonly string[]): Redactor {
  const known = new Set(secrets);
  let redact = createRedact(secrets);
  return {
    redact: (text) => redact(text),
    add: (more) => {
      const size = known.size;
      for (const secret of more) known.add(secret);
      if (known.size > size) redact = createRedact([...known]);
    },
  };
}

/**
 * Makes the function that hides the given secrets (of 6 characters or more), their encoded forms and the common
 * token formats. A known value is found whatever its letter case, and also if spaces, line breaks, quotes or other
 * separators are inside it. A beginning or an end of it is hidden from 8 characters beyond a public prefix on, so it
 * does not matter where a text was cut. Overlapping finds are hidden as one, so that no part of a secret stays.
 * Idempotent; the time grows linearly with the text.
 */
export function createRedact(secrets: readonly string[]): Redact {
  const indexes = indexesOf(secretForms(secrets.filter((secret) => secret.trim().length >= shortestSecret)));
  return (text) => {
    let before = text;
    for (let pass = 1; pass <= mostPasses; pass += 1) {
      const spans = spansIn(before, indexes);
      if (spans === null) return mask;
      const after = hide(before, merge(spans));
      if (after === before) return after;
      before = after;
    }
    return mask;
  };
}

/** Forms that are found literally, and forms that are found across separators. */
interface Indexes {
  readonly literal: FormIndex<SecretForm> | null;
  readonly bare: FormIndex<SecretForm> | null;
}

function indexesOf(forms: readonly SecretForm[]): Indexes {
  const bare = forms.map(barePattern).filter(({ codes }) => codes.length >= shortestBare);
  const known = new Set(bare.map(({ of }) => of));
  // Signs at the ends of a value are hidden only by its literal form.
  const literal = forms.filter((form) => !known.has(form) || /^[^A-Za-z0-9]|[^A-Za-z0-9]$/.test(form.text));
  return {
    literal: literal.length === 0 ? null : createFormIndex(literal.map(literalPattern), shortestSecret),
    bare: bare.length === 0 ? null : createFormIndex(bare, shortestBare),
  };
}

function literalPattern(form: SecretForm): Pattern<SecretForm> {
  return patternOf(form, (text) => allLetters(text).codes, shortestSecret);
}

function barePattern(form: SecretForm): Pattern<SecretForm> {
  return patternOf(form, bareCodes, shortestBare);
}

function patternOf(form: SecretForm, codesOf: (text: string) => Uint16Array, least: number): Pattern<SecretForm> {
  const codes = codesOf(form.text);
  const lengthOf = (part: () => string): (() => number) => {
    let length: number | undefined;
    return () => (length ??= Math.min(codes.length, Math.max(least, codesOf(part()).length)));
  };
  return { codes, head: lengthOf(form.head), tail: lengthOf(form.tail), of: form };
}

function bareCodes(text: string): Uint16Array {
  if (/^[A-Za-z0-9]*$/.test(text)) return allLetters(text).codes;
  const { codes, length } = bareLetters(text);
  return codes.subarray(0, length);
}

/** Null if the text was made to take too long. */
function spansIn(text: string, { literal, bare }: Indexes): readonly Span[] | null {
  const spans = [...formatSpans(text)];
  for (const [index, lettersIn] of [
    [literal, allLetters],
    [bare, bareLetters],
  ] as const) {
    if (index === null || text.length < shortestSecret) continue;
    const letters = lettersIn(text);
    const hits = index.search(letters);
    if (hits === null) return null;
    for (const hit of hits) spans.push(spanOf(text, letters, hit));
  }
  return spans;
}

function spanOf(text: string, letters: Letters, { of, start, end, isStart, isEnd }: FormHit<SecretForm>): Span {
  const span = { start: letters.places?.[start] ?? start, end: endInText(text, letters, end - 1) };
  return withShared(text, span, { before: isStart ? of.shared.before : 0, after: isEnd ? of.shared.after : 0 });
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

/** Includes the characters of base64 or base32 that hold some bits of the secret, and the padding after it. */
function withShared(text: string, { start, end }: Span, shared: SecretForm['shared']): Span {
  const isEncoded = (index: number) => /[A-Za-z0-9+/_-]/.test(text.charAt(index));
  const first = shared.before === 1 && isEncoded(start - 1) ? start - 1 : start;
  let last = shared.after === 1 && isEncoded(end) ? end + 1 : end;
  while (shared.after === 1 && last < end + 7 && text.charAt(last) === '=') last += 1;
  return { start: first, end: last };
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
