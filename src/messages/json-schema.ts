import type { JsonSchema } from './types.js';

/** What is wrong with a schema, and where: a JSON pointer into it, empty for the whole. */
export interface SchemaProblem {
  readonly pointer: string;
  readonly what: string;
}

/** More of them help nobody to mend a schema. */
const maxProblems = 20;

/** Deeper schemas would bring down whoever walks them. */
const deepest = 64;

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

/** Keywords whose value is a schema, a list of schemas, or a mapping of names to schemas. */
const one = new Set([
  ...['additionalItems', 'unevaluatedItems', 'contains', 'additionalProperties', 'unevaluatedProperties'],
  ...['propertyNames', 'not', 'if', 'then', 'else'],
]);
const list = new Set(['prefixItems', 'allOf', 'anyOf', 'oneOf']);
const mapping = new Set(['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas']);

const whole = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']);
const numbers = new Set(['minimum', 'maximum', 'multipleOf']);

/**
 * Why a value cannot be used as a JSON Schema; empty where it can. Values that a keyword does not take, patterns that
 * are no regular expressions, and references that lead nowhere or out of the schema: nothing is ever fetched.
 */
export function schemaProblems(schema: unknown): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  visit(schema, '', { root: schema, problems, depth: 0 });
  return problems.slice(0, maxProblems);
}

interface Walk {
  readonly root: unknown;
  readonly problems: SchemaProblem[];
  readonly depth: number;
}

function visit(schema: unknown, pointer: string, walk: Walk): void {
  const add = (what: string, at = pointer) => walk.problems.push({ pointer: at, what });
  if (typeof schema === 'boolean' && pointer !== '') return;
  if (!isRecord(schema)) return void add(`a schema is an object, and this is ${kindOf(schema)}`);
  if (walk.depth >= deepest) return void add(`it is nested deeper than ${deepest} levels`);
  const deeper = { ...walk, depth: walk.depth + 1 };
  for (const [key, value] of Object.entries(schema)) {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const items = key === 'items' && Array.isArray(value);
    if (one.has(key) || (key === 'items' && !items)) {
      visit(value, at, deeper);
    } else if (list.has(key) || items) {
      if (!Array.isArray(value) || value.length === 0) add(`${key} is a list of schemas`, at);
      else value.forEach((item, index) => visit(item, `${at}/${index}`, deeper));
    } else if (mapping.has(key)) {
      if (isRecord(value)) visitMapping(value, at, { key, walk: deeper });
      else add(`${key} is a mapping of names to schemas`, at);
    } else {
      const what = valueProblem(key, value, walk.root);
      if (what !== null) add(what, at);
    }
  }
}

function visitMapping(
  schemas: Readonly<Record<string, unknown>>,
  pointer: string,
  { key, walk }: { readonly key: string; readonly walk: Walk },
): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const bad = key === 'patternProperties' ? patternProblem(name) : null;
    if (bad !== null) walk.problems.push({ pointer: at, what: bad });
    visit(schema, at, walk);
  }
}

/** The keywords that hold no schema. Those that are not known have no effect, as the specification wants it. */
function valueProblem(key: string, value: unknown, root: unknown): string | null {
  if (whole.has(key))
    return Number.isInteger(value) && Number(value) >= 0 ? null : `${key} is a whole number, 0 or more`;
  if (numbers.has(key)) return typeof value === 'number' ? null : `${key} is a number`;
  switch (key) {
    case 'type':
      return isType(value) ? null : `type is one of ${types.join(', ')}, or a list of them`;
    case 'required':
      return isTexts(value) ? null : 'required is a list of property names';
    case 'enum':
      return Array.isArray(value) && value.length > 0 ? null : 'enum is a list of at least one value';
    case 'pattern':
      return patternProblem(value);
    case '$ref':
      return referenceProblem(value, root);
    case '$dynamicRef':
      return '$dynamicRef is not supported; use $ref';
    default:
      return null;
  }
}

function isType(value: unknown): boolean {
  const all = Array.isArray(value) ? (value as unknown[]) : [value];
  return all.length > 0 && all.every((name) => typeof name === 'string' && types.includes(name));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function patternProblem(value: unknown): string | null {
  if (typeof value !== 'string') return 'pattern is text';
  try {
    new RegExp(value, 'u');
    return null;
  } catch {
    return `${JSON.stringify(value)} is no regular expression`;
  }
}

function referenceProblem(value: unknown, root: unknown): string | null {
  if (typeof value !== 'string') return '$ref is text';
  if (!value.startsWith('#')) return `$ref may only point into this schema (#/…), and nothing is fetched`;
  return pointsIntoSchema(value.slice(1), root) ? null : `$ref points to ${value}, which is not there`;
}

function pointsIntoSchema(fragment: string, root: unknown): boolean {
  if (fragment === '') return true;
  if (!fragment.startsWith('/')) return hasAnchor(root, fragment);
  let node = root;
  for (const step of fragment.slice(1).split('/')) {
    const key = decoded(step).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  return isRecord(node) || typeof node === 'boolean';
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function hasAnchor(node: unknown, anchor: string, depth = 0): boolean {
  if (typeof node !== 'object' || node === null || depth > deepest * 2) return false;
  if ('$anchor' in node && node.$anchor === anchor) return true;
  return Object.values(node).some((value) => hasAnchor(value, anchor, depth + 1));
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
