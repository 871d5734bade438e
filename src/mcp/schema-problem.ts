import { isRecord } from '../parsed-json.js';

const types: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']);
const ofSchemas = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
const ofOne = 'additionalProperties propertyNames contains not if then else unevaluatedProperties'.split(' ');
const ofMany = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const maxDepth = 40;

/**
 * Where a schema breaks the metaschema so that its meaning is lost, as a clause, or `null`: a provider refuses the
 * request. Conversion leaves out what only older drafts allow, such as `required: true`.
 */
export function schemaProblem(schema: unknown): string | null {
  return problemAt(schema, '', 0);
}

function problemAt(schema: unknown, at: string, depth: number): string | null {
  if (typeof schema === 'boolean' || depth > maxDepth) return null;
  const place = at === '' ? 'its schema' : `its schema at ${at.slice(0, 100)}`;
  if (!isRecord(schema)) return `${place} is not a schema`;
  const { type, items, $ref } = schema;
  if (type !== undefined && !isType(type)) return `${place} has the unknown type ${JSON.stringify(type).slice(0, 50)}`;
  if ($ref !== undefined && typeof $ref !== 'string') return `${place} has a $ref that is not text`;
  const below = (value: unknown, key: string) => problemAt(value, `${at}/${key}`, depth + 1);
  for (const key of ofSchemas) {
    const schemas = schema[key];
    if (schemas === undefined || schemas === null) continue;
    if (!isRecord(schemas)) return `${place} has ${key} that are not a mapping`;
    const problem = first(Object.entries(schemas).map(([name, value]) => below(value, `${key}/${name}`)));
    if (problem !== null) return problem;
  }
  const single = ofOne.filter((key) => isRecord(schema[key]) || Array.isArray(schema[key]));
  const many = ofMany.filter((key) => Array.isArray(schema[key]));
  return first([
    ...single.map((key) => below(schema[key], key)),
    ...many.flatMap((key) =>
      (schema[key] as readonly unknown[]).map((one, index) => below(one, `${key}/${String(index)}`)),
    ),
    ...(Array.isArray(items) ? items : items === undefined || items === null ? [] : [items]).map((one) =>
      below(one, 'items'),
    ),
  ]);
}

function first(problems: readonly (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null;
}

/** `any` and a list of types in a text are of older drafts: they are read as any value. */
function isType(type: unknown): boolean {
  return Array.isArray(type) ? type.every((one) => types.has(one)) : types.has(type) || type === 'any';
}
