import type { OnEvent } from '../agent/events.js';
import type { Limits } from '../agent/limits.js';
import type { Attachment, JsonSchema, TodoItem } from '../messages/types.js';
import { costOf } from '../model/prices.js';
import type { Model, Usage } from '../model/types.js';
import { systemClock } from '../platform/clock.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { createGit, type Git } from '../platform/git/git.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { endMarked } from '../platform/process/marked-processes.js';
import { unusableRules } from '../policy/rules/lint-offered.js';
import type { Mode, RuleLists } from '../policy/types.js';
import type { CommandSources } from '../prompt/find.js';
import type { PromptSpec, Variables } from '../prompt/types.js';
import type { LoadSkill } from '../tools/skill.js';
import type { Tool } from '../tools/types.js';
import { createLedger, type Ledger } from './budget.js';
import type { Collected } from './collect-tree.js';
import { type Context, type ContextSettings, gatherContext } from './gather-context.js';
import { offer, recordingTools, type WriteScene } from './github-writes.js';
import { instructions } from './instructions.js';
import { changesOf, collectorOf, type GitWithin } from './job-changes.js';
import { createOutbox } from './pending-writes.js';
import { runJob } from './run-job.js';
import { createWorkshop, processSetup, type Workshop } from './runtime.js';
import type { Aside } from './side-effects.js';
import type { ForkOptions } from './sub-agent.js';
import { keepTranscript } from './transcript.js';
import type { Basis, Result } from './types.js';
import { enterWorktree, type Place } from './worktree.js';

export interface PerformOptions {
  readonly spec: PromptSpec;
  readonly args: string;
  readonly vars: Variables;
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
  /** Work in a temporary work tree of HEAD. */
  readonly worktree: boolean;
  /** Where commands, skills and instruction files come from. */
  readonly sources: CommandSources;
  /** The commit they come from; null = the work tree. */
  readonly commit: string | null;
  readonly context: ContextSettings;
  readonly attachments: readonly Attachment[];
  /** What the run could write to, and how much of it. */
  readonly writes: WriteScene;
  readonly notices: readonly string[];
  readonly basis: Basis;
  readonly artifacts: Artifacts;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
  readonly surroundings: Pick<Surroundings, 'environment' | 'home' | 'signal'>;
  readonly version: string;
  readonly onEvent: OnEvent;
  /** Gets the changes of the work tree, while that is there, where the model asked for a pull request. */
  readonly onTree: (collected: Collected) => void;
}

/**
 * Sets up the place, the rules, the doors and the tools of one job, runs it and leaves the place again.
 * Rejects with UserError for what the person who starts it can mend.
 */
export async function performJob(options: PerformOptions): Promise<Result> {
  const place: Place = options.worktree
    ? await enterWorktree(options.git, options.artifacts)
    : { directory: options.workspace, leave: () => Promise.resolve() };
  try {
    return await runAt(place.directory, options);
  } finally {
    endMarked(options.artifacts.run);
    await place.leave();
    options.artifacts.removeDirectory('home');
    options.artifacts.removeDirectory('tmp');
    options.artifacts.release();
  }
}

async function runAt(directory: string, options: PerformOptions): Promise<Result> {
  const { surroundings, spec, lists, mode, model } = options;
  const children = childrenOf(options);
  const gitWithin: GitWithin = (signal) => createGit({ ...processSetup(children, directory), cwd: directory, signal });
  const cost = (usage: Usage) => costOf(model.name, usage);
  const ledger = createLedger(options.limits, cost, systemClock);
  const onEvent = await watching(options, ledger);
  const onTodos = (items: readonly TodoItem[]) => onEvent({ type: 'todos', items });
  const outbox = createOutbox(options.writes.maxWrites, (intent) => onEvent({ type: 'intent', intent }));
  const offered = offer(options.writes, { lists, mode, spec });
  const more = await recordingTools(outbox, offered.names, options.writes, async () => {
    const collected = await collect();
    return 'refused' in collected ? collected.refused : null;
  });
  const { home } = surroundings;
  const workshop = createWorkshop({ directory, home, ...children, lists, mode, spec, onTodos, more });
  const situation = { workspace: workshop.files.root, mode, worktree: options.worktree, lists };
  const context = await jobContext(options, workshop);
  const aside: Aside = { context, ledger, results: [], denials: [], attachments: [], mentioned: [] };
  const changes = changesOf(workshop, options, gitWithin);
  const collect = collectorOf(changes, workshop, options, gitWithin);
  const joined = {
    ...options,
    notices: [...options.notices, ...offered.notices, ...unusableRules(lists)],
    parameters: spec.parameters,
    // A sub-agent answers the agent in words.
    system: instructions({ ...situation, outputSchema: null }),
    costOf: cost,
    clock: systemClock,
    onEvent,
    changesReady: () => changes.ready(),
  };
  const result = await runJob({
    ...joined,
    outbox,
    system: instructions({ ...situation, outputSchema: options.outputSchema }),
    ready: () => workshop.ready(),
    judge: workshop.judge,
    secondParser: workshop.secondParser,
    beforeEffects: workshop.beforeEffects,
    tools: await withSkills(workshop, aside, joined),
    files: workshop.files,
    aside,
    changes,
    signal: surroundings.signal,
  });
  if (result.intents.some(({ kind }) => kind === 'pull-request')) options.onTree(await collect());
  return result;
}

/** What the tools start has directories of its own, which go with the job. */
function childrenOf({ artifacts, surroundings }: PerformOptions) {
  return {
    environment: surroundings.environment,
    childHome: artifacts.makeDirectory('home'),
    childTemporary: artifacts.makeDirectory('tmp'),
    run: artifacts.run,
  };
}

/** Every event goes to the ledger, into the transcript and to whoever watches the job. */
async function watching(options: PerformOptions, ledger: Ledger): Promise<OnEvent> {
  const keep = await keepTranscript({ ...options, clock: systemClock });
  return (event) => {
    ledger.watch(event);
    keep(event);
    options.onEvent(event);
  };
}

/** What a job is told beside its prompt; a rehearsal shows the same. */
export async function jobContext(
  { sources, commit, context, model }: Pick<PerformOptions, 'sources' | 'commit' | 'context' | 'model'>,
  workshop: Pick<Workshop, 'ready' | 'mayRead' | 'mayReadOfCommit' | 'files'>,
): Promise<Context> {
  const { ready, files } = workshop;
  const mayRead = commit === null ? workshop.mayRead : workshop.mayReadOfCommit;
  return await gatherContext({
    sources,
    settings: context,
    contextWindow: model.contextWindow,
    closed: async (path) => {
      await ready();
      return mayRead(path) ? null : 'the rules close it';
    },
    // What stands in a commit was put there on purpose.
    ignored: (paths) => (commit === null ? files.ignored(paths) : Promise.resolve(new Set<string>())),
  });
}

/** The tools of a job. The one for skills is there where there is a skill, and what it needs is loaded when it is called. */
async function withSkills(
  workshop: Workshop,
  aside: Aside,
  job: Omit<ForkOptions, 'aside'> & Pick<PerformOptions, 'missingFiles' | 'failedCommands' | 'commit'>,
): Promise<readonly Tool[]> {
  const { shelf } = aside.context;
  if (shelf === null) return workshop.tools;
  const { createSkillTool } = await import('../tools/skill.js');
  let loader: Promise<LoadSkill> | null = null;
  const makeLoader = async (): Promise<LoadSkill> => {
    const { skillLoader } = await import('./skills.js');
    return skillLoader({ ...job, shelf, workshop, aside });
  };
  const load: LoadSkill = async (name, args, signal) => await (await (loader ??= makeLoader()))(name, args, signal);
  return [...workshop.tools, createSkillTool(load)];
}
