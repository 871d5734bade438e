import type { OnEvent } from '../agent/events.js';
import { messageOf } from '../errors.js';
import { systemClock } from '../platform/clock.js';
import { redactAfterMarker } from '../platform/github/comment-marker.js';
import { runUrl } from '../platform/github/connections.js';
import { createGitHub } from '../platform/github/github.js';
import { type GitHub, GitHubProblem } from '../platform/github/types.js';
import { anySignal, withinTime } from '../platform/host/time-limit.js';
import type { Clock, Log } from '../platform/types.js';
import {
  interruptedBody,
  noProgress,
  type ProgressBodyOptions,
  progressAfter,
  progressBody,
  type RunProgress,
} from '../report/comment/working.js';
import { aboveLastResult } from '../report/last-result.js';
import { commentTarget, type ResultCommentPorts, stickyOfRun } from './result-comment.js';

/** The comment while the job works. The job never waits for it, and a failure only logs a warning. */
export interface ProgressComment {
  readonly onEvent: OnEvent;
  /** Stops it and waits for a pending request, so that none arrives after the result. */
  stop(): Promise<void>;
  /** States that there will be no result; for a job that did not produce a report. */
  giveUp(): Promise<void>;
}

export interface ProgressPorts {
  /** Writes this text into the comment. Stops waiting for GitHub once `until` is aborted. */
  readonly post: (body: string, until: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warning'>;
  /** Aborted when the run is canceled: then only the result is worth the time. */
  readonly cancel: AbortSignal;
}

/** GitHub recommends a pause between writes, and people do not read faster. */
const pauseMs = 20_000;

/** Posts immediately, then after changes, with a pause between two posts. A failed post stops it. */
export function watchProgress(
  { post, clock, log, cancel }: ProgressPorts,
  options: ProgressBodyOptions,
): ProgressComment {
  const stopped = new AbortController();
  const ended = anySignal(stopped.signal, cancel);
  let working: RunProgress = noProgress;
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
      // An answer from GitHub is logged even if the run has already ended.
      const isAnswer = error instanceof GitHubProblem && error.status !== null && !cancel.aborted;
      if (isAnswer || !ended.aborted) log.warning(`Could not update the progress comment: ${wordsOf(error)}`);
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
        log.warning(`Could not update the comment: ${wordsOf(error)}`),
      );
    },
  };
}

/** After a cancellation the runner allows ten seconds for everything that remains. */
const timeAfterCancelMs = 2_000;

/** Progress in the sticky comment; `null` without an item to comment on or without a token. */
export function commentProgress(ports: ResultCommentPorts): ProgressComment | null {
  const { runContext, hostEnvironment, redact, log } = ports;
  const target = commentTarget(runContext.event, runContext.settings['comment-mode']);
  const token = runContext.settings['github-token'];
  if (target === null || token === undefined) return null;
  const { environment, signal: cancel } = hostEnvironment;
  const apiUrl = environment['GITHUB_API_URL'] ?? 'https://api.github.com';
  const gitHubWithin = (signal: AbortSignal, clock: Clock) =>
    createGitHub({ token, clock, redact: redactAfterMarker(redact), apiUrl, signal });
  const { marker } = stickyOfRun(ports);
  const known = new Map<AbortSignal, GitHub>();
  const gitHubUntil = (until: AbortSignal): GitHub => {
    if (cancel.aborted) return gitHubWithin(withinTime(timeAfterCancelMs), systemClock);
    const github = known.get(until) ?? gitHubWithin(cancel, waitingUntil(until));
    known.set(until, github);
    return github;
  };
  const post = async (body: string, until: AbortSignal): Promise<void> => {
    await gitHubUntil(until).upsertComment(target, marker, (existing) => aboveLastResult(body, existing));
  };
  const options = { marker, run: runUrl(hostEnvironment), redact };
  return watchProgress({ post, clock: systemClock, log, cancel }, options);
}

/** The system clock, except that waits end with an error, because nothing may be retried after them. */
export function waitingUntil(until: AbortSignal): Clock {
  return {
    now: () => systemClock.now(),
    async sleep(ms, signal) {
      await systemClock.sleep(ms, anySignal(signal, until));
      if (until.aborted && !signal.aborted) throw new Error('The run is over.');
    },
  };
}

const wordsOf = (error: unknown): string => (error instanceof GitHubProblem ? error.sentences : messageOf(error));
