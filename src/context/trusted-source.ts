import { only, UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';
import { commitSource } from '../prompt/commit-source.js';
import type { PromptSource } from '../prompt/types.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';

export interface TrustedSource {
  readonly source: PromptSource;
  /** The commit that prompts and configuration are read from; `null` if they are read from the working tree. */
  readonly commit: string | null;
}

/**
 * Where configuration, commands and prompt files are read from: the working tree, or the trusted ref if one is named
 * or an outside contributor may control the checkout. Rejects with UserError `trusted-ref-missing`.
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
  const { git } = ports;
  // If git cannot read the repository, the commit is missing.
  const commit = ref === null || git === null ? null : await git.commitOf(ref).catch(only(GitProblem, () => null));
  if (event.isUntrustedCheckout && commit !== null && commit === event.headSha)
    throw new UserError(isHeadOfRequest(commit));
  if (commit === null || git === null) throw new UserError(missingRef(ref, named !== undefined, git === null));
  return { source: commitSource(git, commit), commit };
}

/** A local branch or tag of any name may come from the untrusted checkout. */
function isUnambiguous(ref: string): boolean {
  return /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(ref) || ref.startsWith('refs/remotes/');
}

function ambiguousRef(ref: string) {
  return {
    code: 'trusted-ref-missing',
    location: 'trusted-ref',
    message: 'an outside contributor may control this checkout, so a short name may refer to their commit',
    found: ref,
    hint: 'use the full commit SHA, or refs/remotes/origin/NAME',
  } as const;
}

function isHeadOfRequest(commit: string) {
  return {
    code: 'trusted-ref-missing',
    location: 'trusted-ref',
    message: 'this commit is the head of the pull request',
    found: commit,
    hint: 'name a commit of the base branch',
  } as const;
}

function missingRef(ref: string | null, isNamed: boolean, noGit: boolean) {
  return {
    code: 'trusted-ref-missing',
    location: isNamed ? 'trusted-ref' : 'event',
    message: isNamed
      ? 'the trusted ref is not a commit of this clone'
      : 'an outside contributor may control this checkout, and the trusted commit for prompts and configuration is missing',
    found: noGit ? 'no git repository' : (ref ?? 'no commit in the event'),
    hint: 'check out with fetch-depth: 0, fetch that commit first, or set trusted-ref to a commit of the clone',
  } as const;
}
