import { sanitizeIncoming } from '../../sanitize/incoming.js';
import { endOf, startOf } from '../../text.js';
import { trustOf } from './trust.js';

/** An author's text, sanitized and with every line marked as quoted, so that nothing in it can end its block. */
export function quote(text: string, maxCharacters: number): string {
  const clean = sanitizeIncoming(text).trim();
  const lines = truncate(clean, maxCharacters).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** Whether `quote` leaves out the end of the text. */
export const isTruncated = (text: string, maxCharacters: number): boolean =>
  text.length > maxCharacters && sanitizeIncoming(text).trim().length > maxCharacters;

/** Names of files, labels and branches can come from outside contributors: they are quoted unless they are plain. */
export function nameInLine(name: string): string {
  const clean = sanitizeIncoming(name);
  return /^[\w./@+-]{1,300}$/.test(clean) ? clean : JSON.stringify(truncate(clean, 300));
}

/** `@octocat (member)`; the account may be deleted. */
export function byline(author: string | null, association: string): string {
  const name = author === null ? 'a deleted account' : `@${author.replace(/[^\w[\]-]/g, '')}`;
  return `${name} (${trustOf(association)})`;
}

/** The beginning of a text, with the number of omitted characters. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = startOf(text, max);
  return `${start}\n[cut: ${String(text.length - start.length)} more characters]`;
}

/** The end of a text in whole lines, with the number of omitted characters. */
export function truncateStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = endOf(text, max).replace(/^[^\n]*\n/, '');
  return `[cut: ${String(text.length - end.length)} characters before]\n${end}`;
}
