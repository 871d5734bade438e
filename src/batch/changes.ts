import type { Git } from '../host/git.js';
import { GitProblem } from '../host/types.js';
import { limits } from './change-limits.js';
import type { ChangedFile } from './types.js';

export interface Changes {
  /** In byte order of the paths. */
  readonly files: readonly ChangedFile[];
  /** Why the list is not known. */
  readonly notice: string | null;
  /** The commit that the run began with; null where git knows none. */
  readonly base: string | null;
  /** Files that the run changed and that had changes before. */
  readonly mixed: ReadonlySet<string>;
}

export interface ChangeWatch {
  /** Settled when the state before the run is known; no call may write before. */
  readonly ready: Promise<void>;
  /** What is different now. Never rejects for what is wrong with the repository. */
  since(): Promise<Changes>;
}

/**
 * Compares the workspace with what it was at the start, so that what lay there uncommitted is not taken for
 * the work of the run. `atEnd` is the same repository with the time that is left at the end.
 */
export function watchChanges(git: Git, atEnd: () => Git): ChangeWatch {
  const before = stateOf(git);
  // A failure belongs to whoever asks for the changes; until then it must not end the process.
  const ready = before.then(
    () => undefined,
    () => undefined,
  );
  return {
    ready,
    since: async () => {
      try {
        const { head, changed } = await before;
        const known = new Map(changed.map((one) => [one.path, JSON.stringify(one)]));
        const now = await atEnd().changedFiles(limits, head ?? undefined);
        const files = now.filter((one) => known.get(one.path) !== JSON.stringify(one));
        const mixed = new Set(files.flatMap(({ path }) => (known.has(path) ? [path] : [])));
        return { files, notice: null, base: head, mixed };
      } catch (error) {
        if (!(error instanceof GitProblem)) throw error;
        return {
          files: [],
          base: null,
          mixed: new Set(),
          notice: `The changed files could not be listed: ${error.message}`,
        };
      }
    },
  };
}

async function stateOf(git: Git) {
  const head = await git.headSha();
  return { head, changed: await git.changedFiles(limits, head ?? undefined) };
}

/** What the rules close is named and not shown: a file may have become visible to git only by this run. */
export function hideClosed(changes: Changes, mayRead: (path: string) => boolean): Changes {
  const files = changes.files.map((file) =>
    file.diff === null || mayRead(file.path)
      ? file
      : { ...file, added: 0, removed: 0, diff: null, note: 'closed by the rules' },
  );
  return { ...changes, files };
}
