import { formatCount } from '../../format-number.js';
import type { GitHubWriteResult } from '../../github-writes/write-result.js';
import type { GitHubWriteClient } from '../../platform/github/write/write-client.js';
import { entryOf } from '../job/process-answer.js';
import type { PullRequestOptions } from '../open/types.js';
import { branchOf } from './pull-request-text.js';

interface Orphaned {
  /** The title of the pull request, which was the name of its job. */
  readonly names: readonly string[];
  readonly row: GitHubWriteResult;
}

/** One request each. */
const maxNamed = 50;

const note = 'No job of the batch updates it any more. Close it if its changes are not wanted.';

/** The open pull requests of jobs that the batch does not have any more. They are only named: people close them. */
export async function orphanedPullRequests(
  openBranches: ReadonlySet<string>,
  { batch, jobs, github }: Pick<PullRequestOptions, 'batch' | 'jobs'> & { readonly github: GitHubWriteClient },
): Promise<readonly Orphaned[]> {
  const each = jobs.filter((job) => entryOf(batch, job)?.changes === 'pull-request-each');
  const hasAll = batch.file.jobs.some(({ changes }) => changes === 'pull-request');
  const used = new Set(
    [...each.map(({ slot }) => slot), ...(hasAll ? ['all'] : [])].map((slot) => branchOf(batch, slot)),
  );
  const left = [...openBranches].filter((branch) => !used.has(branch));
  const orphaned: Orphaned[] = [];
  for (const branch of left.slice(0, maxNamed)) {
    const known = await github.write('the pull request', ['pull-requests: write'], (api) => api.pullRequests(branch));
    for (const { number, title, url, isOpen } of known)
      if (isOpen)
        orphaned.push({
          names: [title],
          row: { what: `PullRequest #${String(number)}`, outcome: 'unchanged', url, note },
        });
  }
  if (left.length > maxNamed) {
    const what = formatCount(left.length - maxNamed, 'more pull request');
    orphaned.push({
      names: [],
      row: { what, outcome: 'unchanged', url: null, note: `${what} of earlier jobs: ${note}` },
    });
  }
  return orphaned;
}
