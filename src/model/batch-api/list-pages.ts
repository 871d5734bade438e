import { asArray, parsedJson } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { Http } from './http.js';
import type { BatchAnswer, ListedBatch, RequestOutcome } from './types.js';
import { textOf } from './values.js';

/** A repeatable request whose answer is an object. */
export function getObject(http: Http) {
  return async (path: string, signal: AbortSignal) =>
    asObject(await http.json({ method: 'GET', path, signal, isRepeatable: true }));
}

/** Sends a request that must not be repeated. */
export async function postJson(
  http: Http,
  path: string,
  value: object,
  { signal, more = {} }: { readonly signal: AbortSignal; readonly more?: Readonly<Record<string, string>> },
) {
  const headers = { 'content-type': 'application/json', ...more };
  const request = { method: 'POST', path, body: JSON.stringify(value), headers, signal, isRepeatable: false } as const;
  return asObject(await http.json(request));
}

/** The answers in a file with a line for each, which names the id that `submit` has given to its request. */
export async function* answersIn(
  http: Http,
  path: string,
  signal: AbortSignal,
  outcomeOf: (record: Readonly<Record<string, unknown>>) => RequestOutcome,
): AsyncGenerator<BatchAnswer> {
  for await (const line of http.lines({ method: 'GET', path, signal, isRepeatable: true })) {
    const record = asObject(parsedJson(line));
    const id = textOf(record['custom_id']);
    if (id !== '') yield { id, outcome: outcomeOf(record) };
  }
}

/** Since a time; the server lists the newest first. @param after the parameter with the last batch of the page before */
export function listPages(http: Http, path: string, after: string, listedBatch: (value: unknown) => ListedBatch) {
  const get = getObject(http);
  return async (since: number, signal: AbortSignal): Promise<readonly ListedBatch[]> => {
    const found: ListedBatch[] = [];
    for (let from = ''; ; ) {
      const page = await get(`${path}?limit=100${from}`, signal);
      const listed = asArray(page['data']).map(listedBatch);
      found.push(...listed.filter(({ createdAt }) => createdAt >= since));
      const last = listed.at(-1);
      if (page['has_more'] !== true || last === undefined || last.createdAt < since) return found;
      from = `&${after}=${encodeURIComponent(last.batchId)}`;
    }
  };
}
