import type { ThreadApi } from '../platform/github/write-api.js';
import type { WrittenThread } from '../platform/github/write-types.js';
import type { GitHubWriteResult } from '../report/write-result.js';
import { hasLineMarker, isClosed } from './known-findings.js';

/** More remain for the next run: each takes a request. */
const most = 30;

const needed = '`contents: write`';

/**
 * Resolves the threads of earlier runs whose lines have changed, which this review does not repeat, and in which no one
 * else wrote. GitHub only lets tokens with write access to contents resolve a thread; with any other the thread is
 * hidden, or its row names the permission.
 */
export async function settleThreads(
  threads: readonly WrittenThread[],
  { marker, repeated }: { readonly marker: string; readonly repeated: ReadonlySet<string> },
  api: ThreadApi,
): Promise<readonly GitHubWriteResult[]> {
  const fixed = threads
    .filter((one) => one.isOwn && one.isOutdated && !one.hasReplies && !isClosed(one))
    .filter(({ id, first }) => !repeated.has(id) && hasLineMarker(first.body, marker));
  const rows: GitHubWriteResult[] = [];
  let [canResolve, canHide] = [true, true];
  for (const { id, path, first } of fixed.slice(0, most)) {
    if (canResolve) canResolve = (await api.resolveThread(id)) === null;
    if (!canResolve && canHide) canHide = (await api.hide(first.nodeId, 'RESOLVED')) === null;
    rows.push({ what: `Thread ${path}`, url: first.url, ...endOf(canResolve, canHide) });
  }
  return rows;
}

const changed = 'Its lines have changed, and this review does not repeat it.';

function endOf(isResolved: boolean, isHidden: boolean): Pick<GitHubWriteResult, 'outcome' | 'note'> {
  if (isResolved) return { outcome: 'updated', note: `Resolved. ${changed}` };
  if (isHidden)
    return { outcome: 'updated', note: `Hidden as resolved. ${changed} To resolve it, the job needs ${needed}.` };
  return { outcome: 'withheld', note: `Not resolved: the job needs ${needed}. ${changed}` };
}
