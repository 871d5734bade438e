/** Code of others inside our Markdown, shown as it is. Takes any text. */

/**
 * One line as an HTML element, for a `<summary>` and a table cell, where backticks could be missed. Markdown is read
 * inside of it: nothing in it may be any, nor begin an address.
 */
export function htmlCode(text: string): string {
  const escaped = text
    .replaceAll('\n', ' ')
    .replace(/[&<>"'`|\\*_[\]~!#:@$]|w(?=ww\.)/gi, (character) => `&#${String(character.charCodeAt(0))};`);
  return `<code>${escaped}</code>`;
}

/** A fenced block; the fence is longer than any run of backticks inside, so that nothing inside closes it. */
export function fenced(text: string, language: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${text.endsWith('\n') || text === '' ? text : `${text}\n`}${fence}`;
}
