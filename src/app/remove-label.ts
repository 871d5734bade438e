import type { RunContext } from '../context/run-context.js';
import { rethrowUnless } from '../errors.js';
import { readConnection } from '../platform/github/connections.js';
import { GitHubProblem } from '../platform/github/types.js';
import { removeLabel } from '../platform/github/write/remove-label.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { withinTime } from '../platform/host/time-limit.js';
import type { Log } from '../platform/types.js';

/** A label is never worth a long wait. */
const timeMs = 10_000;

/** Removes the label of a `labeled` event from its item, if `label-trigger` names it. If that fails, a warning is logged. */
export async function removeTriggerLabel(
  { event, settings }: RunContext,
  { environment, signal }: HostEnvironment,
  log: Log,
): Promise<void> {
  const { action, item, repository, trigger } = event;
  const token = settings['github-token'];
  if (action !== 'labeled' || trigger.label === null || item === null || repository === null) return;
  if (settings['label-trigger'].length === 0) {
    log.warning('The label was not removed, because remove-label needs label-trigger.');
    return;
  }
  if (token === undefined) {
    log.warning('The label was not removed, because no github-token is set.');
    return;
  }
  try {
    const connection = readConnection(token, { environment, signal: withinTime(timeMs, signal) });
    const target = { owner: repository.owner, repo: repository.name, number: item.number };
    await removeLabel(connection, target, trigger.label);
  } catch (error) {
    rethrowUnless(error, GitHubProblem);
    log.warning(`The label was not removed. ${error.sentences}`);
  }
}
