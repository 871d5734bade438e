/** Untrusted code inside Sallyport's own Markdown, shown literally. Accepts any text. */

/** For `<summary>` and table cells, where backticks may be misread. GitHub reads Markdown inside, so all is escaped. */
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

export function fenced(text: string, language: string): string {
  const fence = fenceFor(text);
  return `${fence}${language}\n${text.endsWith('\n') || text === '' ? text : `${text}\n`}${fence}`;
}
