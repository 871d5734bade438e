import { createHash } from 'node:crypto';
import type { GitHubWriteClient } from '../../platform/github/write/write-api.js';
import type { PullRequestBatch } from '../open/types.js';

/** The same in every run, so that the next one finds its branch. */
export function branchOf(batch: PullRequestBatch, subject: string): string {
  const hash = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  return `${branchStart(batch)}${subject === 'all' ? 'all' : hash}`;
}

/** How the names of all branches of the batch begin. */
export function branchStart({ file, runContext }: PullRequestBatch): string {
  const key = runContext.settings['comment-key'].replace(/[^\w-]/g, '+');
  const name = file.name.replace(/[^\w-]/g, '+');
  return `${runContext.settings['branch-prefix']}${key}-batch/${name}/`;
}

/** The branches with an open pull request, also those of jobs that this plan no longer has. */
export async function openBatchBranches(start: string, github: GitHubWriteClient): Promise<ReadonlySet<string>> {
  return await github.write('the pull requests of the batch', ['pull-requests: write'], (api) =>
    api.openBranches(start),
  );
}
