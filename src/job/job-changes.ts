import type { Git } from '../platform/git/git.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { anyOf, withinTime } from '../platform/process/time-limit.js';
import { type ChangeWatch, hideClosed, watchChanges } from './changes.js';
import type { Collected } from './collect-tree.js';
import type { WriteScene } from './github-writes.js';
import type { Workshop } from './runtime.js';

/** git at the place of the job, until the signal. */
export type GitWithin = (signal: AbortSignal) => Git;

/** Time for looking at the repository; a cancelled run has to be over before the runner ends it by force. */
const gitTimeMs = 60_000;
const gitTimeAfterCancelMs = 3_000;

export interface JobChangesOptions {
  readonly git: Git | null;
  readonly writes: Pick<WriteScene, 'pull'>;
  readonly surroundings: Pick<Surroundings, 'signal'>;
  /** Files of our own, which are no changes of the job; absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
}

/** What has changed, as a pull request would take it; loaded when it is asked for. */
export function collectorOf(
  changes: ChangeWatch,
  workshop: Workshop,
  { git, writes }: JobChangesOptions,
  gitWithin: GitWithin,
): () => Promise<Collected> {
  return async () => {
    const { collectTree } = await import('./collect-tree.js');
    await workshop.ready();
    return await collectTree({
      changes,
      git: git === null ? null : gitWithin(withinTime(gitTimeMs)),
      root: workshop.files.root,
      mayRead: (path) => workshop.mayRead(path),
      onlyFrom: writes.pull?.onlyFrom ?? null,
    });
  };
}

/** Watches what the job changes. */
export function changesOf(
  workshop: Workshop,
  { git, surroundings, transcriptPath, recordPath }: JobChangesOptions,
  gitWithin: GitWithin,
): ChangeWatch {
  const time = () => withinTime(surroundings.signal.aborted ? gitTimeAfterCancelMs : gitTimeMs);
  const watch = watchChanges({
    root: workshop.files.root,
    git: git === null ? null : gitWithin,
    written: workshop.originals.before,
    signal: anyOf(surroundings.signal, time()),
    atEnd: time,
  });
  const own = new Set(
    [transcriptPath, recordPath].flatMap((path) => (path === null ? [] : [workshop.files.relative(path)])),
  );
  return {
    ready: () => watch.ready(),
    since: async () => {
      const all = await watch.since();
      const changes = { ...all, files: all.files.filter((file) => !own.has(file.path)) };
      if (changes.files.length === 0) return changes;
      await workshop.ready();
      return hideClosed(changes, (path) => workshop.mayRead(path));
    },
  };
}
