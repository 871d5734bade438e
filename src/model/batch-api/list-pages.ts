import { asArray } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { Http } from './http.js';
import type { ListedBatch } from './types.js';

/** A repeatable request whose answer is an object. */
export function getObject(http: Http) {
  return async (path: string, signal: AbortSignal) =>
    asObject(await http.json({ method: 'GET', path, signal, isRepeatable: true }));
}

interface ListPages {
  readonly http: Http;
  readonly path: string;
  /** The parameter that names the last batch of the page before. */
  readonly after: string;
  readonly listedBatch: (value: unknown) => ListedBatch;
}

/** The batches that were created since a time; the server lists the newest first, in pages. */
export function listPages({ http, path, after, listedBatch }: ListPages) {
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
