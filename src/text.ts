/** Shortens text. Lengths are in UTF-16 code units; a surrogate pair is kept whole or dropped. */

/** The first `max` code units at most. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(0, max);
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end);
}

/** The last `max` code units at most. */
export function endOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.length - Math.max(0, max);
  return text.slice(/[\udc00-\udfff]/.test(text.charAt(start)) ? start + 1 : start);
}

/** The first `max` code units at most, including the `…` that marks an omission. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max - 1)}…`;
}

/** With a period, unless it ends like a sentence. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function withoutPeriod(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

export function firstSentence(text: string): string {
  return text.split(/(?<=\.) /, 1)[0] ?? '';
}

/** With single spaces instead of line breaks and other whitespace. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function listed(names: readonly string[], most: number): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

/** East Asian wide and fullwidth characters of one code unit, https://www.unicode.org/reports/tr11/ */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** The approximate number of terminal columns of a text: wide characters take two. */
export function columnsOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}

export function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The text with its percent encoding decoded; as it is if that is not valid. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which lines of a Markdown text are in a fenced code block, or are one of its fences. */
export function linesInCode(lines: readonly string[]): readonly boolean[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const [, mark = null] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === null) {
      fence = mark;
      return mark !== null;
    }
    if (mark?.startsWith(fence) && /^ {0,3}[`~]+\s*$/.test(line)) fence = null;
    return true;
  });
}
