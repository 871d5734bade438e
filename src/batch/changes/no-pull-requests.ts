import type { RunContext } from '../../context/run-context.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { pullRequestTargetOf } from '../../publish/pull-request-target.js';
import type { OpenBatch } from '../open/open-batch.js';

/** Why no pull request can be opened by this run; `null` if one can. */
export function noPullRequestsHere(runContext: RunContext, hostEnvironment: HostEnvironment): string | null {
  if (isOnGitLab(hostEnvironment)) return 'on GitLab, Sallyport opens no merge requests';
  if (runContext.settings['github-token'] === undefined)
    return 'no github-token is set (on the command line, GITHUB_TOKEN)';
  if (runContext.event.repository === null) return 'the event names no repository';
  if (pullRequestTargetOf(runContext, hostEnvironment) === null) return 'the run is not on a branch of the repository';
  return null;
}

const isOnGitLab = ({ environment }: HostEnvironment) => environment['GITLAB_CI'] === 'true';

/** What to say before the jobs are paid for; `null` if their pull requests can be opened, or none are wanted. */
export function pullRequestWarning({ file, runContext }: OpenBatch, hostEnvironment: HostEnvironment): string | null {
  const wanted = file.jobs.find(({ changes }) => changes.startsWith('pull-request'))?.changes;
  const why = wanted === undefined ? null : noPullRequestsHere(runContext, hostEnvironment);
  if (why === null) return null;
  const instead = isOnGitLab(hostEnvironment) ? '; docs/gitlab.md shows how to push them' : '';
  return `changes: ${wanted ?? ''} will open nothing: ${why}. The changes of the jobs stay in the state directory, under patches/${instead}.`;
}
