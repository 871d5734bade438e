import type { OnEvent } from '../agent/events.js';
import type { ItemContext } from '../event/context/gather.js';
import type { CollectedTree } from '../github-writes/tree-change.js';
import { takesMedia } from '../model/providers.js';
import { systemClock } from '../platform/clock.js';
import type { Artifacts } from '../platform/files/state/artifacts.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { endMarkedProcesses } from '../platform/process/marked-processes.js';
import type { Redactor } from '../platform/secrets/redact.js';
import { hasMcpSettings } from '../settings/mcp-settings.js';
import { answerPrompt } from './answer-prompt.js';
import { type JobChanges, watchJobChanges } from './changes/job-changes.js';
import { createEndReminders } from './conversation/end-reminders.js';
import type { Continuation } from './conversation/stored-conversation.js';
import { createCommits } from './github/commits.js';
import { findingsFromRoot } from './github/findings-from-root.js';
import { createGhAccess } from './github/gh-access.js';
import type { WriteTargets } from './github/github-writes.js';
import { type WithheldSecrets, withholdSecrets } from './github/withheld-secrets.js';
import { writeTools } from './github/write-tools.js';
import { createLazyHooks } from './hooks/lazy-hooks.js';
import type { PreparedJob } from './input/prepared-job.js';
import { jobInput, withServers } from './job-input.js';
import { modelsOf, promptAndLimits } from './prompt-and-limits.js';
import type { Result } from './result/types.js';
import { workWhileAsked } from './result/while-asked.js';
import { createHookNotes, createOutsideLines } from './runtime/command-notes.js';
import { endBackgroundCommands, liveOutput } from './runtime/command-ports.js';
import { createGitHooks } from './runtime/git-hooks.js';
import type { SandboxSettings } from './runtime/lazy-sandbox.js';
import { type PrivateDirectories, privateDirectories } from './runtime/private-directories.js';
import { createJobRuntime, type JobRuntime, withTools } from './runtime/runtime.js';
import { workplaceOf } from './runtime/worktree.js';
import { type JobServers, type JobServersOptions, noServers } from './servers/job-servers.js';
import type { ReadTranscript } from './transcript/read-transcript.js';
import { recordEvents, saveRestIn } from './transcript/record-events.js';

export interface RunJobOptions {
  readonly job: PreparedJob;
  readonly item: ItemContext;
  readonly writes: WriteTargets;
  readonly artifacts: Artifacts;
  readonly hostEnvironment: HostEnvironment;
  /** Receives the values that become known as secrets while the job runs. */
  readonly redactor: Redactor;
  readonly onEvent: OnEvent;
  /** Called with the end of the job while its directory still exists. */
  readonly beforeLeave?: (ended: EndedJob) => Promise<void>;
  /** The directory is compared even without a call, since `beforeLeave` may write files; the diffs are whole. */
  readonly deliversChanges?: boolean;
  /** Only before the first call, not while the model is asked: most jobs of a batch make no call. */
  readonly preparesLate?: boolean;
  /** See JobOptions. */
  readonly withoutTools?: boolean;
  /** See JobRecording. */
  readonly continuation?: Continuation;
  readonly resumed?: ReadTranscript | null;
  /** Identifies the run, for the first line of the transcript. */
  readonly header?: Readonly<Record<string, unknown>>;
  /** See TranscriptWriterOptions. */
  readonly seal?: ((line: string) => string) | null;
}

export interface EndedJob {
  readonly result: Result;
  readonly runtime: JobRuntime;
  readonly changesSince: JobChanges['since'];
  readonly collect: () => Promise<CollectedTree>;
}

export interface JobOutcome {
  readonly result: Result;
  /** The changes for a pull request; `null` if the model requested none. */
  readonly collected: CollectedTree | null;
}

/** Runs a job in its directory and cleans up. Rejects with UserError for problems that the user can fix. */
export async function runJob(options: RunJobOptions): Promise<JobOutcome> {
  const { artifacts } = options;
  const worktree = await workplaceOf(options.job.runContext, artifacts);
  const withheld = withholdSecrets({ ...options, ...options.job });
  const directories = privateDirectories(artifacts);
  try {
    const { result, collected } = await runIn(worktree.directory, directories, { options, withheld });
    const notices = [...result.notices, ...withheld.notices, ...(await unpatched(result, worktree.directory, options))];
    return { result: { ...result, notices }, collected };
  } finally {
    if (directories.isMade()) endMarkedProcesses(artifacts.run);
    withheld.restore();
    await worktree.leave();
    if (directories.isMade()) for (const name of ['sandbox', 'gh', 'git-hooks']) artifacts.removeDirectory(name);
    directories.remove();
    artifacts.release();
  }
}

/** Notices about changes that no patch has. A batch has its own. */
async function unpatched({ changes }: Result, directory: string, options: RunJobOptions): Promise<readonly string[]> {
  if (changes.length === 0 || options.deliversChanges !== undefined) return [];
  const { keepUnpatched } = await import('./changes/keep-unpatched.js');
  const isTemporary = directory !== options.job.runContext.workspace;
  const { redact } = options.redactor;
  return keepUnpatched(changes, { directory, artifacts: isTemporary ? options.artifacts.directory : null, redact });
}

/** Creates the directories and withholds the credentials before the first call. */
function readyRuntime(created: JobRuntime, directories: PrivateDirectories, withheld: WithheldSecrets): JobRuntime {
  const ready = (): Promise<void> => {
    directories.make();
    return withheld.ready(created);
  };
  const evaluating = (): JobRuntime => {
    const forEvaluations = created.evaluating();
    return { ...forEvaluations, ready: () => Promise.all([ready(), forEvaluations.ready()]).then(() => undefined) };
  };
  return { ...created, ready, evaluating };
}

async function runIn(
  directory: string,
  directories: PrivateDirectories,
  { options, withheld }: { readonly options: RunJobOptions; readonly withheld: WithheldSecrets },
): Promise<JobOutcome> {
  const { job, item, writes, hostEnvironment, artifacts } = options;
  const { signal, onRunner } = hostEnvironment;
  const { replay, onEvent, transcriptPath, recordPath } = await recordEvents(options);
  const commits = createCommits(options, replay, {
    relative: (path) => created.files.relative(path),
    collect: (wanted) => changes.collect(wanted),
  });
  const { offered, pendingWrites, tools, checkTree } = await writeTools(job, writes, { ...commits, onEvent });
  const gh = createGhAccess(options, { recorder: pendingWrites, checkTree });
  const ownFiles = recordPath === null ? [transcriptPath] : [transcriptPath, recordPath];
  const hooks = createLazyHooks(options, onEvent, transcriptPath);
  const outside = createOutsideLines(onEvent);
  const gitHooks = createGitHooks(job.runContext, artifacts, { sandbox: () => created.sandbox, onEvent });
  const hookNotes = createHookNotes(directory, onEvent, gitHooks.isOn);
  const created = createJobRuntime({
    ...{ directory, hostEnvironment, tools, ownFiles, unoffered: offered.reasons },
    ...{ runContext: job.runContext, lists: job.lists, spec: job.spec },
    isUntrustedCheckout: job.runContext.event.isUntrustedCheckout,
    childProcesses: directories.childProcesses,
    callHooks: () => hooks.current()?.calls ?? null,
    pdfAsText: !takesMedia(job.model.name),
    onTodos: (items) => onEvent({ type: 'todos', items }),
    onOutput: liveOutput(job.runContext.settings, hostEnvironment.environment, onEvent),
    wrapExec: (exec) => hookNotes.wrapExec(outside.wrapExec(withheld.wrapExec(gh.wrapExec(gitHooks.wrapExec(exec))))),
    sandbox: sandboxSettings(options, directories, onEvent),
  });
  gh.use(created);
  if (job.narrowing !== undefined && job.narrowing !== null) created.narrowTo(job.narrowing);
  const runtime = readyRuntime(created, directories, withheld);
  const { withoutTools } = options;
  const input = await jobInput({ job, item, onRunner, withoutTools }, runtime);
  const hasWholeDiffs = options.deliversChanges === true;
  let servers: JobServers = noServers;
  const hasPrograms = (): boolean => hooks.current() !== null || servers !== noServers;
  const changes = watchJobChanges(runtime, { signal, ownFiles, onEvent, replay, hasPrograms, hasWholeDiffs });
  if (hasWholeDiffs) void changes.ready();
  const { sandbox } = runtime;
  if (job.runContext.settings.sandbox === 'require') await sandbox?.report();
  servers = await startJobServers({ ...options, onEvent, runtime });
  const reminders = createEndReminders({ coverage: item.coverage ?? null, isReview: isReview(job) });
  const observe = options.preparesLate === true ? onEvent : preparingWhileAsked(onEvent, changes, sandbox);
  try {
    const hookNotices = await hooks.open(runtime);
    const { missingPrograms } = await import('../platform/process/missing-programs.js');
    const missing = options.withoutTools === true ? [] : await missingPrograms(runtime.processes, runtime.git !== null);
    const answered = await answerPrompt({
      ...promptAndLimits(job),
      withoutTools: options.withoutTools === true,
      runtime: withTools(runtime, servers.tools),
      models: modelsOf(job),
      context: withServers(input, servers, {
        notices: [...item.notices, ...offered.notices, ...hookNotices, ...missing],
        job,
      }),
      hooks: hooks.current(),
      ...{ changes, pendingWrites, signal, reminders },
      recording: { replay, transcriptPath, saveRest: saveRestIn(artifacts), continuation: options.continuation },
      clock: systemClock,
      onEvent: hooks.watch((event) => {
        for (const watch of [reminders.onEvent, commits.onEvent, observe]) watch(event);
      }),
    });
    const result = await findingsFromRoot(await hooks.end(answered), runtime, signal);
    // The evaluations of a batch run commands in the sandbox of the job after its end.
    const { collectAll: collect } = commits;
    await options.beforeLeave?.({ result, runtime, changesSince: () => changes.since(), collect });
    const { collected, notices } = await commits.end(result.requests);
    const all = [...result.notices, ...outside.notices(), ...hookNotes.notices(), ...notices];
    return { result: { ...result, notices: all }, collected };
  } finally {
    await hooks.close();
    await servers.close();
    await endBackgroundCommands(runtime, onEvent);
    sandbox?.close();
  }
}

/** A comment can ask for anything; what a pull request starts by itself looks at all of it. */
function isReview({ spec, runContext: { event } }: PreparedJob): boolean {
  return /review/i.test(spec.source) || event.trigger.triggerComment === null;
}

function sandboxSettings(
  { job: { runContext }, artifacts }: RunJobOptions,
  directories: PrivateDirectories,
  onEvent: OnEvent,
): SandboxSettings {
  return {
    mode: runContext.settings.sandbox,
    makeDirectory: () => {
      directories.make();
      return artifacts.makeDirectory('sandbox');
    },
    limits: runContext.settings,
    onReport: ({ level, reason }) =>
      onEvent({ type: 'notice', level: level === 'none' ? 'warning' : 'info', text: `Sandbox: ${level}. ${reason}` }),
  };
}

/** The tools are fixed at the beginning. Rejects with UserError: invalid configuration, no required server. */
async function startJobServers(options: JobServersOptions): Promise<JobServers> {
  if (options.withoutTools === true || !hasMcpSettings(options.job.runContext.settings)) return noServers;
  const { startConfiguredServers } = await import('./servers/configured-servers.js');
  return await startConfiguredServers(options);
}

/** Examines the repository, finds a sandbox and limits the heap while the model is asked. */
function preparingWhileAsked(onEvent: OnEvent, changes: JobChanges, sandbox: JobRuntime['sandbox']): OnEvent {
  const heap = workWhileAsked(() => {
    void import('../platform/process/v8-flags.js').then(({ keepHeapSmall }) => keepHeapSmall());
  });
  return (event) => {
    if (event.type === 'turn-start') {
      changes.readySoon();
      sandbox?.findSoon();
      heap.start();
    }
    onEvent(event);
  };
}
