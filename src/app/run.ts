import type { RunEvent } from '../agent/events.js';
import type { RunContext } from '../context/run-context.js';
import { type Diagnostic, UserError } from '../errors.js';
import type { ItemContext } from '../event/context/gather.js';
import { formatCount } from '../format-number.js';
import { exitCodeOf } from '../job/conclude.js';
import { couldOffer, noPushTarget } from '../job/github/github-writes.js';
import { coverageAfter } from '../job/result/coverage.js';
import { type LastCheck, lastCheckAfter } from '../job/result/last-check.js';
import type { Result } from '../job/result/types.js';
import { runJob } from '../job/run-job.js';
import { systemClock } from '../platform/clock.js';
import { type Artifacts, createArtifacts } from '../platform/files/state/artifacts.js';
import { lockPath } from '../platform/files/state/lock-directory.js';
import { removeLeftovers } from '../platform/git/leftovers.js';
import { type HostEnvironment, secretsOf } from '../platform/host/host-environment.js';
import { plannedProcesses } from '../platform/process/process-setup.js';
import { createRedactor, type Redactor } from '../platform/secrets/redact.js';
import { supportsColor } from '../platform/terminal/color.js';
import { createLog } from '../platform/terminal/log.js';
import { maskCommands } from '../platform/terminal/workflow-commands.js';
import type { Log, Redact } from '../platform/types.js';
import type { LocalPorts } from '../publish/local-results.js';
import type { RunOutcome } from '../publish/outcome.js';
import type * as Publish from '../publish/publish.js';
import { conclusionLabels } from '../report/headline.js';
import { ownFormat } from '../report/own-format.js';
import { parseInputs } from '../settings/inputs.js';
import type { GivenSetting } from '../settings/parse-settings.js';
import type { Settings } from '../settings/table.js';
import type { HostPorts } from '../start/refused.js';
import { itemContext } from './item-context.js';
import { type PreparedRun, prepareRun } from './prepare.js';
import { logProgress } from './progress-log.js';
import { endProgressReports, type ProgressReporter, startProgressReports } from './progress-reports.js';
import { writeTargetsOf } from './write-targets.js';

export interface RunRequest {
  readonly settings: readonly GivenSetting[];
  /** Problems of the arguments: the run does not start, and reports them with all others. */
  readonly problems?: readonly Diagnostic[];
  readonly hostEnvironment: HostEnvironment;
  readonly writeSummary: LocalPorts['writeSummary'];
  readonly setOutputs: LocalPorts['setOutputs'];
}

/** One run from its settings to its published result. A bug in Sallyport ends it with a redacted stack trace in the log. */
export async function run({ settings, problems, hostEnvironment, ...publishing }: RunRequest): Promise<RunOutcome> {
  const { stdio, onRunner, environment } = hostEnvironment;
  const inputs = parseInputs(settings, problems);
  const redactor = createRedactor([...secretsOf(environment), ...inputs.secrets]);
  const { redact } = redactor;
  const log = logOf(hostEnvironment, redact, inputs.early.quiet);
  if (onRunner) for (const command of maskCommands(inputs.secrets)) stdio.out(`${command}\n`);
  const ports = { log, redact, ...publishing };
  const reporter: ProgressReporter = { admitted: null, endReaction: null, progress: null };
  try {
    if (inputs.early.post !== undefined) {
      const { postHandoff } = await import('./post-handoff.js');
      return await postHandoff(inputs, { hostEnvironment, ...ports });
    }
    if (inputs.early.batch !== undefined || inputs.early['batch-step'] !== 'run') {
      const { runStep: startBatch } = await import('../batch/steps/run-step.js');
      return await startBatch(inputs, { ...ports, hostEnvironment, redactor });
    }
    const prepared = await prepareRun(inputs, hostEnvironment, (event) => void (reporter.admitted = event));
    if ('refusal' in prepared) {
      if (prepared.refusal.isMisspelled === true) await endProgressReports(reporter, inputs, { hostEnvironment, log });
      return await (await import('../start/refused.js')).reportSkipped(prepared.refusal, ports);
    }
    if ('commands' in prepared)
      return await (await import('./help.js')).answerHelp(prepared, { ...ports, hostEnvironment });
    for (const notice of prepared.start?.notices ?? []) log.warning(notice);
    if (prepared.runContext.settings['dry-run']) {
      const { dryRun } = await import('./dry-run.js');
      return await dryRun(prepared, { ...ports, hostEnvironment });
    }
    return await runPrepared(prepared, reporter, { ...ports, hostEnvironment, redactor });
  } catch (error) {
    await endProgressReports(reporter, inputs, { hostEnvironment, log });
    const { reportCanceled, reportCrash, reportUserError } = await import('../start/refused.js');
    if (!(error instanceof UserError)) return await reportCrash(error, ports);
    if (hostEnvironment.signal.aborted) return await reportCanceled(hostEnvironment.signal, ports);
    const { findDocumentation } = await import('../platform/git/find-documentation.js');
    const documentation = await findDocumentation(hostEnvironment, plannedProcesses(hostEnvironment));
    return await reportUserError(error, { ...ports, documentation });
  }
}

interface RunPorts extends Pick<LocalPorts, 'log' | 'redact' | 'writeSummary' | 'setOutputs'> {
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
}

/** The job of an admitted run and its publication, with the reports of its progress. */
async function runPrepared(
  prepared: PreparedRun,
  reporter: ProgressReporter,
  { hostEnvironment, redactor, ...ports }: RunPorts,
): Promise<RunOutcome> {
  const { runContext, outputSchema } = prepared;
  const { log, redact } = ports;
  const resuming = await resumed(prepared, hostEnvironment, log);
  // An interrupted run that continues keeps its identity, so that it finds what it posted.
  const id = resuming?.resumed?.header['id'];
  const runId = typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : newId();
  await startProgressReports(reporter, { runContext, hostEnvironment, log, redact, runId });
  const context = itemContext(prepared, hostEnvironment);
  const [gathered, { job, notices }] = await Promise.all([context, onPullRequest(prepared, hostEnvironment)]);
  const continuing = await continuingOf(job, { hostEnvironment, redactor, log });
  const { artifacts, cleaning } = openArtifacts(hostEnvironment, redact);
  const held = holdWorkspace(job.runContext, hostEnvironment);
  const known = [...prepared.notices, ...gathered.notices, ...notices, ...(continuing?.notices ?? []), ...held.notices];
  const item = { ...gathered, notices: known };
  const writes = writeTargetsOf(job.runContext, hostEnvironment, await pushTargetOf(job, hostEnvironment));
  // Its timer keeps the process alive, so nothing may fail between here and the job.
  const progressLog = logProgress({ log, clock: systemClock }, { terminal: isTerminal(hostEnvironment), redact });
  const seen = watchEvents(item.coverage ?? null);
  const ended = await runJob({
    ...{ job, item, writes, artifacts, hostEnvironment, redactor },
    ...resuming,
    ...(continuing === null ? {} : { continuation: continuing.continuation }),
    header: { ...resuming?.header, id: runId },
    onEvent: (event) => {
      progressLog.onEvent(event);
      reporter.progress?.onEvent(event);
      seen.onEvent(event);
    },
  })
    .catch((error: unknown) => {
      continuing?.close();
      // Nothing was paid for: the prompt could not be built.
      if (error instanceof UserError && !hostEnvironment.onRunner) artifacts.remove();
      throw error;
    })
    .finally(() => {
      progressLog.stop();
      held.release();
    });
  const { collected } = ended;
  const { result, conversation } = await withStored(ended.result, continuing);
  await Promise.all([cleaning, writePageOf(result, job, { ...ports, hostEnvironment })]);
  const shared = { ...ports, runContext: job.runContext, outputSchema, artifacts, hostEnvironment };
  // Not loaded before the first request to the model: publishing is a tenth of the program.
  const { publish } = await import('../publish/publish.js');
  const posting = { push: writes.push, runId, conversation, beforePosts: async () => await reporter.progress?.stop() };
  const published = await publish(result, { ...shared, ...seen.now(), collected, ...posting });
  await reporter.endReaction?.(result.conclusion);
  markPublished(result, runContext.settings, artifacts);
  return outcomeOf(result, published, runContext.settings, { hostEnvironment, log });
}

const isTerminal = ({ stdio, onRunner }: HostEnvironment): boolean => stdio.errIsTerminal && !onRunner;

/** A later attempt of the same run does not continue a transcript whose results are posted. */
function markPublished({ conclusion, transcriptPath }: Result, { resume }: Settings, artifacts: Artifacts): void {
  if (resume !== 'auto' || conclusion !== 'success' || transcriptPath === null) return;
  artifacts.appendJson(transcriptPath, { type: 'published' });
}

function outcomeOf(
  result: Result,
  { failedWrites, ...outcome }: Awaited<ReturnType<typeof Publish.publish>>,
  settings: Settings,
  { hostEnvironment: { signal, onRunner }, log }: { readonly hostEnvironment: HostEnvironment; readonly log: Log },
): RunOutcome {
  const ended = exitCodeOf(signal.aborted ? 'cancelled' : result.conclusion);
  const hasLost = failedWrites > 0 && settings['on-failed-write'] === 'fail';
  const exitCode = ended === 0 && hasLost ? 1 : ended;
  if (onRunner && exitCode !== 0) {
    const isLate = signal.aborted && result.conclusion !== 'cancelled';
    log.error(isLate ? lateCancellation : failureText(result, ended === 0 ? failedWrites : 0));
  }
  return { exitCode, ...outcome };
}

async function resumed({ runContext: { settings } }: PreparedRun, hostEnvironment: HostEnvironment, log: Log) {
  if (settings.resume === undefined) return null;
  const resuming = await (await import('./resume.js')).openResume(settings, hostEnvironment);
  if (resuming.notice !== null) log.warning(resuming.notice);
  return resuming;
}

/** The conversation that the run continues and stores; `null` without the setting. */
async function continuingOf(job: PreparedRun, ports: Pick<RunPorts, 'hostEnvironment' | 'redactor' | 'log'>) {
  const { continue: wanted } = job.runContext.settings;
  if (wanted === undefined || wanted === 'false') return null;
  return await (await import('./continue.js')).openStorageOfRun(job, ports);
}

/** The result after its conversation was stored, with the id of the run under which it was. */
async function withStored(result: Result, continuing: Awaited<ReturnType<typeof continuingOf>>) {
  if (continuing === null) return { result, conversation: null };
  const { run: conversation, notices } = await continuing.save().finally(() => continuing.close());
  return { result: { ...result, notices: [...result.notices, ...notices] }, conversation };
}

async function writePageOf(result: Result, { runContext }: PreparedRun, ports: HostPorts): Promise<void> {
  const { 'html-report': path } = runContext.settings;
  if (path === undefined) return;
  const { writeRunPage } = await import('./write-run-page.js');
  await writeRunPage(path, result, ports);
}

/** The job in the files of its pull request; the same job if it works on the checkout of the workflow. */
async function onPullRequest(
  job: PreparedRun,
  hostEnvironment: HostEnvironment,
): Promise<{ readonly job: PreparedRun; readonly notices: readonly string[] }> {
  if (job.runContext.event.item?.kind !== 'pull-request') return { job, notices: [] };
  const { checkOutPullRequest } = await import('./check-out-pull-request.js');
  return await checkOutPullRequest(job, hostEnvironment);
}

/** Asked only if a rule could let the model push. */
async function pushTargetOf({ runContext, lists, spec }: PreparedRun, hostEnvironment: HostEnvironment) {
  if (runContext.pull === null || !couldOffer('PushToPullRequest', { lists, spec, mode: runContext.settings.mode }))
    return noPushTarget;
  const { findPushTarget } = await import('./push-target.js');
  return await findPushTarget(runContext, hostEnvironment);
}

const lateCancellation = 'Canceled after the work was done: see the job summary for what was not posted.';

/** Why the step fails, in one line: a failing step without an annotation has to be looked up in its log. */
function failureText({ conclusion, reason }: Result, failedWrites: number): string {
  if (failedWrites > 0) return `${formatCount(failedWrites, 'write')} failed, and on-failed-write is fail.`;
  return `${conclusionLabels[conclusion].text}. ${reason}`;
}

/** A directory for this run. The leftovers of killed runs are removed in parallel. */
function openArtifacts({ temporary }: HostEnvironment, redact: Redact) {
  const cleaning = removeLeftovers(temporary);
  return { artifacts: createArtifacts(temporary, redact, ownFormat), cleaning };
}

function logOf({ stdio, onRunner, environment }: HostEnvironment, redact: Redact, isQuiet: boolean): Log {
  const color = supportsColor(stdio.errIsTerminal, environment);
  const log = createLog({ write: onRunner ? stdio.out : stdio.err, redact, runner: onRunner, color });
  return isQuiet ? { ...log, info: () => undefined } : log;
}

export interface HeldWorkspace {
  readonly notices: readonly string[];
  readonly release: () => void;
}

/** And reports another run: both continue, since most only read; Write and Edit refuse what the other changed. */
function holdWorkspace(
  { workspace, settings, pull }: RunContext,
  { temporary, onRunner }: HostEnvironment,
): HeldWorkspace {
  const isAlone = onRunner || settings.worktree || pull?.isInPlace === false;
  if (isAlone) return { notices: [], release: () => undefined };
  const lock = lockPath(workspace, temporary);
  if (!('holder' in lock)) return { notices: [], release: () => lock.release() };
  const text = `Another run works in this directory, in process ${String(lock.holder.pid)}: the changes of both are reported by both. Use --worktree to separate them.`;
  return { notices: [text], release: () => undefined };
}

/** What the report takes from the events of a job: the coverage of the diff and the last check. */
function watchEvents(diff: NonNullable<ItemContext['coverage']> | null) {
  let coverage = diff;
  let lastCheck: LastCheck | null = null;
  return {
    onEvent(event: RunEvent): void {
      if (coverage !== null) coverage = coverageAfter(coverage, event);
      lastCheck = lastCheckAfter(lastCheck, event);
    },
    now: () => ({ coverage, lastCheck }),
  };
}

/** Public, so it may be guessed; node:crypto would take a millisecond of the time to the first request. */
function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(Math.random() * 16).toString(16));
}
