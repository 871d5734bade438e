import type { RunContext } from '../context/run-context.js';
import { noticeText, UserError } from '../errors.js';
import type { AnyWriteKind } from '../github-writes/kinds.js';
import { hookLine } from '../hooks/types.js';
import { noPushTarget, offerWrites, type PushTarget, type WriteTargets } from '../job/github/github-writes.js';
import { recordingTools } from '../job/github/write-tools.js';
import type { HookCheck } from '../job/hooks/open-hooks.js';
import { repositoryContext } from '../job/job-input.js';
import { jobLimits } from '../job/prompt-and-limits.js';
import { createJobRuntime } from '../job/runtime/runtime.js';
import { dryRunServers } from '../job/servers/dry-run-servers.js';
import type { Attachment } from '../messages/types.js';
import { type HostEnvironment, plannedTemporary } from '../platform/host/host-environment.js';
import { ownProcesses } from '../platform/process/process-setup.js';
import type { SandboxMode } from '../platform/process/sandbox-types.js';
import { probeSandbox } from '../platform/sandbox/probe.js';
import { checkPlan, planPrompt } from '../prompt/plan.js';
import type { RunOutcome } from '../publish/outcome.js';
import { indentedBlock, writeSummaryFile } from '../publish/summary-file.js';
import { answerPart } from '../report/comment/comment.js';
import { type DryRun, dryRunText } from '../report/dry-run.js';
import { cleaned } from '../report/report.js';
import type { HostPorts } from '../start/refused.js';
import { offeredTools } from '../tools/tool-named.js';
import { wantsPullRequest } from './check-out-pull-request.js';
import { itemContext } from './item-context.js';
import type { PreparedRun } from './prepare.js';
import { writeTargetsOf } from './write-targets.js';

/** What would be read, run, spent and posted, for standard output or a runner's log. No model, command or post. */
export async function dryRun(prepared: PreparedRun, ports: HostPorts): Promise<RunOutcome> {
  const { hostEnvironment, redact } = ports;
  const planned = await plan(prepared, hostEnvironment);
  const rehearsal = cleaned(planned, redact);
  const text = dryRunText(rehearsal);
  if (hostEnvironment.onRunner) await show(text, ports);
  return {
    exitCode: 0,
    text: hostEnvironment.onRunner ? '' : text,
    value: { conclusion: 'skipped', code: 'dry-run', rehearsal },
    outputs: {
      conclusion: 'skipped',
      'reason-code': 'dry-run',
      reason: 'A dry run: no model was used, and nothing was run or posted.',
    },
  };
}

async function plan(
  { runContext, sources, spec, vars, lists, model, outputSchema, notices, start }: PreparedRun,
  hostEnvironment: HostEnvironment,
): Promise<DryRun> {
  const { settings, trustedSource } = runContext;
  const targets = writeTargetsOf(runContext, hostEnvironment, plannedPush(runContext));
  const offered = await offerWrites(targets, { lists, mode: settings.mode, spec });
  const tools = await recordingTools({ keep: () => Promise.resolve(null) }, offered.kinds, targets);
  const temporary = plannedTemporary(hostEnvironment);
  const childProcesses = { home: hostEnvironment.temporary, temporary };
  const runtime = createJobRuntime({ runContext, hostEnvironment, childProcesses, lists, spec, tools });
  await runtime.ready();
  await requireUsableHooks({ runContext, lists, toolPath: runtime.processes.path });
  const values = { args: settings.args, vars };
  const ports = { ...runtime, cwd: runtime.files.root };
  await checkPlan(spec, values, ports, { missingFiles: settings['missing-files'] });
  const context = await repositoryContext({ sources, runContext, model, lists, spec }, runtime);
  const item = await itemContext({ runContext, model }, hostEnvironment);
  const servers = await dryRunServers({ runContext, lists, spec });
  return {
    start: start?.words ?? null,
    prompt: spec.source,
    model: model.name,
    mode: settings.mode,
    sandbox: await sandboxText(settings.sandbox, runContext, hostEnvironment),
    workspace: workspaceText(runContext),
    trustedCommit: trustedSource.commit,
    rules: lists,
    tools: [...offeredTools(runtime.tools).map(({ name }) => name), ...servers.tools, ...repositoryTools(context)],
    instructions: context.loaded.map(({ path, bytes }) => `${path} (${String(bytes)} bytes)`),
    skills: (context.catalog?.open() ?? []).map(({ name }) => name),
    hooks: (runContext.hooks?.hooks ?? []).map(hookLine),
    limits: jobLimits(settings),
    outputSchema,
    plan: await planPrompt(spec, values, ports),
    writes: [...offered.kinds.map((kind) => writeTarget(kind, targets, runContext)), ...offered.notices],
    publish: targetsOf(runContext, hostEnvironment),
    context: item.attachments.flatMap(shownIn),
    notices: [
      notices,
      (runContext.hooks?.notices ?? []).map(noticeText),
      servers.notices,
      context.notices,
      item.notices,
      item.omissions,
    ].flat(),
  };
}

function repositoryTools({ catalog, agents }: Awaited<ReturnType<typeof repositoryContext>>): readonly string[] {
  return [...(catalog === null ? [] : ['Skill']), ...(agents.length === 0 ? [] : ['Task'])];
}

/** Whether GitHub would accept a push is only asked before a job. */
function plannedPush(runContext: RunContext): PushTarget {
  const isOnHead = wantsPullRequest(runContext) && runContext.settings.checkout !== 'base';
  return isOnHead ? { branch: 'its own branch, if that accepts it,', indirect: null } : noPushTarget;
}

function workspaceText(runContext: RunContext): string {
  const { settings, workspace, event } = runContext;
  if (wantsPullRequest(runContext)) {
    const part = settings.checkout === 'base' ? 'base branch' : 'head';
    return `the ${part} of pull request #${String(event.item?.number)}, in a temporary worktree of ${workspace}`;
  }
  return settings.worktree ? `a temporary worktree of HEAD of ${workspace}` : workspace;
}

/** Throws UserError `hook-invalid` for hooks that could not start. */
async function requireUsableHooks(planned: HookCheck): Promise<void> {
  if (planned.runContext.hooks === null) return;
  const { hookProblems } = await import('../job/hooks/open-hooks.js');
  const diagnostics = await hookProblems(planned);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

async function sandboxText(
  mode: SandboxMode,
  { workspace }: RunContext,
  { environment, home, temporary }: HostEnvironment,
): Promise<string> {
  if (mode === 'off') return 'off: commands run unconfined';
  const { path } = ownProcesses({ environment, temporary }, workspace);
  const toolCache = environment['RUNNER_TOOL_CACHE'];
  const { level, reason } = await probeSandbox(temporary, { workspace, userHome: home, path, toolCache });
  return `${mode}: ${level} (${reason})`;
}

function shownIn(attachment: Attachment): DryRun['context'] {
  if (attachment.type !== 'context') return [];
  const { title, text, images } = attachment;
  return [{ title, text, images: images.map(({ name, mediaType }) => name ?? mediaType) }];
}

async function show(text: string, ports: HostPorts): Promise<void> {
  const lines = text.split('\n');
  for (const line of lines) ports.log.info(line);
  await writeSummaryFile(`### ⏭️ Dry run\n\n${indentedBlock(lines)}\n`, ports);
}

function targetsOf({ settings, event }: RunContext, { onRunner }: HostEnvironment): readonly string[] {
  const { publish } = settings;
  return [
    ...(publish.includes('summary') ? [onRunner ? 'the summary' : 'the report file'] : []),
    ...(publish.includes('annotations') ? ['annotations of the findings'] : []),
    ...(publish.includes('check') ? ['a check run'] : []),
    ...(publish.includes('handoff') ? ['a hand-off for a second workflow'] : []),
    ...(publish.includes('review') ? ['a review of the pull request, or a comment if there is none'] : []),
    ...(publish.includes('comment') ? [commentTarget(settings, event)] : []),
  ];
}

function writeTarget(
  { tool, target }: AnyWriteKind,
  { pull, push }: WriteTargets,
  { event: { item, repository } }: RunContext,
): string {
  const place = `${repository?.owner ?? ''}/${repository?.name ?? ''}`;
  if (target === 'branch' && pull !== null) return `${tool} from ${pull.branch} into ${pull.base} of ${place}`;
  if (target === 'push' && 'branch' in push)
    return `${tool} to ${push.branch} of pull request #${String(item?.number)} of ${place}`;
  if (target === 'repository' || item === null) return `${tool} in ${place}`;
  return `${tool} on ${item.kind.replace('-', ' ')} #${String(item.number)} of ${place}`;
}

function commentTarget(settings: RunContext['settings'], { item, repository, trigger }: RunContext['event']): string {
  if (item === null || repository === null) return 'no comment: no issue or pull request in the event';
  const token = settings['github-token'] === undefined ? ', but no token is set' : '';
  const isAnswer = answerPart(settings['comment-mode'], trigger.triggerComment) !== null;
  const what = isAnswer ? 'a reply in a separate comment' : `the comment "${settings['comment-key']}"`;
  return `${what}: ${item.kind.replace('-', ' ')} #${String(item.number)}${token}`;
}
