import { only } from '../../errors.js';
import type { TreeChange } from '../../github-writes/tree-change.js';
import type { Git } from '../../platform/git/git.js';
import { GitHubProblem } from '../../platform/github/types.js';
import { listed, withoutPeriod } from '../../text.js';
import type { ChangedFile } from '../result/types.js';

/**
 * Which branch on GitHub has a commit: the branch that the run commits to, or the one that its pull request would be
 * merged into. `null` if neither has it. Rejects with GitHubProblem.
 */
export type FindBranch = (commit: string) => Promise<'own' | 'base' | null>;

/** What the commit of a run goes on top of. */
export interface CommitParents {
  readonly base: string;
  /** A commit of the base branch that the run merged; `null` if it merged none. */
  readonly merged: string | null;
}

/** The parents for a commit of what the run made of the commit `start`, or why there can be none, as a clause. */
export async function parentsSince(
  git: Git,
  start: string,
  findBranch: FindBranch | undefined,
): Promise<CommitParents | { readonly refused: string }> {
  const { isKept, joined, unmerged } = await git.historySince(start);
  if (unmerged.length > 0) {
    const hint = 'resolve them, and run `git add` for each of these files';
    return { refused: `conflicts of a merge are not resolved in ${listed(unmerged, 5)}; ${hint}` };
  }
  const back = `\`git reset --hard ${start.slice(0, 7)}\``;
  if (!isKept) {
    const hint =
      joined.length > 0
        ? `run ${back}, and then \`git merge\` in place of a rebase`
        : `run \`git reset --soft ${start.slice(0, 7)}\`, which keeps the files as they are`;
    const why = `the history no longer contains ${start.slice(0, 7)}, with which the run began, and commits on a branch are never replaced`;
    return { refused: `${why}; ${hint}` };
  }
  if (joined.length === 0) return { base: start, merged: null };
  const found = await branchesOf(joined, findBranch);
  if (typeof found === 'string') return { refused: found };
  const [own = [], bases = [], others = []] = (['own', 'base', null] as const).map((branch) =>
    joined.filter((id) => found.get(id) === branch),
  );
  if (others.length > 0 || bases.length > 1 || own.length > 1) {
    const ids = (others.length > 0 ? others : [...bases, ...own]).map((id) => id.slice(0, 7));
    const why =
      others.length > 0
        ? 'which GitHub has neither on the branch of the run nor on the base branch of its pull request'
        : 'of which none contains the others';
    return { refused: `the run merged ${listed(ids, 3)}, ${why}; run ${back}, and merge only the base branch` };
  }
  return { base: own[0] ?? start, merged: bases[0] ?? null };
}

async function branchesOf(
  commits: readonly string[],
  findBranch: FindBranch = () => Promise.resolve(null),
): Promise<ReadonlyMap<string, Awaited<ReturnType<FindBranch>>> | string> {
  return await Promise.all(commits.map(async (id) => [id, await findBranch(id)] as const)).then(
    (pairs) => new Map(pairs),
    only(
      GitHubProblem,
      ({ message }) => `GitHub could not be asked for the branch of what was merged: ${withoutPeriod(message)}`,
    ),
  );
}

/** The changed files of a run that are neither as in the one parent nor as in the other. */
export interface OwnChanges {
  readonly files: readonly ChangedFile[];
  /** Files of the merged commit. A commit of the merge has to decide on each of them. */
  readonly stored: ReadonlySet<string>;
  /** Other files of the repository that are neither: they are not in the directory of the job. */
  readonly outside: readonly string[];
  readonly tree: Omit<TreeChange, 'files'>;
}

/** @param start the commit that `files` are compared with */
export async function ownChanges(
  files: readonly ChangedFile[],
  { base, merged }: CommitParents,
  { git, start, prefix }: { readonly git: Git; readonly start: string; readonly prefix: string },
): Promise<OwnChanges> {
  const baseTree = await git.treeOf(merged ?? base);
  const nothing = { stored: new Set<string>(), outside: [] };
  if (base === start && merged === null) return { files, ...nothing, tree: { base, baseTree } };
  const parents = await Promise.all([base, ...(merged === null ? [] : [merged])].map((id) => git.differingFrom(id)));
  const sinceStart = await git.differingFrom(start);
  const isOwn = (path: string): boolean => parents.every((differing) => differing.has(path));
  // A file that git does not know yet differs from all of them.
  const isUnknown = (path: string): boolean => ![sinceStart, ...parents].some((differing) => differing.has(path));
  const own = files.filter(({ path }) => isOwn(`${prefix}${path}`) || isUnknown(`${prefix}${path}`));
  if (merged === null) return { files: own, ...nothing, tree: { base, baseTree } };
  const [sinceBase = sinceStart] = parents;
  const differences = await git.differencesTo(merged, base);
  const kept = differences.filter(({ path }) => !sinceBase.has(path));
  return {
    files: own,
    stored: new Set(differences.flatMap(({ path, isNew }) => (isNew ? [] : [path]))),
    outside: [...sinceBase].filter((path) => !path.startsWith(prefix) && isOwn(path)),
    tree: { base, baseTree, merged: { commit: merged, kept: kept.map(({ isNew: _, ...entry }) => entry) } },
  };
}

/** Whether a text still shows both sides of a conflict, as git writes them. */
export function hasConflictMarkers(content: Buffer): boolean {
  return /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\r?\n(?:[^\n]*\n)*?>{7} /m.test(content.toString('latin1'));
}
