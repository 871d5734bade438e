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
