import { markerFor } from '../../platform/github/comment-marker.js';
import type { OwnIssue } from '../../platform/github/write/write-types.js';
import { fingerprint } from '../../report/formats/fingerprint.js';
import type { GitHubWriteResult } from '../../report/write-result.js';
import { shorten } from '../../text.js';
import type { GitHubWriteRequest } from '../../tools/github/types.js';
import { plainTitle } from '../commit-text.js';
import type { IssueEnd, PublishContext } from '../types.js';

const day = 86_400_000;

export function titleOf(given: string): string {
  return plainTitle(given) || 'Untitled';
}

/** Titles that differ only in case are the same issue. */
export function issueMarker(key: string, title: string): string {
  return markerFor(key, `issue:${fingerprint([title.toLowerCase()])}`);
}

/** The hidden second line of an issue that expires; empty for others. */
export function expiryLine({ expiresDays, now }: IssueEnd): string {
  if (expiresDays === null) return '';
  return `\n<!-- sallyport-expires:${new Date(now + expiresDays * day).toISOString().slice(0, 10)} -->`;
}

const expiry = /^([^\n]*)\r?\n<!-- sallyport-expires:(\d{4}-\d\d-\d\d) -->/;

export function withoutExpiry(body: string): string {
  return body.replace(expiry, '$1');
}

/**
 * Closes issues of earlier runs with this key: those that expired, and, if the settings ask for it, all others after a
 * new one was opened. `posted` are the rows of this run's issues.
 */
export async function endIssues(
  requests: readonly GitHubWriteRequest[],
  posted: readonly GitHubWriteResult[],
  { github, key, issueEnd }: Pick<PublishContext, 'github' | 'key' | 'issueEnd'>,
): Promise<readonly GitHubWriteResult[]> {
  const { expiresDays, closesOlder, now } = issueEnd;
  const titles = requests.flatMap((request) => (request.kind === 'issue' ? [titleOf(request.title)] : []));
  if (titles.length === 0 || (expiresDays === null && !closesOlder)) return [];
  const isReplaced = closesOlder && posted.some(({ what, outcome }) => outcome === 'created' && /^Issue /.test(what));
  const current = titles.map((title) => issueMarker(key, title));
  const beginning = markerFor(key, 'issue:').replace(/ -->$/, '');
  const why = (issue: OwnIssue): string | null => {
    if (!issue.isOpen || !issue.body.startsWith(beginning)) return null;
    if (current.some((marker) => issue.body.startsWith(marker))) return null;
    const [, , until = '9'] = expiry.exec(issue.body) ?? [];
    if (until < new Date(now).toISOString().slice(0, 10)) return `Closed: it expired on ${until}.`;
    return isReplaced ? 'Closed: this run opened a newer one.' : null;
  };
  return await github.write('the state of earlier issues', ['issues: write'], async (api) => {
    const rows: GitHubWriteResult[] = [];
    for (const issue of await api.issues()) {
      const note = why(issue);
      if (note === null) continue;
      await api.updateIssue(issue.number, { state: 'closed', reason: 'not_planned' });
      rows.push({ what: `Issue ${shorten(issue.title, 80)}`, outcome: 'updated', url: issue.url, note });
    }
    return rows;
  });
}
