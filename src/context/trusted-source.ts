import { UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';
import { commitSource } from '../prompt/commit-source.js';
import type { PromptSource } from '../prompt/types.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';

export interface TrustedSource {
  readonly source: PromptSource;
  /** The commit that prompts and configuration come from; null where they come from the working tree. */
  readonly commit: string | null;
}

/**
 * Where configuration, commands and prompt files are read from: the working tree, or the trusted ref where one is
 * named or the checkout may be a stranger's. Rejects with UserError `trusted-ref-missing`.
 */
export async function findTrustedSource(
  event: Event,
  named: string | undefined,
  ports: { readonly git: Git | null; readonly workingTree: Parameters<typeof workingTreeSource> },
): Promise<TrustedSource> {
  if (named === undefined && !event.isUntrustedCheckout)
    return { source: workingTreeSource(...ports.workingTree), commit: null };
  const ref = named ?? event.trustedRef;
  if (event.isUntrustedCheckout && named !== undefined && !isUnambiguous(named))
    throw new UserError(ambiguousRef(named));
  const commit = ref === null || ports.git === null ? null : await commitOf(ref, ports.git);
  if (event.isUntrustedCheckout && commit !== null && commit === event.headSha)
    throw new UserError(isHeadOfRequest(commit));
  if (commit === null || ports.git === null)
    throw new UserError(missingRef(ref, named !== undefined, ports.git === null));
  return { source: commitSource(ports.git, commit), commit };
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
function isUnambiguous(ref: string): boolean {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref) || ref.startsWith('refs/remotes/');
}

function ambiguousRef(ref: string) {
  return {
    code: 'trusted-ref-missing',
    location: 'trusted-ref',
    message: 'a stranger may control this checkout, so a short name may mean the commit of the stranger',
    found: ref,
    hint: 'give the full id of the commit, or refs/remotes/origin/NAME',
  } as const;
}

function isHeadOfRequest(commit: string) {
  return {
    code: 'trusted-ref-missing',
    location: 'trusted-ref',
    message: 'this commit is the one that the stranger asks about',
    found: commit,
    hint: 'name a commit of the base branch',
  } as const;
}

function missingRef(ref: string | null, isNamed: boolean, noGit: boolean) {
  return {
    code: 'trusted-ref-missing',
    location: isNamed ? 'trusted-ref' : 'event',
    message: isNamed
      ? 'the trusted ref is no commit of this clone'
      : 'a stranger may control this checkout, and the commit to read prompts and configuration from is not there',
    found: noGit ? 'no git repository' : (ref ?? 'no commit in the event'),
    hint: 'check out with fetch-depth: 0, or fetch that commit first, or name a trusted-ref that is in the clone',
  } as const;
}
