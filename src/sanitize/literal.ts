import { htmlCode } from './code.js';

/** Untrusted text inside Sallyport's own Markdown, shown literally. Every function accepts any text and returns safe Markdown. */

/** Text that GitHub would turn into a link. The punctuation that ends a sentence is not part of it. */
const address =
  /((?:https?|ftp):\/\/[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")]|(?<![A-Za-z0-9])www\.[^\s<>`\]|]*[^\s<>`\]|?!.,:;*_~'")])/i;

/** One line without markup, safe in a table cell. Mentions and numbers do nothing, addresses are code. */
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

/** One line of code, safe in a table cell and in HTML; in backticks if the text has no backticks or pipes. */
export function inlineCode(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return /[`|]/.test(line) || line.trim() === '' ? htmlCode(line) : `\`${line}\``;
}

/** Whether an address is shown as a link: one of the web, without characters that could end the link or a table cell. */
export function isLinkable(address: string | null): address is string {
  return address !== null && /^https?:\/\/[^\s()<>|]+$/.test(address);
}

/** Quoted commands and paths are code. They are untrusted and may have backticks: each part is safe either way. */
export function sentenceMarkdown(sentence: string): string {
  const parts = sentence.split('`');
  if (parts.length % 2 === 0) return literalMarkdown(sentence);
  const shown = parts.map((part, index) => {
    if (index % 2 === 1) return inlineCode(part);
    const text = literalMarkdown(part);
    return `${/^\s/.test(part) ? ' ' : ''}${text}${text !== '' && /\s$/.test(part) ? ' ' : ''}`;
  });
  return shown.join('');
}
