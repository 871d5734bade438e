import type { RunContext } from '../context/run-context.js';
import type { PullRequestTarget } from '../job/github/github-writes.js';
import { isGitBranch } from '../platform/git/branch-name.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';

/** From a branch named after the item, or the job, so that the next run finds it. `null` if not on a branch. */
export function pullRequestTargetOf(
  { event, trustedSource, settings, pull }: Pick<RunContext, 'event' | 'trustedSource' | 'settings' | 'pull'>,
  { environment }: Pick<HostEnvironment, 'environment'>,
): PullRequestTarget | null {
  const { item, isUntrustedCheckout } = event;
  // In the files of a pull request, the changes are for its branch. Nothing goes to a fork.
  if (pull?.of === 'head' && (pull.facts.head.isFork || !isGitBranch(pull.facts.head.branch))) return null;
  const branch = pull?.of === 'head' ? pull.facts.head.branch : pull?.facts.base;
  const base = settings['base-branch'] ?? branch ?? branchOf(event.name, isUntrustedCheckout, environment);
  if (base === null) return null;
  const subject =
    item === null ? jobOf(base, environment) : `${item.kind === 'issue' ? 'issue' : 'pr'}-${String(item.number)}`;
  return {
    base,
    branch: `${settings['branch-prefix']}${forBranch(settings['comment-key'])}-${subject}`,
    onlyFrom: pull?.commit ?? (isUntrustedCheckout ? (trustedSource.commit ?? '') : null),
  };
}

/** Identical in every run of the same workflow job for this branch. */
function jobOf(
  base: string,
  { GITHUB_WORKFLOW_REF: file = '', GITHUB_WORKFLOW: name = '', GITHUB_JOB: job = '' }: HostEnvironment['environment'],
): string {
  const workflow = /([^/]+)\.ya?ml@refs\//.exec(file)?.[1] ?? name;
  return ['job', workflow, job, base]
    .filter((part) => part !== '')
    .map(forBranch)
    .join('/');
}

/** Dots, blanks and other characters can be invalid in a branch name; keys cannot contain a plus. */
const forBranch = (name: string) => name.replace(/[^\w/-]/g, '+');

/** For a pull request its head branch; the ref of such a run is a merge commit that GitHub created. */
function branchOf(
  name: string,
  isUntrustedCheckout: boolean,
  environment: HostEnvironment['environment'],
): string | null {
  const { GITHUB_REF: ref = '', GITHUB_HEAD_REF: head = '' } = environment;
  if (name === 'pull_request') return isUntrustedCheckout || head === '' ? null : head;
  // The branch of a merge queue is deleted as soon as its group is merged.
  return /^refs\/heads\/(?!gh-readonly-queue\/)(.+)$/.exec(ref)?.[1] ?? null;
}
