import { fingerprint } from '../../fingerprint.js';
import { asObject } from '../error-text.js';
import type { Http } from './http.js';
import { answersIn, getObject, listPages, postJson } from './list-pages.js';
import type { BatchApi, ListedBatch, RequestOutcome } from './types.js';
import { numberOf, textOf } from './values.js';

const path = '/messages/batches';

/** Anthropic's Message Batches: at most 100,000 requests or 256 MB. It keeps no label. */
export function anthropicBatchApi(http: Http): BatchApi {
  const get = getObject(http);
  return {
    maxRequests: 10_000,
    maxBytes: 48_000_000,
    windowMs: 24 * 3_600_000,
    submit: async (requests, _label, signal) => {
      const betas = [...new Set(requests.flatMap((one) => one.betas))].join(',');
      const params = withSharedMarks(requests.map(({ body: request }) => request));
      const body = { requests: requests.map(({ id }, index) => ({ custom_id: id, params: params[index] })) };
      const made = await postJson(http, path, body, { signal, more: betas === '' ? {} : { 'anthropic-beta': betas } });
      return textOf(made['id']);
    },
    list: listPages(http, path, 'after_id', listedBatch),
    // An unknown state is waited for.
    status: async (batchId, signal) => {
      const batch = await get(`${path}/${encodeURIComponent(batchId)}`, signal);
      const { succeeded, errored } = asObject(batch['request_counts']);
      const processed = numberOf(succeeded) + numberOf(errored);
      return batch['processing_status'] === 'ended' ? { state: 'ended', processed } : { state: 'running' };
    },
    answers: (batchId, signal) =>
      answersIn(http, `${path}/${encodeURIComponent(batchId)}/results`, signal, ({ result }) =>
        outcomeOf(asObject(result)),
      ),
  };
}

interface Body {
  readonly system?: readonly object[];
  readonly messages?: readonly { readonly content: readonly object[] }[];
}

/**
 * What several requests begin with is kept for an hour, since a batch takes longer than the usual five minutes. Anything
 * else would never be read again, and writing to the cache costs more than plain input.
 */
function withSharedMarks(bodies: readonly Body[]): readonly Body[] {
  const plain = bodies.map(({ system = [], messages = [], ...rest }) => ({
    ...rest,
    ...(system.length === 0 ? {} : { system: system.map(unmarked) }),
    messages: messages.map((message) => ({ ...message, content: message.content.map(unmarked) })),
  }));
  const uses = new Map<string, number>();
  const names = plain.map((body) => {
    const { messages: _, ...head } = body;
    const both = [head, body].map((part) => fingerprint([JSON.stringify(part)], 32));
    for (const name of both) uses.set(name, (uses.get(name) ?? 0) + 1);
    return both;
  });
  const isShared = (index: number, part: 0 | 1) => (uses.get(names[index]?.[part] ?? '') ?? 0) > 1;
  return plain.map((body, index) => {
    const { system, messages } = body;
    if (!isShared(index, 0) || system === undefined) return body;
    const head = { ...body, system: markedAtEnd(system) };
    const last = messages.at(-1);
    if (!isShared(index, 1) || last === undefined) return head;
    return { ...head, messages: [...messages.slice(0, -1), { ...last, content: markedAtEnd(last.content) }] };
  });
}

function unmarked(block: object): object {
  const { cache_control: _, ...rest } = block as { readonly cache_control?: unknown };
  return rest;
}

const markedAtEnd = (blocks: readonly object[]): readonly object[] =>
  blocks.map((block, at) =>
    at === blocks.length - 1 ? { ...block, cache_control: { type: 'ephemeral', ttl: '1h' } } : block,
  );

/** Counts are 0 until the end, except for those that are processed: their sum is the number of requests. */
function listedBatch(value: unknown): ListedBatch {
  const batch = asObject(value);
  const counts = Object.values(asObject(batch['request_counts'])).map(numberOf);
  return {
    batchId: textOf(batch['id']),
    createdAt: Date.parse(textOf(batch['created_at'])),
    label: null,
    count: counts.reduce((sum, count) => sum + count, 0),
  };
}

function outcomeOf(result: Readonly<Record<string, unknown>>): RequestOutcome {
  if (result['type'] === 'succeeded') return { kind: 'answer', body: result['message'] };
  if (result['type'] !== 'errored') return { kind: 'expired' };
  const { error } = result;
  const type = textOf(asObject(asObject(error)['error'])['type'] ?? asObject(error)['type']);
  return { kind: 'error', status: statuses[type] ?? 500, body: error };
}

const statuses: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  overloaded_error: 529,
};
