import type { RunContext } from '../context/run-context.js';
import { noPushTarget, type PushTarget, type WriteTargets } from '../job/github/github-writes.js';
import { readConnection } from '../platform/github/connections.js';
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
    findBranch: (commit) => findBranch(commit, runContext, hostEnvironment),
  };
}

async function findBranch(commit: string, runContext: RunContext, hostEnvironment: HostEnvironment) {
  const { event, settings, pull } = runContext;
  const { repository } = event;
  const token = settings['github-token'];
  const own = pullRequestTargetOf(runContext, hostEnvironment)?.base;
  if (repository === null || token === undefined || own === undefined) return null;
  const { createGitHubReader } = await import('../platform/github/read/read-api.js');
  const { readIsOnBranch } = await import('../platform/github/read/read-push-facts.js');
  const connection = readConnection(token, hostEnvironment);
  const target = { owner: repository.owner, repo: repository.name };
  const isOn = (branch: string) => readIsOnBranch(createGitHubReader(connection, 1), target, { commit, branch });
  if (await isOn(own)) return 'own';
  return pull?.of === 'head' && (await isOn(pull.facts.base)) ? 'base' : null;
}
