import { lineBreaks, terminalSequences } from '../plain-text.js';
import { type ChangeCounts, createChangeCounts } from './counts.js';
import type { ChangeKind, SanitizedText } from './types.js';

/** Scripts that need the zero-width joiner and non-joiner. */
const joining = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Tibetan',
]
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
 * The text without what a reader cannot see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors are kept if a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent; linear time.
 */
export function withoutHidden(text: string, counts: ChangeCounts): string {
  return replaceHidden(text, counts, () => '');
}

/**
 * The same for Markdown that already has a page. Where a removal would change the page, a replacement character is left:
 * next to a backtick or tilde, prose could become code, which is not sanitized; next to a pipe, a cell would be lost;
 * a line break that only some programs know would begin a line; a backslash would escape the next character; a
 * comment or an element would seem to end, as it would at a line that became blank.
 */
export function withoutHiddenInPlace(text: string, counts: ChangeCounts): string {
  const lines = text.replace(unusualLineBreaks, (_, beforeCode: string | undefined, first: string | undefined) =>
    beforeCode === undefined && first === undefined ? ' ' : `${beforeCode ?? first ?? ''}\ufffd`,
  );
  const lastBracket = lines.lastIndexOf(']');
  const shown = replaceHidden(lines, counts, (whole, start, end) => {
    const kept = keptOf(whole.slice(start, end), start < lastBracket);
    const after = kept + whole.slice(end, end + 5);
    const stays =
      /[`~\\]/.test(whole.charAt(start - 1)) || /^[ \t]*[`~|]/.test(after) || isAtPipe(whole, start - 1, end);
    return `${stays || seemsToEnd(whole.slice(Math.max(0, start - 40), start), after) ? '\ufffd' : ''}${kept}`;
  });
  if (shown === lines) return shown;
  const before = lines.replace(lineBreaks, '\n').split('\n');
  const isBlank = (line = '') => /^[ \t]*$/.test(line);
  return shown
    .split('\n')
    .map((line, index) => (isBlank(line) && !isBlank(before[index]) ? '\ufffd' : line))
    .join('\n');
}

/** A page shows a terminal sequence except for its control characters, and reads markup characters in it as markup. */
function keptOf(found: string, mayBeginLink: boolean): string {
  // Color codes; their bracket is a bracket on the page.
  if (!mayBeginLink && /^(?:\u001b\[|\u009b)[\d;]*[A-Za-z]$/.test(found)) return '';
  return /^[\u001b\u0090-\u009f]/.test(found) ? found.replace(/[\u0000-\u001f\u007f-\u009f]/g, '') : '';
}

/** Whether only blanks separate a position in a line from a pipe before or after it. */
function isAtPipe(text: string, before: number, after: number): boolean {
  const isBlank = (at: number) => text.charAt(at) === ' ' || text.charAt(at) === '\t';
  let [left, right] = [before, after];
  while (isBlank(left)) left -= 1;
  while (isBlank(right)) right += 1;
  return text.charAt(left) === '|' || text.charAt(right) === '|';
}

/** Whether a removal would create the end of a comment, a declaration or an element that the page does not have. */
function seemsToEnd(before: string, after: string): boolean {
  return /(?:-!?|[?\]])$/.test(before) ? /^[-!?\]>]/.test(after) : /<\/?[a-z][a-z\d]*$|<\/?$/i.test(before);
}

/** Line breaks that Markdown does not know; those where a line or code could begin are matched separately. */
const unusualLineBreaks =
  /((?:^|\n)[ \t]*|)[\u000b\u000c\u0085\u2028\u2029]+(?=[ \t]*[`~])|((?:^|\n)[ \t]*)[\u000b\u000c\u0085\u2028\u2029]+|[\u000b\u000c\u0085\u2028\u2029]+/g;

type Replacement = (whole: string, start: number, end: number) => string;

function replaceHidden(text: string, counts: ChangeCounts, replacement: Replacement): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
  let shown = text.replace(lineBreaks, '\n');
  for (const [kind, pattern] of parts()) {
    const before = shown;
    shown = before.replace(pattern, (found, offset: number) => {
      counts.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
      return replacement(before, offset, offset + found.length);
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
