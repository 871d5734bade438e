import { byline, nameInLine, quote } from '../../event/context/quote.js';
import { isTrusted } from '../../event/context/trust.js';
import type { Trust } from '../../event/context/types.js';
import { type FoundIssue, maxSearchResults, type SearchResults } from '../../platform/github/read/search-issues.js';
import { itemProblem } from './item-problem.js';
import type { BatchItem, FoundItems, SearchSource } from './item-types.js';

const maxBody = 20_000;

/** Oldest first. What GitHub leaves out would never be worked on: an error, unless `limit` asks for fewer. */
export async function searchItems(
  source: SearchSource,
  search: (source: SearchSource) => Promise<SearchResults>,
): Promise<FoundItems> {
  const { query, limit, location } = source;
  const { issues, total, isIncomplete } = await search(source);
  if (isIncomplete) {
    throw itemProblem(
      location,
      'GitHub stopped this search before it was complete',
      'run again, or narrow the search, for example with created:>=2026-01-01',
      query,
    );
  }
  if (total > maxSearchResults && (limit === null || limit > maxSearchResults)) {
    throw itemProblem(
      location,
      `the search has ${String(total)} results, but GitHub returns only the first ${String(maxSearchResults)}`,
      `narrow the search, or set limit to at most ${String(maxSearchResults)} to work on the oldest first`,
      query,
    );
  }
  const items = issues.slice(0, limit ?? undefined).map(itemOf);
  const left = total - items.length;
  const notices =
    left > 0 ? [`${location}: limit leaves out ${String(left)} of ${String(total)} results of the search`] : [];
  return { items, notices };
}

function itemOf(issue: FoundIssue): BatchItem {
  const { number, title, url, body, author, association, labels, created, updated } = issue;
  return {
    id: String(number),
    fields: { number, title, url, body, author, association, labels, created, updated },
    content: null,
  };
}

/** The text of an untrusted field where a prompt inserts it: sanitized, and quoted so that it cannot pass for the prompt. */
export function untrustedText(fields: BatchItem['fields'], name: string, minimumTrust: Trust): string {
  const { author, association, labels } = fields;
  const login = typeof author === 'string' ? author : null;
  const relation = String(association);
  if (!isTrusted(relation, minimumTrust)) return '[omitted: the author is less trusted than minimum-trust]';
  switch (name) {
    case 'body':
      return `${byline(login, relation)}\n${quote(textOf(fields['body']), maxBody)}`;
    case 'author':
      return byline(login, relation);
    case 'labels':
      return Array.isArray(labels) ? labels.map((label) => nameInLine(String(label))).join(', ') : '';
    default:
      return nameInLine(textOf(fields[name]));
  }
}

/** A field of an issue or pull request as text; the fields that are lists have their own form. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
