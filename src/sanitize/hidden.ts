import { lineBreaks, terminalSequences } from '../plain-text.js';
import { type ChangeCounts, createChangeCounts } from './counts.js';
import type { ChangeKind, SanitizedText } from './types.js';

/** Scripts that need the zero-width joiner and non-joiner. */
const joining =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Tibetan'
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('');

/** Characters without a visible glyph: zero-width spaces, fillers, tag characters, misused variation selectors. */
const invisible = [
  '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb',
  '\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]',
  '|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
  // An emoji is followed by one selector at most; on a digit it makes a key cap.
  '|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)',
  // A joiner joins the parts of an emoji, or shapes a letter of a script that has such shapes.
  `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`,
  `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`,
  `|(?<![${joining}])\\u200c`,
].join('');

/** Created on first use, because compiling the character classes takes milliseconds. */
let hiddenParts: readonly (readonly [ChangeKind, RegExp])[] | null = null;

function parts(): readonly (readonly [ChangeKind, RegExp])[] {
  hiddenParts ??= [
    // Half of a surrogate pair, left over from truncating or written to break a program.
    ['invisible-character', /\p{Surrogate}/gu],
    ...terminalSequences.map((pattern) => ['terminal-sequence', pattern] as const),
    ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
    ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
    ['invisible-character', new RegExp(invisible, 'gu')],
  ];
  return hiddenParts;
}

/**
 * Terminal sequences, control characters, direction marks, invisible characters, lone surrogates; not joiners that a
 * language or emoji needs. Line breaks become newlines. Idempotent; linear time.
 */
export function withoutHidden(text: string, counts: ChangeCounts): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
  let shown = text.replace(lineBreaks, '\n');
  for (const [kind, pattern] of parts()) {
    shown = shown.replace(pattern, () => {
      counts.add(kind);
      return '';
    });
  }
  return shown;
}

/** For text other than Markdown: diffs, logs, file and branch names. Removes only what a reader cannot see. */
export function sanitizePlain(text: string): SanitizedText {
  const counts = createChangeCounts();
  const shown = withoutHidden(text, counts);
  return { text: shown, changes: counts.changes() };
}
