import { only, UserError } from '../errors.js';
import type { Event } from '../event/types.js';
import type { GitRemote } from '../platform/git/fetch.js';
import type { Git } from '../platform/git/git.js';
import { GitProblem } from '../platform/types.js';
import { commitSource } from '../prompt/commit-source.js';
import { type Placement, sourceWithParents } from '../prompt/source-with-parents.js';
import type { PromptSource } from '../prompt/types.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';
import { isCommitId } from '../settings/branch-values.js';

export interface TrustedSource {
  readonly source: PromptSource;
  /** The commit that prompts and configuration are read from; `null` if they are read from the working tree. */
  readonly commit: string | null;
  /** Where the workspace is in its repository; `source` also reads the directories above it. */
  readonly placement: Placement;
}

export interface SourceDirectory {
  readonly git: Git | null;
  readonly workingTree: Parameters<typeof workingTreeSource>;
}

export interface TrustPorts extends SourceDirectory {
  /** The directories above the workspace up to the root of its repository, the nearest first. */
  readonly parents: readonly SourceDirectory[];
  readonly placement: Placement;
  /** The repository on its server. Rejects with UserError if there is none. */
  readonly remote: () => Promise<GitRemote>;
}

/**
 * Where configuration, commands and prompts come from: the working tree, or the trusted ref if one is named or an
 * outside contributor may control the checkout. No ref of the clone is believed: commands may have moved it. Rejects
 * with UserError `trusted-ref-missing`.
 */
export async function findTrustedSource(
  event: Event,
  named: string | undefined,
  ports: TrustPorts,
): Promise<TrustedSource> {
  const { git, parents, placement } = ports;
  if (named === undefined && !event.isUntrustedCheckout) {
    const above = parents.map(({ workingTree }) => workingTreeSource(...workingTree));
    return { source: sourceWithParents(workingTreeSource(...ports.workingTree), above), commit: null, placement };
  }
  const ref = named ?? event.trustedRef;
  if (git === null || ref === null) throw missing(ref, named !== undefined, git === null);
  const isBranch = named !== undefined && !isCommitId(named);
  const id = isBranch ? await commitOfBranch(named, git, ports) : ref;
  if (event.isUntrustedCheckout && id === event.headSha)
    throw problem(id, 'this commit is the head of the pull request', 'name a commit of the base branch');
  // If git cannot read the repository, the commit is missing.
  const commit = await git.commitOf(id).catch(only(GitProblem, () => null));
  if (commit === null) throw missing(id, named !== undefined, false);
  const above = parents.flatMap((parent) => (parent.git === null ? [] : [commitSource(parent.git, commit)]));
  return { source: sourceWithParents(commitSource(git, commit), above), commit, placement };
}

/** The last commit of a branch according to the server; fetched if the clone does not have it. */
async function commitOfBranch(name: string, git: Git, { remote: find }: TrustPorts): Promise<string> {
  const remote = await find();
  const unreachable = only(GitProblem, ({ message, hint }) => {
    const found = `${name}: ${message}`;
    throw problem(
      found,
      'the server was not asked for this branch',
      hint ?? 'name the full id of a commit of the clone',
    );
  });
  const { branch, tag } = await git.askForName(remote, name).catch(unreachable);
  if (branch === null) throw notABranch(name, tag);
  if ((await git.commitOf(branch).catch(only(GitProblem, () => null))) === null)
    await git.fetchBranch(remote, name).catch(unreachable);
  return branch;
}

function notABranch(name: string, tag: string | null): UserError {
  if (tag !== null) return problem(name, 'this is a tag, which can be moved', `name its commit: ${tag}`);
  const [, branch] = /^[^/]+\/(.+)$/.exec(name) ?? [];
  const prefix = branch === undefined ? '' : `: without the name of the remote, ${branch}`;
  return problem(name, 'the server has no branch with this name', `name a branch or a full commit id${prefix}`);
}

function problem(found: string, message: string, hint: string): UserError {
  return new UserError({ code: 'trusted-ref-missing', location: 'trusted-ref', message, found, hint });
}

function missing(ref: string | null, isNamed: boolean, noGit: boolean): UserError {
  return new UserError({
    code: 'trusted-ref-missing',
    location: isNamed ? 'trusted-ref' : 'event',
    message: isNamed
      ? 'the trusted ref is not a commit of this clone'
      : 'an outside contributor may control this checkout, and the trusted commit for prompts and configuration is missing',
    found: noGit ? 'no git repository' : (ref ?? 'no commit in the event'),
    hint: 'check out with fetch-depth: 0, fetch that commit first, or set trusted-ref to a commit of the clone or a branch',
  });
}
