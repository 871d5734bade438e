import { isUtf8 } from 'node:buffer';
import type { ProcessEnd } from '../process/run-process.js';
import { GitProblem } from '../types.js';
import { type RunGit, recordsOf, requireSuccess, utf8Output } from './run-git.js';

/**
 * Whether the commit `start` is still part of the history, and the commits that joined it and that the run did not make,
 * without those that another of them contains. `ends`: HEAD, and MERGE_HEAD if there is one.
 */
export async function historySince(git: RunGit, start: string, ends: readonly string[]) {
  if (ends.every((end) => end === start)) return { isKept: true, joined: [] };
  const { exitCode } = await git('merge-base', '--is-ancestor', start, ends[0] ?? '');
  // Commits that a server has, or had at the last fetch, are not of the run.
  const known = ['--not', start, '--remotes', '--glob=refs/sallyport', 'FETCH_HEAD'];
  const listed = await linesOf(git('rev-list', '--ignore-missing', '--boundary', '--parents', ...ends, ...known));
  const made = listed.map((line) => line.split(' ')).filter(([id = '']) => !id.startsWith('-'));
  const ownIds = new Set(made.map(([id]) => id));
  const onTop = new Set(await linesOf(git('rev-list', '--ancestry-path', ...ends, '--not', start)));
  const candidates = [
    ...ends.filter((end) => !ownIds.has(end)),
    ...listed.flatMap((line) => /^-(\w+)/.exec(line)?.[1] ?? []),
    ...made.flatMap(([, ...parents]) => (parents.length > 1 ? parents : [])),
  ].filter((id) => !(ownIds.has(id) && onTop.has(id)));
  const some = [...new Set(candidates)].slice(0, mostCandidates);
  const joined = await linesOf(git('merge-base', '--independent', start, ...some));
  return { isKept: exitCode === 0, joined: joined.filter((id) => id !== start) };
}

/** For a command line; the newest come first. */
const mostCandidates = 200;

/** A file of a commit; `id` is `null` if it has none of this path. */
export interface StoredEntry {
  /** From the top of the repository. */
  readonly path: string;
  readonly mode: '100644' | '100755' | '120000' | '160000';
  readonly id: string | null;
}

export interface DifferingEntry extends StoredEntry {
  /** The other commit has no file of this path. */
  readonly isNew: boolean;
}

/** The files that differ between two commits, as the second has them. */
export async function differencesTo(git: RunGit, from: string, to: string): Promise<readonly DifferingEntry[]> {
  const fields = namesIn(await requireSuccess(git('diff-tree', '-r', '-z', '--no-renames', '--raw', from, to)));
  return fields.flatMap((field, at) => {
    const [, mode, , id = '', kind] = at % 2 === 0 ? field.split(' ') : [];
    if (kind === undefined) return [];
    // Git gives every file one of these modes.
    return [
      {
        path: fields[at + 1] ?? '',
        mode: mode as StoredEntry['mode'],
        id: kind === 'D' ? null : id,
        isNew: kind === 'A',
      },
    ];
  });
}

/** The files of the whole working tree that git knows and that differ from a commit, from the top of the repository. */
export async function differingFrom(git: RunGit, commit: string): Promise<ReadonlySet<string>> {
  const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--ignore-submodules=dirty'];
  return new Set(namesIn(await requireSuccess(git('diff', ...options, commit, '--'))));
}

/** The files whose conflicts are not resolved, from the top of the repository. */
export async function unmergedFiles(git: RunGit): Promise<readonly string[]> {
  return recordsOf(await requireSuccess(git('diff', '--name-only', '-z', '--diff-filter=U')));
}

function namesIn(end: ProcessEnd): readonly string[] {
  if (!isUtf8(end.stdoutBytes)) throw new GitProblem('the name of a file is not UTF-8');
  return recordsOf(end);
}

async function linesOf(running: ReturnType<RunGit>): Promise<readonly string[]> {
  return utf8Output(await requireSuccess(running))
    .split('\n')
    .filter((line) => line !== '');
}
