import { isPersonWaiting } from '../event/person-waiting.js';
import type { Event } from '../event/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Log, Redact } from '../platform/types.js';
import type { ProgressComment } from '../publish/progress.js';
import type { EndReaction } from '../publish/reaction.js';
import type { Inputs } from '../settings/inputs.js';
import type { PreparedRun } from './prepare.js';

/** Feedback shown during a run: reaction and progress comment. */
export interface ProgressReporter {
  admitted: Event | null;
  endReaction: EndReaction | null;
  progress: ProgressComment | null;
}

/** If the settings ask. The label that started the run is removed now, so that it can be set again during the run. */
export async function startProgressReports(
  reporter: ProgressReporter,
  ports: Pick<PreparedRun, 'runContext'> & {
    readonly hostEnvironment: HostEnvironment;
    readonly log: Log;
    readonly redact: Redact;
    readonly runId: string;
  },
): Promise<void> {
  const { runContext, hostEnvironment, log } = ports;
  if (runContext.settings['remove-label']) {
    const { removeTriggerLabel } = await import('./remove-label.js');
    await removeTriggerLabel(runContext, hostEnvironment, log);
  }
  if (runContext.settings.reaction && runContext.event.item !== null) {
    const { startReaction } = await import('../publish/reaction.js');
    reporter.endReaction = await startReaction(runContext, hostEnvironment, log);
  }
  // Posting a comment notifies people: only those who wait for it want that.
  if (
    runContext.settings.progress &&
    runContext.settings.publish.includes('comment') &&
    isPersonWaiting(runContext.event)
  ) {
    const { commentProgress } = await import('../publish/progress.js');
    reporter.progress = commentProgress(ports);
  }
}

/** Cleanup for a failed run. If it failed before it started, reacts on the triggering item if `reaction` is on. */
export async function endProgressReports(
  { admitted, endReaction, progress }: ProgressReporter,
  { settings }: Inputs,
  { hostEnvironment, log }: { readonly hostEnvironment: HostEnvironment; readonly log: Log },
): Promise<void> {
  await progress?.giveUp();
  if (endReaction !== null) await endReaction('config-error');
  else if (admitted !== null && settings?.reaction && !settings['dry-run']) {
    const { reactToFailure } = await import('../publish/reaction.js');
    await reactToFailure({ event: admitted, settings }, hostEnvironment, log);
  }
}
