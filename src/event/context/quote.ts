import { sanitizeIncoming } from '../../sanitize/incoming.js';
import { endOf, startOf } from '../../text.js';
import { trustOf } from './trust.js';

/** Somebody's text: what hides is gone, and every line is marked, so that it can end its block by no means. */
export function quote(text: string, maxCharacters: number): string {
  const clean = sanitizeIncoming(text).trim();
  const lines = truncate(clean, maxCharacters).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** Names of files, labels and branches are written by strangers too: quoted unless they are plain. */
export function nameInLine(name: string): string {
  const clean = sanitizeIncoming(name);
  return /^[\w./@+-]{1,300}$/.test(clean) ? clean : JSON.stringify(truncate(clean, 300));
}

/** `@octocat (member)`; the account may be deleted. */
export function byline(author: string | null, association: string): string {
  const name = author === null ? 'a deleted account' : `@${author.replace(/[^\w[\]-]/g, '')}`;
  return `${name} (${trustOf(association)})`;
}

/** The beginning of a text, with what was cut. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = startOf(text, max);
  return `${start}\n[cut: ${String(text.length - start.length)} more characters]`;
}

/** The end of a text, whole lines, with what was cut. */
export function truncateStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = endOf(text, max).replace(/^[^\n]*\n/, '');
  return `[cut: ${String(text.length - end.length)} characters before]\n${end}`;
}
