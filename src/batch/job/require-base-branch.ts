import { only, UserError } from '../../errors.js';
import { readConnection } from '../../platform/github/connections.js';
import { createGitHubReader } from '../../platform/github/read/read-api.js';
import { readHasBranch } from '../../platform/github/read/read-push-facts.js';
import { GitHubProblem } from '../../platform/github/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { OpenBatch } from '../open/open-batch.js';

/**
 * Pull requests need the branch that they are opened into. Without this, a missing one would be noticed when the jobs
 * have been paid for. Rejects with UserError.
 */
export async function requireBaseBranch(
  { file, runContext: { settings, event } }: OpenBatch,
  hostEnvironment: HostEnvironment,
): Promise<void> {
  const { 'base-branch': branch, 'github-token': token } = settings;
  const isWanted = file.jobs.some(({ changes }) => changes.startsWith('pull-request'));
  if (!isWanted || branch === undefined || token === undefined || event.repository === null) return;
  const { owner, name } = event.repository;
  const reader = createGitHubReader(readConnection(token, hostEnvironment), 1);
  // Any other problem may have passed when the pull requests are opened.
  const isThere = await readHasBranch(reader, { owner, repo: name }, branch).catch(only(GitHubProblem, () => true));
  if (isThere) return;
  throw new UserError({
    code: 'setting-invalid',
    location: 'base-branch',
    message: `${owner}/${name} has no branch with this name, or the token cannot read it`,
    found: branch,
    hint: 'correct base-branch, or create the branch on GitHub',
  });
}
