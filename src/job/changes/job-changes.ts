import type { OnEvent } from '../../agent/events.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import { anySignal, withinTime } from '../../platform/host/time-limit.js';
import { workWhileAsked } from '../result/while-asked.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { Replay } from '../transcript/replay.js';
import type { Changes, ChangeWatch } from './changes.js';
import type { CollectTreePorts } from './collect-tree.js';

/** Time for inspecting the repository; a canceled run must end before the CI system kills it. */
const gitTimeMs = 60_000;
const gitTimeAfterCancelMs = 3_000;

export interface JobChanges extends Omit<ChangeWatch, 'begin' | 'ready'> {
  /** Before each call. None is examined for calls that only read, unless programs of the project can write in between. */
  ready(isReadOnly?: boolean): Promise<void>;
  /** Examines the state before the run while the model is asked. */
  readySoon(): void;
  /** The changes for a commit. See CollectTreePorts. */
  collect(options: Pick<CollectTreePorts, 'onlyFrom' | 'takes' | 'choice' | 'findBranch'>): Promise<CollectedTree>;
}

interface Watching {
  readonly signal: AbortSignal;
  /** Files that the run itself writes, with absolute paths: their changes are not listed. */
  readonly ownFiles: readonly string[];
  readonly onEvent: OnEvent;
  /** What a resumed run knows about the changes. */
  readonly replay: Replay | null;
  /** See WatchOptions. */
  readonly hasWholeDiffs?: boolean;
  /** Whether hooks or servers of the project run. */
  readonly hasPrograms: () => boolean;
}

export function watchJobChanges(
  runtime: JobRuntime,
  { signal, ownFiles, onEvent, replay, hasPrograms, hasWholeDiffs = false }: Watching,
): JobChanges {
  const { git, files } = runtime;
  const time = () => withinTime(signal.aborted ? gitTimeAfterCancelMs : gitTimeMs);
  const load = async (): Promise<ChangeWatch> => {
    const { watchChanges } = await import('./changes.js');
    return watchChanges({
      root: files.root,
      git,
      written: runtime.snapshots.before,
      signal: anySignal(signal, time()),
      atEnd: time,
      baseline: replay?.run.baseline ?? null,
      hasWholeDiffs,
      onBaseline: (baseline) => onEvent({ type: 'baseline', ...baseline }),
    });
  };
  // Loaded at its first use: a job without a call changes nothing.
  let loading: Promise<ChangeWatch> | null = null;
  const watch = (): Promise<ChangeWatch> => (loading ??= load());
  const soon = workWhileAsked(() => void watch().then((loaded) => loaded.begin()));
  const ownPaths = new Set(ownFiles.map((path) => files.relative(path)));
  const since = async (): Promise<Changes> => {
    soon.cancel();
    if (loading === null) return { files: [], notice: null, base: null, mixed: new Set(), hidden: new Set() };
    const all = await (await watch()).since();
    const changed = { ...all, files: all.files.filter((file) => !ownPaths.has(file.path)) };
    if (changed.files.length === 0) return changed;
    const [{ hideDeniedFiles }] = await Promise.all([import('./changes.js'), runtime.ready()]);
    return hideDeniedFiles(changed, (path) => runtime.mayRead(path));
  };
  return {
    readySoon: () => soon.start(),
    ready: async (isReadOnly = false) => {
      if (!isReadOnly || hasPrograms()) await (await watch()).ready();
    },
    since,
    collect: async (options) => {
      const [{ collectTree }, { protectedSegmentIn }] = await Promise.all([
        import('./collect-tree.js'),
        import('../../policy/rules/protected-paths.js'),
        runtime.ready(),
      ]);
      return await collectTree({
        changes: { since },
        git: git?.(withinTime(gitTimeMs)) ?? null,
        root: files.root,
        mayRead: (path) => runtime.mayRead(path),
        isProtected: (path) => protectedSegmentIn(runtime.files.resolve(path), runtime.world) !== null,
        ...options,
      });
    },
  };
}
