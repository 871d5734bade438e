import type { OnEvent } from '../agent/events.js';
import { systemClock } from '../platform/clock.js';
import { keepingMarker } from '../platform/github/comment-marker.js';
import { runUrl } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { anySignal, withinTime } from '../platform/process/time-limit.js';
import { type Clock, type GitHub, GitHubProblem, type Log } from '../platform/types.js';
import type { Sticky } from '../report/comment.js';
import {
  interruptedBody,
  notStarted,
  type ProgressBodyOptions,
  progressAfter,
  progressBody,
  type RunProgress,
} from '../report/working.js';
import { commentTarget, newSticky, type ResultCommentPorts } from './result-comment.js';

/** The comment while the job works. Nothing of the job waits for it, and what goes wrong with it costs a warning. */
export interface ProgressComment {
  readonly sticky: Sticky;
  readonly onEvent: OnEvent;
  /** Ends it, the request under way included, so that none comes behind the result. */
  stop(): Promise<void>;
  /** Says that there will be no result; for a job that came to no report. */
  giveUp(): Promise<void>;
}

export interface ProgressPorts {
  /** Puts this text into the comment. Waits no more for GitHub to be ready once `until` is aborted. */
  readonly post: (body: string, until: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warning'>;
  /** Aborted when the run is told to end: then only the result is worth the time. */
  readonly cancel: AbortSignal;
}

/** GitHub asks for a pause between writes, and nobody reads faster. */
const pauseMs = 20_000;

/** Posts at once, then what has changed, with a pause between two posts. A failed post ends it. */
export function watchProgress(
  { post, clock, log, cancel }: ProgressPorts,
  options: ProgressBodyOptions,
): Omit<ProgressComment, 'sticky'> {
  const stopped = new AbortController();
  const ended = anySignal(stopped.signal, cancel);
  let working: RunProgress = notStarted;
  let shown: RunProgress | null = null;
  let running: Promise<void> | null = null;
  const work = async (): Promise<void> => {
    while (!ended.aborted && shown !== working) {
      shown = working;
      await post(progressBody(working, options), ended);
      await clock.sleep(pauseMs, ended);
    }
    running = null;
  };
  const start = (): void => {
    if (ended.aborted || shown === working) return;
    running ??= work().catch((error: unknown) => {
      // What GitHub answered is told also where the run was over before.
      const isAnswer = error instanceof GitHubProblem && error.status !== null && !cancel.aborted;
      if (isAnswer || !ended.aborted) log.warning(`The comment does not show the progress: ${wordsOf(error)}`);
      stopped.abort();
    });
  };
  const stop = async (): Promise<void> => {
    stopped.abort();
    await running;
  };
  start();
  return {
    onEvent: (event) => {
      working = progressAfter(working, event);
      start();
    },
    stop,
    giveUp: async () => {
      await stop();
      await post(interruptedBody(options), cancel).catch((error: unknown) =>
        log.warning(`The comment stays: ${wordsOf(error)}`),
      );
    },
  };
}

/** After a cancel the runner leaves ten seconds for all that is left. */
const timeAfterCancelMs = 2_000;

/** Progress in the sticky comment; null where there is nothing to comment on, or no token. */
export function commentProgress({
  runContext,
  hostEnvironment,
  redact,
  log,
}: ResultCommentPorts): ProgressComment | null {
  const target = commentTarget(runContext.event);
  const token = runContext.settings['github-token'];
  if (target === null || token === undefined) return null;
  const { environment, signal: cancel } = hostEnvironment;
  const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
  const gitHubWithin = (signal: AbortSignal, clock: Clock) =>
    createGitHub({ token, clock, redact: keepingMarker(redact), apiUrl, signal });
  const sticky = newSticky(runContext);
  const known = new Map<AbortSignal, GitHub>();
  const gitHubUntil = (until: AbortSignal): GitHub => {
    if (cancel.aborted) return gitHubWithin(withinTime(timeAfterCancelMs), systemClock);
    const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
    known.set(until, github);
    return github;
  };
  const post = async (body: string, until: AbortSignal): Promise<void> => {
    await gitHubUntil(until).upsertComment(target, sticky.marker, body);
  };
  const options = { marker: sticky.marker, run: runUrl(hostEnvironment), redact };
  return { sticky, ...watchProgress({ post, clock: systemClock, log, cancel }, options) };
}

/** The clock of the machine, but for waits: these end with an error, since nothing is to be tried again after them. */
export function waitingUntil(until: AbortSignal): Clock {
  return {
    now: () => systemClock.now(),
    async sleep(ms, signal) {
      await systemClock.sleep(ms, anySignal(signal, until));
      if (until.aborted && !signal.aborted) throw new Error('The run is over.');
    },
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof GitHubProblem) return error.sentences;
  return error instanceof Error ? error.message : String(error);
}
