import { htmlCode } from './literal.js';

/** An issue, a pull request, or their address right behind one of these words links or closes it. */
const closingWords =
  /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=:?[ \t]+(?:#|\\#|GH-\d|https?:\/\/|[\w.-]+\/[\w.-]+#)|:?[ \t]*$)/gi;

/** Breaks a word for GitHub's filters, which read the rendered text, without a visible change. */
const seam = '&#8203;';

/**
 * One line of Markdown that a model wrote, outside of fences, such that it keeps its form but can neither hide nor
 * do anything: raw HTML, comments and entities show as text; images become links; definitions of links show as
 * text; links go to the web, to mail or into the repository only; mentions, closing words, references to other
 * repositories and slash commands do not act. After this every backtick of the line stands in a closed code span,
 * so that GitHub cannot read the code of one line differently than it is read here.
 */
export function neutralProse(line: string): string {
  const pieces: string[] = [];
  const scan: Line = { line, hasAddress: /:\/\/|www\./i.test(line) };
  for (let at = 0; at < line.length; ) {
    const { text, next } = pieceAt(scan, at);
    pieces.push(text);
    at = next;
  }
  return pieces
    .join('')
    .replace(closingWords, `$1${seam}`)
    .replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, `$1#${seam}`)
    .replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, '$1\\/');
}

interface Line {
  readonly line: string;
  /** GitHub makes links of bare addresses. */
  readonly hasAddress: boolean;
}

interface Piece {
  readonly text: string;
  /** Where the rest of the line begins. */
  readonly next: number;
}

function pieceAt(scan: Line, at: number): Piece {
  const { line } = scan;
  const character = line.charAt(at);
  const following = line.charAt(at + 1);
  switch (character) {
    case '`':
      return codeAt(scan, at);
    case '\\':
      return escapeAt(scan, at);
    case '<':
      return { text: '&lt;', next: at + 1 };
    case '&':
      return { text: /^&#?\w{1,40};/.test(line.slice(at, at + 44)) ? '&amp;' : '&', next: at + 1 };
    case '!':
      if (line.startsWith('![](', at)) return { text: '&#33;[image]', next: at + 3 };
      return { text: following === '[' ? '&#33;' : '!', next: at + 1 };
    case ']':
      return bracketAt(line, at);
    case '@':
      return { text: isMention(line, at) ? `@${seam}` : '@', next: at + 1 };
    default: {
      const end = line.slice(at + 1).search(/[`\\<&!\]@]/);
      const next = end < 0 ? line.length : at + 1 + end;
      return { text: line.slice(at, next), next };
    }
  }
}

/**
 * A code span ends at the next run of as many backticks in the same line; a run without an end is text. Written as
 * HTML where backticks could be missed: a table splits its cells at a pipe before it reads code, and a bare address
 * swallows all up to the next blank or `<`.
 */
function codeAt({ line, hasAddress }: Line, at: number): Piece {
  const glued = hasAddress && at > 0 && !/[ \t]/.test(line.charAt(at - 1));
  const run = /^`+/.exec(line.slice(at))?.[0] ?? '`';
  const start = at + run.length;
  for (let end = line.indexOf(run, start); end >= 0; ) {
    const found = /^`+/.exec(line.slice(end))?.[0] ?? run;
    if (found.length === run.length) {
      const content = line.slice(start, end);
      return {
        text: glued || content.includes('|') ? htmlCode(content) : `${run}${content}${run}`,
        next: end + run.length,
      };
    }
    end = line.indexOf(run, end + found.length);
  }
  return { text: '&#96;'.repeat(run.length), next: start };
}

/** An escaped sign is text already; where a later filter would read the text, the sign is treated as if bare. */
function escapeAt(scan: Line, at: number): Piece {
  const { line } = scan;
  const escaped = line.charAt(at + 1);
  if (escaped === '`') return { text: '&#96;', next: at + 2 };
  if (escaped === '&') return { text: '&amp;', next: at + 2 };
  if (escaped === '<' || escaped === '@') return pieceAt(scan, at + 1);
  if (escaped === '#' && /\d/.test(line.charAt(at + 2))) return { text: `#${seam}`, next: at + 2 };
  if (/[!-/:-@[-`{-~]/.test(escaped)) return { text: `\\${escaped}`, next: at + 2 };
  return { text: '\\', next: at + 1 };
}

const safeDestination = /^[ \t]*(?:https?:\/\/|mailto:|#|\.{0,2}\/(?!\/)|[\w-]+(?:[./][\w./-]*)?(?:[#?)]|[ \t]))/i;

function bracketAt(line: string, at: number): Piece {
  const following = line.charAt(at + 1);
  if (following === ':') return { text: ']&#58;', next: at + 2 };
  if (following === '(' && !safeDestination.test(line.slice(at + 2))) return { text: ']&#40;', next: at + 2 };
  return { text: ']', next: at + 1 };
}

/** An address of mail has a letter or digit before the sign. */
function isMention(line: string, at: number): boolean {
  return /[A-Za-z0-9]/.test(line.charAt(at + 1)) && !/[A-Za-z0-9]/.test(line.charAt(at - 1));
}
