import type { OnEvent } from '../agent/events.js';
import type { Limits } from '../agent/limits.js';
import type { Attachment, JsonSchema, TodoItem } from '../messages/types.js';
import { costOf } from '../model/prices.js';
import type { Model, Usage } from '../model/types.js';
import { systemClock } from '../platform/clock.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { createGit, type Git } from '../platform/git/git.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { endMarkedProcesses } from '../platform/process/marked-processes.js';
import { unusableRules } from '../policy/rules/lint-offered.js';
import type { Mode, RuleLists } from '../policy/types.js';
import type { CommandSources } from '../prompt/find.js';
import type { PromptSpec, PromptVariables } from '../prompt/types.js';
import type { LoadSkill } from '../tools/skill.js';
import type { Tool } from '../tools/types.js';
import { type Budget, createBudget } from './budget.js';
import type { CollectedTree } from './collect-tree.js';
import { type ContextSettings, gatherJobContext, type JobContext } from './gather-context.js';
import { offerWriteTools, recordingTools, type WriteTargets } from './github-writes.js';
import { systemInstructions } from './instructions.js';
import { changesOf, collectorOf, type GitWithin } from './job-changes.js';
import { createPendingGitHubWrites } from './pending-writes.js';
import { runJob } from './run-job.js';
import { createJobRuntime, type JobRuntime, processSetup } from './runtime.js';
import type { SideEffects } from './side-effects.js';
import type { SubAgentOptions } from './sub-agent.js';
import { keepTranscript } from './transcript.js';
import type { Provenance, Result } from './types.js';
import { enterWorktree, type Worktree } from './worktree.js';

export interface PerformOptions {
  readonly spec: PromptSpec;
  readonly args: string;
  readonly vars: PromptVariables;
  readonly rawInvocation: string;
  readonly missingFiles: 'error' | 'keep';
  readonly failedCommands: 'keep' | 'stop';
  readonly onDenied: 'continue' | 'stop' | 'fail';
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly limits: Limits;
  readonly outputSchema: JsonSchema | null;
  readonly model: Model;
  readonly workspace: string;
  readonly git: Git | null;
  /** Work in a temporary working tree of HEAD. */
  readonly worktree: boolean;
  /** Where commands, skills and instruction files come from. */
  readonly sources: CommandSources;
  /** The commit they come from; null = the working tree. */
  readonly commit: string | null;
  readonly context: ContextSettings;
  readonly attachments: readonly Attachment[];
  /** What the run could write to, and how much of it. */
  readonly writes: WriteTargets;
  readonly notices: readonly string[];
  readonly provenance: Provenance;
  readonly artifacts: Artifacts;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'home' | 'signal'>;
  readonly version: string;
  readonly onEvent: OnEvent;
  /** Gets the changes of the working tree, while that is there, where the model asked for a pull request. */
  readonly onTree: (collected: CollectedTree) => void;
}

/**
 * Sets up the place, the rules, the doors and the tools of one job, runs it and leaves the place again.
 * Rejects with UserError for what the person who starts it can mend.
 */
export async function performJob(options: PerformOptions): Promise<Result> {
  const place: Worktree = options.worktree
    ? await enterWorktree(options.git, options.artifacts)
    : { directory: options.workspace, leave: () => Promise.resolve() };
  try {
    return await runAt(place.directory, options);
  } finally {
    endMarkedProcesses(options.artifacts.run);
    await place.leave();
    options.artifacts.removeDirectory('home');
    options.artifacts.removeDirectory('tmp');
    options.artifacts.release();
  }
}

async function runAt(directory: string, options: PerformOptions): Promise<Result> {
  const { hostEnvironment, spec, lists, mode, model } = options;
  const children = childrenOf(options);
  const gitWithin: GitWithin = (signal) => createGit({ ...processSetup(children, directory), cwd: directory, signal });
  const cost = (usage: Usage) => costOf(model.name, usage);
  const budget = createBudget(options.limits, cost, systemClock);
  const onEvent = await watching(options, budget);
  const onTodos = (items: readonly TodoItem[]) => onEvent({ type: 'todos', items });
  const pendingWrites = createPendingGitHubWrites(options.writes.maxWrites, (request) =>
    onEvent({ type: 'write-request', request: request }),
  );
  const offered = offerWriteTools(options.writes, { lists, mode, spec });
  const more = await recordingTools(pendingWrites, offered.names, options.writes, async () => {
    const collected = await collect();
    return 'refused' in collected ? collected.refused : null;
  });
  const { home } = hostEnvironment;
  const runtime = createJobRuntime({ directory, home, ...children, lists, mode, spec, onTodos, more });
  const situation = { workspace: runtime.files.root, mode, worktree: options.worktree, lists };
  const context = await jobContext(options, runtime);
  const sideEffects: SideEffects = { context, budget, results: [], denials: [], attachments: [], mentioned: [] };
  const changes = changesOf(runtime, options, gitWithin);
  const collect = collectorOf(changes, runtime, options, gitWithin);
  const joined = {
    ...options,
    notices: [...options.notices, ...offered.notices, ...unusableRules(lists)],
    parameters: spec.parameters,
    // A sub-agent answers the agent in words.
    system: systemInstructions({ ...situation, outputSchema: null }),
    costOf: cost,
    clock: systemClock,
    onEvent,
    changesReady: () => changes.ready(),
  };
  const result = await runJob({
    ...joined,
    pendingWrites,
    system: systemInstructions({ ...situation, outputSchema: options.outputSchema }),
    ready: () => runtime.ready(),
    policy: runtime.policy,
    secondParser: runtime.secondParser,
    beforeEffects: runtime.beforeEffects,
    tools: await withSkills(runtime, sideEffects, joined),
    files: runtime.files,
    sideEffects,
    changes,
    signal: hostEnvironment.signal,
  });
  if (result.requests.some(({ kind }) => kind === 'pull-request')) options.onTree(await collect());
  return result;
}

/** What the tools start has directories of its own, which go with the job. */
function childrenOf({ artifacts, hostEnvironment }: PerformOptions) {
  return {
    environment: hostEnvironment.environment,
    childHome: artifacts.makeDirectory('home'),
    childTemporary: artifacts.makeDirectory('tmp'),
    run: artifacts.run,
  };
}

/** Every event goes to the ledger, into the transcript and to whoever watches the job. */
async function watching(options: PerformOptions, budget: Budget): Promise<OnEvent> {
  const keep = await keepTranscript({ ...options, clock: systemClock });
  return (event) => {
    budget.watch(event);
    keep(event);
    options.onEvent(event);
  };
}

/** What a job is told beside its prompt; a rehearsal shows the same. */
export async function jobContext(
  { sources, commit, context, model }: Pick<PerformOptions, 'sources' | 'commit' | 'context' | 'model'>,
  runtime: Pick<JobRuntime, 'ready' | 'mayRead' | 'mayReadOfCommit' | 'files'>,
): Promise<JobContext> {
  const { ready, files } = runtime;
  const mayRead = commit === null ? runtime.mayRead : runtime.mayReadOfCommit;
  return await gatherJobContext({
    sources,
    settings: context,
    contextWindow: model.contextWindow,
    whyDenied: async (path) => {
      await ready();
      return mayRead(path) ? null : 'the rules close it';
    },
    // What stands in a commit was put there on purpose.
    ignored: (paths) => (commit === null ? files.ignored(paths) : Promise.resolve(new Set<string>())),
  });
}

/** The tools of a job. The one for skills is there where there is a skill, and what it needs is loaded when it is called. */
async function withSkills(
  runtime: JobRuntime,
  sideEffects: SideEffects,
  job: Omit<SubAgentOptions, 'sideEffects'> & Pick<PerformOptions, 'missingFiles' | 'failedCommands' | 'commit'>,
): Promise<readonly Tool[]> {
  const { catalog } = sideEffects.context;
  if (catalog === null) return runtime.tools;
  const { createSkillTool } = await import('../tools/skill.js');
  let loader: Promise<LoadSkill> | null = null;
  const makeLoader = async (): Promise<LoadSkill> => {
    const { createSkillLoader } = await import('./skills.js');
    return createSkillLoader({ ...job, catalog, runtime, sideEffects });
  };
  const load: LoadSkill = async (name, args, signal) => await (await (loader ??= makeLoader()))(name, args, signal);
  return [...runtime.tools, createSkillTool(load)];
}
