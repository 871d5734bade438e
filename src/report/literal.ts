/** Text of others inside our Markdown, shown as it is. Every function takes any text and gives safe Markdown. */

/** The characters, never more than `max` UTF-16 units, with `…` where something was left out; no half character. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 2)) ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
}

/** One line of prose without any markup, safe in a table cell too. Mentions do not notify anybody. */
export function literal(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replace(/@(?=[A-Za-z0-9])/g, '@&#8203;');
}

/** One line of code, safe in a table cell and in HTML; backticks where the text has neither those nor pipes. */
export function inlineCode(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return /[`|]/.test(line) || line.trim() === '' ? htmlCode(line) : `\`${line}\``;
}

/** The same as an HTML element, for a `<summary>`, where Markdown is not read. */
export function htmlCode(text: string): string {
  const escaped = text
    .replaceAll('\n', ' ')
    .replace(/[&<>"'`|\\*_[\]~!#:@$]/g, (character) => `&#${String(character.charCodeAt(0))};`);
  return `<code>${escaped}</code>`;
}

/** A fenced block; the fence is longer than any run of backticks inside, so that nothing inside closes it. */
export function fenced(text: string, language: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${text.endsWith('\n') || text === '' ? text : `${text}\n`}${fence}`;
}
