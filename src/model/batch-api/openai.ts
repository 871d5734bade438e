import { randomUUID } from 'node:crypto';
import { asArray } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { Http } from './http.js';
import { answersIn, getObject, listPages, postJson } from './list-pages.js';
import type { BatchApi, BatchRequest, BatchStatus, ListedBatch, RequestOutcome } from './types.js';
import { numberOf, textOf } from './values.js';

const endpoint = '/v1/responses';
const labelKey = 'sallyport';

/** OpenAI's Batch API: at most 50,000 requests or 200 MB in a file, all for one model and one endpoint. */
export function openaiBatchApi(http: Http): BatchApi {
  const get = getObject(http);
  return {
    maxRequests: 10_000,
    maxBytes: 48_000_000,
    windowMs: 24 * 3_600_000,
    submit: async (requests, label, signal) => {
      const file = asObject(await http.json({ ...upload(requests, label), signal, isRepeatable: true }));
      const common = { endpoint, completion_window: '24h', metadata: { [labelKey]: label } };
      const body = { input_file_id: textOf(file['id']), ...common };
      return textOf((await postJson(http, '/batches', body, { signal }))['id']);
    },
    list: listPages(http, '/batches', 'after', listedBatch),
    status: async (batchId, signal) => statusOf(await get(`/batches/${encodeURIComponent(batchId)}`, signal)),
    answers: async function* (batchId, signal) {
      const batch = await get(`/batches/${encodeURIComponent(batchId)}`, signal);
      // A batch of which every request has failed has no output file.
      for (const id of [batch['output_file_id'], batch['error_file_id']].map(textOf).filter((one) => one !== ''))
        yield* answersIn(http, `/files/${encodeURIComponent(id)}/content`, signal, outcomeOf);
    },
  };
}

/** The form of a file upload. The boundary is random, so that it is in no request. */
function upload(requests: readonly BatchRequest[], label: string) {
  const boundary = `sallyport-${randomUUID()}`;
  const lines = requests.map(({ id, body }) => JSON.stringify({ custom_id: id, method: 'POST', url: endpoint, body }));
  const field = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const file = `name="file"; filename="${label}.jsonl"\r\nContent-Type: application/jsonl`;
  return {
    method: 'POST',
    path: '/files',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${field('name="purpose"', 'batch')}${field(file, `${lines.join('\n')}\n`)}--${boundary}--\r\n`,
  } as const;
}

function listedBatch(value: unknown): ListedBatch {
  const batch = asObject(value);
  const label = textOf(asObject(batch['metadata'])[labelKey]);
  return {
    batchId: textOf(batch['id']),
    createdAt: numberOf(batch['created_at']) * 1000,
    label: label === '' ? null : label,
    count: null,
  };
}

/** An unknown state is waited for. */
function statusOf(batch: Readonly<Record<string, unknown>>): BatchStatus {
  const status = textOf(batch['status']);
  if (['completed', 'expired', 'cancelled'].includes(status)) {
    const { completed, failed } = asObject(batch['request_counts']);
    // Requests that were not processed may count as failed; those that failed are not billed, so that none is awaited.
    return { state: 'ended', processed: numberOf(completed) + (status === 'completed' ? numberOf(failed) : 0) };
  }
  if (status !== 'failed') return { state: 'running' };
  const errors = asArray(asObject(batch['errors'])['data']).map(asObject);
  const reason = errors.map((one) => textOf(one['message'])).join(' ');
  const codes = errors.map((one) => textOf(one['code']));
  // Lines count from 1.
  const requests = errors.map((one, at) => ({
    index: numberOf(one['line']) - 1,
    reason: textOf(one['message']),
    code: codes[at] ?? '',
  }));
  return {
    state: 'rejected',
    reason: reason === '' ? 'the provider gives no reason' : reason,
    status: 400,
    code: codes[0] ?? '',
    isTooLarge: codes.includes('token_limit_exceeded'),
    requests: requests.every(({ index }) => index >= 0) ? requests : [],
  };
}

function outcomeOf(record: Readonly<Record<string, unknown>>): RequestOutcome {
  const response = asObject(record['response']);
  const status = numberOf(response['status_code']);
  if (status === 200) return answerOrFailure(response['body']);
  const code = textOf(asObject(record['error'])['code']);
  if (code === 'batch_expired' || code === 'batch_cancelled') return { kind: 'expired' };
  // Lines with the status 0 were not processed, although the provider counts them as completed.
  return { kind: 'error', status: status < 300 ? 500 : status, body: response['body'] ?? record['error'] };
}

/** A response can fail although its status is 200. */
function answerOrFailure(body: unknown): RequestOutcome {
  const { status, error } = asObject(body);
  if (status !== 'failed') return { kind: 'answer', body };
  const code = textOf(asObject(error)['code']);
  return { kind: 'error', status: failureStatuses[code] ?? 400, body: { error } };
}

const failureStatuses: Readonly<Record<string, number>> = { server_error: 500, rate_limit_exceeded: 429 };
