import type { SearchWeb, WebSearchResult } from '../../platform/net/search-web.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import { webContent } from './web-content.js';

/** Searches the web for the model. Failures of the provider are results. */
export async function searchForModel(
  { query, most }: { readonly query: string; readonly most: number },
  { provider, loadSearch }: WebSearchPorts,
  signal: AbortSignal,
): Promise<ToolOutput> {
  const search = await loadSearch();
  if (typeof search === 'string') return failedOutput(search);
  const answer = await search(query, most, signal);
  if ('failure' in answer) return failedOutput(`The search with ${provider} failed: ${answer.failure}.`);
  const { results, summary = '' } = answer;
  const rows = results.length === 0 ? ['[No results.]'] : results.map(shown);
  const text = [...(summary === '' ? [] : [`The provider's own answer, which may be wrong: ${summary}`]), ...rows].join(
    '\n\n',
  );
  return textOutput(webContent(text, { search: query, provider }));
}

function shown({ title, url, snippet, date }: WebSearchResult, at: number): string {
  const heading = `${String(at + 1)}. ${title === '' ? url : title}${date === '' ? '' : ` (${date})`}`;
  return [heading, url, ...(snippet === '' ? [] : [snippet])].join('\n');
}

export interface WebSearchPorts {
  /** As people name it. */
  readonly provider: string;
  /** Loads the client; otherwise, why no search is possible, as a sentence for the model. */
  readonly loadSearch: () => Promise<SearchWeb | string>;
}
