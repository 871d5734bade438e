import type { Document, Pair } from 'yaml';
import { type Diagnostic, UserError } from '../../errors.js';
import { type DiagnosticText, diagnosticInFile, offsetAt, positionAt } from '../position.js';
import { documentValue } from './document-value.js';
import { quotePlainLines, readPlainLines, restrictsNothing } from './plain-lines.js';
import { nameOfType } from './value.js';
import { maxNesting, nestsTooDeep } from './yaml-bounds.js';

const maxLength = 65_536;
const firstLine = /^---[ \t]*\n/;
const lastLine = /^---[ \t]*(?:\n|$)/m;
const looksLikeKey = /^[A-Za-z_][\w-]*[ \t]*:/;

export interface Frontmatter {
  readonly fields: ReadonlyMap<string, unknown>;
  /** A diagnostic at the key of a field, or at a part of its value as written. */
  diagnostic(key: string, diagnosticText: DiagnosticText, piece?: string): Diagnostic;
  /** Keys of the lines that are not valid YAML and were read as plain text. */
  readonly plainLines: readonly string[];
  /** Offset in the file after the closing line. */
  readonly end: number;
}

/**
 * LF line endings. `null` if the first line is not `---`, or a thematic break that nothing closes. Invalid YAML is
 * parsed again with quotes around values, then, with `isLenient`, line by line. Rejects with UserError `prompt-syntax`.
 */
export async function readFrontmatter(source: string, text: string, isLenient = false): Promise<Frontmatter | null> {
  const opening = firstLine.exec(text);
  if (opening === null) return null;
  const start = opening[0].length;
  const closing = lastLine.exec(text.slice(start));
  if (closing === null) {
    if (!looksLikeKey.test(text.slice(start))) return null;
    throw new UserError(
      diagnosticInFile(source, text, 0, {
        code: 'prompt-syntax',
        message: 'the frontmatter is not closed',
        hint: 'add a line `---` after its last field',
      }),
    );
  }
  const yaml = text.slice(start, start + closing.index);
  const { fields, offsets, plainLines } = await parseFields(source, text, { yaml, start, isLenient });
  const end = start + closing.index + closing[0].length;
  return {
    fields,
    plainLines,
    diagnostic(key, diagnosticText, piece = '') {
      const atKey = offsets.get(key) ?? 0;
      const atPiece = text.slice(0, end).indexOf(piece, atKey);
      return diagnosticInFile(source, text, Math.max(atKey, atPiece), diagnosticText);
    },
    end,
  };
}

/** After blank lines, a comment or a code fence. No product reads it, although its author expects that. */
export function strayFields(text: string): readonly string[] {
  const start = behindComments(text);
  const block = /---[ \t]*\n((?:[^\n]*\n)*?)---[ \t]*(?:\n|$)/y;
  block.lastIndex = start;
  const lines = start === 0 ? [] : (block.exec(text)?.[1] ?? '').split('\n');
  return lines.flatMap((line) => /^([A-Za-z_][\w-]*)[ \t]*:/.exec(line)?.[1] ?? []);
}

function behindComments(text: string): number {
  const skipped = /\s+|`{3,}[^\n`]*\n/y;
  for (let at = 0; ; ) {
    const comment = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
    skipped.lastIndex = at;
    if (comment >= 0) at = comment + 3;
    else if (skipped.test(text)) at = skipped.lastIndex;
    else return at;
  }
}

async function parseFields(
  source: string,
  text: string,
  { yaml, start, isLenient }: { readonly yaml: string; readonly start: number; readonly isLenient: boolean },
) {
  const diagnostic = (offset: number, what: string): Diagnostic =>
    diagnosticInFile(source, text, start + offset, {
      code: 'prompt-syntax',
      message: `the frontmatter is not valid: ${what}`,
      hint: 'correct the YAML at the caret',
    });
  if (yaml.length > maxLength) throw new UserError(diagnostic(0, `it is longer than ${maxLength} characters`));
  if (nestsTooDeep(yaml)) throw new UserError(diagnostic(0, `it is nested deeper than ${maxNesting}`));
  const { isMap, isScalar, parseDocument } = await import('yaml');
  const { readable, document, plainLines } = parseLeniently(yaml, (text) => parseDocument(text, { logLevel: 'error' }));
  if (isLenient && document.errors.length > 0 && restrictsNothing(yaml)) {
    const lines = readPlainLines(yaml);
    const offsets = new Map([...lines].map(([key, { offset }]) => [key, start + offset] as const));
    const fields: ReadonlyMap<string, unknown> = new Map([...lines].map(([key, { value }]) => [key, value] as const));
    return { fields, offsets, plainLines: [...lines.keys()] };
  }
  const values = documentValue(document, yaml, diagnostic) ?? {};
  if (typeof values !== 'object' || Array.isArray(values)) {
    const what = `it must contain fields (\`name: value\`), but is ${nameOfType(values)}`;
    throw new UserError(diagnostic(0, what));
  }
  const items: readonly Pair[] = isMap(document.contents) ? document.contents.items : [];
  const offsets = items.map(({ key }): [string, number] =>
    isScalar(key)
      ? [String(key.value), start + offsetAt(yaml, positionAt(readable, key.range?.[0] ?? 0))]
      : ['', start],
  );
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(values));
  const offsetsByKey: ReadonlyMap<string, number> = new Map(offsets);
  return { fields, offsets: offsetsByKey, plainLines };
}

/** A glob where YAML expects an alias, without any anchor: `paths: *.ts`. */
const looseStar = /^[ \t]*(?:[\w-]+:|-)[ \t]+\*/m;

/** The result of the second attempt is used only if it has no errors; otherwise the first attempt's errors are reported. */
function parseLeniently(yaml: string, parse: (text: string) => Document) {
  const readable = quoteHints(yaml);
  const document = parse(readable);
  const isLoose = looseStar.test(readable) && !/[ \t]&\w/.test(readable);
  if (document.errors.length === 0 && !isLoose) return { readable, document, plainLines: [] };
  const quoted = quotePlainLines(readable);
  const again = parse(quoted.yaml);
  if (again.errors.length > 0) return { readable, document, plainLines: [] };
  return { readable: quoted.yaml, document: again, plainLines: quoted.keys };
}

/** `argument-hint: [pr] [depth]` is common but invalid YAML. Quoting does not move what precedes the value on its line. */
function quoteHints(yaml: string): string {
  return yaml.replace(
    /^(argument-hint:[ \t]*)(\[.*\]|\{.*\})[ \t]*$/m,
    (_line, key: string, hint: string) => `${key}${JSON.stringify(hint)}`,
  );
}
