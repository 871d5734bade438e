import { messageOf } from '../errors.js';
import { isDeeper } from './depth.js';
import { valuesIn } from './json-in-text.js';
import type { JsonSchema } from './types.js';

/** The parsed answer, or why it does not match, one line per problem, for the model and the report. */
export type CheckedAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly string[] };

export type AnswerCheck = (text: string) => Promise<CheckedAnswer>;

/** More problems would not help a model to correct its answer. */
const maxProblems = 10;

/** Legitimate answers are not nested deeper. */
const maxDepth = 64;

/**
 * By a valid schema (`schemaProblems`). Text around is accepted if one value matches: the only fenced one, or the only
 * object or list. `isWhole`: no other text is accepted.
 */
export function answerCheck(schema: JsonSchema, { isWhole = false }: { readonly isWhole?: boolean } = {}): AnswerCheck {
  return async (text) => {
    const read = readJson(text);
    const checked = 'problem' in read ? null : await checkValue(read.value, schema);
    if (checked?.ok === true) return checked;
    const matching: unknown[] = [];
    for (const value of 'problem' in read && !isWhole ? valuesIn(text) : []) {
      if ((await checkValue(value, schema)).ok) matching.push(value);
    }
    if (matching.length === 1) return { ok: true, value: matching[0] };
    return checked ?? { ok: false, problems: ['problem' in read ? read.problem : ''] };
  };
}

async function checkValue(value: unknown, schema: JsonSchema): Promise<CheckedAnswer> {
  if (isDeeper(value, maxDepth)) return { ok: false, problems: [`nested deeper than ${maxDepth} levels`] };
  const problems = await problemsOf(value, schema);
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

function readJson(text: string): { readonly value: unknown } | { readonly problem: string } {
  const trimmed = text.trim();
  const fenced = /^(`{3,}|~{3,})[a-zA-Z]*[ \t]*\n([\s\S]*?)\n?\1$/.exec(trimmed)?.[2];
  try {
    return { value: JSON.parse(fenced ?? trimmed) as unknown };
  } catch (error) {
    return { problem: `invalid JSON: ${messageOf(error)}` };
  }
}

async function problemsOf(value: unknown, schema: JsonSchema): Promise<readonly string[]> {
  const { Validator } = await import('@cfworker/json-schema');
  try {
    // The validator modifies the schema that it gets.
    const { errors } = new Validator(structuredClone(schema), draftOf(schema), false).validate(value);
    const specific = errors.filter(({ keyword }) => !containerKeywords.has(keyword));
    const lines = (specific.length > 0 ? specific : errors).map(
      ({ instanceLocation, error }) => `${instanceLocation.slice(1) || 'the answer'}: ${error}`,
    );
    return lines.length > maxProblems
      ? [...lines.slice(0, maxProblems), `… and ${lines.length - maxProblems} more`]
      : lines;
  } catch (error) {
    // Circular references are only found during validation.
    return [`the schema cannot be applied: ${messageOf(error)}`];
  }
}

/** Keywords whose errors only report that something nested does not match. */
const containerKeywords: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'items', 'prefixItems', 'additionalItems', 'allOf', '$ref', 'if', 'false'],
]);

function draftOf({ $schema }: JsonSchema): '4' | '7' | '2019-09' | '2020-12' {
  const name = typeof $schema === 'string' ? $schema : '';
  if (name.includes('draft-04')) return '4';
  if (/draft-0[67]/.test(name)) return '7';
  return name.includes('2019-09') ? '2019-09' : '2020-12';
}
