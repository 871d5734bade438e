import { fingerprint } from '../fingerprint.js';
import type { JsonSchema } from '../messages/types.js';
import type { ToolLimits } from '../model/types.js';
import { asArray, asRecord, isRecord } from '../parsed-json.js';
import { serverText } from './server-text.js';

export type PortableSchema =
  | {
      readonly schema: JsonSchema;
      /** Names of properties that the server uses, by those of the schema; absent if all are the same. */
      readonly renamed?: Readonly<Record<string, string>>;
    }
  | { readonly problem: string };

/** What a provider takes; servers that turn a schema into a grammar require patterns for a whole text. */
export type SchemaForm = ToolLimits['schema'];

const maxDepth = 24;
const maxNodes = 3_000;
const maxBytes = 60_000;

const plainKeywords = ['title', 'minimum', 'maximum', 'minItems', 'maxItems'];
/** Limits of values, and the words for them where a provider does not know them. */
const limits: Readonly<Record<string, string>> = {
  pattern: 'Pattern',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  exclusiveMinimum: 'More than',
  exclusiveMaximum: 'Less than',
  multipleOf: 'A multiple of',
  uniqueItems: 'No duplicates',
  minProperties: 'Minimum of properties',
  maxProperties: 'Maximum of properties',
};

/**
 * An object at the root, no references, accepted names: one refused schema fails the request. The rest is a note in a
 * description; the server checks its input itself.
 */
export function portableSchema(schema: JsonSchema, form: SchemaForm = 'whole'): PortableSchema {
  const state: State = { root: schema, form, nodes: 0, names: new Map() };
  try {
    // Providers refuse alternatives at the root: its properties are those of all variants, none of them required.
    const { anyOf, ...rest } = convert(schema, state, { depth: 0, open: [] });
    const variants = asArray(anyOf).map((variant) => asRecord(asRecord(variant)['properties']));
    const properties = Object.assign({}, ...variants, asRecord(rest['properties'])) as JsonSchema;
    const root: JsonSchema = { ...rest, type: 'object', properties };
    if (JSON.stringify(root).length > maxBytes) return { problem: 'its schema is too large' };
    const renamed = [...state.names].filter(([given, sent]) => given !== sent);
    return renamed.length === 0
      ? { schema: root }
      : { schema: root, renamed: Object.fromEntries(renamed.map(([given, sent]) => [sent, given])) };
  } catch (error) {
    if (error instanceof TooLarge) return { problem: error.message };
    throw error;
  }
}

/** The input of a call with the names that the server uses. */
export function withServerNames(value: unknown, renamed: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => withServerNames(one, renamed));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      Object.hasOwn(renamed, name) ? renamed[name] : name,
      withServerNames(one, renamed),
    ]),
  );
}

class TooLarge extends Error {}

interface State {
  readonly root: JsonSchema;
  readonly form: SchemaForm;
  nodes: number;
  /** The names of properties as they are sent, by those of the server. */
  readonly names: Map<string, string>;
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
  const parts = [node, ...asArray(node['allOf'])].map((part) =>
    part === node ? own(node, state, below) : below(part),
  );
  return parts.reduce<JsonSchema>(merge, {});
}

/** Nothing outside of the schema is fetched; a recursive part is any value. */
function resolved(node: JsonSchema, reference: string, state: State, place: Place): JsonSchema {
  const { $ref: _reference, ...rest } = node;
  if (!reference.startsWith('#')) throw new TooLarge('its schema refers to another document');
  if (place.open.includes(reference)) return own(rest, state, () => ({}));
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

function own(node: JsonSchema, state: State, below: Below): JsonSchema {
  const kept: Record<string, unknown> = {};
  for (const key of [...plainKeywords, ...Object.keys(limits).filter((limit) => isTaken(limit, node, state))]) {
    if (isLimit(key, node[key])) kept[key] = node[key];
  }
  const description = describe(node, state);
  if (description !== '') kept['description'] = description;
  Object.assign(kept, choices(node, state), alternatives(node, below), objectParts(node, state, below));
  const type = typeOf(node, kept);
  if (type !== undefined) kept['type'] = type;
  if (type === 'array') Object.assign(kept, arrayParts(node, below));
  return kept;
}

/** Older drafts have other values for some keywords. */
function isLimit(key: string, value: unknown): boolean {
  if (key === 'title' || key === 'pattern') return typeof value === 'string';
  return key === 'uniqueItems' ? value === true : typeof value === 'number';
}

function isTaken(limit: string, { [limit]: value }: JsonSchema, { form }: State): boolean {
  if (form === 'documented') return false;
  return form === 'whole' || limit !== 'pattern' || (typeof value === 'string' && /^\^.*\$$/s.test(value));
}

const maxDescription = 1_000;

function describe(node: JsonSchema, state: State): string {
  const { description, default: fallback, format } = node;
  const { form } = state;
  const choice = choiceValues(node);
  const lost = Object.entries(limits).filter(([key]) => isLimit(key, node[key]) && !isTaken(key, node, state));
  const notes = [
    ...(typeof description === 'string' ? [serverText(description, maxDescription)] : []),
    ...(typeof format === 'string' ? [`Format: ${serverText(format, 100)}.`] : []),
    ...(fallback === undefined ? [] : [`Default: ${shown(fallback)}.`]),
    ...(choice === null || areSent(choice, form) ? [] : [`One of ${choice.map(shown).join(', ').slice(0, 500)}.`]),
    ...lost.map(([key, words]) => (key === 'uniqueItems' ? `${words}.` : `${words}: ${shown(node[key])}.`)),
    ...(isRecord(node['not']) && Object.keys(node['not']).length > 0 ? [`Not: ${shown(node['not'])}.`] : []),
    ...(isRecord(node['patternProperties']) ? [`Names: ${shown(Object.keys(node['patternProperties']))}.`] : []),
  ];
  return notes.join(' ');
}

function shown(value: unknown): string {
  return serverText(JSON.stringify(value), 200);
}

/** The values of an enumeration or a constant; `null` if there are none. */
function choiceValues(node: JsonSchema): readonly unknown[] | null {
  const values = Object.hasOwn(node, 'const') ? [node['const']] : asArray(node['enum']);
  return values.length === 0 ? null : values;
}

/** Google accepts only text and numbers in enumerations, and no empty text. */
function areSent(values: readonly unknown[], form: SchemaForm): boolean {
  const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  return form === 'documented'
    ? values.every(isPlain)
    : values.every((value) => isPlain(value) || typeof value === 'boolean' || value === null);
}

function choices(node: JsonSchema, { form }: State): JsonSchema {
  const values = choiceValues(node);
  if (values === null || !areSent(values, form)) return {};
  const unique = [...new Set(values)].filter((value) => value !== '' && value !== null);
  const [kind, ...others] = [...new Set(unique.map((value) => typeof value))];
  if (kind === undefined) return {};
  if (kind === 'boolean') return unique.length > 1 ? { type: 'boolean' } : { type: 'boolean', enum: unique };
  if (others.length > 0) return { enum: unique };
  const isInteger = kind === 'number' && unique.every(Number.isInteger);
  return { enum: unique, type: kind === 'string' ? 'string' : isInteger ? 'integer' : 'number' };
}

function arrayParts(node: JsonSchema, below: Below): JsonSchema {
  const { items, prefixItems } = node;
  const tuple = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : [];
  return {
    ...(tuple.length === 0 ? {} : { prefixItems: tuple.map(below) }),
    items: below(Array.isArray(items) ? node['additionalItems'] : items),
  };
}

function alternatives(node: JsonSchema, below: Below): JsonSchema {
  const variants = [...asArray(node['anyOf']), ...asArray(node['oneOf'])].filter(
    (variant) => !(isRecord(variant) && variant['type'] === 'null'),
  );
  if (variants.length === 0) return {};
  return variants.length === 1 ? below(variants[0]) : { anyOf: variants.map(below) };
}

function objectParts(node: JsonSchema, state: State, below: Below): JsonSchema {
  const { properties, required, additionalProperties } = node;
  const values = isRecord(additionalProperties) ? { additionalProperties: below(additionalProperties) } : {};
  if (!isRecord(properties)) return values;
  const converted = Object.entries(properties).map(([name, value]) => [
    sentName(name, state),
    withGivenName(below(value), name, state),
  ]);
  const defined = asArray(required).filter((name) => typeof name === 'string' && Object.hasOwn(properties, name));
  const sent = [...new Set(defined)].map((name) => sentName(String(name), state));
  return {
    type: 'object',
    properties: Object.fromEntries(converted) as JsonSchema,
    ...(sent.length === 0 ? {} : { required: sent }),
    ...values,
  };
}

/** Anthropic refuses a request for any other name of a property. */
const acceptedName = /^[\w.-]{1,64}$/;

function sentName(name: string, { names }: State): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const plain = acceptedName.test(name) ? name : name.replaceAll(/[^\w.-]+/g, '_').replaceAll(/^_+|_+$/g, '');
  const isFree = plain !== '' && plain.length <= 64 && ![...names.values()].includes(plain);
  const sent = isFree ? plain : `${plain.slice(0, 50)}_${fingerprint([name], 8)}`;
  names.set(name, sent);
  return sent;
}

function withGivenName(schema: JsonSchema, name: string, { names }: State): JsonSchema {
  if (names.get(name) === name) return schema;
  const { description } = schema;
  const note = `Its name at the server is ${shown(name)}.`;
  return { ...schema, description: typeof description === 'string' ? `${description} ${note}` : note };
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
