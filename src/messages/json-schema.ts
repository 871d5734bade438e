import { type OutputUnit, Validator } from '@cfworker/json-schema';
import { isRecord } from '../parsed-json.js';
import { percentDecoded } from '../text.js';
import { isDeeper } from './depth.js';
import metaSchema from './meta-schema.json' with { type: 'json' };
import type { JsonSchema } from './types.js';

/** A problem in a schema and its location: a JSON pointer into the schema, empty for the root. */
export interface SchemaProblem {
  readonly pointer: string;
  readonly what: string;
}

/** More problems would not help to fix a schema. */
const maxProblems = 20;

/** Deeper schemas could overflow the stack of a recursive walk. */
const maxDepth = 64;

/** Empty if valid. Invalid values, regular expressions, and references, broken or to outside: nothing is fetched. */
export function schemaProblems(schema: unknown): readonly SchemaProblem[] {
  if (!isRecord(schema)) return [{ pointer: '', what: `a schema must be an object, found ${kindOf(schema)}` }];
  if (isDeeper(schema, maxDepth)) return [{ pointer: '', what: `nested deeper than ${maxDepth} levels` }];
  const { errors } = new Validator(structuredClone(metaSchema), '7', false).validate(schema);
  const problems = errors.flatMap((error) => problemOf(error, schema));
  return (problems.length > 0 ? problems : referenceProblems(schema, schema, '')).slice(0, maxProblems);
}

/** Errors at a part of the meta-schema without a description only report that something nested does not match. */
function problemOf({ instanceLocation, keyword, keywordLocation }: OutputUnit, schema: JsonSchema): SchemaProblem[] {
  // The description of the part of the meta-schema to which this keyword belongs, found through its references.
  let node: unknown = metaSchema;
  for (const step of stepsOf(keywordLocation).slice(0, -1)) {
    node = valueAt(`/${step}`, node);
    if (step === '$ref' && typeof node === 'string') node = valueAt(node.slice(1), metaSchema);
  }
  const description = isRecord(node) && typeof node['description'] === 'string' ? node['description'] : null;
  if (description === null || containerKeywords.has(keyword)) return [];
  const steps = stepsOf(instanceLocation);
  const pointer = steps.map(pointerStep).join('');
  const key = steps.at(-1) ?? '';
  if (keyword === 'format') {
    const pattern = keywordLocation.includes('/propertyNames/') ? key : valueAt(pointer, schema);
    return [{ pointer, what: `${JSON.stringify(pattern)} is not a valid regular expression` }];
  }
  if (description.startsWith('a schema'))
    return [{ pointer, what: `${description}, found ${kindOf(valueAt(pointer, schema))}` }];
  return [{ pointer, what: description.startsWith('$') ? description : `${key} must be ${description}` }];
}

/** Keywords whose errors repeat those of the values in a list or mapping. */
const containerKeywords: ReadonlySet<string> = new Set(['properties', 'items', 'additionalProperties']);

const dataKeywords: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords whose value maps names to schemas: a name is not a keyword. */
const mapKeywords: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'properties', 'patternProperties', 'dependentSchemas'],
]);

function referenceProblems(node: unknown, root: JsonSchema, pointer: string, isMap = false): readonly SchemaProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): readonly SchemaProblem[] => {
    const at = `${pointer}${pointerStep(key)}`;
    if (!isMap && key === '$ref') return referenceProblem(String(value), root).map((what) => ({ pointer: at, what }));
    if (!isMap && dataKeywords.has(key)) return [];
    return referenceProblems(value, root, at, !isMap && mapKeywords.has(key));
  });
}

function referenceProblem(reference: string, root: JsonSchema): readonly string[] {
  if (!reference.startsWith('#')) return ['$ref can only point into this schema (#/…); nothing is fetched'];
  const fragment = reference.slice(1);
  const target = fragment.startsWith('/') ? valueAt(fragment, root) : null;
  const exists = fragment === '' || isRecord(target) || typeof target === 'boolean' || hasAnchor(root, fragment);
  return exists ? [] : [`$ref points to ${reference}, which does not exist`];
}

function valueAt(pointer: string, root: unknown): unknown {
  return stepsOf(pointer).reduce(
    (node, step) =>
      typeof node === 'object' && node !== null && Object.hasOwn(node, step)
        ? (node as Readonly<Record<string, unknown>>)[step]
        : undefined,
    root,
  );
}

/** The steps of a JSON pointer; URI escapes, as in a fragment, are resolved. */
function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => percentDecoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function pointerStep(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function hasAnchor(node: unknown, anchor: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('$anchor' in node && node.$anchor === anchor) return true;
  return Object.values(node).some((value) => hasAnchor(value, anchor));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
