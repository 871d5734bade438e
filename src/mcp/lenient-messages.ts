import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { isRecord } from '../parsed-json.js';
import { schemaProblem } from './schema-problem.js';

/** A tool of a server that cannot be offered. */
export interface OddTool {
  /** Empty if it has none. */
  readonly name: string;
  /** What is wrong, as a clause. */
  readonly problem: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The library would refuse a list for one tool, a result for one block. `onOddTools`: what is left out of a list. */
export function makeLenient(transport: Transport, onOddTools: (tools: readonly OddTool[]) => void): void {
  let handler: Transport['onmessage'];
  Object.defineProperty(transport, 'onmessage', {
    configurable: true,
    get: () => handler && receive,
    set: (next: Transport['onmessage']) => {
      handler = next;
    },
  });
  const receive: Transport['onmessage'] = (message, extra) => handler?.(lenient(message, onOddTools), extra);
}

function lenient(message: JSONRPCMessage, onOddTools: (tools: readonly OddTool[]) => void): JSONRPCMessage {
  const { result } = message as { readonly result?: unknown };
  if (!isRecord(result)) return message;
  if (Array.isArray(result['tools'])) {
    const read = result['tools'].map(readTool);
    const odd = read.flatMap((one) => ('problem' in one ? [one] : []));
    if (odd.length > 0) onOddTools(odd);
    const tools = read.flatMap((one) => ('tool' in one ? [one.tool] : []));
    return { ...message, result: { ...result, tools } };
  }
  const isCall = ['content', 'structuredContent', 'isError'].some((key) => Object.hasOwn(result, key));
  return isCall ? { ...message, result: readResult(result) } : message;
}

function readTool(given: unknown): OddTool | { readonly tool: Fields } {
  if (!isRecord(given)) return { name: '', problem: 'an entry of its list is not a tool' };
  const { name, title, description, inputSchema, outputSchema, annotations, execution, icons, _meta, ...rest } = given;
  if (typeof name !== 'string' || name.trim() === '') return { name: '', problem: 'it has no name' };
  if (isRecord(execution) && execution['taskSupport'] === 'required')
    return { name, problem: 'it can only run as a task, and runs have none' };
  const input = objectSchema(inputSchema);
  const problem = input === null ? 'its schema is not one of an object' : schemaProblem(input);
  if (problem !== null) return { name, problem };
  const output = outputSchema === undefined ? null : objectSchema(outputSchema);
  return {
    tool: {
      ...rest,
      name,
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...(isRecord(annotations) ? { annotations: plainAnnotations(annotations) } : {}),
      ...(Array.isArray(icons) && icons.every((icon) => isRecord(icon) && typeof icon['src'] === 'string')
        ? { icons }
        : {}),
      ...(isRecord(_meta) ? { _meta } : {}),
      ...(output !== null && schemaProblem(output) === null ? { outputSchema: output } : {}),
      inputSchema: input,
    },
  };
}

/** A tool without a schema, or with alternatives at its root, takes an object; `null` if the schema is of another type. */
function objectSchema(schema: unknown): Fields | null {
  if (schema === undefined || schema === null || schema === true) return { type: 'object' };
  if (!isRecord(schema)) return null;
  const { type, properties, required, ...rest } = schema;
  if (type !== undefined && type !== 'object' && !(Array.isArray(type) && type.includes('object'))) return null;
  return {
    ...rest,
    type: 'object',
    ...(properties === undefined || properties === null ? {} : { properties: withoutBooleans(properties) }),
    ...(Array.isArray(required) ? { required: required.filter((name) => typeof name === 'string') } : {}),
  };
}

/** Schemas that are `true` or `false`, as objects, which the library requires. */
function withoutBooleans(properties: unknown): unknown {
  if (!isRecord(properties)) return properties;
  const entries = Object.entries(properties);
  if (!entries.some(([, schema]) => typeof schema === 'boolean')) return properties;
  return Object.fromEntries(
    entries.map(([name, schema]) => [name, schema === true ? {} : schema === false ? { not: {} } : schema]),
  );
}

/** Nothing depends on them, but the library checks their types. */
function plainAnnotations(annotations: Fields): Fields {
  const isPlain = ([key, value]: [string, unknown]): boolean =>
    key.endsWith('Hint') ? typeof value === 'boolean' : key !== 'title' || typeof value === 'string';
  return Object.fromEntries(Object.entries(annotations).filter(isPlain));
}

function readResult({ content, structuredContent, isError, ...rest }: Fields): Fields {
  const blocks = Array.isArray(content) ? content : content === undefined || content === null ? [] : [content];
  return {
    ...rest,
    content: blocks.map(readBlock),
    ...(structuredContent === undefined || structuredContent === null
      ? {}
      : { structuredContent: isRecord(structuredContent) ? structuredContent : { result: structuredContent } }),
    ...(isError === undefined || isError === null ? {} : { isError: isError === true || isError === 'true' }),
  };
}

function readBlock(block: unknown): Fields {
  if (!isRecord(block)) return textBlock(block);
  const { type, annotations, _meta, ...rest } = block;
  const isWhole = typeof type === 'string' && (parts[type]?.(rest) ?? false);
  if (isWhole) return { type, ...rest };
  return typeof type === 'string' && parts[type] === undefined && typeof rest['text'] !== 'string'
    ? { type: 'text', text: `[Content of type ${type.slice(0, 100)} is omitted.]` }
    : textBlock(rest['text'] ?? block);
}

function textBlock(value: unknown): Fields {
  return { type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value ?? null) };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a block of this type has what the library requires. */
const parts: Readonly<Record<string, ((block: Fields) => boolean) | undefined>> = {
  text: ({ text }) => isText(text),
  image: ({ data, mimeType }) => isText(data) && isText(mimeType),
  audio: ({ data, mimeType }) => isText(data) && isText(mimeType),
  resource_link: ({ uri, name }) => isText(uri) && isText(name),
  resource: ({ resource }) =>
    isRecord(resource) && isText(resource['uri']) && (isText(resource['text']) || isText(resource['blob'])),
};
