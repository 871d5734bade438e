import { UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';
import { trustedSource } from '../prompt/commit-source.js';
import type { PromptSource } from '../prompt/types.js';
import { workTreeSource } from '../prompt/working-tree-source.js';

export interface Origin {
  readonly source: PromptSource;
  /** The commit that prompts and configuration come from; null where they come from the work tree. */
  readonly commit: string | null;
}

/**
 * Where configuration, commands and prompt files are read from: the work tree, or the trusted ref where one is
 * named or the checkout may be a stranger's. Rejects with UserError `trusted-ref-missing`.
 */
export async function findOrigin(
  event: Event,
  named: string | undefined,
  doors: { readonly git: Git | null; readonly workTree: Parameters<typeof workTreeSource> },
): Promise<Origin> {
  if (named === undefined && !event.strangerCheckout)
    return { source: workTreeSource(...doors.workTree), commit: null };
  const ref = named ?? event.trustedRef;
  if (event.strangerCheckout && named !== undefined && !isUnmistakable(named)) throw new UserError(mistakable(named));
  const commit = ref === null || doors.git === null ? null : await commitOf(ref, doors.git);
  if (event.strangerCheckout && commit !== null && commit === event.headSha) throw new UserError(strangers(commit));
  if (commit === null || doors.git === null) throw new UserError(missing(ref, named !== undefined, doors.git === null));
  return { source: trustedSource(doors.git, commit), commit };
}

/** A repository that git cannot read has no trusted commit. */
async function commitOf(ref: string, git: Git): Promise<string | null> {
  try {
    return await git.commitOf(ref);
  } catch (error) {
    if (error instanceof GitProblem) return null;
    throw error;
  }
}

/** A local branch or tag may have come with the stranger's checkout, under whatever name. */
function isUnmistakable(ref: string): boolean {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref) || ref.startsWith('refs/remotes/');
}

function mistakable(ref: string) {
  return {
    code: 'trusted-ref-missing',
    where: 'trusted-ref',
    what: 'a stranger may control this checkout, so a short name may mean the commit of the stranger',
    found: ref,
    mend: 'give the full id of the commit, or refs/remotes/origin/NAME',
  } as const;
}

function strangers(commit: string) {
  return {
    code: 'trusted-ref-missing',
    where: 'trusted-ref',
    what: 'this commit is the one that the stranger asks about',
    found: commit,
    mend: 'name a commit of the base branch',
  } as const;
}

function missing(ref: string | null, isNamed: boolean, noGit: boolean) {
  return {
    code: 'trusted-ref-missing',
    where: isNamed ? 'trusted-ref' : 'event',
    what: isNamed
      ? 'the trusted ref is no commit of this clone'
      : 'a stranger may control this checkout, and the commit to read prompts and configuration from is not there',
    found: noGit ? 'no git repository' : (ref ?? 'no commit in the event'),
    mend: 'check out with fetch-depth: 0, or fetch that commit first, or name a trusted-ref that is in the clone',
  } as const;
}
