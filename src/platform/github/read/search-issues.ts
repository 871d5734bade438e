import { createGitHubReader, type GitHubReadConnection } from './read-api.js';

/** An issue or pull request as the search returns it. Title, body and labels are from their authors. */
export interface FoundIssue {
  readonly number: number;
  readonly title: string;
  readonly url: string;
  readonly body: string;
  readonly author: string | null;
  readonly association: string;
  readonly labels: readonly string[];
  readonly created: string;
  readonly updated: string;
}

export interface SearchResults {
  readonly issues: readonly FoundIssue[];
  /** All matches, also those that the search does not return. */
  readonly total: number;
  /** GitHub gave up before it had searched everything. */
  readonly isIncomplete: boolean;
}

/** GitHub returns no more results of one search. */
export const maxSearchResults = 1_000;
const perPage = 100;

/** Oldest first; after `limit` matches no page is read. Rejects with GitHubProblem. */
export async function searchIssues(
  connection: GitHubReadConnection,
  query: string,
  limit: number | null,
): Promise<SearchResults> {
  const wanted = Math.min(limit ?? maxSearchResults, maxSearchResults);
  const reader = createGitHubReader(connection, maxSearchResults / perPage);
  const issues = new Map<string, FoundIssue>();
  let [total, isIncomplete] = [0, false];
  for (let page = 1; issues.size < wanted && page <= maxSearchResults / perPage; page += 1) {
    const what = { what: `the search ${JSON.stringify(query)}`, needs: ['issues: read', 'pull-requests: read'] };
    const answer = await reader.request(what, (octokit, signal) =>
      octokit.rest.search.issuesAndPullRequests({
        q: query,
        sort: 'created',
        order: 'asc',
        per_page: perPage,
        page,
        request: { signal },
      }),
    );
    if (answer === null) break;
    const { items, total_count: count, incomplete_results: incomplete } = answer.data;
    total = count;
    isIncomplete ||= incomplete;
    // An item that was created between two requests moves the others to the next page.
    for (const item of items)
      issues.set(item.html_url, {
        number: item.number,
        title: item.title,
        url: item.html_url,
        body: item.body ?? '',
        author: item.user?.login ?? null,
        association: item.author_association,
        labels: item.labels.flatMap(({ name }) => name ?? []),
        created: item.created_at,
        updated: item.updated_at,
      });
    if (items.length < perPage || page * perPage >= count) break;
  }
  return { issues: [...issues.values()], total, isIncomplete };
}
