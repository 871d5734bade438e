import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBody, toStream, type Wire, wireOf } from './wire.js';

/** What becomes of one request of a batch. */
export type Fate =
  | { readonly text: string }
  /** OpenAI: with the status 200, the response itself has failed with this code. */
  | { readonly status: number; readonly message: string; readonly code?: string }
  | 'expired';

export interface BatchServerOptions {
  /** By the text of the request. Default: an answer. */
  readonly fate?: (request: string) => Fate;
  /** Of a request that is not part of a batch. */
  readonly direct?: (
    request: string,
  ) => { readonly text: string } | { readonly status: number; readonly message: string };
  /** Whether a batch with this text is refused at once. */
  readonly isRefused?: (text: string) => boolean;
  /** OpenAI: more requests than these in a batch exceed the tokens that may wait. */
  readonly maxWaiting?: number;
  /** OpenAI and Gemini: why a batch is rejected after it was accepted; `null` = it is not. Gemini's codes are numbers. */
  readonly rejection?: () => Rejection | null;
  /** Called before a submission is answered; the connection is cut if it returns true. */
  readonly cut?: () => boolean;
  /** Whether answers end in the middle of the last line or before it, as after a proxy that has closed the connection in order. */
  readonly isTruncated?: () => boolean | 'line';
  /** OpenAI: whether a batch that has ended has no files yet. */
  readonly hasNoFiles?: () => boolean;
}

interface Rejection {
  readonly code: string;
  readonly message: string;
  /** OpenAI: of the request that is the reason, from 1. */
  readonly line?: number;
}

export interface SentBatch {
  readonly id: string;
  readonly ids: readonly string[];
  readonly requests: readonly string[];
}

export interface BatchServer {
  readonly url: string;
  /** Everything that was accepted, in order. */
  readonly batches: readonly SentBatch[];
  /** The paths of requests that were not part of a batch. */
  readonly direct: readonly string[];
  /** From now on, everything that was sent has ended. */
  end(): void;
  /** From now on, nothing that was sent is found; another status than 404 refuses to answer about it. */
  lose(status?: number): void;
  /** Everything about batches is refused; `null` ends that. */
  refuse(refusal: Refusal | null): void;
  close(): Promise<void>;
}

interface Entry {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Stored extends SentBatch {
  readonly entries: readonly Entry[];
  readonly label: string;
  /** Rejected after it was accepted. */
  readonly rejection: Rejection | null;
  readonly createdAt: number;
  isEnded: boolean;
  isLost: boolean;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * The batch APIs of Anthropic, OpenAI and Gemini, with the rules that the real ones enforce: the form and uniqueness of
 * ids, parameters that are only examined later, one model for each file, counts of 0 until the end, lines in another
 * order, no file without lines.
 */
export async function startBatchServer(options: BatchServerOptions = {}): Promise<BatchServer> {
  const batches: Stored[] = [];
  const direct: string[] = [];
  const world: World = { options, batches, files: new Map(), refusal: null, lostStatus: 404 };
  const server = http.createServer((request, response) => {
    void readText(request).then((text) => {
      const path = new URL(request.url ?? '', 'http://x').pathname;
      const reply = route({ method: request.method ?? '', path, text, headers: request.headers }, world);
      if (reply === 'cut') response.destroy();
      else if (reply !== null) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
      else {
        direct.push(path);
        sendDirect(response, wireOf(path), options.direct?.(text) ?? { text: 'Direct.' });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    batches,
    direct,
    end: () => {
      for (const batch of batches) batch.isEnded = true;
    },
    refuse: (refusal) => {
      world.refusal = refusal;
    },
    lose: (status = 404) => {
      world.lostStatus = status;
      for (const batch of batches) batch.isLost = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
}

interface World {
  refusal: Refusal | null;
  lostStatus: number;
  readonly options: BatchServerOptions;
  readonly batches: Stored[];
  readonly files: Map<string, string>;
}

function truncated(reply: Routed, { options }: World): Routed {
  const how = options.isTruncated?.() ?? false;
  if (reply === null || reply === 'cut' || how === false) return reply;
  return { ...reply, body: how === 'line' ? reply.body.replace(/.*\n$/, '') : reply.body.slice(0, -20) };
}

type Routed = { readonly status: number; readonly body: string } | 'cut' | null;

function route(seen: Seen, world: World): Routed {
  const { refusal } = world;
  if (refusal !== null && /batches|files|batchGenerate/.test(seen.path)) {
    const { status, message, code = 'invalid_request_error' } = refusal;
    return { status, body: JSON.stringify({ type: 'error', error: { type: code, code, message } }) };
  }
  if (seen.method === 'POST' && /batches|files|batchGenerate/.test(seen.path) && world.options.isRefused?.(seen.text))
    return refuse(400, 'Invalid value in a request');
  if (seen.path.includes('/messages/batches')) return anthropic(seen, world);
  if (/\/v1beta\/(batches|models\/[^/]+:batchGenerateContent)/.test(seen.path)) return google(seen, world);
  if (/\/v1\/(batches|files)/.test(seen.path)) return openai(seen, world);
  return null;
}

const ok = (value: unknown): Routed => ({ status: 200, body: JSON.stringify(value) });
const refuse = (status: number, message: string): Routed => ({
  status,
  body: JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message } }),
});

function add(world: World, one: Pick<Stored, 'entries' | 'label' | 'rejection'>): Stored | 'cut' {
  const { entries } = one;
  const number = String(world.batches.length + 1);
  const made: Stored = {
    ...one,
    id: `batch_${number}`,
    ids: entries.map(({ id }) => id),
    requests: entries.map(({ body }) => JSON.stringify(body)),
    createdAt: Date.now(),
    isEnded: false,
    isLost: false,
  };
  world.batches.push(made);
  return world.options.cut?.() === true ? 'cut' : made;
}

/** What is wrong with the ids; `null` if nothing is. */
function problemOfIds(entries: readonly Entry[], pattern: RegExp): string | null {
  if (new Set(entries.map(({ id }) => id)).size < entries.length) return 'custom_id must be unique';
  const wrong = entries.find(({ id }) => !pattern.test(id));
  return wrong === undefined ? null : `custom_id ${wrong.id} does not match ${String(pattern)}`;
}

const find = ({ batches }: World, path: string) =>
  batches.find(({ id, isLost }) => !isLost && path.split('/').includes(id));
const fateOf = ({ options }: World, { body }: Entry): Fate => options.fate?.(JSON.stringify(body)) ?? { text: 'Done.' };

function anthropic({ method, path, text, headers }: Seen, world: World): Routed {
  if (headers['x-api-key'] === undefined) return refuse(401, 'no key');
  if (method === 'POST') {
    const requests = (JSON.parse(text) as { readonly requests: readonly { custom_id: string; params: Json }[] })
      .requests;
    const entries = requests.map(({ custom_id: id, params: body }) => ({ id, body }));
    const problem = problemOfIds(entries, /^[a-zA-Z0-9_-]{1,64}$/);
    if (problem !== null) return refuse(400, problem);
    const made = add(world, { entries, label: '', rejection: null });
    return made === 'cut' ? made : ok(anthropicBatch(made, world));
  }
  const batch = find(world, path);
  if (path.endsWith('/batches'))
    return ok({ data: world.batches.toReversed().map((one) => anthropicBatch(one, world)), has_more: false });
  if (batch === undefined) return refuse(world.lostStatus, 'no such batch');
  if (!path.endsWith('/results')) return ok(anthropicBatch(batch, world));
  if (!batch.isEnded) return refuse(400, 'the batch has not ended');
  const lines = batch.entries.map((entry) => ({ custom_id: entry.id, result: anthropicResult(entry, world) }));
  return truncated({ status: 200, body: linesOf(lines) }, world);
}

function anthropicBatch({ id, createdAt, isEnded, entries }: Stored, world: World) {
  const { completed: succeeded, failed: errored, expired } = countsOf(isEnded ? entries : [], world);
  return {
    id,
    processing_status: isEnded ? 'ended' : 'in_progress',
    request_counts: { processing: isEnded ? 0 : entries.length, succeeded, errored, canceled: 0, expired },
    created_at: new Date(createdAt).toISOString(),
  };
}

/** Parameters are only examined when the batch is processed. */
function anthropicResult(entry: Entry, world: World): Json {
  const error = (type: string, message: string) => ({
    type: 'errored',
    error: { type: 'error', error: { type, message } },
  });
  if ('stream' in entry.body) return error('invalid_request_error', 'stream is not supported');
  if (!(Number(entry.body['max_tokens']) > 0)) return error('invalid_request_error', 'max_tokens is required');
  const fate = fateOf(world, entry);
  if (fate === 'expired') return { type: 'expired' };
  if ('status' in fate) return error(fate.status === 400 ? 'invalid_request_error' : 'overloaded_error', fate.message);
  return { type: 'succeeded', message: answerBody('anthropic', fate) };
}

function countsOf(entries: readonly Entry[], world: World) {
  const fates = entries.map((entry) => fateOf(world, entry));
  const expired = fates.filter((fate) => fate === 'expired').length;
  const completed = fates.filter((fate) => fate !== 'expired' && 'text' in fate).length;
  return { completed, failed: fates.length - completed - expired, expired };
}

function openai({ method, path, text, headers }: Seen, world: World): Routed {
  if (headers.authorization === undefined) return refuse(401, 'no key');
  if (path.endsWith('/files') && method === 'POST') {
    if (!/name="purpose"\r\n\r\nbatch\r\n/.test(text)) return refuse(400, 'purpose must be batch');
    const id = `file_${String(world.files.size + 1)}`;
    world.files.set(id, /application\/jsonl\r\n\r\n([\s\S]*?)\r\n--/.exec(text)?.[1] ?? '');
    return ok({ id });
  }
  if (path.endsWith('/content')) return truncated(fileContent(path.split('/').at(-2) ?? '', world), world);
  if (method === 'POST') return createOpenAi(JSON.parse(text) as Json, world);
  if (path.endsWith('/batches'))
    return ok({ data: world.batches.toReversed().map((one) => openaiBatch(one, world)), has_more: false });
  const batch = find(world, path);
  return batch === undefined ? refuse(world.lostStatus, 'no such batch') : ok(openaiBatch(batch, world));
}

function createOpenAi({ input_file_id: file, metadata, completion_window: window }: Json, world: World): Routed {
  const content = world.files.get(String(file));
  if (content === undefined) return refuse(400, 'Cannot find file');
  if (window !== '24h') return refuse(400, 'completion_window must be 24h');
  const lines = content
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { custom_id: string; url: string; body: Json });
  const entries = lines.map(({ custom_id: id, body }) => ({ id, body }));
  const { sallyport: label = '' } = metadata as { readonly sallyport?: string };
  const made = add(world, { entries, label, rejection: lateRejection(lines, entries, world) });
  return made === 'cut' ? made : ok(openaiBatch(made, world));
}

/** The file is examined after it was accepted. */
function lateRejection(lines: readonly { readonly url: string }[], entries: readonly Entry[], { options }: World) {
  const problem = problemOfIds(entries, /^.{1,64}$/);
  if (problem !== null) return { code: 'duplicate_custom_id', message: problem };
  if (new Set(entries.map(({ body }) => body['model'])).size > 1)
    return { code: 'mismatched_model', message: 'a file must have one model' };
  if (new Set(lines.map(({ url }) => url)).size > 1) return { code: 'mismatched_url', message: 'one endpoint' };
  if (entries.some(({ body }) => body['stream'] === true))
    return { code: 'invalid', message: 'stream is not supported' };
  if (entries.length > (options.maxWaiting ?? Number.POSITIVE_INFINITY))
    return { code: 'token_limit_exceeded', message: 'Enqueued token limit reached' };
  return options.rejection?.() ?? null;
}

function openaiBatch(batch: Stored, world: World) {
  const { id, label, createdAt, isEnded, rejection } = batch;
  const fates = batch.entries.map((entry) => fateOf(world, entry));
  const has = (isOk: boolean) => fates.some((fate) => isOk === (fate !== 'expired' && 'text' in fate));
  const status = rejection === null ? (fates.includes('expired') ? 'expired' : 'completed') : 'failed';
  const isDone = isEnded && rejection === null;
  const hasFiles = isDone && world.options.hasNoFiles?.() !== true;
  return {
    id,
    status: isEnded ? status : 'in_progress',
    metadata: { sallyport: label },
    created_at: Math.floor(createdAt / 1000),
    errors: isEnded && rejection !== null ? { data: [rejection] } : null,
    // A file without lines does not exist.
    output_file_id: hasFiles && has(true) ? `${id}-output` : null,
    error_file_id: hasFiles && has(false) ? `${id}-error` : null,
    request_counts: openaiCounts(isDone ? batch.entries : [], batch, world),
  };
}

/** What was not processed counts as failed. */
function openaiCounts(done: readonly Entry[], { entries }: Stored, world: World) {
  const { completed, failed, expired } = countsOf(done, world);
  return { total: entries.length, completed, failed: failed + expired };
}

function fileContent(id: string, world: World): Routed {
  const [batchId, kind] = id.split('-');
  const batch = world.batches.find((one) => one.id === batchId);
  if (batch === undefined) return refuse(404, 'no such file');
  const lines = batch.entries.flatMap((entry): readonly object[] => {
    const fate = fateOf(world, entry);
    const isOk = fate !== 'expired' && 'text' in fate;
    if (isOk !== (kind === 'output')) return [];
    if (isOk) {
      const body = answerBody('openai', fate);
      return [{ id: 'r', custom_id: entry.id, response: { status_code: 200, request_id: 'q', body }, error: null }];
    }
    if (fate === 'expired')
      return [{ custom_id: entry.id, response: null, error: { code: 'batch_expired', message: 'x' } }];
    const { message, code = null } = fate;
    const body =
      fate.status === 200
        ? { id: 'resp_1', object: 'response', status: 'failed', error: { code, message }, output: [] }
        : { error: { message, type: 'invalid_request_error', code } };
    return [{ custom_id: entry.id, response: { status_code: fate.status, request_id: 'q', body }, error: null }];
  });
  return { status: 200, body: linesOf(lines) };
}

function google({ method, path, text, headers }: Seen, world: World): Routed {
  if (headers['x-goog-api-key'] === undefined) return refuse(401, 'no key');
  if (method === 'POST') {
    type Inlined = { readonly request: Json; readonly metadata: { readonly key: string } };
    type Body = { batch: { displayName: string; inputConfig: { requests: { requests: readonly Inlined[] } } } };
    const { batch } = JSON.parse(text) as Body;
    const entries = batch.inputConfig.requests.requests.map(({ request, metadata }) => ({
      id: metadata.key,
      body: request,
    }));
    const rejection = world.options.rejection?.() ?? null;
    const made = add(world, { entries, label: batch.displayName, rejection });
    return made === 'cut' ? made : ok(googleBatch(made, world));
  }
  if (path.endsWith('/batches')) return ok({ operations: world.batches.map((one) => googleBatch(one, world)) });
  const batch = find(world, path);
  return batch === undefined ? refuse(world.lostStatus, 'no such batch') : ok(googleBatch(batch, world));
}

/** A batch of which one request has expired has expired as a whole, without any answer. */
function googleBatch(batch: Stored, world: World) {
  const { id, label, createdAt, isEnded, entries, rejection } = batch;
  if (isEnded && rejection !== null)
    return {
      name: `batches/${id}`,
      metadata: {
        displayName: label,
        createTime: new Date(createdAt).toISOString(),
        state: 'BATCH_STATE_FAILED',
      },
      done: true,
      error: { code: Number(rejection.code), message: rejection.message },
    };
  const fates = entries.map((entry) => ({ entry, fate: fateOf(world, entry) }));
  const isExpired = fates.some(({ fate }) => fate === 'expired');
  const inlinedResponses = fates.map(({ entry, fate }) => ({
    metadata: { key: entry.id },
    ...(fate === 'expired'
      ? {}
      : 'text' in fate
        ? { response: answerBody('google', fate) }
        : { error: { code: 3, message: fate.message } }),
  }));
  return {
    name: `batches/${id}`,
    metadata: {
      displayName: label,
      createTime: new Date(createdAt).toISOString(),
      state: isEnded ? (isExpired ? 'BATCH_STATE_EXPIRED' : 'BATCH_STATE_SUCCEEDED') : 'BATCH_STATE_RUNNING',
    },
    ...(isEnded && !isExpired ? { done: true, response: { inlinedResponses: { inlinedResponses } } } : {}),
  };
}

/** Never in the order of the requests. */
const linesOf = (lines: readonly object[]) =>
  `${lines
    .toReversed()
    .map((line) => JSON.stringify(line))
    .join('\n')}\n`;

function sendDirect(
  response: http.ServerResponse,
  wire: Wire | null,
  reply: { readonly text: string } | { readonly status: number; readonly message: string },
): void {
  if (wire === null || 'status' in reply) {
    const { status, message } = 'status' in reply ? reply : { status: 404, message: 'no such path' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(refusalText(message));
    return;
  }
  const stream = toStream(wire, reply);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end([...stream.body, ...stream.end].join(''));
}

const refusalText = (message: string) => JSON.stringify({ error: { type: 'invalid_request_error', message } });

async function readText(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
