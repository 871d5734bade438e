import { resolve } from 'node:path';
import type { Limits } from '../agent/limits.js';
import type { RunContext } from '../context/run-context.js';
import { describeEvent } from '../event/describe.js';
import type { ContextSettings } from '../job/gather-context.js';
import type { WriteTargets } from '../job/github-writes.js';
import { type PerformOptions, performJob } from '../job/perform-job.js';
import type { Result } from '../job/types.js';
import type { Attachment } from '../messages/types.js';
import { systemClock } from '../platform/clock.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { rawInvocation } from '../prompt/pick.js';
import { pullRequestTargetOf } from '../publish/pull-request-target.js';
import type { Settings } from '../settings/table.js';
import { version } from '../version.js';
import { itemContext } from './item-context.js';
import type { PreparedRun } from './prepare.js';

/** Runs the job that was prepared. Rejects with UserError for a prompt that cannot be rendered. */
export async function runPrepared(
  { runContext, sources, spec, vars, lists, model, outputSchema }: PreparedRun,
  {
    artifacts,
    hostEnvironment,
    onEvent,
    onTree,
  }: Pick<PerformOptions, 'artifacts' | 'onEvent' | 'onTree'> & { readonly hostEnvironment: HostEnvironment },
): Promise<Result> {
  const { settings, trustedSource, workspace, git } = runContext;
  const { args, command } = settings;
  const { transcript, record } = settings;
  const told = await itemContext({ runContext, model }, hostEnvironment);
  return await performJob({
    spec,
    args,
    vars,
    rawInvocation: rawInvocation(command, args),
    missingFiles: settings['missing-files'],
    failedCommands: settings['failed-commands'],
    onDenied: settings['on-denied'],
    lists,
    mode: settings.mode,
    limits: limitsOf(settings),
    outputSchema,
    model,
    workspace,
    git,
    worktree: settings.worktree,
    sources,
    commit: trustedSource.commit,
    context: contextSettings(settings),
    attachments: [...attachmentsOf(runContext), ...told.attachments],
    writes: writeSceneOf(runContext, hostEnvironment),
    provenance: { trustedCommit: trustedSource.commit, omitted: told.leftOut },
    notices: told.notices,
    artifacts,
    transcriptPath: resolve(
      artifacts.directory,
      transcript === undefined ? 'transcript.jsonl' : resolve(hostEnvironment.directory, transcript),
    ),
    recordPath: record === undefined ? null : resolve(hostEnvironment.directory, record),
    hostEnvironment,
    version,
    onEvent,
    onTree,
  });
}

/** The bounds that the settings give to one job. */
export function limitsOf(settings: Settings): Limits {
  return {
    maxTurns: settings['max-turns'],
    maxCostUsd: settings['max-cost-usd'] ?? null,
    maxOutputTokens: settings['max-output-tokens'] ?? null,
    timeoutMs: settings['timeout-minutes'] * 60_000,
  };
}

/** What the settings say of instruction files and skills. */
export function contextSettings(settings: Settings): ContextSettings {
  return {
    instructionFiles: settings['instruction-files'],
    skills: settings.skills,
    skillListPercent: settings['skill-list-percent'],
    skillDescriptionCharacters: settings['skill-description-characters'],
  };
}

/** Targets to which findings go. */
const showsFindings: ReadonlySet<string> = new Set(['annotations', 'check', 'review']);

/** What this run could write to. */
export function writeSceneOf(runContext: RunContext, hostEnvironment: HostEnvironment): WriteTargets {
  const { event, settings } = runContext;
  return {
    item: event.item?.kind ?? null,
    repository: event.repository !== null,
    token: settings['github-token'] !== undefined,
    maxWrites: settings['max-writes'],
    findings: settings.publish.some((target) => showsFindings.has(target)),
    pull: pullRequestTargetOf(runContext, hostEnvironment),
  };
}

function attachmentsOf({ event }: RunContext): readonly Attachment[] {
  const date = new Date(systemClock.now()).toISOString().slice(0, 10);
  const text = describeEvent(event);
  return [{ type: 'date', date }, ...(text === null ? [] : [{ type: 'event', text } as const])];
}
