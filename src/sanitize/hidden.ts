import { lineBreaks, terminalSequences } from '../plain-text.js';
import { type ChangeCounts, createChangeCounts } from './counts.js';
import type { ChangeKind, SanitizedText } from './types.js';

/** Scripts whose writing needs the zero-width joiner and non-joiner. */
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

/** Drawn as nothing: blanks without width, fillers, the invisible copy of ASCII, variation selectors used as data. */
const unseen = [
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

/** Made at the first text that needs it: the classes take milliseconds. */
let hiddenParts: readonly (readonly [ChangeKind, RegExp])[] | null = null;

function parts(): readonly (readonly [ChangeKind, RegExp])[] {
  hiddenParts ??= [
    // Half a character, left over from a cut or made to break a program.
    ['invisible-character', /\p{Surrogate}/gu],
    ...terminalSequences.map((pattern) => ['terminal-sequence', pattern] as const),
    ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
    ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
    ['invisible-character', new RegExp(unseen, 'gu')],
  ];
  return hiddenParts;
}

/**
 * The text without what a reader does not see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors stay where a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent, linear.
 */
export function withoutHidden(text: string, counts: ChangeCounts): string {
  return replaceHidden(text, counts, () => '');
}

/**
 * The same for Markdown whose page is already there: a sign takes the place of what goes where the page would be
 * another one without it. Beside a backtick or a tilde, prose would become code, in which nothing is looked for; beside
 * a pipe a cell would be gone; a break that only some programs know would begin a line, a backslash would take away the next sign's meaning, what
 * hides would seem to end, and so it would by a line of nothing else that became a blank one.
 */
export function withoutHiddenInPlace(text: string, counts: ChangeCounts): string {
  const lines = text.replace(oddBreaks, (_, beside: string | undefined, first: string | undefined) =>
    beside === undefined && first === undefined ? ' ' : `${beside ?? first ?? ''}\ufffd`,
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

/** A page shows all of a terminal sequence but its control characters, and reads signs of markup in it as such. */
function keptOf(found: string, mayBeginLink: boolean): string {
  // Colors, whose bracket is one on the page.
  if (!mayBeginLink && /^(?:\u001b\[|\u009b)[\d;]*[A-Za-z]$/.test(found)) return '';
  return /^[\u001b\u0090-\u009f]/.test(found) ? found.replace(/[\u0000-\u001f\u007f-\u009f]/g, '') : '';
}

/** Whether nothing but blanks is between a place in a line and a pipe before it or behind it. */
function isAtPipe(text: string, before: number, behind: number): boolean {
  const isBlank = (at: number) => text.charAt(at) === ' ' || text.charAt(at) === '\t';
  let [left, right] = [before, behind];
  while (isBlank(left)) left -= 1;
  while (isBlank(right)) right += 1;
  return text.charAt(left) === '|' || text.charAt(right) === '|';
}

/** What a page takes for no end of a comment, a declaration or an element, and would, if nothing stood in between. */
function seemsToEnd(before: string, after: string): boolean {
  return /(?:-!?|[?\]])$/.test(before) ? /^[-!?\]>]/.test(after) : /<\/?[a-z][a-z\d]*$|<\/?$/i.test(before);
}

/** Line breaks that Markdown does not know; those at a place where a line or code could begin are told apart. */
const oddBreaks =
  /((?:^|\n)[ \t]*|)[\u000b\u000c\u0085\u2028\u2029]+(?=[ \t]*[`~])|((?:^|\n)[ \t]*)[\u000b\u000c\u0085\u2028\u2029]+|[\u000b\u000c\u0085\u2028\u2029]+/g;

type StandIn = (whole: string, start: number, end: number) => string;

function replaceHidden(text: string, counts: ChangeCounts, standIn: StandIn): string {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
  let shown = text.replace(lineBreaks, '\n');
  for (const [kind, pattern] of parts()) {
    const before = shown;
    shown = before.replace(pattern, (found, offset: number) => {
      counts.add(kind, `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
      return standIn(before, offset, offset + found.length);
    });
  }
  return shown;
}

/** For text that is no Markdown: diffs, logs, names of files and branches. Only what a reader does not see goes. */
export function sanitizePlain(text: string): SanitizedText {
  const counts = createChangeCounts();
  const shown = withoutHidden(text, counts);
  return { text: shown, changes: counts.changes() };
}
