import type { RunContext } from '../context/run-context.js';
import { noPushTarget, type PushTarget, type WriteTargets } from '../job/github/github-writes.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { pullRequestTargetOf } from '../publish/pull-request-target.js';
import { offersFindings } from '../report/findings.js';

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
    findings: offersFindings(settings),
    pull: pullRequestTargetOf(runContext, hostEnvironment),
    push,
  };
}
