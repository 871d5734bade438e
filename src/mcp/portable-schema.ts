import type { JsonSchema } from '../messages/types.js';
import { asArray, asRecord, isRecord } from '../parsed-json.js';
import { serverText } from './server-text.js';

export type PortableSchema = { readonly schema: JsonSchema } | { readonly problem: string };

const maxDepth = 24;
const maxNodes = 3_000;
const maxBytes = 60_000;

/** Keywords whose values are kept as they are. Every provider accepts them. */
const plainKeywords: ReadonlySet<string> = new Set(['title', 'minimum', 'maximum', 'minItems', 'maxItems']);

/**
 * The schema of a tool in the form that every provider accepts: one object at the root, no references, and only keywords
 * that all of them know. One schema that a provider refuses would fail the whole request. What is lost only makes the
 * schema wider; the server checks its input itself.
 */
export function portableSchema(schema: JsonSchema): PortableSchema {
  const state: State = { root: schema, nodes: 0 };
  try {
    const root = objectOf(convert(schema, state, { depth: 0, open: [] }));
    return JSON.stringify(root).length > maxBytes ? { problem: 'its schema is too large' } : { schema: root };
  } catch (error) {
    if (error instanceof TooLarge) return { problem: error.message };
    throw error;
  }
}

class TooLarge extends Error {}

interface State {
  readonly root: JsonSchema;
  nodes: number;
}

interface Place {
  readonly depth: number;
  /** The references that lead here; one that repeats is recursive. */
  readonly open: readonly string[];
}

function convert(node: unknown, state: State, place: Place): JsonSchema {
  state.nodes += 1;
  if (state.nodes > maxNodes) throw new TooLarge('its schema is too large');
  if (place.depth > maxDepth) throw new TooLarge('its schema is nested too deeply');
  if (!isRecord(node)) return {};
  const reference = node['$ref'];
  if (typeof reference === 'string') return resolved(node, reference, state, place);
  const below = (value: unknown): JsonSchema => convert(value, state, { ...place, depth: place.depth + 1 });
  const parts = [node, ...asArray(node['allOf'])].map((part) => (part === node ? own(node, below) : below(part)));
  return parts.reduce<JsonSchema>(merge, {});
}

/** Nothing outside of the schema is fetched; a recursive part is any value. */
function resolved(node: JsonSchema, reference: string, state: State, place: Place): JsonSchema {
  const { $ref: _reference, ...rest } = node;
  if (!reference.startsWith('#')) throw new TooLarge('its schema refers to another document');
  if (place.open.includes(reference)) return own(rest, () => ({}));
  const target = reference
    .slice(1)
    .split('/')
    .filter((step) => step !== '')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), state.root);
  const inside = { depth: place.depth + 1, open: [...place.open, reference] };
  return merge(convert(target, state, inside), convert(rest, state, inside));
}

type Below = (value: unknown) => JsonSchema;

function own(node: JsonSchema, below: Below): JsonSchema {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) if (plainKeywords.has(key)) kept[key] = value;
  const description = describe(node);
  if (description !== '') kept['description'] = description;
  Object.assign(kept, choices(node), alternatives(node, below), objectParts(node, below));
  const type = typeOf(node, kept);
  if (type !== undefined) kept['type'] = type;
  if (type === 'array') kept['items'] = below(Array.isArray(node['items']) ? {} : node['items']);
  return kept;
}

const maxDescription = 1_000;

function describe({ description, default: fallback, format }: JsonSchema): string {
  const notes = [
    ...(typeof description === 'string' ? [serverText(description, maxDescription)] : []),
    ...(typeof format === 'string' ? [`Format: ${serverText(format, 100)}.`] : []),
    ...(fallback === undefined ? [] : [`Default: ${serverText(JSON.stringify(fallback), 200)}.`]),
  ];
  return notes.join(' ');
}

/** Google accepts only text in enumerations. */
function choices(node: JsonSchema): JsonSchema {
  const values = Object.hasOwn(node, 'const') ? [node['const']] : node['enum'];
  const isText = Array.isArray(values) && values.length > 0 && values.every((value) => typeof value === 'string');
  return isText ? { enum: [...new Set(values)].filter((value) => value !== ''), type: 'string' } : {};
}

function alternatives(node: JsonSchema, below: Below): JsonSchema {
  const variants = [...asArray(node['anyOf']), ...asArray(node['oneOf'])].filter(
    (variant) => !(isRecord(variant) && variant['type'] === 'null'),
  );
  if (variants.length === 0) return {};
  return variants.length === 1 ? below(variants[0]) : { anyOf: variants.map(below) };
}

function objectParts(node: JsonSchema, below: Below): JsonSchema {
  const { properties, required } = node;
  if (!isRecord(properties)) return {};
  const converted = Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, below(value)]));
  const defined = asArray(required).filter((name) => typeof name === 'string' && Object.hasOwn(converted, name));
  return {
    type: 'object',
    properties: converted,
    ...(defined.length === 0 ? {} : { required: [...new Set(defined)] }),
  };
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

function typeOf(node: JsonSchema, kept: JsonSchema): unknown {
  if (kept['type'] !== undefined) return kept['type'];
  if (kept['anyOf'] !== undefined) return undefined;
  const given = [node['type']].flat().filter((one) => types.includes(String(one)));
  // Several types at once: any of them, which only a schema without a type expresses for every provider.
  return given.length === 1 ? given[0] : undefined;
}

/** Both schemas at once; for the same keyword, the second one. */
function merge(a: JsonSchema, b: JsonSchema): JsonSchema {
  const properties = { ...asRecord(a['properties']), ...asRecord(b['properties']) };
  const required = [...new Set([...asArray(a['required']), ...asArray(b['required'])])];
  return {
    ...a,
    ...b,
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Providers refuse alternatives at the root: its properties are those of all variants, none of them required. */
function objectOf(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const variants = asArray(anyOf).map((variant) => asRecord(asRecord(variant)['properties']));
  const properties = Object.assign({}, ...variants, asRecord(rest['properties'])) as JsonSchema;
  return { ...rest, type: 'object', properties };
}
