import type { RunContext } from '../context/run-context.js';
import { noPushTarget, type PushTarget, type WriteTargets } from '../job/github/github-writes.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { pullRequestTargetOf } from '../publish/pull-request-target.js';

/** Publishing targets that show findings. */
const showsFindings: ReadonlySet<string> = new Set(['annotations', 'check', 'review']);

/** Where the model of this run could write to on GitHub. */
export function writeTargetsOf(
  runContext: RunContext,
  hostEnvironment: HostEnvironment,
  push: PushTarget = noPushTarget,
): WriteTargets {
  const { event, settings } = runContext;
  return {
    item: event.item?.kind ?? null,
    repository: event.repository !== null,
    token: settings['github-token'] !== undefined,
    maxWrites: settings['max-writes'],
    findings:
      settings.publish.some((target) => showsFindings.has(target)) ||
      settings['code-quality-report'] !== undefined ||
      settings['junit-report'] !== undefined,
    pull: pullRequestTargetOf(runContext, hostEnvironment),
    push,
  };
}
