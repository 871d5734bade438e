import { formatNumber } from '../../format-number.js';
import { formatCost, formatDuration } from '../../report/headline.js';
import { columnsOf, shorten } from '../../text.js';

/** Shows people how far a batch is. */
export interface BatchProgress {
  started(): void;
  ended(job: { readonly name: string; readonly state: string; readonly isFailure: boolean }): void;
  /** Removes the line of a terminal. */
  close(): void;
}

export interface BatchProgressOptions {
  /** Jobs that a model is asked for in this run. */
  readonly total: number;
  readonly concurrency: number;
  readonly spentUsd: () => number;
  readonly clock: { now(): number };
  /** Writes a line to the log. */
  readonly line: (text: string) => void;
  /** Writes to the terminal as it is; `null` in a log. */
  readonly terminal: ((text: string) => void) | null;
}

/** A terminal is updated at most this often. */
const redrawMs = 100;

/** Successes of a large batch are counted in one line per interval; a log of thousands of lines is not read. */
const quietAfter = 200;
const intervalMs = 10_000;

const maxFailureLines = 200;

const clearLine = '\r\u001b[K';

export function createBatchProgress(options: BatchProgressOptions): BatchProgress {
  const { total, concurrency, spentUsd, clock, line, terminal } = options;
  const startedAt = clock.now();
  let running = 0;
  let done = 0;
  let failed = 0;
  let shownAt = 0;
  const status = (): string => {
    const left = timeLeft({ startedAt, now: clock.now(), done, total, concurrency });
    return [
      `${formatNumber(done)}/${formatNumber(total)} done`,
      `${String(running)} running`,
      `${formatNumber(failed)} failed`,
      formatCost(spentUsd()),
      ...(left === null ? [] : [`about ${formatDuration(left)} left`]),
    ].join(', ');
  };
  const draw = (): void => {
    if (terminal === null || clock.now() - shownAt < redrawMs) return;
    shownAt = clock.now();
    terminal(`${clearLine}${status()}`);
  };
  const above = (text: string): void => {
    if (terminal !== null) terminal(clearLine);
    line(text);
    shownAt = 0;
  };
  return {
    started: () => {
      running += 1;
      draw();
    },
    ended: ({ name, state, isFailure }) => {
      running -= 1;
      done += 1;
      if (isFailure) failed += 1;
      const text = `${formatNumber(done)}/${formatNumber(total)} ${shortName(name)}: ${state}`;
      if (isFailure && failed <= maxFailureLines) above(text);
      else if (terminal === null && total <= quietAfter) line(text);
      else if (terminal === null && clock.now() - shownAt >= intervalMs) {
        shownAt = clock.now();
        line(status());
      }
      draw();
    },
    close: () => terminal?.(clearLine),
  };
}

function shortName(name: string): string {
  return columnsOf(name) > 100 ? shorten(name, 80) : name;
}

interface Pace {
  readonly startedAt: number;
  readonly now: number;
  readonly done: number;
  readonly total: number;
  readonly concurrency: number;
}

/** Unknown until every place has had a job. */
function timeLeft({ startedAt, now, done, total, concurrency }: Pace): number | null {
  if (done < Math.min(concurrency, total) || done === 0 || done >= total) return null;
  return ((now - startedAt) / done) * (total - done);
}
