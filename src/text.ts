/** Cutting text. Lengths are UTF-16 units; a character of two of them stays whole or goes. */

/** The beginning, at most `max` long. */
export function startOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(0, max);
  return text.slice(0, /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end);
}

/** The end, at most `max` long. */
export function endOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.length - Math.max(0, max);
  return text.slice(/[\udc00-\udfff]/.test(text.charAt(start)) ? start + 1 : start);
}

/** The beginning, at most `max` long with the `…` that says that something was left out. */
export function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${startOf(text, max - 1)}…`;
}

/** East Asian wide and fullwidth characters of one unit, https://www.unicode.org/reports/tr11/ */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** The columns that a text takes on a terminal, about: wide characters take two. */
export function columnsOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0);
}
