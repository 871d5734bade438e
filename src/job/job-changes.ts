import type { Git } from '../platform/git/git.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { anySignal, withinTime } from '../platform/process/time-limit.js';
import { type ChangeWatch, hideDeniedFiles, watchChanges } from './changes.js';
import type { CollectedTree } from './collect-tree.js';
import type { WriteTargets } from './github-writes.js';
import type { JobRuntime } from './runtime.js';

/** git at the place of the job, until the signal. */
export type GitWithin = (signal: AbortSignal) => Git;

/** Time for looking at the repository; a cancelled run has to be over before the runner ends it by force. */
const gitTimeMs = 60_000;
const gitTimeAfterCancelMs = 3_000;

export interface JobChangesOptions {
  readonly git: Git | null;
  readonly writes: Pick<WriteTargets, 'pull'>;
  readonly hostEnvironment: Pick<HostEnvironment, 'signal'>;
  /** Files of our own, which are no changes of the job; absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
}

/** What has changed, as a pull request would take it; loaded when it is asked for. */
export function collectorOf(
  changes: ChangeWatch,
  runtime: JobRuntime,
  { git, writes }: JobChangesOptions,
  gitWithin: GitWithin,
): () => Promise<CollectedTree> {
  return async () => {
    const { collectTree } = await import('./collect-tree.js');
    await runtime.ready();
    return await collectTree({
      changes,
      git: git === null ? null : gitWithin(withinTime(gitTimeMs)),
      root: runtime.files.root,
      mayRead: (path) => runtime.mayRead(path),
      onlyFrom: writes.pull?.onlyFrom ?? null,
    });
  };
}

/** Watches what the job changes. */
export function changesOf(
  runtime: JobRuntime,
  { git, hostEnvironment, transcriptPath, recordPath }: JobChangesOptions,
  gitWithin: GitWithin,
): ChangeWatch {
  const time = () => withinTime(hostEnvironment.signal.aborted ? gitTimeAfterCancelMs : gitTimeMs);
  const watch = watchChanges({
    root: runtime.files.root,
    git: git === null ? null : gitWithin,
    written: runtime.snapshots.before,
    signal: anySignal(hostEnvironment.signal, time()),
    atEnd: time,
  });
  const own = new Set(
    [transcriptPath, recordPath].flatMap((path) => (path === null ? [] : [runtime.files.relative(path)])),
  );
  return {
    ready: () => watch.ready(),
    since: async () => {
      const all = await watch.since();
      const changes = { ...all, files: all.files.filter((file) => !own.has(file.path)) };
      if (changes.files.length === 0) return changes;
      await runtime.ready();
      return hideDeniedFiles(changes, (path) => runtime.mayRead(path));
    },
  };
}
