/** Untrusted code inside Sallyport's own Markdown, shown literally. Accepts any text. */

/**
 * One line as an HTML element, for `<summary>` and table cells, where backticks could be misread. GitHub still reads
 * Markdown inside the element, so every character that could begin markup or an address is escaped.
 */
export function htmlCode(text: string): string {
  const escaped = text
    .replaceAll('\n', ' ')
    .replace(/[&<>"'`|\\*_[\]~!#:@$]|w(?=ww\.)/gi, (character) => `&#${String(character.charCodeAt(0))};`);
  return `<code>${escaped}</code>`;
}

/** Longer than any run of backticks in the text, so nothing inside can close it. */
export function fenceFor(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

/** A fenced block. */
export function fenced(text: string, language: string): string {
  const fence = fenceFor(text);
  return `${fence}${language}\n${text.endsWith('\n') || text === '' ? text : `${text}\n`}${fence}`;
}
