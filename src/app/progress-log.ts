import type { OnEvent, RunEvent } from '../agent/events.js';
import type { Clock, Log, Redact } from '../platform/types.js';
import { formatDuration } from '../report/headline.js';
import { commandIn, logLine, type ProgressOptions, progressLines } from '../report/progress.js';

/** A log without a line for this long looks like a job that hangs; some CI systems end such jobs. */
const silenceMs = 30_000;

export interface ProgressLog {
  readonly onEvent: OnEvent;
  readonly stop: () => void;
}

/** In a log, which shows what has ended, also a sign of life every 30 seconds; a terminal has the starts. */
export function logProgress(
  { log, clock }: { readonly log: Pick<Log, 'info'>; readonly clock: Clock },
  options: ProgressOptions,
): ProgressLog {
  const stopped = new AbortController();
  let current: { readonly what: string; readonly since: number } = { what: 'starting', since: clock.now() };
  let lastLine = clock.now();
  const write = (line: string): void => {
    lastLine = clock.now();
    log.info(line);
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(Math.max(1, lastLine + silenceMs - clock.now()), stopped.signal);
      if (stopped.signal.aborted) return;
      if (clock.now() - lastLine >= silenceMs)
        write(`  … ${current.what}, for ${formatDuration(clock.now() - current.since)}`);
    }
  };
  if (!options.terminal) void watch();
  return {
    onEvent: (event) => {
      const what = activityOf(event, options.redact);
      if (what !== null && what !== current.what) current = { what, since: clock.now() };
      for (const line of progressLines(event, options)) write(line);
    },
    stop: () => stopped.abort(),
  };
}

/** What the job does from this event on; `null` if the event does not change it. */
function activityOf(event: RunEvent, redact: Redact): string | null {
  switch (event.type) {
    case 'turn-start':
      return 'waiting for the model';
    case 'text-delta':
    case 'reasoning-delta':
      return 'the model is answering';
    case 'tool-start':
      return `running ${callText(event.call, redact)}`;
    case 'sub-agent': {
      const inner = activityOf(event.event, redact);
      return inner === null ? null : `${event.name}: ${inner}`;
    }
    default:
      return null;
  }
}

function callText({ name, input }: Extract<RunEvent, { type: 'tool-start' }>['call'], redact: Redact): string {
  const command = commandIn(input);
  return command === null ? name : `${name}  ${logLine(command, redact)}`;
}
