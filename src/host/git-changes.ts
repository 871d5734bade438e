import { compareBytes } from './byte-order.js';
import { must, type RunGit, textOf } from './git-run.js';

/** One changed file, with the fields that the report wants. */
export interface ChangedInGit {
  /** Relative to the directory of the door, with `/`. */
  readonly path: string;
  readonly kind: 'created' | 'modified' | 'deleted';
  /** Lines; 0 for a binary file. */
  readonly added: number;
  readonly removed: number;
  /** Unified diff; null with a `note` that says why. */
  readonly diff: string | null;
  readonly note?: string;
}

export interface ChangeLimits {
  /** Of one file's diff. */
  readonly maxDiffBytes: number;
  /** Of all diffs together; from there on, files are listed without. */
  readonly maxTotalBytes: number;
  /** Files that are compared, each by a process of its own; further ones are listed only. */
  readonly maxFiles: number;
}

interface Changed {
  readonly path: string;
  readonly kind: ChangedInGit['kind'];
  readonly tracked: boolean;
}

/** No colour, no program of the repository's choice, a move shown as what it is: one file gone, one come. */
const plainDiff = ['--no-color', '--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=dirty'];

/** The work tree against `base`, a commit or tree. Reads the index and changes nothing. */
export async function changedFiles(git: RunGit, base: string, limits: ChangeLimits): Promise<readonly ChangedInGit[]> {
  const changed = [...(await trackedChanges(git, base)), ...(await untrackedFiles(git))];
  changed.sort((a, b) => compareBytes(a.path, b.path));
  const result: ChangedInGit[] = [];
  let room = limits.maxTotalBytes;
  for (const [index, one] of changed.entries()) {
    if (index >= limits.maxFiles) {
      result.push({
        path: one.path,
        kind: one.kind,
        added: 0,
        removed: 0,
        diff: null,
        note: 'one of too many to compare',
      });
      continue;
    }
    const described = await describe(git, base, one, Math.min(room, limits.maxDiffBytes));
    room -= Buffer.byteLength(described.diff ?? '');
    result.push(described);
  }
  return result;
}

async function trackedChanges(git: RunGit, base: string): Promise<readonly Changed[]> {
  const end = await must(git('diff', ...plainDiff, '--relative', '--name-status', '-z', base, '--'));
  const fields = textOf(end).split('\0');
  return fields.flatMap((status, index): readonly Changed[] => {
    const path = fields[index + 1];
    if (index % 2 === 1 || path === undefined) return [];
    const kind = status === 'A' ? 'created' : status === 'D' ? 'deleted' : 'modified';
    return [{ path, kind, tracked: true }];
  });
}

async function untrackedFiles(git: RunGit): Promise<readonly Changed[]> {
  const paths = textOf(await must(git('ls-files', '--others', '--exclude-standard', '-z'))).split('\0');
  return paths.filter((path) => path !== '').map((path): Changed => ({ path, kind: 'created', tracked: false }));
}

async function describe(git: RunGit, base: string, changed: Changed, room: number): Promise<ChangedInGit> {
  const { path, kind, tracked } = changed;
  const without = (note: string, added = 0, removed = 0): ChangedInGit => ({
    path,
    kind,
    added,
    removed,
    diff: null,
    note,
  });
  if (path.endsWith('/')) return without('a repository of its own');
  const what = tracked ? ['--relative', base, '--', path] : ['--no-index', '--', '/dev/null', path];
  const end = await git('diff', ...plainDiff, '--numstat', '--patch', ...what);
  // With --no-index, git diff says by 1 that there is a difference.
  if (end.exitCode !== 0 && (tracked || end.exitCode !== 1)) return without('git could not compare it');
  const text = textOf(end);
  const counts = /^(\d+|-)\t(\d+|-)\t/.exec(text);
  if (counts?.[1] === '-') return without('binary');
  const [added, removed] = [Number(counts?.[1] ?? 0), Number(counts?.[2] ?? 0)];
  const diff = text.slice(Math.max(0, text.search(/^diff --git /m)));
  const bytes = Buffer.byteLength(diff);
  if (bytes > room) return without(`the diff has ${bytes} bytes, more than the report takes`, added, removed);
  return { path, kind, added, removed, diff };
}

/** Which of these paths have the attribute `filter`. Starts no filter. */
export async function filteredPaths(git: RunGit, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const fields = textOf(await must(git('check-attr', '-z', 'filter', '--', ...paths))).split('\0');
  return new Set(fields.filter((_, index) => index % 3 === 0 && isSet(fields[index + 2])));
}

const isSet = (value: string | undefined): boolean => value !== undefined && !/^(unspecified|unset)$/.test(value);
