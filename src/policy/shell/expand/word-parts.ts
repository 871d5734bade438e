import type { ArithmeticExpression, Word as Node, ParsedScript, WordPart } from 'unbash';
import { spend, type WordContext } from '../context.js';
import { Undecidable } from '../undecidable.js';
import { computeArithmetic } from './arithmetic.js';
import { type Expanded, expandParameter, lookUp } from './parameters.js';
import { printsNumber, printsPlainWords } from './plain-output.js';

/** A piece of a word: text (with wildcards if `active`), or an unknown value. */
export type WordPiece =
  | { readonly text: string; readonly active: boolean }
  | { readonly unknown: 'value' | 'any'; readonly plain?: boolean; readonly number?: boolean };

/** The file that bash passes for a process substitution, whose script is walked separately. */
const substitutedFile = '/dev/fd/63';

export function partsOf(node: Node): readonly WordPart[] {
  if (node.parts !== undefined) return node.parts;
  if (/[(`]/.test(node.text.replace(/\\[\s\S]/g, '').replace(/'[^']*'/g, '')))
    throw new Undecidable('other', 'a word cannot be parsed');
  return [{ type: 'Literal', pos: node.pos, end: node.end, value: node.value, text: node.text }];
}

/** Whether the text of a part does not depend on the state of the shell. */
export function isConstant(part: WordPart): boolean {
  if (part.type === 'Literal' || part.type === 'SingleQuoted') return true;
  if (part.type === 'AnsiCQuoted') return !part.text.includes('\\');
  return part.type === 'DoubleQuoted' && part.parts.every((child) => child.type === 'Literal');
}

/** The pieces of one part. `quoted`: no word splitting and no wildcards, as in double quotes. */
export function piecesOf(part: WordPart, context: WordContext, quoted: boolean): WordPiece[] {
  spend(context.progress, 1);
  switch (part.type) {
    case 'Literal':
    case 'SingleQuoted':
      return [{ text: part.value, active: false }];
    case 'AnsiCQuoted':
      return [isPlainAnsi(part.text) ? { text: part.value, active: false } : { unknown: 'value' }];
    case 'DoubleQuoted':
      return part.parts.flatMap((child) => piecesOf(child, context, true));
    case 'Glob':
      if (part.parts?.some((inner) => !isConstant(inner)))
        throw new Undecidable('other', 'a pattern contains an expansion');
      return [{ text: part.text, active: !quoted }];
    case 'BraceExpansion':
      return [unexpandedBraces(part, context)];
    case 'SimpleExpansion':
      return [split(lookUp(part.text.replace(/^\$/, ''), context), quoted)];
    case 'ParameterExpansion':
      return [
        split(
          expandParameter(part, context, (word) => {
            // bash and a POSIX shell disagree on what a quote in "${x:-'}" means.
            if (word.text.includes("'") || (quoted && word.text.includes('"')))
              throw new Undecidable('other', 'there are quotes inside an expansion');
            for (const inner of partsOf(word)) piecesOf(inner, context, true);
          }),
          quoted,
        ),
      ];
    case 'CommandExpansion':
      if (part.script !== undefined) context.substitute(part.script);
      return [printed(part.script, quoted)];
    case 'ArithmeticExpansion':
      return [computed(part.expression, context)];
    case 'ProcessSubstitution':
      if (part.script !== undefined) walkConcurrently(part.script, context);
      return [{ text: substitutedFile, active: false }];
    case 'LocaleString':
      throw new Undecidable('other', 'a translated string ($"…") may run a command');
    case 'ExtendedGlob':
      throw new Undecidable('other', 'an extended pattern has different meanings in different shells');
  }
}

/** The output of a walked command. */
function printed(script: ParsedScript | undefined, quoted: boolean): WordPiece {
  const unknown = quoted ? 'value' : 'any';
  if (script === undefined) return { unknown };
  const number = printsNumber(script);
  return { unknown, plain: number || printsPlainWords(script), number };
}

/** The value if known, otherwise an unknown integer. */
function computed(expression: ArithmeticExpression | undefined, context: WordContext): WordPiece {
  const value = expression === undefined ? null : computeArithmetic(expression, context);
  return value === null ? { unknown: 'value', plain: true, number: true } : { text: String(value), active: false };
}

/** Walks the script of a process substitution, which runs concurrently with the command that reads it. */
function walkConcurrently(script: Parameters<WordContext['substitute']>[0], context: WordContext): void {
  const { patterns } = context.progress;
  context.substitute(script);
  if (context.progress.patterns > patterns) context.progress.racing = true;
}

/** Braces that bash does not expand: plain text, except for quoted or expanded parts. */
function unexpandedBraces(part: Extract<WordPart, { type: 'BraceExpansion' }>, context: WordContext): WordPiece {
  if (/^[\w{},.:@%+=/-]*$/.test(part.text)) return { text: part.text, active: false };
  if (part.parts === undefined) throw new Undecidable('braces', 'a brace expansion cannot be parsed');
  for (const inner of part.parts) piecesOf(inner, context, true);
  return { unknown: 'value' };
}

function split(expanded: Expanded, quoted: boolean): WordPiece {
  if (expanded.kind === 'number') return { unknown: 'value', plain: true, number: true };
  if (expanded.kind === 'count') return { unknown: quoted ? 'value' : 'any', plain: true, number: true };
  if (expanded.kind === 'plain') return { unknown: quoted ? 'value' : 'any', plain: true };
  if (expanded.kind !== 'text') return { unknown: quoted ? (expanded.kind === 'any' ? 'any' : 'value') : 'any' };
  const single = quoted || /^[^\s*?[\]\\]+$/.test(expanded.text);
  return single ? { text: expanded.text, active: false } : { unknown: 'any' };
}

/** Whether all escapes have the same meaning in every version of bash and in the parser. */
function isPlainAnsi(text: string): boolean {
  const escapes = text.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
  return escapes.every(
    (escape) => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(escape) && !/^\\(?:x00|000)/.test(escape),
  );
}
