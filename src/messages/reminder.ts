/** The tag of the program's own words, which text of a file, process, user or model can neither open nor close. */

import { lazyRegExp } from '../lazy-reg-exp.js';

const tagName = 'system-reminder';

const invisible = String.raw`[\p{Cf}\p{Mn}]*`;
const letters = (word: string) => Array.from(word).join(invisible);

/** Case, whitespace, slashes, dashes and invisible characters do not matter. */
const tagStart = lazyRegExp(
  String.raw`[<＜](?=[\s/\\／\p{Cf}]*${letters('system')}[\s_\p{Pd}\p{Cf}]*${letters('reminder')})`,
  'giu',
);

/** Escapes the opening bracket of everything that looks like a reminder tag. Idempotent; other text is unchanged. */
export function asData(text: string): string {
  return /[<＜]/.test(text) ? text.replace(tagStart(), '&lt;') : text;
}

/** The text in a reminder, for a provider that marks it as text of the program itself. */
export function unwrappedReminder(text: string): string {
  return text.replace(new RegExp(`^<${tagName}>\\n([\\s\\S]*)\\n</${tagName}>$`), '$1');
}

/** Wraps a message from the program; data in it is escaped. */
export function reminder(text: string): string {
  return `<${tagName}>\n${asData(text)}\n</${tagName}>`;
}
