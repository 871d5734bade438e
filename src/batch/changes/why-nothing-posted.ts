import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { pullRequestTargetOf } from '../../publish/pull-request-target.js';
import type { BatchFile } from '../model/types.js';
import type { OpenBatch } from '../open/open-batch.js';

/** Why this run can post nothing on GitHub; `null` if it can. */
export function noPostsHere({ file, runContext: { settings, event } }: Posting): string | null {
  if (file.publish.off !== null) return file.publish.off;
  if (settings['github-token'] === undefined) return 'no github-token is set (on the command line, GITHUB_TOKEN)';
  return event.repository === null ? 'the event names no repository' : null;
}

type Posting = Pick<OpenBatch, 'runContext'> & { readonly file: Pick<BatchFile, 'publish'> };

/** Why no pull request can be opened by this run; `null` if one can. */
export function noPullRequestsHere(batch: Posting, hostEnvironment: HostEnvironment): string | null {
  const { runContext } = batch;
  if (isOnGitLab(hostEnvironment)) return 'on GitLab, Sallyport opens no merge requests';
  const why = noPostsHere(batch);
  if (why !== null) return why;
  if (pullRequestTargetOf(runContext, hostEnvironment) === null) return 'the run is not on a branch of the repository';
  return null;
}

const isOnGitLab = ({ environment }: HostEnvironment) => environment['GITLAB_CI'] === 'true';

/** What to say before the jobs are paid for; `null` if their pull requests can be opened, or none are wanted. */
export function pullRequestWarning(batch: OpenBatch, hostEnvironment: HostEnvironment): string | null {
  const wanted = batch.file.jobs.find(({ changes }) => changes.startsWith('pull-request'))?.changes;
  const why = wanted === undefined ? null : noPullRequestsHere(batch, hostEnvironment);
  if (why === null) return null;
  const instead = isOnGitLab(hostEnvironment) ? '; docs/gitlab.md shows how to push them' : '';
  return `changes: ${wanted ?? ''} will open nothing: ${why}. The changes of the jobs stay in the state directory, under patches/${instead}.`;
}
