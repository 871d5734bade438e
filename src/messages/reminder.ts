/**
 * The tag by which the program speaks to the model inside a conversation. Everything that comes from a file,
 * a process, a stranger or the model is data: it may neither open nor close this tag.
 */

const tagName = 'system-reminder';

/** What does not show, between the letters of a word. */
const unseen = String.raw`[\p{Cf}\p{Mn}]*`;
const letters = (word: string) => Array.from(word).join(unseen);

/** Any spelling that a model could take for the tag: case, blanks, slashes, dashes and what does not show do not matter. */
const homoglyph = new RegExp(
  String.raw`[<＜](?=[\s/\\／\p{Cf}]*${letters('system')}[\s_\p{Pd}\p{Cf}]*${letters('reminder')})`,
  'giu',
);

/** Escapes the opening bracket of everything that looks like a reminder tag. Idempotent; other text is unchanged. */
export function asData(text: string): string {
  // The expression is large, and its first use costs milliseconds that most runs can do without.
  return /[<＜]/.test(text) ? text.replace(homoglyph, '&lt;') : text;
}

/** Wraps the program's own words, with data inside them made harmless. */
export function reminder(text: string): string {
  return `<${tagName}>\n${asData(text)}\n</${tagName}>`;
}
