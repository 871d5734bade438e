/** Values that fit a schema of the OpenAPI description, for the many fields that no test looks at. */

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** The smallest value: required fields only, null where it may be. */
export function sampleOf(name: string, schemas: Schemas): Record<string, unknown> {
  return sample({ $ref: `#/components/schemas/${name}` }, schemas) as Record<string, unknown>;
}

function sample(schema: Schema, schemas: Schemas): unknown {
  if (typeof schema['$ref'] === 'string') return sample(schemas[schema['$ref'].split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema['nullable'] === true) return null;
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [first] = [...list(schema['oneOf']), ...list(schema['anyOf'])];
  if (first !== undefined) return sample(first, schemas);
  if (schema['allOf'] !== undefined) {
    return Object.assign({}, ...list(schema['allOf']).map((one) => sample(one, schemas))) as unknown;
  }
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'string':
      return formats[String(schema['format'])] ?? 'x';
    default:
      return object(schema, schemas);
  }
}

function object(schema: Schema, schemas: Schemas): unknown {
  const properties = (schema['properties'] ?? {}) as Schemas;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, schemas)]));
}

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-02T03:04:05Z',
  uri: 'https://github.com/acme/tools',
  email: 'x@example.org',
};

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? (value as readonly Schema[]) : []);
