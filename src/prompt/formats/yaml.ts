import type { Document, Node } from 'yaml';
import { type Diagnostic, UserError } from '../../errors.js';
import { type DiagnosticText, diagnosticInFile, offsetAt, positionAt } from '../position.js';
import type { Position } from '../types.js';
import { documentValue, type Reviver } from './document-value.js';
import { nameOfType } from './value.js';
import { maxNesting, nestsTooDeep } from './yaml-bounds.js';

const maxLength = 1_000_000;

export type YamlPath = readonly (string | number)[];

export interface YamlFile {
  readonly value: Readonly<Record<string, unknown>>;
  /** A diagnostic at the value of a path, or at its nearest parent; `at`: at this offset of a text value, if known. */
  diagnostic(path: YamlPath, diagnosticText: Omit<DiagnosticText, 'code'>, at?: number | null): Diagnostic;
  /** The start of each line of a text value in the file; `null` if escapes or folding make it unknown. */
  linesOf(path: YamlPath): readonly Position[] | null;
}

/** Rejects with UserError `prompt-syntax`. @param reviver gets whole numbers as bigint; else large ones are rounded */
export async function readYamlFile(source: string, text: string, reviver?: Reviver): Promise<YamlFile> {
  const diagnostic = (offset: number, what: string): Diagnostic =>
    diagnosticInFile(source, text, offset, {
      code: 'prompt-syntax',
      message: what,
      hint: 'correct the YAML at the caret',
    });
  if (text.length > maxLength) throw new UserError(diagnostic(0, `the file is longer than ${maxLength} characters`));
  if (nestsTooDeep(text)) throw new UserError(diagnostic(0, `the file is nested deeper than ${maxNesting}`));
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { logLevel: 'error', intAsBigInt: reviver !== undefined });
  const problem = (offset: number, reason: string) => diagnostic(offset, `the file is not valid YAML: ${reason}`);
  const value = documentValue(document, text, problem, reviver);
  if (!isMapping(value)) {
    throw new UserError(diagnostic(0, `the file must be a mapping (\`name: value\`), but is ${nameOfType(value)}`));
  }
  return {
    value,
    diagnostic: (path, diagnosticText, at = null) => {
      const node = nodeAt(document, path);
      const offset = (at === null ? null : offsetIn(text, node, at)) ?? node?.range?.[0] ?? 0;
      return diagnosticInFile(source, text, offset, { code: 'prompt-syntax', ...diagnosticText });
    },
    linesOf: (path) => linesOf(text, nodeAt(document, path)),
  };
}

export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function nodeAt(document: Document, path: YamlPath): Node | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node) return node as Node;
  }
  return undefined;
}

function linesOf(text: string, node: Node | undefined): readonly Position[] | null {
  if (node === undefined || !('value' in node) || typeof node.value !== 'string') return null;
  const [start] = node.range ?? [0];
  const lines = node.value.split('\n');
  const type = 'type' in node ? node.type : undefined;
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') return linesOfBlock(text, start, lines);
  const textStart = start + (type === 'PLAIN' ? 0 : 1);
  return lines.length === 1 && text.startsWith(node.value, textStart) ? [positionAt(text, textStart)] : null;
}

/** Where an offset of a text value is in the file; `null` if unknown. */
function offsetIn(text: string, node: Node | undefined, at: number): number | null {
  if (node === undefined || !('value' in node) || typeof node.value !== 'string') return null;
  const { line, column } = positionAt(node.value, at);
  const start = linesOf(text, node)?.[line - 1];
  return start === undefined ? null : offsetAt(text, { line: start.line, column: start.column + column - 1 });
}

/** Every line of a block has the same indentation in the file. */
function linesOfBlock(text: string, start: number, lines: readonly string[]): readonly Position[] | null {
  const firstLine = positionAt(text, start).line + 1;
  const inFile = text.split('\n').slice(firstLine - 1, firstLine - 1 + lines.length);
  const filled = lines.findIndex((line) => line.trim() !== '');
  const indent = filled < 0 ? 0 : (inFile[filled] ?? '').length - (lines[filled] ?? '').length;
  const fits = lines.every((line, index) => line === '' || inFile[index]?.slice(indent) === line);
  return fits ? lines.map((_, index) => ({ line: firstLine + index, column: indent + 1 })) : null;
}
