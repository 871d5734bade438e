import { anySignal, withinTime } from '../platform/process/time-limit.js';
import { type Baseline, type ChangeWatch, hideDeniedFiles, watchChanges } from './changes.js';
import { type CollectedTree, collectTree } from './collect-tree.js';
import type { JobRuntime } from './runtime.js';

/** Time for inspecting the repository; a canceled run must end before the CI system kills it. */
const gitTimeMs = 60_000;
const gitTimeAfterCancelMs = 3_000;

export interface JobChanges extends ChangeWatch {
  /** The changes for a pull request. `onlyFrom`: the only commit that may be checked out; `null` = any. */
  collect(onlyFrom: string | null): Promise<CollectedTree>;
}

export interface JobChangesOptions {
  readonly signal: AbortSignal;
  readonly ownFiles: readonly string[];
  /** See WatchOptions. */
  readonly baseline?: Baseline | null;
  readonly onBaseline?: (baseline: Baseline) => void;
}

/** Watches the changes of the job in its workspace, except to `ownFiles` (absolute paths). */
export function watchJobChanges(runtime: JobRuntime, { signal, ownFiles, ...options }: JobChangesOptions): JobChanges {
  const { git, files } = runtime;
  const time = () => withinTime(signal.aborted ? gitTimeAfterCancelMs : gitTimeMs);
  const watch = watchChanges({
    root: files.root,
    git,
    written: runtime.snapshots.before,
    signal: anySignal(signal, time()),
    atEnd: time,
    ...options,
  });
  const own = new Set(ownFiles.map((path) => files.relative(path)));
  const changes: ChangeWatch = {
    readySoon: () => watch.readySoon(),
    ready: () => watch.ready(),
    since: async () => {
      const all = await watch.since();
      const changed = { ...all, files: all.files.filter((file) => !own.has(file.path)) };
      if (changed.files.length === 0) return changed;
      await runtime.ready();
      return hideDeniedFiles(changed, (path) => runtime.mayRead(path));
    },
  };
  return {
    ...changes,
    collect: async (onlyFrom) => {
      await runtime.ready();
      return await collectTree({
        changes,
        git: git?.(withinTime(gitTimeMs)) ?? null,
        root: files.root,
        mayRead: (path) => runtime.mayRead(path),
        onlyFrom,
      });
    },
  };
}
