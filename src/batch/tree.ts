import type { Git } from '../host/git.js';
import { readTreeFile } from '../host/tree-file.js';
import { GitProblem } from '../host/types.js';
import { protectedSegment } from '../policy/protected.js';
import { sensitivity } from '../policy/sensitive.js';
import type { ChangeWatch } from './changes.js';

/** What a run changed, as a commit takes it. */
export interface TreeChange {
  /** The commit that the run began with, its full id. */
  readonly base: string;
  /** Paths from the top of the repository, with `/`; null is a file that is gone. In byte order. */
  readonly files: readonly { readonly path: string; readonly content: Buffer | null }[];
}

export type Collected = { readonly tree: TreeChange } | { readonly refused: string };

export interface TreeDoors {
  readonly changes: Pick<ChangeWatch, 'since'>;
  readonly git: Git | null;
  /** The directory of the job; paths of changes are relative to it. */
  readonly root: string;
  readonly mayRead: (path: string) => boolean;
  /** Where the checkout may be a stranger's, the only commit that it may be on all the same; null for any commit. */
  readonly onlyFrom: string | null;
}

const mostFiles = 100;
const mostBytesEach = 1_000_000;
const mostBytes = 5_000_000;

/**
 * All changes of the run or none: half of them would be something that nobody made. Protected and sensitive files
 * are never among them, whatever the rules allowed the run to write, and neither is what was there before it.
 */
export async function collectTree(doors: TreeDoors): Promise<Collected> {
  try {
    return await collect(doors);
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return { refused: `git could not tell what has changed: ${error.message}` };
  }
}

async function collect({ changes, git, root, mayRead, onlyFrom }: TreeDoors): Promise<Collected> {
  const { files, notice, base, mixed } = await changes.since();
  if (git === null || base === null) return { refused: 'the workspace is no git repository with a commit' };
  if (notice !== null) return { refused: 'the changed files could not be listed' };
  if (onlyFrom !== null && base !== onlyFrom) {
    return { refused: 'the checkout may be of a stranger, and nothing of theirs goes into this repository' };
  }
  if (files.length === 0) return { refused: 'the run has changed no file that git does not ignore' };
  if (files.length > mostFiles) {
    return { refused: `${String(files.length)} files are changed, and a pull request takes ${String(mostFiles)}` };
  }
  const prefix = await git.prefix();
  const paths = files.map(({ path }) => path);
  const filtered = await git.filteredPaths(paths);
  const read: TreeChange['files'][number][] = [];
  const problems: string[] = [];
  let bytes = 0;
  for (const { path, kind } of files) {
    const whole = `${prefix}${path}`;
    const why = closed(whole) ?? (mixed.has(path) ? 'it had changes before the run' : null);
    const filter = filtered.has(path) ? 'a filter of .gitattributes applies to it' : null;
    const problem = why ?? (mayRead(path) ? filter : 'the rules close it');
    if (problem !== null) problems.push(`${path} (${problem})`);
    else if (kind === 'deleted') read.push({ path: whole, content: null });
    else {
      const found = readTreeFile(root, path, mostBytesEach);
      if ('problem' in found) problems.push(`${path} (${found.problem})`);
      else {
        bytes += found.content.length;
        read.push({ path: whole, content: found.content });
      }
    }
  }
  if (problems.length > 0) return { refused: `these files cannot go into a pull request: ${listed(problems)}` };
  if (bytes > mostBytes) return { refused: `the changed files have ${String(bytes)} bytes, more than 5 MB` };
  return { tree: { base, files: read } };
}

/** Whatever the rules say: by these files later steps are steered, or secrets are held in them. */
function closed(path: string): string | null {
  if (protectedSegment(path) !== null) return 'protected';
  return sensitivity(`/${path}`) === 'low' ? null : 'sensitive by its name';
}

function listed(problems: readonly string[]): string {
  const shown = problems.slice(0, 5);
  const more = problems.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${String(more)} more` : shown.join(', ');
}
