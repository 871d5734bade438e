import { htmlCode } from '../sanitize/code.js';

/** Text of others inside our Markdown, shown as it is. Every function takes any text and gives safe Markdown. */

/** Where GitHub would make a link by itself; what ends the sentence is not part of it. */
const address =
  /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;

/**
 * One line of prose without any markup, safe in a table cell too. Mentions do not notify anybody, numbers refer to
 * nothing, and addresses show as code.
 */
export function literalMarkdown(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .split(address)
    .map((piece, index) => (index % 2 === 1 ? inlineCode(piece) : escaped(piece)))
    .join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replace(/\\#(?=\d)/g, '#&#8203;')
    .replace(/@(?=[A-Za-z0-9])/g, '@&#8203;');
}

/** One line of code, safe in a table cell and in HTML; backticks where the text has neither those nor pipes. */
export function inlineCode(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return /[`|]/.test(line) || line.trim() === '' ? htmlCode(line) : `\`${line}\``;
}
