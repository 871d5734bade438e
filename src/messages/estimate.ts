import { countTokens } from './count-tokens.js';
import type { AssistantPart, JsonSchema, ModelMessage, Part, ToolSpec } from './types.js';

/** More than any provider counts for an image of the size it accepts. */
const imageTokens = 3_000;
/** A page of a PDF takes about 50 kB and counts about 2,500 tokens. */
const pdfBytesPerToken = 20;
const overheadPerPart = 6;

export function textTokens(text: string): number {
  return contentTokens(text) + overheadPerPart;
}

/** Between English prose (about 4.5) and code (about 3): no text counts less. */
const bytesPerToken = 3.6;

function contentTokens(text: string): number {
  return Math.max(Buffer.byteLength(text) / bytesPerToken, countTokens(text));
}

export function charactersFor(text: string, tokens: number): number {
  return Math.floor((tokens * text.length) / Math.max(1, contentTokens(text)));
}

export function toolTokens(tools: readonly ToolSpec[]): number {
  return sum(tools.map(({ description, inputSchema }) => schemaTokens(inputSchema) + textTokens(description)));
}

/** Most schemas are the same objects in every job of a batch. */
const ofSchemas = new WeakMap<JsonSchema, number>();

function schemaTokens(schema: JsonSchema): number {
  const tokens = ofSchemas.get(schema) ?? textTokens(JSON.stringify(schema));
  ofSchemas.set(schema, tokens);
  return tokens;
}

export function messageTokens(message: ModelMessage): number {
  switch (message.role) {
    case 'user':
      return sum(message.parts.map(partTokens));
    case 'assistant':
      return sum(message.parts.map(assistantPartTokens));
    case 'tool':
      return sum(message.results.map((result) => sum(result.parts.map(partTokens)) + overheadPerPart));
  }
}

export function partTokens(part: Part): number {
  if (part.type === 'text') return textTokens(part.text);
  if (part.mediaType !== 'application/pdf') return imageTokens;
  return Math.max(imageTokens, (part.data.length * 0.75) / pdfBytesPerToken);
}

function assistantPartTokens(part: AssistantPart): number {
  const opaque = part.providerData === undefined ? 0 : textTokens(JSON.stringify(part.providerData));
  const text = part.type === 'tool-call' ? `${part.name}${JSON.stringify(part.input ?? null)}` : part.text;
  return textTokens(text) + opaque;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
