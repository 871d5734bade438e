import type { RunContext } from '../context/run-context.js';
import type { PullRequestTarget } from '../job/github-writes.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';

/**
 * Where a pull request of this run would go: into the branch that the run is on, from a branch that is named after
 * the item that it is about, else after the job, so that the next run for the same finds it. Null where the run is on no branch.
 */
export function pullRequestTargetOf(
  { event, trustedSource, settings }: Pick<RunContext, 'event' | 'trustedSource' | 'settings'>,
  { environment }: Pick<HostEnvironment, 'environment'>,
): PullRequestTarget | null {
  const { item, isUntrustedCheckout } = event;
  const base = branchOf(event.name, isUntrustedCheckout, environment);
  if (base === null) return null;
  const subject =
    item === null ? jobOf(base, environment) : `${item.kind === 'issue' ? 'issue' : 'pr'}-${String(item.number)}`;
  return {
    base,
    branch: `sallyport/${forBranch(settings['comment-key'])}-${subject}`,
    onlyFrom: isUntrustedCheckout ? (trustedSource.commit ?? '') : null,
  };
}

/** The same in every run of a job of a workflow that goes to this branch. */
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

/** Dots, blanks and other signs can make a name that is none for git; no key has a plus. */
const forBranch = (name: string) => name.replace(/[^\w/-]/g, '+');

/** On a pull request its own branch; the ref of the run is then a merge commit that GitHub made. */
function branchOf(
  name: string,
  isUntrustedCheckout: boolean,
  environment: HostEnvironment['environment'],
): string | null {
  const { GITHUB_REF: ref = '', GITHUB_HEAD_REF: head = '' } = environment;
  if (name === 'pull_request') return isUntrustedCheckout || head === '' ? null : head;
  // The branch of a merge queue is gone as soon as its group is merged.
  return /^refs\/heads\/(?!gh-readonly-queue\/)(.+)$/.exec(ref)?.[1] ?? null;
}
