import type { PullTarget } from '../batch/writes.js';
import type { Ground } from '../config/ground.js';
import type { Surroundings } from '../host/surroundings.js';

/**
 * Where a pull request of this run would go: into the branch that the run is on, from a branch that is named after
 * what started it, so that the next run for the same item finds it. Null where the run is on no branch.
 */
export function pullTargetOf(
  { event, origin, settings }: Pick<Ground, 'event' | 'origin' | 'settings'>,
  { environment }: Pick<Surroundings, 'environment'>,
): PullTarget | null {
  const { item, strangerCheckout } = event;
  const base = branchOf(event.name, strangerCheckout, environment);
  const run = environment['GITHUB_RUN_ID'];
  if (base === null || (item === null && run === undefined)) return null;
  const subject =
    item === null ? `run-${run ?? ''}` : `${item.kind === 'issue' ? 'issue' : 'pr'}-${String(item.number)}`;
  // A dot can make a name that is none for git; no key has a plus.
  const branch = `sallyport/${settings['comment-key'].replaceAll('.', '+')}-${subject}`;
  return { base, branch, onlyFrom: strangerCheckout ? (origin.commit ?? '') : null };
}

/** On a pull request its own branch; the ref of the run is then a merge commit that GitHub made. */
function branchOf(name: string, strangerCheckout: boolean, environment: Surroundings['environment']): string | null {
  const { GITHUB_REF: ref = '', GITHUB_HEAD_REF: head = '' } = environment;
  if (name === 'pull_request') return strangerCheckout || head === '' ? null : head;
  // The branch of a merge queue is gone as soon as its group is merged.
  return /^refs\/heads\/(?!gh-readonly-queue\/)(.+)$/.exec(ref)?.[1] ?? null;
}
