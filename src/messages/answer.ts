import { isDeeper } from './depth.js';
import type { JsonSchema } from './types.js';

/** The value that an answer holds, or what keeps it from fitting, one line each for the model and the report. */
export type CheckedAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

export type AnswerCheck = (text: string) => Promise<CheckedAnswer>;

/** More of them would not help a model to mend its answer. */
const maxDiagnostics = 10;

/** No honest answer nests deeper. */
const deepest = 64;

/**
 * Reads final texts as JSON and holds them against a schema without faults (`schemaProblems`). A text is taken that is
 * JSON, or one Markdown fence around JSON; words beside it are a fault, so that nothing a model adds is lost unseen.
 */
export function answerCheck(schema: JsonSchema): AnswerCheck {
  return async (text) => {
    const read = readJson(text);
    if ('problem' in read) return { ok: false, problems: [read.problem] };
    if (isDeeper(read.value, deepest)) return { ok: false, problems: [`it is nested deeper than ${deepest} levels`] };
    const problems = await problemsOf(read.value, schema);
    return problems.length === 0 ? { ok: true, value: read.value } : { ok: false, problems: problems };
  };
}

function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  const trimmed = text.trim();
  const fenced = /^(`{3,}|~{3,})[a-zA-Z]*[ \t]*\n([\s\S]*?)\n?\1$/.exec(trimmed)?.[2];
  try {
    return { value: JSON.parse(fenced ?? trimmed) as unknown };
  } catch (error) {
    return { problem: `it is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function problemsOf(value: unknown, schema: JsonSchema): Promise<readonly string[]> {
  const { Validator } = await import('@cfworker/json-schema');
  try {
    // The validator writes marks into the schema that it is given.
    const { errors } = new Validator(structuredClone(schema), draftOf(schema), false).validate(value);
    const telling = errors.filter(({ keyword }) => !outer.has(keyword));
    const lines = (telling.length > 0 ? telling : errors).map(
      ({ instanceLocation, error }) => `${instanceLocation.slice(1) || 'the whole'}: ${error}`,
    );
    return lines.length > maxDiagnostics
      ? [...lines.slice(0, maxDiagnostics), `… and ${lines.length - maxDiagnostics} more`]
      : lines;
  } catch (error) {
    // A reference that leads to itself shows only in use.
    return [`the schema cannot be applied: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Errors that only say that something further in does not fit. */
const outer: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'items', 'prefixItems', 'additionalItems', 'allOf', '$ref', 'if', 'false'],
]);

type Draft = '4' | '7' | '2019-09' | '2020-12';

function draftOf({ $schema }: JsonSchema): Draft {
  const name = typeof $schema === 'string' ? $schema : '';
  if (name.includes('draft-04')) return '4';
  if (/draft-0[67]/.test(name)) return '7';
  return name.includes('2019-09') ? '2019-09' : '2020-12';
}
