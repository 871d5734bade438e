import { type Command, forEachChild, type ParsedScript, type SyntaxNode } from 'unbash';
import { shellLimits } from '../limits.js';
import { Undecidable } from '../undecidable.js';
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
import { checkDeceptive, checkStray, findComments } from './stray-syntax.js';

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

/**
 * Fuzzing against bash found substitutions that the parser misses: what can begin one must start a node, or be text to
 * bash. Returns the simple commands. Throws Undecidable if the tree cannot be trusted.
 */
export function checkTree(script: ParsedScript, source: string): readonly Command[] {
  checkSyntax(script);
  const marks = newSourceMarks(source);
  visit(script, marks, { depth: 0, active: false, compound: false });
  if (marks.commands.length > shellLimits.commands)
    throw new Undecidable('size', `it has more than ${shellLimits.commands} commands`);
  if (marks.kinds.length === 0) return marks.commands;
  findComments(marks);
  checkStray(marks);
  checkDeceptive(marks);
  return marks.commands;
}

function checkSyntax({ errors }: ParsedScript): void {
  const message = errors?.[0]?.message;
  if (message !== undefined) throw new Undecidable('other', `it has a syntax error: ${message}`, message);
}

interface Position {
  readonly depth: number;
  /** Inside a construct that expands its text again. */
  readonly active: boolean;
  /** Inside a substitution of more than one simple command. */
  readonly compound: boolean;
}

function visit(node: SyntaxNode, marks: SourceMarks, position: Position): void {
  if (position.depth > shellLimits.nesting)
    throw new Undecidable('size', `it is nested more than ${shellLimits.nesting} levels deep`);
  if (marks.starts.size > shellLimits.substitutions)
    throw new Undecidable('size', `it has more than ${shellLimits.substitutions} expansions`);
  // Fast path: words without special characters need no inspection.
  if (node.type === 'Command' && marks.kinds.length === 0) {
    marks.commands.push(node);
    return;
  }
  if (node.type === 'Word' && /^[\w./:=@%+,-]*$/.test(node.text)) {
    markRange(marks, wordMark, node);
    return;
  }
  note(node, marks, position);
  const inner = positionWithin(node, position);
  const script = node.type === 'CommandExpansion' && node.script?.source !== undefined ? node.script : null;
  if (script !== null) {
    markRange(marks, separateMark, { pos: node.pos + 1, end: node.end });
    marks.commands.push(...checkTree(script, script.source ?? ''));
    return;
  }
  forEachChild(node, (child) => {
    visit(child, marks, childPosition(node, child, inner));
  });
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

function note(node: SyntaxNode, marks: SourceMarks, position: Position): void {
  if (expansions.has(node.type)) marks.starts.add(node.pos);
  switch (node.type) {
    case 'Script':
      checkSyntax(node);
      return;
    case 'Command':
      marks.commands.push(node);
      return;
    case 'SimpleExpansion':
      // bash joins the lines before it reads the name, so the name may continue on the next line.
      if (marks.source.startsWith('\\\n', node.end))
        throw new Undecidable('variable', 'the name of a variable may continue on the next line');
      return;
    case 'ProcessSubstitution':
      if (isPartOfWord(marks.source, node))
        throw new Undecidable('substitution', 'a process substitution is part of a longer word');
      if (node.script === undefined) throw unparsedSubstitution();
      return;
    case 'Subshell':
      checkParenthesis(marks.source, node.pos);
      return;
    case 'CommandExpansion':
    case 'ArithmeticCommandExpansion':
      if (node.type === 'CommandExpansion') checkParenthesis(marks.source, node.pos + 1);
      if (node.text.startsWith('`')) {
        markRange(marks, separateMark, { pos: node.end - 1, end: node.end });
        checkBackquotes(node.text);
      }
      if (node.script === undefined) throw unparsedSubstitution();
      return;
    case 'ArithmeticExpansion':
    case 'ArithmeticCommand':
      if (node.expression === undefined || (node.type === 'ArithmeticCommand' ? node.body : node.text).includes('<<'))
        throw new Undecidable('number', 'its arithmetic cannot be parsed');
      return;
    case 'Unknown':
      throw new Undecidable('other', `the expansion operator ${JSON.stringify(node.operator)} is unknown`);
    case 'Coproc':
      throw new Undecidable('code', 'a coprocess cannot be analyzed');
    case 'HereDoc':
      if (node.delimiter === undefined || node.closing === undefined)
        throw new Undecidable('other', 'a here-document has no end');
      // bash 5.2 rewrites the text of a substitution and loses a semicolon after a here-document.
      if (position.compound)
        throw new Undecidable('substitution', 'a substitution combines a here-document with other commands');
      markRange(marks, node.delimiter.quoted ? inertMark : wordMark, node.body);
      markRange(marks, inertMark, node.delimiter);
      markRange(marks, wordMark, node);
      markRange(marks, wordMark, node.closing);
      return;
    default:
      markText(node, marks, position);
  }
}

function unparsedSubstitution(): Undecidable {
  return new Undecidable('substitution', 'a substitution cannot be parsed');
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

/** bash parses `((` as arithmetic, and if that fails again as commands, including the lines of a here-document. */
function checkParenthesis(source: string, at: number): void {
  if (source.startsWith('((', at))
    throw new Undecidable('number', '`((` begins something other than arithmetic: put a space between the parentheses');
}

/** Whether a process substitution is part of a longer word: the parser splits `-v<(x)` into two words, bash does not. */
function isPartOfWord(source: string, node: { readonly pos: number; readonly end: number }): boolean {
  return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? ' ') || /[^\s;&|()<>]/.test(source[node.end] ?? ' ');
}

/** A comment or here-document, which may contain an unmatched quote. */
const unmatchedQuote = /[\s;&|(`]#|<</;

/** bash parses backquoted text twice: it joins lines even in single quotes, and expands braces before comments go. */
function checkBackquotes(text: string): void {
  if (text.includes('\\\n')) throw new Undecidable('other', 'a line is continued between backquotes');
  if (text.includes('{') && unmatchedQuote.test(text))
    throw new Undecidable('braces', 'there may be braces and an unmatched quote between backquotes');
}
