import type { Word as Node, WordPart } from 'unbash';
import { countValue, numberValue, plainValue, type ShellValue, spend, type WordContext } from '../context.js';
import { shellLimits } from '../limits.js';
import type { Word } from '../types.js';
import { Undecidable } from '../undecidable.js';
import { expandBraceWord } from './braces.js';
import { listedDirectory, recordPatternListings } from './listed-directory.js';
import { expandPattern } from './patterns.js';
import { partsOf, piecesOf, type WordPiece } from './word-parts.js';

/** Fast path: most words contain no special characters. */
export const plainSource = /^[\w./:=@%+,-]+$/;

/** Literal text in one pair of quotes. */
const quotedText = /^(?:'[^']*'|"[^"\\$`]*")$/;

/** The maximum number of wildcard segments in a pattern that is not expanded. */
const maxOpenPatterns = 3;

/** Runs nothing; walks substitutions. Throws Undecidable if the expansion could have side effects. */
export function evaluateWord(node: Node, context: WordContext): readonly Word[] {
  return finishExpansion(startExpansion(node, context));
}

export type PartialExpansion = Word | (() => readonly Word[]);

function finishExpansion(prepared: PartialExpansion): readonly Word[] {
  return typeof prepared === 'function' ? prepared() : [prepared];
}

/** Everything but patterns: bash expands those of a command after all its substitutions ran. */
export function startExpansion(node: Node, context: WordContext): PartialExpansion {
  const source = node.text;
  if (plainSource.test(source)) {
    countWords(1, context);
    return { kind: 'literal', value: source, source, at: node.pos };
  }
  if (quotedText.test(source)) {
    countWords(1, context);
    spend(context.progress, 1);
    const value = source.slice(1, -1);
    addLength(value.length, context);
    return { kind: 'literal', value, source, at: node.pos };
  }
  const listed = listedDirectory(node, context);
  if (listed !== null) {
    countWords(listed.length, context);
    return () => listed;
  }
  const variants = variantsOf(node, context);
  countWords(variants.length, context);
  // In words that look like assignments, tildes are also expanded after `=` and `:`.
  if (source.includes('~') && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joinLines(source)))
    return { kind: 'unknown', source };
  const [only] = variants;
  if (variants.length === 1 && only !== undefined) return () => finish(only, source, context);
  // An empty brace alternative produces no word, unless the word contains quotes.
  const dropsEmpty = variants.length > 1 && !/["']/.test(source);
  return () =>
    variants
      .flatMap((pieces) => finish(pieces, source, context))
      .filter((word) => !(dropsEmpty && word.kind === 'literal' && word.value === ''));
}

function countWords(count: number, { progress }: WordContext): void {
  spend(progress, count);
  progress.words += count;
  if (progress.words > shellLimits.words) throw new Undecidable('size', `it has more than ${shellLimits.words} words`);
}

/** The value of a word that bash does not split: in an assignment, here-string or `case`. */
export function evaluateValue(node: Node, context: WordContext): ShellValue {
  spend(context.progress, 1);
  const pieces = partsOf(node).flatMap((part) => piecesOf(part, context, true));
  checkLength(pieces, context);
  if (/^~|:~/.test(joinLines(node.text))) return node.text === '~' ? context.world.commandHome : null;
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined && 'unknown' in only && only.plain === true) return formOf(only, node);
  const texts = pieces.map((piece) => ('unknown' in piece ? null : piece.text));
  return texts.includes(null) ? null : texts.join('');
}

function formOf({ number }: Extract<WordPiece, { unknown: unknown }>, { text }: Node): ShellValue {
  if (number !== true) return plainValue;
  return /^"?\$(?:\(\(|[?#$]"?$)/.test(text) ? numberValue : countValue;
}

function checkLength(pieces: readonly WordPiece[], context: WordContext): void {
  addLength(
    pieces.reduce((sum, piece) => sum + ('unknown' in piece ? 0 : piece.text.length), 0),
    context,
  );
}

/** Limits the expanded length: a line that repeatedly doubles a variable would exhaust memory. */
function addLength(length: number, { progress }: WordContext): void {
  if (length > shellLimits.value)
    throw new Undecidable('size', `a word expands to more than ${shellLimits.value} characters`);
  progress.characters += length;
  if (progress.characters > shellLimits.values)
    throw new Undecidable('size', `its words expand to more than ${shellLimits.values} characters in total`);
}

/** A word with continued lines joined, as bash does before it looks for a tilde. */
export function joinLines(text: string): string {
  return text.replaceAll('\\\n', '');
}

function variantsOf(node: Node, context: WordContext): WordPiece[][] {
  const parts = partsOf(node);
  if (parts.length > 1 && parts.some((part) => part.type === 'ProcessSubstitution')) {
    throw new Undecidable('substitution', 'a process substitution is part of a longer word');
  }
  if (parts.some((part, at) => part.type === 'SimpleExpansion' && parts[at + 1]?.type === 'BraceExpansion')) {
    throw new Undecidable('braces', 'a brace expansion completes the name of a variable');
  }
  checkBraces(parts);
  let variants: WordPiece[][] = [[]];
  for (const [at, part] of parts.entries()) {
    const options =
      part.type === 'BraceExpansion'
        ? braceOptions(part, context)
        : [at === 0 ? firstPieces(node, part, context) : piecesOf(part, context, false)];
    const [only] = options;
    if (options.length === 1 && only !== undefined) {
      for (const variant of variants) variant.push(...only);
      continue;
    }
    if (variants.length * options.length > shellLimits.expansions)
      throw new Undecidable('size', 'a word expands to too many words');
    variants = variants.flatMap((before) => options.map((option) => [...before, ...option]));
  }
  return variants;
}

/** Refuses braces that bash expands and the parser does not: `{a},b}` is two words in bash. */
export function checkBraces(parts: readonly WordPart[]): void {
  if (parts.some((part) => part.type === 'BraceExpansion')) {
    const isInside = parts.some((part) => part.type === 'BraceExpansion' && /`|[$<>]\(/.test(part.text));
    if (isInside || parts.some(substitutes))
      throw new Undecidable('braces', 'a brace expansion repeats a substitution');
    if (parts.some((part) => part.type === 'Literal' && /[{}]/.test(part.text)))
      throw new Undecidable('braces', 'there are braces next to a brace expansion');
    // `{,x}~` produces `~`, the home directory: bash expands tildes after braces.
    if (parts.some((part, at) => parts[at - 1]?.type === 'BraceExpansion' && joinLines(part.text).startsWith('~')))
      throw new Undecidable('braces', 'a tilde may begin a word of a brace expansion');
    return;
  }
  if (!parts.some((part) => part.type === 'Literal' && part.text.includes('{'))) return;
  const bare = parts.map((part) => (part.type === 'Literal' ? part.text.replace(/\\[\s\S]/g, '') : 'x')).join('');
  const inner = bare.slice(bare.indexOf('{') + 1, Math.max(0, bare.lastIndexOf('}')));
  if (bare.includes('{') && (inner.includes(',') || inner.includes('..')))
    throw new Undecidable('braces', 'braces may be a brace expansion');
}

function substitutes(part: WordPart): boolean {
  if (part.type === 'CommandExpansion' || part.type === 'ProcessSubstitution' || part.type === 'ParameterExpansion')
    return true;
  return (
    part.type === 'DoubleQuoted' &&
    part.parts.some((child) => child.type === 'CommandExpansion' || child.type === 'ParameterExpansion')
  );
}

function firstPieces(node: Node, part: WordPart, context: WordContext): WordPiece[] {
  if (!joinLines(node.text).startsWith('~')) return piecesOf(part, context, false);
  const whole = node.parts === undefined || node.parts.length === 1;
  if (part.type !== 'Literal' || !(part.text.startsWith('~/') || (part.text === '~' && whole))) {
    throw new Undecidable('other', 'a tilde that means something else than the home directory');
  }
  return [{ text: context.world.commandHome + part.value.slice(1), active: false }];
}

function braceOptions(part: Extract<WordPart, { type: 'BraceExpansion' }>, context: WordContext): WordPiece[][] {
  const words = expandBraceWord(part.text);
  if (words === null) {
    const pieces = (part.parts ?? []).flatMap((inner) =>
      inner.type === 'BraceExpansion' ? [] : piecesOf(inner, context, false),
    );
    if (pieces.length === 0 && /[$`<>]/.test(part.text))
      throw new Undecidable('braces', 'a brace expansion cannot be parsed');
    if (/[{,.]/.test(part.text) && /^[\w{},.+-]*$/.test(part.text))
      throw new Undecidable('size', 'a word expands to too many words');
    return [[{ unknown: 'any' }]];
  }
  return words.map((text) => [{ text, active: true }]);
}

function finish(pieces: readonly WordPiece[], source: string, context: WordContext): Word[] {
  checkLength(pieces, context);
  const unknown = pieces.findIndex((piece) => 'unknown' in piece);
  if (unknown < 0) return known(pieces as readonly Exclude<WordPiece, { unknown: unknown }>[], source, context);
  // A number is never split, and next to other text even an empty one leaves a word.
  const stands = pieces.some((piece) => !('unknown' in piece) && piece.text !== '');
  const loose = pieces.some((piece) =>
    'unknown' in piece ? piece.unknown === 'any' && !(stands && piece.number === true) : piece.active,
  );
  const [only] = pieces;
  const number = pieces.length === 1 && only !== undefined && 'unknown' in only && only.number === true;
  const plain = { ...(isPlain(pieces) ? { plain: true } : {}), ...(number ? { number } : {}) };
  if (loose) return [{ kind: 'unknown', source, ...plain }];
  const prefix = pieces.slice(0, unknown).map((piece) => ('unknown' in piece ? '' : piece.text));
  return [{ kind: 'partial', prefix: prefix.join(''), source, ...plain }];
}

/** A commit or a range of commits, with a zero where something is not known: `0`, `0..HEAD`, `main...0`, `0~1`. */
const commits = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;

function isPlain(pieces: readonly WordPiece[]): boolean {
  const parts = pieces.map((piece) =>
    'unknown' in piece ? (piece.plain === true ? '\0' : ' ') : piece.active ? ' ' : piece.text,
  );
  return commits.test(parts.join(''));
}

function known(pieces: readonly { text: string; active: boolean }[], source: string, context: WordContext): Word[] {
  const value = pieces.map((piece) => piece.text).join('');
  if (!pieces.some((piece) => piece.active && /[*?[]/.test(piece.text))) return [{ kind: 'literal', value, source }];
  if (context.progress.disturbed || context.state.cwdDoubt !== null) return [{ kind: 'unknown', source }];
  context.progress.patterns += 1;
  recordPatternListings(value, context);
  const names = expandPattern(pieces, context.state.cwd, context);
  if (names === null && value.split('/').filter((segment) => /[*?[]/.test(segment)).length > maxOpenPatterns) {
    throw new Undecidable('size', 'a pattern may match very many names');
  }
  countWords(names?.length ?? 0, context);
  return names === null
    ? [{ kind: 'unknown', source }]
    : names.map((name) => ({ kind: 'literal', value: name, source: name }));
}
