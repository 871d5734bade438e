import { type Command, forEachChild, type ParsedScript, type SyntaxNode } from 'unbash';
import { backquoteProblem } from './backquotes.js';
import { isDeceptiveText, isPlain, shellLimits } from './limits.js';
import {
  commentMark,
  elsewhereMark,
  inertMark,
  isMarkedAs,
  markRange,
  newSurvey,
  quotedMark,
  quotedText,
  type Survey,
  wordMark,
} from './survey.js';

const expansions: ReadonlySet<string> = new Set([
  'SimpleExpansion',
  'ParameterExpansion',
  'CommandExpansion',
  'ArithmeticExpansion',
  'ArithmeticCommandExpansion',
  'ProcessSubstitution',
]);

/** Constructs in which bash expands text once more, quotes or not: `(( 'a[$(id)]' ))` runs id. */
const reexpanding: ReadonlySet<string> = new Set([
  'ArithmeticExpansion',
  'ArithmeticCommand',
  'ArithmeticFor',
  'TestCommand',
  'Slice',
]);

/** What counts as a level of nesting. */
const levels: ReadonlySet<string> = new Set([
  'CommandExpansion',
  'ProcessSubstitution',
  'ParameterExpansion',
  'ArithmeticExpansion',
  'ArithmeticGroup',
  'TestGroup',
  'Subshell',
  'BraceGroup',
  'If',
  'For',
  'While',
  'Case',
  'Function',
]);

/**
 * Compares the source of a line with its tree. The parser is good, not perfect: fuzzing against bash found
 * words whose substitutions it loses. So every byte that can begin a substitution has to be the start of a
 * node of the tree, or lie where bash takes it as text; whatever else is found refuses the line.
 *
 * Gives the simple commands of a parsed line, or why it cannot be trusted (a clause): tree and source disagree, or
 * there are too many commands.
 */
export function guard(script: ParsedScript, source: string): readonly Command[] | string {
  const [error] = script.errors ?? [];
  if (error !== undefined) return `bash would not read it: ${error.message}`;
  const survey = newSurvey(source);
  const problem = visit(script, survey, { depth: 0, active: false, compound: false });
  if (problem !== null) return problem;
  if (survey.commands.length > shellLimits.commands) return `it has more than ${shellLimits.commands} commands`;
  if (survey.paint.length === 0) return survey.commands;
  findComments(survey);
  return findStray(survey) ?? findDeceptive(survey) ?? survey.commands;
}

interface Place {
  readonly depth: number;
  /** Inside a construct that expands its text again. */
  readonly active: boolean;
  /** Inside a substitution of more than one simple command. */
  readonly compound: boolean;
}

function visit(node: SyntaxNode, survey: Survey, place: Place): string | null {
  if (place.depth > shellLimits.nesting) return `it is nested more than ${shellLimits.nesting} levels deep`;
  if (survey.starts.size > shellLimits.substitutions) return `it has more than ${shellLimits.substitutions} expansions`;
  // Words in which nothing can stand: their parts need not be asked for.
  if (node.type === 'Command' && survey.paint.length === 0) {
    survey.commands.push(node);
    return null;
  }
  if (node.type === 'Word' && /^[\w./:=@%+,-]*$/.test(node.text)) {
    markRange(survey, wordMark, node);
    return null;
  }
  const problem = note(node, survey, place);
  if (problem !== null) return problem;
  const inner = placeWithin(node, place);
  const own = node.type === 'CommandExpansion' && node.script?.source !== undefined ? node.script : null;
  if (own !== null) {
    markRange(survey, elsewhereMark, { pos: node.pos + 1, end: node.end });
    const found = guard(own, own.source ?? '');
    if (typeof found === 'string') return found;
    survey.commands.push(...found);
    return null;
  }
  let found: string | null = null;
  forEachChild(node, (child) => {
    found ??= visit(child, survey, childPlace(node, child, inner));
  });
  return found;
}

function placeWithin(node: SyntaxNode, place: Place): Place {
  if (!levels.has(node.type) && !reexpanding.has(node.type)) return place;
  return {
    depth: place.depth + (levels.has(node.type) ? 1 : 0),
    active: place.active || reexpanding.has(node.type),
    compound: place.compound || isCompound(node),
  };
}

function isCompound(node: SyntaxNode): boolean {
  if (node.type !== 'CommandExpansion' && node.type !== 'ProcessSubstitution') return false;
  const [only, ...others] = node.script?.commands ?? [];
  return only?.command.type !== 'Command' || others.length > 0;
}

function childPlace(node: SyntaxNode, child: SyntaxNode, inner: Place): Place {
  if (child.type === 'Script') return inner.active ? { ...inner, active: false } : inner;
  const subscript = (node.type === 'Assignment' || node.type === 'ParameterExpansion') && child === node.index;
  return subscript ? { ...inner, active: true } : inner;
}

function note(node: SyntaxNode, survey: Survey, place: Place): string | null {
  if (expansions.has(node.type)) survey.starts.add(node.pos);
  switch (node.type) {
    case 'Script':
      return node.errors === undefined || node.errors.length === 0
        ? null
        : `bash would not read it: ${node.errors[0]?.message ?? 'syntax error'}`;
    case 'Command':
      survey.commands.push(node);
      return null;
    case 'SimpleExpansion':
      // bash takes the lines for one before it reads the name: the next line may go on with it.
      return survey.source.startsWith('\\\n', node.end) ? 'the name of a variable may go on in the next line' : null;
    case 'ProcessSubstitution':
      if (isGlued(survey.source, node)) return 'a process substitution is part of a longer word';
      return node.script === undefined ? 'a substitution in it cannot be read' : null;
    case 'Subshell':
      return isTwice(survey.source, node.pos) ? notArithmetic : null;
    case 'CommandExpansion':
    case 'ArithmeticCommandExpansion':
      if (node.type === 'CommandExpansion' && isTwice(survey.source, node.pos + 1)) return notArithmetic;
      if (node.text.startsWith('`')) markRange(survey, elsewhereMark, { pos: node.end - 1, end: node.end });
      return backquoteProblem(node.text) ?? (node.script === undefined ? 'a substitution in it cannot be read' : null);
    case 'ArithmeticExpansion':
      return node.expression === undefined || node.text.includes('<<') ? 'its arithmetic cannot be read' : null;
    case 'ArithmeticCommand':
      return node.expression === undefined || node.body.includes('<<') ? 'its arithmetic cannot be read' : null;
    case 'Unknown':
      return `the expansion operator ${JSON.stringify(node.operator)} is not known`;
    case 'Coproc':
      return 'a coprocess cannot be judged';
    case 'HereDoc':
      if (node.delimiter === undefined || node.closing === undefined) return 'a here-document has no end';
      // bash 5.2 writes the text of a substitution anew and loses a semicolon behind a here-document.
      if (place.compound) return 'a here-document stands among other commands in a substitution';
      markRange(survey, node.delimiter.quoted ? inertMark : wordMark, node.body);
      markRange(survey, inertMark, node.delimiter);
      markRange(survey, wordMark, node);
      markRange(survey, wordMark, node.closing);
      return null;
    default:
      paintText(node, survey, place);
      return null;
  }
}

function paintText(node: SyntaxNode, survey: Survey, place: Place): void {
  switch (node.type) {
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      markRange(survey, place.active ? quotedMark : inertMark | quotedMark, node);
      return;
    case 'DoubleQuoted':
      markRange(survey, quotedMark, node);
      if (place.active) return;
      for (const part of node.parts) if (part.type === 'Literal') markRange(survey, quotedText, part);
      return;
    case 'LocaleString':
      markRange(survey, quotedMark, node);
      return;
    case 'HereDocBody':
      markRange(survey, quotedMark | wordMark, node);
      return;
    case 'Word':
    case 'Assignment':
    case 'Redirect':
    case 'HereString':
    case 'ArithmeticWord':
      markRange(survey, wordMark, node);
      return;
    default:
  }
}

/**
 * Two opening parentheses together. bash reads them as arithmetic, and reads the text a second time as commands if that
 * fails, when it takes the lines of a here-document for commands.
 */
function isTwice(source: string, at: number): boolean {
  return source.startsWith('((', at);
}

const notArithmetic = '`((` begins something other than arithmetic: put a space between the parentheses';

/** The parser takes `-v<(x)` for two words; for bash it is one. */
function isGlued(source: string, node: { readonly pos: number; readonly end: number }): boolean {
  return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? ' ') || /[^\s;&|()<>]/.test(source[node.end] ?? ' ');
}

const introducer = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;

/** A `#` that begins a word makes a comment of the rest of its line, unless a word stands in there. */
function findComments(survey: Survey): void {
  const { source } = survey;
  for (let at = source.indexOf('#'); at >= 0; at = source.indexOf('#', at + 1)) {
    if (isMarkedAs(survey, at, wordMark | commentMark) || (at > 0 && !/[\s;&|()]/.test(source[at - 1] ?? ''))) continue;
    const newline = source.indexOf('\n', at);
    const end = newline < 0 ? source.length : newline;
    let clear = true;
    for (let i = at; i < end && clear; i += 1) clear = !isMarkedAs(survey, i, wordMark);
    if (clear) markRange(survey, commentMark, { pos: at, end });
  }
}

function findStray(survey: Survey): string | null {
  if (!/[$`<>]|\\\n/.test(survey.source)) return null;
  for (const match of survey.source.matchAll(introducer)) {
    const at = match.index;
    const plain = survey.starts.has(at) && !match[0].includes('\\\n');
    if (plain || isMarkedAs(survey, at, inertMark | elsewhereMark | commentMark) || isEscaped(survey, at)) continue;
    // Bash makes no process substitution in double quotes.
    if (/^[<>]\($/.test(match[0]) && isMarkedAs(survey, at, quotedText)) continue;
    if (match[0].startsWith('>(') || match[0].startsWith('<('))
      return 'it is not clear whether a bracket begins a substitution';
    return 'it is not clear where a substitution begins';
  }
  return null;
}

/** A backslash takes the meaning from `$` and the backquote everywhere but in single quotes. */
function isEscaped(survey: Survey, at: number): boolean {
  if (!isMarkedAs(survey, at, wordMark) || /[<>|&;()]/.test(survey.source[at] ?? '')) return false;
  let backslashes = 0;
  while (survey.source[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

/** Quoted text may hold any letters: it is data, and paths in it are compared folded. */
function findDeceptive(survey: Survey): string | null {
  if (isPlain(survey.source)) return null;
  for (const match of survey.source.matchAll(/[^\n\t -~]+/gu)) {
    if (isMarkedAs(survey, match.index, quotedMark | inertMark | commentMark)) continue;
    if (isDeceptiveText(match[0])) return 'a character outside quotes is invisible or looks like another one';
  }
  return null;
}
