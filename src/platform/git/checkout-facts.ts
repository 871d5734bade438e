import { join } from 'node:path';
import { configText, configurations, gitDirectory, mayStartPrograms } from '../process/git-configurations.js';
import { type QuickGit, type QuickGitPlace, quickGit } from './quick-git.js';

/** The state of a clone, for the model. */
export interface CheckoutFacts {
  readonly head: string;
  readonly parents: readonly string[];
  /** `null` if HEAD is detached, or the facts are those of another commit. */
  readonly branch: string | null;
  /** The last tag before the commit; `null` if there is none. */
  readonly tag: string | null;
  /** Tracked files that differ from the commit; `null` if they were not compared. */
  readonly changedFiles: number | null;
  /** The branch that the commit goes into; `null` if none was named. */
  readonly base: BaseFacts | null;
}

export interface BaseFacts {
  readonly branch: string;
  /** The name by which this clone has it, such as `origin/main`; `null` if it does not have it. */
  readonly revision: string | null;
  /** The last common commit; `null` if the clone does not reach it. */
  readonly mergeBase: string | null;
  /** Commits since then; `null` without a merge base. */
  readonly commits: number | null;
}

export interface FactsRequest {
  /** A full id; `null` for HEAD. */
  readonly commit: string | null;
  readonly base: string | null;
  /** Compares the files of the working tree too. */
  readonly comparesFiles: boolean;
}

/** Names of branches and tags that need no quotes, in a shell or in a sentence. */
const plainName = /^[A-Za-z0-9_][\w./+@-]{0,199}$/;

/** `null` before the first commit, and without git. */
export async function checkoutFacts(
  place: QuickGitPlace,
  { commit, base, comparesFiles }: FactsRequest,
): Promise<CheckoutFacts | null> {
  const git = quickGit(place);
  const revision = commit ?? 'HEAD';
  // Filters of the configuration would start programs.
  const compares = comparesFiles && !configurations(place.cwd).some(mayStartPrograms);
  const branch = commit === null ? branchIn(place.cwd) : null;
  const [ids, tag, status, baseFacts] = await Promise.all([
    git('rev-list', '--parents', '--max-count=1', revision, '--'),
    git('describe', '--tags', '--abbrev=0', revision),
    compares ? git('status', '--porcelain', '--untracked-files=no', '--ignore-submodules=all') : null,
    base === null || !plainName.test(base) ? null : baseOf(git, base, revision),
  ]);
  const [head, ...parents] = ids?.split(' ') ?? [];
  if (head === undefined) return null;
  const changedFiles = status === null ? null : status === '' ? 0 : status.split('\n').length;
  return {
    head,
    parents,
    branch,
    tag: tag !== null && plainName.test(tag) ? tag : null,
    changedFiles,
    base: baseFacts,
  };
}

/** The branch of HEAD; `null` if it is detached. */
function branchIn(cwd: string): string | null {
  const directory = gitDirectory(cwd);
  const name =
    directory === null ? undefined : /^ref: refs\/heads\/(.+)$/m.exec(configText(join(directory, 'HEAD')) ?? '')?.[1];
  return name !== undefined && plainName.test(name) ? name : null;
}

async function baseOf(git: QuickGit, branch: string, revision: string): Promise<BaseFacts> {
  for (const name of [`origin/${branch}`, branch]) {
    const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    if (found === null) continue;
    const mergeBase = await git('merge-base', found, revision);
    if (mergeBase === null) return { branch, revision: name, mergeBase: null, commits: null };
    const count = await git('rev-list', '--count', `${mergeBase}..${revision}`, '--');
    return { branch, revision: name, mergeBase, commits: count === null ? null : Number(count) };
  }
  return { branch, revision: null, mergeBase: null, commits: null };
}
