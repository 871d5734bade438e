import type { RunContext } from '../context/run-context.js';
import { rethrowUnless } from '../errors.js';
import type { Conclusion } from '../job/result/types.js';
import { readConnection } from '../platform/github/connections.js';
import { GitHubProblem } from '../platform/github/types.js';
import { createReactions, type Reactions } from '../platform/github/write/reactions.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { delayedSignal, withinTime } from '../platform/host/time-limit.js';
import type { Log } from '../platform/types.js';

/** Removes the eyes and adds a reaction for the conclusion. */
export type EndReaction = (conclusion: Conclusion) => Promise<void>;

/** A runner kills a canceled process after about ten seconds, and a reaction is never worth a long wait. */
const timeMs = 10_000;
const timeAfterCancelMs = 2_000;

/** While the run works; a failure is a warning. `null` without an item or a token. */
export async function startReaction(
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
  log: Log,
): Promise<EndReaction | null> {
  const reactions = reactionsOf(runContext, hostEnvironment);
  const eyes = reactions === null ? null : await orWarn(log, () => reactions.add('eyes'));
  if (eyes === null) return null;
  return async (conclusion) => {
    const end = reactionsOf(runContext, hostEnvironment);
    if (end === null) return;
    await orWarn(log, async () => {
      await end.add(conclusion === 'success' ? '+1' : 'confused');
      await end.remove(eyes);
    });
  };
}

export async function reactToFailure(
  started: Pick<RunContext, 'event' | 'settings'>,
  hostEnvironment: HostEnvironment,
  log: Log,
): Promise<void> {
  const reactions = reactionsOf(started, hostEnvironment);
  if (reactions !== null) await orWarn(log, () => reactions.add('confused'));
}

function reactionsOf(
  { event, settings }: Pick<RunContext, 'event' | 'settings'>,
  { environment, signal }: HostEnvironment,
): Reactions | null {
  const token = settings['github-token'];
  const { item, repository, trigger } = event;
  if (token === undefined || item === null || repository === null) return null;
  const { triggerComment } = trigger;
  const id = triggerComment?.id ?? null;
  const comment =
    triggerComment === null || triggerComment.kind === 'review' || id === null
      ? null
      : { kind: triggerComment.kind, id };
  return createReactions(
    readConnection(token, { environment, signal: withinTime(timeMs, delayedSignal(signal, timeAfterCancelMs)) }),
    { owner: repository.owner, repo: repository.name, number: item.number, comment },
  );
}

async function orWarn<T>(log: Log, act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    log.warning(`Could not add the reaction: ${error.sentences}`);
    return null;
  }
}
