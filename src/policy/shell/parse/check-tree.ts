import { type Command, forEachChild, type ParsedScript, type SyntaxNode } from 'unbash';
import { shellLimits } from '../limits.js';
import {
  inertMark,
  markRange,
  newSourceMarks,
  quotedMark,
  quotedText,
  type SourceMarks,
  separateMark,
  wordMark,
} from './source-marks.js';
import { findComments, findDeceptive, findStray } from './stray-syntax.js';

const expansions: ReadonlySet<string> = new Set(
  'SimpleExpansion ParameterExpansion CommandExpansion ArithmeticExpansion ArithmeticCommandExpansion ProcessSubstitution'.split(
    ' ',
  ),
);

/** Constructs in which bash expands text once more, quotes or not: `(( 'a[$(id)]' ))` runs id. */
const reexpanding: ReadonlySet<string> = new Set(
  'ArithmeticExpansion ArithmeticCommand ArithmeticFor TestCommand Slice'.split(' '),
);

/** Constructs that count as a level of nesting. */
const levels: ReadonlySet<string> = new Set(
  'CommandExpansion ProcessSubstitution ParameterExpansion ArithmeticExpansion ArithmeticGroup TestGroup Subshell BraceGroup If For While Case Function'.split(
    ' ',
  ),
);

/** The line is not in bash's grammar. */
export class ShellSyntaxError extends Error {}

/**
 * Compares the source of a line with its syntax tree. Fuzzing against bash found words whose substitutions the parser
 * misses. So every character that can begin a substitution must be the start of a node, or be in a position where bash
 * treats it as text; otherwise the line is refused.
 *
 * Returns the simple commands of the line, or the reason (a clause) why the tree cannot be trusted. Throws
 * ShellSyntaxError.
 */
export function checkTree(script: ParsedScript, source: string): readonly Command[] | string {
  const [error] = script.errors ?? [];
  if (error !== undefined) throw new ShellSyntaxError(error.message);
  const marks = newSourceMarks(source);
  const problem = visit(script, marks, { depth: 0, active: false, compound: false });
  if (problem !== null) return problem;
  if (marks.commands.length > shellLimits.commands) return `it has more than ${shellLimits.commands} commands`;
  if (marks.kinds.length === 0) return marks.commands;
  findComments(marks);
  return findStray(marks) ?? findDeceptive(marks) ?? marks.commands;
}

interface Position {
  readonly depth: number;
  /** Inside a construct that expands its text again. */
  readonly active: boolean;
  /** Inside a substitution of more than one simple command. */
  readonly compound: boolean;
}

function visit(node: SyntaxNode, marks: SourceMarks, position: Position): string | null {
  if (position.depth > shellLimits.nesting) return `it is nested more than ${shellLimits.nesting} levels deep`;
  if (marks.starts.size > shellLimits.substitutions) return `it has more than ${shellLimits.substitutions} expansions`;
  // Fast path: words without special characters need no inspection.
  if (node.type === 'Command' && marks.kinds.length === 0) {
    marks.commands.push(node);
    return null;
  }
  if (node.type === 'Word' && /^[\w./:=@%+,-]*$/.test(node.text)) {
    markRange(marks, wordMark, node);
    return null;
  }
  const problem = note(node, marks, position);
  if (problem !== null) return problem;
  const inner = positionWithin(node, position);
  const script = node.type === 'CommandExpansion' && node.script?.source !== undefined ? node.script : null;
  if (script !== null) {
    markRange(marks, separateMark, { pos: node.pos + 1, end: node.end });
    const commands = checkTree(script, script.source ?? '');
    if (typeof commands === 'string') return commands;
    marks.commands.push(...commands);
    return null;
  }
  let childProblem: string | null = null;
  forEachChild(node, (child) => {
    childProblem ??= visit(child, marks, childPosition(node, child, inner));
  });
  return childProblem;
}

function positionWithin(node: SyntaxNode, position: Position): Position {
  if (!levels.has(node.type) && !reexpanding.has(node.type)) return position;
  return {
    depth: position.depth + (levels.has(node.type) ? 1 : 0),
    active: position.active || reexpanding.has(node.type),
    compound: position.compound || isCompound(node),
  };
}

function isCompound(node: SyntaxNode): boolean {
  if (node.type !== 'CommandExpansion' && node.type !== 'ProcessSubstitution') return false;
  const [only, ...others] = node.script?.commands ?? [];
  return only?.command.type !== 'Command' || others.length > 0;
}

function childPosition(node: SyntaxNode, child: SyntaxNode, inner: Position): Position {
  if (child.type === 'Script') return inner.active ? { ...inner, active: false } : inner;
  const subscript = (node.type === 'Assignment' || node.type === 'ParameterExpansion') && child === node.index;
  return subscript ? { ...inner, active: true } : inner;
}

function note(node: SyntaxNode, marks: SourceMarks, position: Position): string | null {
  if (expansions.has(node.type)) marks.starts.add(node.pos);
  switch (node.type) {
    case 'Script':
      if (node.errors?.[0] !== undefined) throw new ShellSyntaxError(node.errors[0].message);
      return null;
    case 'Command':
      marks.commands.push(node);
      return null;
    case 'SimpleExpansion':
      // bash joins the lines before it reads the name, so the name may continue on the next line.
      return marks.source.startsWith('\\\n', node.end) ? 'the name of a variable may continue on the next line' : null;
    case 'ProcessSubstitution':
      if (isPartOfWord(marks.source, node)) return 'a process substitution is part of a longer word';
      return node.script === undefined ? 'a substitution cannot be parsed' : null;
    case 'Subshell':
      return isDoubleParenthesis(marks.source, node.pos) ? notArithmetic : null;
    case 'CommandExpansion':
    case 'ArithmeticCommandExpansion':
      if (node.type === 'CommandExpansion' && isDoubleParenthesis(marks.source, node.pos + 1)) return notArithmetic;
      if (node.text.startsWith('`')) markRange(marks, separateMark, { pos: node.end - 1, end: node.end });
      return backquoteProblem(node.text) ?? (node.script === undefined ? 'a substitution cannot be parsed' : null);
    case 'ArithmeticExpansion':
      return node.expression === undefined || node.text.includes('<<') ? 'its arithmetic cannot be parsed' : null;
    case 'ArithmeticCommand':
      return node.expression === undefined || node.body.includes('<<') ? 'its arithmetic cannot be parsed' : null;
    case 'Unknown':
      return `the expansion operator ${JSON.stringify(node.operator)} is unknown`;
    case 'Coproc':
      return 'a coprocess cannot be analyzed';
    case 'HereDoc':
      if (node.delimiter === undefined || node.closing === undefined) return 'a here-document has no end';
      // bash 5.2 rewrites the text of a substitution and loses a semicolon after a here-document.
      if (position.compound) return 'a substitution combines a here-document with other commands';
      markRange(marks, node.delimiter.quoted ? inertMark : wordMark, node.body);
      markRange(marks, inertMark, node.delimiter);
      markRange(marks, wordMark, node);
      markRange(marks, wordMark, node.closing);
      return null;
    default:
      markText(node, marks, position);
      return null;
  }
}

function markText(node: SyntaxNode, marks: SourceMarks, position: Position): void {
  switch (node.type) {
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      markRange(marks, position.active ? quotedMark : inertMark | quotedMark, node);
      return;
    case 'DoubleQuoted':
      markRange(marks, quotedMark, node);
      if (position.active) return;
      for (const part of node.parts) if (part.type === 'Literal') markRange(marks, quotedText, part);
      return;
    case 'LocaleString':
      markRange(marks, quotedMark, node);
      return;
    case 'HereDocBody':
      markRange(marks, quotedMark | wordMark, node);
      return;
    case 'Word':
    case 'Assignment':
    case 'Redirect':
    case 'HereString':
    case 'ArithmeticWord':
      markRange(marks, wordMark, node);
      return;
    default:
  }
}

/**
 * Whether two opening parentheses are adjacent. bash parses them as arithmetic, and if that fails parses the text again
 * as commands, including the lines of a here-document.
 */
function isDoubleParenthesis(source: string, at: number): boolean {
  return source.startsWith('((', at);
}

const notArithmetic = '`((` begins something other than arithmetic: put a space between the parentheses';

/** Whether a process substitution is part of a longer word: the parser splits `-v<(x)` into two words, bash does not. */
function isPartOfWord(source: string, node: { readonly pos: number; readonly end: number }): boolean {
  return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? ' ') || /[^\s;&|()<>]/.test(source[node.end] ?? ' ');
}

/** A comment or here-document, which may contain an unmatched quote. */
const unmatchedQuote = /[\s;&|(`]#|<</;

/**
 * Why the syntax tree of a substitution cannot be trusted, as a clause; `null` if it can. bash parses text between
 * backquotes twice: it joins continued lines even in single quotes, and expands braces before it removes comments.
 */
function backquoteProblem(text: string): string | null {
  if (!text.startsWith('`')) return null;
  if (text.includes('\\\n')) return 'a line is continued between backquotes';
  return text.includes('{') && unmatchedQuote.test(text)
    ? 'there may be braces and an unmatched quote between backquotes'
    : null;
}
