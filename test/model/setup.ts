import type { ModelMessage, ToolSpec } from '../../src/messages/types.js';
import { createModel } from '../../src/model/choose.js';
import type { ConnectionOptions, Endpoint, ModelOptions } from '../../src/model/endpoint.js';
import type { Model, ModelError, ModelEvent, ModelRequest } from '../../src/model/types.js';
import type { Clock } from '../../src/platform/types.js';
import type { Wire } from '../doubles/wire.js';

export const wires: readonly Wire[] = ['anthropic', 'openai', 'google', 'compatible'];

/** Model ids that the provider packages know, so that defaults for unknown ids do not matter. */
export const modelNames: Readonly<Record<Wire, string>> = {
  anthropic: 'anthropic/claude-sonnet-4-5',
  openai: 'openai/gpt-5',
  google: 'google/gemini-2.5-flash',
  compatible: 'compatible/org/some-model',
};

export const secret = 'sk-test-0123456789';

/** Sleeps are recorded and end immediately. */
export function aClock(now = 0): Clock & { readonly slept: number[] } {
  const slept: number[] = [];
  return {
    slept,
    now: () => now,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  };
}

/** Options of a model without their groups. */
export type ModelSetup = Partial<Omit<ModelOptions, 'endpoint' | 'connection'>> & Endpoint & ConnectionOptions;

export function modelOptions(wire: Wire, url: string, changes: ModelSetup = {}): ModelOptions {
  const { apiKey = secret, baseUrl = wire === 'openai' || wire === 'compatible' ? `${url}/v1` : url } = changes;
  return {
    name: modelNames[wire],
    endpoint: { apiKey, baseUrl },
    connection: changes,
    keys: {},
    readScript: () => Promise.reject(new Error('the script is missing')),
    clock: aClock(),
    random: () => 0.5,
    ...changes,
  };
}

export const aModelAt = async (wire: Wire, url: string, changes: ModelSetup = {}): Promise<Model> =>
  await createModel(modelOptions(wire, url, { retry: { maxWaitMs: 0 }, ...changes }));

export const readTool: ToolSpec = {
  name: 'Read',
  description: 'Reads a file.',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

export const user = (text: string): ModelMessage => ({ role: 'user', parts: [{ type: 'text', text }] });

export function aRequest(changes: Partial<ModelRequest> = {}): ModelRequest {
  return { system: 'Be exact.', messages: [user('hello')], tools: [readTool], toolChoice: 'auto', ...changes };
}

export async function eventsOf(
  model: Model,
  request = aRequest(),
  signal: AbortSignal = new AbortController().signal,
): Promise<ModelEvent[]> {
  const events: ModelEvent[] = [];
  for await (const event of model.stream(request, signal)) events.push(event);
  return events;
}

export type Finish = Extract<ModelEvent, { type: 'finish' }>;

export function finishOf(events: readonly ModelEvent[]): Finish {
  const last = events.at(-1);
  if (last?.type !== 'finish') throw new Error(`no finish but ${JSON.stringify(last)}`);
  return last;
}

export function diagnosticOf(events: readonly ModelEvent[]): ModelError {
  const last = events.at(-1);
  if (last?.type !== 'error') throw new Error(`no fault but ${JSON.stringify(last)}`);
  return last.modelError;
}
