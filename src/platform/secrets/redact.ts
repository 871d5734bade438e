import type { Redact } from '../types.js';
import { createFormIndex, type FormHit, type FormIndex, type Pattern } from './form-index.js';
import { allLetters, bareLetters, endInText, type Letters } from './letters.js';
import { literalForm, minSecretLength, type SecretForm, type SecretForms, secretForms } from './secret-forms.js';
import { windowLength } from './secret-parts.js';
import { tokenFormats } from './token-formats.js';

const mask = '***';

/** A form with fewer letters and digits is only matched literally, not across separators. */
const minBareLength = 8;

/** Hiding one secret can join halves of another. Text that needs more passes was crafted, and is hidden. */
const maxPasses = 8;

/** UTF-16 offsets in the text, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Hides secrets; more values can be added during a run. */
export type Redactor = ReturnType<typeof createRedactor>;

export function createRedactor(secrets: readonly string[]) {
  const known = [indexesOf(formsOf(secrets))];
  const values = [...secrets];
  const added: Indexes[] = [];
  // Remembers the results of the last texts. Those that were not asked for again give way to newer ones.
  let recent = new Map<string, string>();
  let earlier = new Map<string, string>();
  const remember = (text: string, result: string): string => {
    if (recent.size >= rememberedTexts) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(text, result);
    return result;
  };
  const results: { readonly of: (text: string, make: () => string) => string; readonly clear: () => void } = {
    of: (text, make) => {
      if (text.length > rememberedLength) return make();
      return recent.get(text) ?? remember(text, earlier.get(text) ?? make());
    },
    clear: () => {
      recent.clear();
      earlier.clear();
    },
  };
  let additions = 0;
  const redact = (text: string): string => results.of(text, () => redactBy(known, text, formatSpans));
  return {
    redact: Object.assign(redact, { additions: () => additions }),
    /** Also hides these values from now on: `secrets` in all their forms, `literals` only as they are. */
    add: (more: readonly string[], literals: readonly string[] = []) => {
      additions += 1;
      results.clear();
      const { forms, ...windows } = formsOf(more);
      const indexes = indexesOf({ ...windows, forms: [...forms, ...literals.filter(isLongEnough).map(literalForm)] });
      known.push(indexes);
      values.push(...more);
      added.push(indexes);
    },
    /** Hides only values that were added, and no token formats. */
    redactAdded: (text: string) => (added.length === 0 ? text : redactBy(added, text, () => [])),
    /** Hides only these of the known values, and no token formats. */
    redactOnly: (isHidden: (secret: string) => boolean): Redact => {
      const indexes = [indexesOf(formsOf(values.filter(isHidden)))];
      return (text) => redactBy(indexes, text, () => []);
    },
  };
}

/** Most texts of a batch repeat: the names of tools, the system prompt, the reasons. At most about 10 MB. */
const rememberedTexts = 250;
const rememberedLength = 10_000;

/**
 * Hides secrets (6 characters or more), their encoded forms and token formats, in any letter case and across
 * separators; starts and ends from 8 characters beyond a public prefix, against truncation. Overlaps are hidden as one.
 * Idempotent; linear in the length of the text.
 */
export function createRedact(secrets: readonly string[]): Redact {
  return createRedactor(secrets).redact;
}

function redactBy(known: readonly Indexes[], text: string, formats: (text: string) => Iterable<Span>): string {
  let before = text;
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const spans: Span[] = [];
    for (const span of formats(before)) spans.push(span);
    for (const indexes of known) {
      const secretSpans = spansIn(before, indexes);
      if (secretSpans === null) return mask;
      for (const span of secretSpans) spans.push(span);
    }
    if (spans.length === 0) return before;
    const after = hide(before, merge(spans));
    if (after === before) return after;
    before = after;
  }
  return mask;
}

function formsOf(secrets: readonly string[]): SecretForms {
  return secretForms(secrets.filter(isLongEnough));
}

function isLongEnough(secret: string): boolean {
  return secret.trim().length >= minSecretLength;
}

interface Indexes {
  readonly literal: FormIndex<SecretForm> | null;
  readonly bare: FormIndex<SecretForm> | null;
}

function indexesOf({ forms, windows, bareWindows }: SecretForms): Indexes {
  const bare = forms.map(barePattern).filter(({ codes }) => codes.length >= minBareLength);
  const known = new Set(bare.map(({ of }) => of));
  // Punctuation at the ends of a value is only hidden by its literal form.
  const literal = forms.filter((form) => !known.has(form) || /^[^A-Za-z0-9]|[^A-Za-z0-9]$/.test(form.text));
  const whole = literal.map(literalPattern);
  return {
    literal:
      whole.length + windows.length === 0 ? null : createFormIndex(whole, windowPatterns(windows), minSecretLength),
    bare:
      bare.length + bareWindows.length === 0 ? null : createFormIndex(bare, windowPatterns(bareWindows), minBareLength),
  };
}

const windowForm: SecretForm = { text: '', shared: { before: 0, after: 0 }, head: () => '', tail: () => '' };

/** A window is only found as a whole; neighbors overlap, so that a longer piece is hidden completely. */
function windowPatterns(windows: readonly Uint16Array[]): readonly Pattern<SecretForm>[] {
  const different = new Map(windows.map((codes) => [String.fromCharCode(...codes), codes]));
  const length = () => windowLength;
  return [...different.values()].map((codes) => ({ codes, head: length, tail: length, of: windowForm }));
}

function literalPattern(form: SecretForm): Pattern<SecretForm> {
  return patternOf(form, (text) => allLetters(text).codes, minSecretLength);
}

function barePattern(form: SecretForm): Pattern<SecretForm> {
  return patternOf(form, bareCodes, minBareLength);
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

/** `null` if the text would take too long. */
function spansIn(text: string, { literal, bare }: Indexes): readonly Span[] | null {
  const spans: Span[] = [];
  for (const [index, lettersIn] of [
    [literal, allLetters],
    [bare, bareLetters],
  ] as const) {
    if (index === null || text.length < minSecretLength) continue;
    const letters = lettersIn(text);
    const hits = index.search(letters);
    if (hits === null) return null;
    for (const hit of hits) spans.push(spanOf(text, letters, hit));
  }
  return spans;
}

function spanOf(text: string, letters: Letters, { of, start, end, isStart, isEnd }: FormHit<SecretForm>): Span {
  const span = { start: letters.positions?.[start] ?? start, end: endInText(text, letters, end - 1) };
  // Includes base64 or base32 characters that contain some bits of the secret, and the padding after it.
  const shared = { before: isStart ? of.shared.before : 0, after: isEnd ? of.shared.after : 0 };
  const isEncoded = (index: number) => /[A-Za-z0-9+/_-]/.test(text.charAt(index));
  const from = shared.before === 1 && isEncoded(span.start - 1) ? span.start - 1 : span.start;
  let to = shared.after === 1 && isEncoded(span.end) ? span.end + 1 : span.end;
  while (shared.after === 1 && to < span.end + 7 && text.charAt(to) === '=') to += 1;
  return { start: from, end: to };
}

/** The minimum length of a token of a known format; only a password in a URL may be shorter. */
const minTokenLength = 15;

function* formatSpans(text: string): Generator<Span> {
  if (text.length < minTokenLength && !text.includes('://')) return;
  const folded = text.toLowerCase();
  for (const { signs, pattern } of tokenFormats) {
    const searched = pattern.ignoreCase ? folded : text;
    if (!signs.some((sign) => searched.includes(sign))) continue;
    for (const match of text.matchAll(pattern)) {
      const secret = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(secret);
      yield { start, end: start + secret.length };
    }
  }
}

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
