import { type Diagnostic, nearest, rethrowUnless, UserError } from '../../errors.js';
import { diagnosticInFile, offsetAt, positionAt } from '../position.js';
import type { Position, PromptSpec } from '../types.js';
import { plainSpec } from './spec.js';
import { requireBody } from './text.js';
import { linesWithEscapes } from './toml-lines.js';
import { nameOfType } from './value.js';

const knownKeys = ['prompt', 'description'] as const;

/** `prompt` is required; a notice names unknown keys. Throws UserError: `prompt-syntax`, `prompt-missing`. */
export async function parseToml(source: string, text: string): Promise<PromptSpec> {
  const table = await parseTable(source, text);
  const diagnostics: Diagnostic[] = [];
  const prompt = readString(table, 'prompt', { source, text, diagnostics });
  const description = readString(table, 'description', { source, text, diagnostics });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  if (prompt === null) {
    throw new UserError(promptMissing(source, text, [...table.keys()]));
  }
  requireBody(source, prompt);
  const unknown = [...table.keys()].filter((key) => !(knownKeys as readonly string[]).includes(key));
  return {
    ...plainSpec('toml', source, prompt),
    description,
    bodyAt: whereVerbatim(text, prompt) ?? linesWithEscapes(text, prompt),
    notices: unknown.map((key) => `${source}: the key ${JSON.stringify(key)} has no effect in a TOML command`),
  };
}

/** A key that resembles `prompt` is probably a typo. */
function promptMissing(source: string, text: string, keys: readonly string[]): Diagnostic {
  const mistyped = keys.find((key) => key !== 'description' && nearest(key, ['prompt']) !== undefined);
  if (mistyped === undefined) {
    return {
      code: 'prompt-missing',
      message: 'the command has no prompt',
      location: source,
      hint: 'put `prompt = """…"""` before any [table], at the top of the file',
    };
  }
  return diagnosticInFile(source, text, offsetOfKey(text, mistyped), {
    code: 'prompt-missing',
    message: `the command has no prompt, and the key ${JSON.stringify(mistyped)} is unknown`,
    hint: `write \`prompt\` instead of \`${mistyped}\``,
  });
}

function offsetOfKey(text: string, key: string): number {
  const at = text.split('\n').findIndex((line) => line.trimStart().replace(/^["']/, '').startsWith(key));
  return at < 0 ? 0 : text.split('\n').slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
}

async function parseTable(source: string, text: string): Promise<ReadonlyMap<string, unknown>> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return new Map<string, unknown>(Object.entries(parse(text)));
  } catch (error) {
    rethrowUnless(error, TomlError);
    const reason = (error.message.split('\n')[0] ?? '').replace('Invalid TOML document: ', '');
    const diagnostic = diagnosticInFile(source, text, offsetAt(text, error), {
      code: 'prompt-syntax',
      message: `the file is not valid TOML: ${reason}`,
      hint: hintsByKey.find(([pattern]) => pattern.test(reason))?.[1] ?? 'correct the TOML at the caret',
    });
    throw new UserError(diagnostic, { cause: error });
  }
}

/** Hints for common TOML mistakes, by the library's error message. */
const hintsByKey: readonly (readonly [RegExp, string])[] = [
  [
    /escape/,
    "write \\\\ for a backslash, or put the text between three single quotes ('''), in which a backslash is literal",
  ],
  [/control characters/, 'put text with several lines between three quotes (""")'],
  [/end-of-line/, `a quote ends the text here: put it between three quotes that it does not contain, """ or '''`],
  [
    /illegal character in key/,
    'every line must be `key = "value"` or a comment; put text with several lines between three quotes (""")',
  ],
  [/unfinished string/, 'end the text with the same quotes that it begins with'],
  [/invalid value/, 'put text between quotes'],
];

function readString(
  table: ReadonlyMap<string, unknown>,
  key: (typeof knownKeys)[number],
  { source, text, diagnostics }: { readonly source: string; readonly text: string; readonly diagnostics: Diagnostic[] },
): string | null {
  const value = table.get(key);
  if (value === undefined) return null;
  if (typeof value === 'string') return value;
  diagnostics.push(
    diagnosticInFile(source, text, Math.max(0, text.search(new RegExp(`^[ \\t]*["']?${key}["']?[ \\t]*[=.]`, 'm'))), {
      code: 'prompt-syntax',
      message: `\`${key}\` must be a string, but is ${nameOfType(value)}`,
      hint: `write \`${key} = "…"\``,
    }),
  );
  return null;
}

/** The position of a prompt without escapes, which is in the file verbatim. */
function whereVerbatim(text: string, body: string): Position | null {
  const start = text.indexOf(body);
  return start >= 0 && start === text.lastIndexOf(body) ? positionAt(text, start) : null;
}
