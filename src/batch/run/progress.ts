import { formatNumber } from '../../format-number.js';
import type { Clock } from '../../platform/types.js';
import { formatCost, formatDuration } from '../../report/headline.js';
import { columnsOf, shorten } from '../../text.js';

export interface BatchProgress {
  started(): void;
  ended(job: { readonly name: string; readonly state: string; readonly isFailure: boolean }): void;
  /** A job waits before it asks again, for this reason: shown at most once a minute, since all jobs wait alike. */
  waits(reason: string): void;
  /** Removes the line of a terminal, and stops updating it. */
  close(): void;
}

export interface BatchProgressOptions {
  /** Jobs that a model is asked for in this run. */
  readonly total: number;
  readonly concurrency: number;
  readonly spentUsd: () => number;
  readonly clock: Clock;
  readonly line: (text: string) => void;
  /** Writes to the terminal as it is; `null` in a log. */
  readonly terminal: ((text: string) => void) | null;
}

/** A terminal is updated at most this often, and at least once per second. */
const redrawMs = 100;
const tickMs = 1_000;

/** Some CI systems end a step whose log has no line for some minutes. */
const silenceMs = 30_000;

/** Successes of a large batch are counted in one line per interval; a log of thousands of lines is not read. */
const quietAfter = 200;
const intervalMs = 10_000;

const waitLineMs = 60_000;

const maxFailureLines = 200;

const clearLine = '\r\u001b[K';

export function createBatchProgress(options: BatchProgressOptions): BatchProgress {
  const { total, terminal } = options;
  const startedAt = options.clock.now();
  const counts: Counts = { running: 0, done: 0, failed: 0, endedAt: startedAt };
  let waitShownAt = Number.NEGATIVE_INFINITY;
  const shown = createShown(options, () => statusOf(counts, options, startedAt));
  return {
    started: () => {
      counts.running += 1;
      shown.keepUpToDate();
      if (terminal !== null) shown.updateAfter(redrawMs);
    },
    ended: ({ name, state, isFailure }) => {
      counts.running -= 1;
      counts.done += 1;
      counts.endedAt = options.clock.now();
      if (isFailure) counts.failed += 1;
      if ((isFailure && counts.failed <= maxFailureLines) || (terminal === null && total <= quietAfter))
        shown.write(`${formatNumber(counts.done)}/${formatNumber(total)} ${shortName(name)}: ${state}`);
      shown.updateAfter(terminal === null ? intervalMs : redrawMs);
    },
    waits: (reason) => {
      const now = options.clock.now();
      if (now - waitShownAt < waitLineMs) return;
      waitShownAt = now;
      shown.write(reason);
    },
    close: () => shown.close(),
  };
}

interface Counts {
  running: number;
  done: number;
  failed: number;
  /** When the last job ended. */
  endedAt: number;
}

function statusOf(
  { running, done, failed, endedAt }: Counts,
  { total, concurrency, spentUsd, clock }: BatchProgressOptions,
  startedAt: number,
): string {
  // At the pace of the jobs that have ended. Unknown until every place has had a job, and when that time is over.
  const isPaced = done > 0 && done >= Math.min(concurrency, total) && done < total;
  const left = isPaced ? ((endedAt - startedAt) / done) * (total - done) - (clock.now() - endedAt) : 0;
  return [
    `${formatNumber(done)}/${formatNumber(total)} done`,
    `${String(running)} running`,
    `${formatNumber(failed)} failed`,
    formatCost(spentUsd()),
    ...(left <= 0 ? [] : [`about ${formatDuration(left)} left`]),
  ].join(', ');
}

/** The line of a terminal or the lines of a log, and when the last of them was written. */
function createShown({ clock, line, terminal }: BatchProgressOptions, status: () => string) {
  let shownAt = terminal === null ? clock.now() : 0;
  let isKept = false;
  const closed = new AbortController();
  const updateAfter = (ms: number): void => {
    if (clock.now() - shownAt < ms) return;
    shownAt = clock.now();
    if (terminal === null) line(status());
    else terminal(`${clearLine}${status()}`);
  };
  const watch = async (): Promise<void> => {
    const every = terminal === null ? silenceMs : tickMs;
    for (;;) {
      await clock.sleep(Math.max(1, shownAt + every - clock.now()), closed.signal);
      if (closed.signal.aborted) return;
      updateAfter(every);
    }
  };
  return {
    updateAfter,
    write: (text: string): void => {
      terminal?.(clearLine);
      line(text);
      shownAt = terminal === null ? clock.now() : 0;
    },
    keepUpToDate: (): void => {
      if (!isKept) void watch();
      isKept = true;
    },
    close: (): void => {
      closed.abort();
      terminal?.(clearLine);
    },
  };
}

function shortName(name: string): string {
  return columnsOf(name) > 100 ? shorten(name, 80) : name;
}
