import type * as z from 'zod/mini';
import { nearest } from '../errors.js';
import { formatCount } from '../format-number.js';
import type { JsonSchema } from '../messages/types.js';
import { shorten } from '../text.js';

/** Names in other products whose values mean something else here, so that they cannot simply be renamed. */
const otherNames: Readonly<Record<string, string>> = {
  end_line: 'limit',
};

type Issue = z.core.$ZodIssue;

/** One line per problem of an input, with what the model should change. */
export function describeProblems(issues: readonly Issue[], input: unknown, schema: JsonSchema): readonly string[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
    const name = path === '' ? 'the input' : JSON.stringify(path.replace(/^\./, ''));
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(schema, issue.path);
      const where = path === '' ? '' : ` in ${name}`;
      return issue.keys.map((key) => unknownKey(key, known, where));
    }
    return [`${name} ${expectation(issue)}${found(issue, valueAt(input, issue.path))}`];
  });
}

function unknownKey(key: string, known: readonly string[], where: string): string {
  // The model chooses the key: only own properties count, not `constructor`.
  const other = Object.hasOwn(otherNames, key) ? otherNames[key] : undefined;
  const suggestion = other !== undefined && known.includes(other) ? other : nearest(key, known);
  const hint = suggestion === undefined ? '' : `; use ${JSON.stringify(suggestion)}`;
  return `unknown parameter ${JSON.stringify(key)}${where}${hint} (parameters: ${known.join(', ')})`;
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `must have at least ${formatCount(Number(issue.minimum), 'item')}`;
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${String(issue.minimum)}`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`;
    default:
      return `is invalid (${issue.message})`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function found(issue: Issue, value: unknown): string {
  if (value === undefined) return ', but is missing';
  if (issue.code === 'too_small' && issue.origin === 'string') return '';
  if (value === null) return ', found null (leave it out instead)';
  const json = JSON.stringify(value);
  return `, found ${shorten(json, 80)}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    input,
  );
}

function keysAt(schema: JsonSchema, path: readonly PropertyKey[]): readonly string[] {
  let node: unknown = schema;
  for (const step of path) node = valueAt(node, typeof step === 'number' ? ['items'] : ['properties', step]);
  const properties = valueAt(node, ['properties']);
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}
