import { messageOf } from '../../errors.js';

export type Compiled =
  | {
      readonly ok: true;
      readonly source: string;
      readonly flags: string;
      /** See SearchQuery. */
      readonly anyLine: string | null;
      readonly literal: string | null;
    }
  | { readonly ok: false; readonly message: string };

/**
 * JavaScript's, by line; other engines' syntax is translated: `(?i)`, `(?P<name>…)`, `\A`, `\z`, `\h`, `\x{…}`, `\<`,
 * `[[:alpha:]]`. Unicode mode, which rejects single braces, first.
 */
export function compilePattern(pattern: string, ignoreCase: boolean): Compiled {
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  let inClass = false;
  const source = pattern.slice(inline?.[0].length ?? 0).replaceAll(parts, (part) => {
    if (part === '[' && !inClass) inClass = true;
    else if (part === ']') inClass = false;
    if (part.startsWith('\\x{')) return `\\u${part.slice(2)}`;
    if (!inClass && Object.hasOwn(equivalents, part)) return equivalents[part] ?? part;
    // Unicode mode rejects unneeded escapes.
    if (/^\\[^a-zA-Z0-9^$\\.*+?()[\]{}|/-]/.test(part)) return part.slice(1);
    if (part === '\\-' && !inClass) return '-';
    if (inClass) return posixClasses[part.slice(2, -2)] ?? (part === '\\h' ? ' \\t' : part);
    return part;
  });
  const flags = ignoreCase || inline?.[1]?.includes('i') === true ? 'i' : '';
  const problem = problemIn(source, `${flags}u`);
  const isPlain = problem !== null && !/\\[ku]\{|\\p\{|\\[a-zA-Z]/.test(withoutKnownEscapes(source));
  const message = problem === null ? null : isPlain ? problemIn(source, flags) : problem;
  if (message !== null) return { ok: false, message: withAdvice(message, source) };
  const usedFlags = problem === null ? `${flags}u` : flags;
  return {
    ok: true,
    source,
    flags: usedFlags,
    anyLine: anyLineOf(source, usedFlags),
    literal: flags === '' ? requiredLiteral(source) : null,
  };
}

function problemIn(source: string, flags: string): string | null {
  try {
    new RegExp(source, flags);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Escapes that mean the same with and without Unicode mode. */
function withoutKnownEscapes(source: string): string {
  return source.replaceAll(/\\(?:[bBdDsSwWfnrtv0-9]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<|[^a-zA-Z])/g, '');
}

function withAdvice(message: string, source: string): string {
  if (/\(\?>|[*+?}]\+/.test(source)) return `${message}. Possessive quantifiers and atomic groups are not supported`;
  return /\(\?[ims]/.test(source) ? `${message}. Flags such as (?i) are only supported at the start` : message;
}

/** Each part of a pattern: an escape, a character class, a POSIX class, or one character. */
const parts = /\\x\{[0-9a-fA-F]+\}|\\[^]|\[:\^?[a-z]+:\]|\(\?P<|[^]/g;

const equivalents: Readonly<Record<string, string>> = {
  '\\A': '^',
  '\\z': '$',
  '\\Z': '$',
  '\\h': '[ \\t]',
  '\\<': '\\b(?=\\w)',
  '\\>': '\\b(?<=\\w)',
  '\\R': '(?:\\r\\n|\\n)',
  '(?P<': '(?<',
};

const posixClasses: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9a-fA-F',
  word: '\\w',
};

/** For whole text. `null` if none: lookarounds may depend on a line's end, classes with line breaks are slow. */
function anyLineOf(source: string, flags: string): string | null {
  if (/\(\?<?!|\\[WDP]|\[[^\]]*\\[SWDP]/.test(source)) return null;
  const bounded = source.replaceAll(/\\[^]|\[\^/g, (part) => (part === '[^' ? '[^\\n' : part));
  return problemIn(bounded, flags) === null ? bounded : null;
}

const quantifier = /^(?:[?*]|\{0?,|\{0\})/;

/** An escape, a character class, a quantifier in braces, or one character. */
const tokenPattern =
  /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d*,?\d*\}|[^]/g;

/** The longest run of plain ASCII characters that every match contains; `null` if none is certain. */
function requiredLiteral(source: string): string | null {
  let longest = '';
  let run = '';
  let depth = 0;
  const end = (): void => {
    if (run.length > longest.length) longest = run;
    run = '';
  };
  const tokens = source.match(tokenPattern) ?? [];
  for (const [index, token] of tokens.entries()) {
    if (token === '|' && depth === 0) return null;
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    const character = /^\\[^a-zA-Z0-9]$/.test(token) ? token.slice(1) : token;
    const isLiteral =
      depth === 0 && /^[ -~]$/.test(character) && (token !== character || !/[.^$()|?*+{}[\]\\]/.test(token));
    if (!isLiteral || quantifier.test(tokens[index + 1] ?? '')) end();
    else run += character;
  }
  end();
  return longest === '' ? null : longest;
}
