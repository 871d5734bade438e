import { asArray } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { Http } from './http.js';
import { getObject, postJson } from './list-pages.js';
import type { BatchAnswer, BatchApi, BatchStatus, ListedBatch } from './types.js';
import { textOf } from './values.js';

/** Inline requests, below 20 MB in all. A batch expired after 48 hours has no answers. @param id the id of the model */
export function googleBatchApi(http: Http, id: string): BatchApi {
  const get = getObject(http);
  return {
    maxRequests: 10_000,
    maxBytes: 18_000_000,
    windowMs: 48 * 3_600_000,
    submit: async (requests, label, signal) => {
      const inlined = requests.map(({ id: key, body: request }) => ({ request, metadata: { key } }));
      const batch = { displayName: label, inputConfig: { requests: { requests: inlined } } };
      const path = `/models/${encodeURIComponent(id)}:batchGenerateContent`;
      return textOf((await postJson(http, path, { batch }, { signal }))['name']);
    },
    list: async (since, signal) => {
      const found: ListedBatch[] = [];
      for (let token = ''; ; ) {
        const page = await get(`/batches?pageSize=100${token}`, signal);
        const listed = asArray(page['operations']).map(listedBatch);
        found.push(...listed.filter(({ createdAt }) => createdAt >= since));
        const next = textOf(page['nextPageToken']);
        if (next === '') return found;
        token = `&pageToken=${encodeURIComponent(next)}`;
      }
    },
    status: async (batchId, signal) => statusOf(await get(pathOf(batchId), signal)),
    answers: async function* (batchId, signal) {
      yield* answersIn(await get(pathOf(batchId), signal));
    },
  };
}

/** The name of an operation is a path such as `batches/abc`. */
const pathOf = (batchId: string) => `/${batchId.split('/').map(encodeURIComponent).join('/')}`;

function listedBatch(value: unknown): ListedBatch {
  const { name, metadata } = asObject(value);
  const { displayName, createTime } = asObject(metadata);
  const label = textOf(displayName) || null;
  return { batchId: textOf(name), createdAt: Date.parse(textOf(createTime)), label, count: null };
}

/** The names of states begin with JOB_STATE_ or BATCH_STATE_. An unknown one is waited for. */
function statusOf(operation: Readonly<Record<string, unknown>>): BatchStatus {
  const state = textOf(asObject(operation['metadata'])['state']).replace(/^(JOB|BATCH)_STATE_/, '');
  if (state === 'EXPIRED' || state === 'CANCELLED') return { state: 'expired' };
  if (state === 'FAILED') {
    const { message, code } = asObject(operation['error']);
    const reason = textOf(message) || 'the provider gives no reason';
    const status = code === undefined ? 400 : statusOfRpc(code);
    return { state: 'rejected', reason, status, code: '', isTooLarge: false, requests: [] };
  }
  const isEnded = state === 'SUCCEEDED' || state === 'PARTIALLY_SUCCEEDED' || operation['done'] === true;
  // The answers are part of the operation, so that none of them can be cut off.
  return isEnded ? { state: 'ended', processed: 0 } : { state: 'running' };
}

function answersIn({ response, metadata }: Readonly<Record<string, unknown>>): readonly BatchAnswer[] {
  const output = response ?? asObject(metadata)['output'];
  const inlined = asObject(asObject(output)['inlinedResponses']);
  return asArray(inlined['inlinedResponses']).flatMap((value): readonly BatchAnswer[] => {
    const one = asObject(value);
    const id = textOf(asObject(one['metadata'])['key']);
    if (id === '') return [];
    if (one['response'] !== undefined) return [{ id, outcome: { kind: 'answer', body: one['response'] } }];
    const { error } = one;
    return [{ id, outcome: { kind: 'error', status: statusOfRpc(asObject(error)['code']), body: { error } } }];
  });
}

/** The status of an error in Google's own numbers. */
function statusOfRpc(code: unknown): number {
  const statuses: Readonly<Record<number, number>> = { 3: 400, 5: 404, 7: 403, 8: 429, 9: 400, 14: 503, 16: 401 };
  return statuses[Number(code)] ?? 500;
}
