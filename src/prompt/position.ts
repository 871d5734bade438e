import type { Diagnostic, DiagnosticCode } from '../errors.js';
import { columnsOf, shorten } from '../text.js';
import type { Position, PromptSpec } from './types.js';

const frameWidth = 100;

/** Control characters and direction marks, which would move the caret or hide text in a code frame. */
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Line and column of a UTF-16 offset in `text`, relative to the start position. */
export function positionAt(text: string, offset: number, start: Position = { line: 1, column: 1 }): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  if (lineStart === 0) return { line: start.line, column: start.column + offset };
  return { line: start.line + before.split('\n').length - 1, column: offset - lineStart + 1 };
}

/** After the line before, with a caret. Long lines are truncated; tabs and invisible characters are replaced. */
export function codeFrame(text: string, offset: number, firstLine = 1): string {
  const lines = text.split('\n');
  const { line, column } = positionAt(text, offset);
  const sliceStart = Math.max(0, column - Math.floor((frameWidth * 3) / 4));
  const width = String(firstLine + line - 1).length;
  const rows: string[] = [];
  for (let number = Math.max(1, line - 1); number <= line; number += 1) {
    const label = String(firstLine + number - 1).padStart(width);
    rows.push(
      `${label} | ${(lines[number - 1] ?? '')
        .slice(sliceStart, sliceStart + frameWidth)
        .replaceAll('\t', '→')
        .replace(invisible, '\ufffd')}`.trimEnd(),
    );
  }
  const before = (lines[line - 1] ?? '').slice(sliceStart, column - 1);
  rows.push(`${' '.repeat(width)} | ${' '.repeat(columnsOf(before))}^`);
  return rows.join('\n');
}

/** The offset of a line and column in `text`; the end of `text` if it is shorter. */
export function offsetAt(text: string, { line, column }: Position): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) return text.length;
    start = next + 1;
  }
  return Math.min(text.length, start + column - 1);
}

/** Maximum length in UTF-16 units of what a diagnostic quotes: a placeholder can be much longer. */
const longestWhat = 400;

export function shortened(text: string): string {
  return shorten(text, longestWhat);
}

export interface DiagnosticText {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

export function diagnosticInFile(
  source: string,
  text: string,
  offset: number,
  diagnosticText: DiagnosticText,
): Diagnostic {
  const { line, column } = positionAt(text, offset);
  return {
    ...diagnosticText,
    message: shortened(diagnosticText.message),
    location: `${source}:${line}:${column}`,
    found: codeFrame(text, offset),
  };
}

/** A diagnostic at an offset of a template body; located in the file if the body's position in the file is known. */
export function diagnosticInBody(spec: PromptSpec, offset: number, diagnosticText: DiagnosticText): Diagnostic {
  const { line } = positionAt(spec.body, offset);
  const firstLine = (positionInFile(spec, offset)?.line ?? line) - line + 1;
  return {
    ...diagnosticText,
    message: shortened(diagnosticText.message),
    hint: shortened(diagnosticText.hint),
    location: locationInBody(spec, offset),
    found: codeFrame(spec.body, offset, firstLine),
  };
}

/** `file:line:column` of an offset in a body, or `file, prompt 1:2` if only the position in the body is known. */
export function locationInBody(spec: PromptSpec, offset: number): string {
  const inFile = positionInFile(spec, offset);
  const { line, column } = inFile ?? positionAt(spec.body, offset);
  return `${spec.source}${inFile === null ? ', prompt ' : ':'}${line}:${column}`;
}

function positionInFile({ body, bodyAt }: PromptSpec, offset: number): Position | null {
  if (bodyAt === null) return null;
  if ('line' in bodyAt) return positionAt(body, offset, bodyAt);
  const { line, column } = positionAt(body, offset);
  const start = bodyAt[line - 1];
  return start === undefined ? null : { line: start.line, column: start.column + column - 1 };
}
