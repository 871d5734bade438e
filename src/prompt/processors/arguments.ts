import { type Diagnostic, UserError } from '../../errors.js';
import { diagnosticInBody } from '../position.js';
import { findInCommand } from '../template.js';
import type { PromptSpec, RenderedPart, TemplateSegment } from '../types.js';
import { printedVariable } from './echo.js';
import { quotedPlaceholders } from './placement.js';
import type { Values } from './values.js';

/** One bash word with exactly this text, which may be empty. The only character it cannot represent is NUL. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export interface ResolvedCommand {
  readonly segment: TemplateSegment;
  readonly command: string;
}

/**
 * Not empty, and more than printing a variable; values are quoted words. Rejects with UserError `placeholder-quoted`,
 * one diagnostic for each placeholder where quotes have no effect.
 */
export async function resolveCommands(
  spec: PromptSpec,
  segments: readonly TemplateSegment[],
  values: Values,
): Promise<ResolvedCommand[]> {
  const diagnostics: Diagnostic[] = [];
  const commands: ResolvedCommand[] = [];
  for (const segment of segments) {
    if (segment.kind !== 'shell' || segment.content === '' || printedVariable(spec, segment) !== null) continue;
    const { pieces, quoted } = takeApart(spec, segment, values);
    const misplaced = quoted.length === 0 ? [] : await quotedPlaceholders(pieces);
    for (const { index, inside } of misplaced) {
      const placeholder = quoted[index];
      if (placeholder !== undefined) diagnostics.push(quotedDiagnostic(spec, placeholder, inside));
    }
    commands.push({ segment, command: pieces.map((piece, index) => piece + (quoted[index]?.word ?? '')).join('') });
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return commands;
}

interface Quoted {
  readonly source: string;
  readonly offset: number;
  /** The inserted value, quoted. */
  readonly word: string;
}

/** The author's pieces of a command, and the placeholders between them. */
function takeApart(spec: PromptSpec, { start, source, content }: TemplateSegment, values: Values) {
  const contentStart = start + Math.max(0, source.indexOf(content, source.startsWith('```') ? 4 : 2));
  const pieces: string[] = [];
  const quoted: Quoted[] = [];
  let piece = '';
  let end = 0;
  for (const token of findInCommand(spec, content)) {
    piece += content.slice(end, token.start);
    end = token.end;
    const plain = token.kind === 'escape' ? token.content : plainBuiltin(token, values);
    if (plain !== null) {
      piece += plain;
      continue;
    }
    pieces.push(piece);
    piece = '';
    const value = token.kind === 'escape' ? '' : (values.of(token.kind, token.content) ?? '');
    const offset = contentStart + token.start;
    quoted.push({ source: content.slice(token.start, end), offset, word: shellQuote(value) });
  }
  return { pieces: [...pieces, piece + content.slice(end)], quoted };
}

/** Paths are commonly written inside quotes; without special characters they mean the same everywhere. */
function plainBuiltin(
  { kind, content }: { readonly kind: string; readonly content: string },
  values: Values,
): string | null {
  if (kind !== 'variable') return null;
  const builtin = values.builtin(content);
  if (builtin !== null && /^[\w./-]+$/.test(builtin) && !builtin.startsWith('-')) return builtin;
  const variable = values.of('variable', content);
  // A missing directory is reported as such; its value may be in quotes.
  if (variable === null && /_(?:ROOT|DIR)$/.test(content)) return '';
  return variable !== null && /^\/[\w./-]+$/.test(variable) ? variable : null;
}

function quotedDiagnostic(spec: PromptSpec, { source, offset }: Quoted, inside: string): Diagnostic {
  const meant = spec.format === 'claude' ? `; to pass ${source} itself to the command, write \\${source}` : '';
  return diagnosticInBody(spec, offset, {
    code: 'placeholder-quoted',
    message: `${source} is inside ${inside} in a command`,
    hint: `write ${source} as an unquoted word of the command: the value is quoted when it is inserted${meant}`,
  });
}

/** Whether a placeholder of the template is replaced with at least a part of the arguments, which are not empty. */
export function takesArguments(spec: PromptSpec, segments: readonly TemplateSegment[], values: Values): boolean {
  const isFilled = ({ kind, content }: { readonly kind: string; readonly content: string }) =>
    kind === 'args' && (values.of(kind, content) ?? '') !== '';
  return segments.some(
    (segment) => isFilled(segment) || (segment.kind === 'shell' && findInCommand(spec, segment.content).some(isFilled)),
  );
}

export function appendedArguments(rendered: readonly RenderedPart[], invocation: string): RenderedPart {
  return { origin: 'args', part: { type: 'text', text: rendered.length === 0 ? invocation : `\n\n${invocation}` } };
}
