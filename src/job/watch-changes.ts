import { type JobChanges, watchJobChanges } from './job-changes.js';
import type { recordEvents } from './record-events.js';
import type { JobRuntime } from './runtime.js';

interface Watching extends Pick<ReturnType<typeof recordEvents>, 'replay' | 'onEvent'> {
  readonly signal: AbortSignal;
  /** Files that the run itself writes. */
  readonly ownFiles: readonly string[];
}

/** The changes of a job, with what a resumed run knows about them. */
export function watchChanges(runtime: JobRuntime, { signal, ownFiles, onEvent, replay }: Watching): JobChanges {
  return watchJobChanges(runtime, {
    signal,
    ownFiles,
    baseline: replay?.run.baseline ?? null,
    onBaseline: (baseline) => onEvent({ type: 'baseline', ...baseline }),
  });
}
