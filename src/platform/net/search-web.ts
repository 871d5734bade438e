import { messageOf } from '../../errors.js';
import { startOf } from '../../text.js';
import { withinTime } from '../host/time-limit.js';
import type { SearchApi } from './search-provider.js';

export interface WebSearchResult {
  readonly title: string;
  readonly url: string;
  readonly snippet: string;
  /** As the provider states it; empty if unknown. */
  readonly date: string;
}

export type SearchAnswer =
  | {
      readonly results: readonly WebSearchResult[];
      /** The provider's own short answer; empty or absent if it gives none. */
      readonly summary?: string;
    }
  | { readonly failure: string };

export type SearchWeb = (query: string, maxResults: number, signal: AbortSignal) => Promise<SearchAnswer>;

const timeoutMs = 20_000;
const maxBytes = 2_000_000;
const maxTitle = 300;
const maxUrl = 2_000;
const maxSnippet = 1_000;
const maxSummary = 2_000;
const maxDate = 100;

/** Searches with the API of a provider. The key is sent only to its fixed address. Never rejects because of a server. */
export function createWebSearch(provider: SearchApi, key: string, send: typeof fetch): SearchWeb {
  return async (query, maxResults, signal) => {
    // The error of an invalid header quotes it, and so the key.
    if (!/^[\x21-\x7e]+$/.test(key)) return { failure: 'its key contains a character that no key contains' };
    const limit = withinTime(timeoutMs, signal);
    try {
      const { url, ...request } = requestFor(provider, key, { query, maxResults });
      const response = await send(url, { ...request, signal: limit });
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        if (size > maxBytes) throw new Error(`it answered more than ${String(maxBytes)} bytes`);
        chunks.push(chunk);
      }
      const text = Buffer.concat(chunks).toString('utf8');
      if (!response.ok) return { failure: problemOf(response.status) };
      const answer: unknown = JSON.parse(text);
      const summary = provider === 'tavily' ? startOf(textOf(answer, 'answer'), maxSummary) : '';
      return { results: resultsIn(provider, answer).slice(0, maxResults), summary };
    } catch (error) {
      if (signal.aborted) return { failure: 'the run was stopped' };
      if (limit.aborted) return { failure: `it took longer than ${String(timeoutMs / 1_000)} seconds` };
      return { failure: error instanceof SyntaxError ? 'its answer is not valid JSON' : messageOf(error) };
    }
  };
}

function requestFor(
  provider: SearchApi,
  key: string,
  { query, maxResults }: { readonly query: string; readonly maxResults: number },
) {
  switch (provider) {
    case 'tavily':
      return {
        url: 'https://api.tavily.com/search',
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query, max_results: maxResults, include_answer: true }),
      };
    case 'brave':
      return {
        url: `https://api.search.brave.com/res/v1/web/search?${new URLSearchParams({ q: query, count: String(maxResults) }).toString()}`,
        headers: { 'x-subscription-token': key, accept: 'application/json' },
      };
  }
}

function problemOf(status: number): string {
  if (status === 401 || status === 403) return `it did not accept the key (status ${String(status)})`;
  if (status === 429) return 'its limit of requests is used up (status 429)';
  return `it answered with the status ${String(status)}`;
}

function resultsIn(provider: SearchApi, answer: unknown): readonly WebSearchResult[] {
  const list = provider === 'tavily' ? field(answer, 'results') : field(field(answer, 'web'), 'results');
  if (!Array.isArray(list)) return [];
  return list.flatMap((row: unknown) => {
    const url = textOf(row, 'url');
    if (!/^https?:\/\//i.test(url) || url.length > maxUrl) return [];
    const snippet = textOf(row, provider === 'tavily' ? 'content' : 'description');
    const date = textOf(row, provider === 'tavily' ? 'published_date' : 'age');
    return [
      {
        title: startOf(textOf(row, 'title'), maxTitle),
        url,
        snippet: startOf(snippet, maxSnippet),
        date: startOf(date, maxDate),
      },
    ];
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? value[name as keyof typeof value] : undefined;
}

/** On one line and without markup: Brave marks the words of the query. */
function textOf(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string'
    ? text
        .replaceAll(/<\/?strong>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';
}
