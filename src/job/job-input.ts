import type { RunContext } from '../context/run-context.js';
import type { ItemContext } from '../event/context/gather.js';
import type { JsonSchema } from '../messages/types.js';
import type { Model } from '../model/types.js';
import { systemClock } from '../platform/clock.js';
import { systemName } from '../platform/host/host-environment.js';
import type { RuleLists } from '../policy/types.js';
import type { CommandSources } from '../prompt/find.js';
import type { PromptSpec } from '../prompt/types.js';
import type { JobInput } from './conversation/job-options.js';
import { gatherJobContext, type JobContext } from './input/gather-context.js';
import { uncommittedPersonalFiles } from './input/personal-files.js';
import { couldStartAgent } from './runtime/could-allow.js';
import { environmentOf, environmentOfSubAgents } from './runtime/environment.js';
import type { JobRuntime } from './runtime/runtime.js';
import { ineffectiveRules, type JobServers } from './servers/job-servers.js';

/** The parts of a prepared job that the model's input depends on. */
interface InputSource {
  readonly runContext: RunContext;
  readonly sources: CommandSources;
  readonly model: Model;
  readonly lists: RuleLists;
  readonly outputSchema: JsonSchema | null;
  readonly spec: PromptSpec;
  readonly narrowing?: PromptSpec | null;
}

/** What the model reads in addition to the prompt. */
export async function jobInput(
  {
    job,
    item,
    onRunner,
    withoutTools = false,
  }: {
    readonly job: InputSource;
    readonly item: ItemContext;
    readonly onRunner: boolean;
    readonly withoutTools?: boolean | undefined;
  },
  runtime: JobRuntime,
): Promise<Omit<JobInput, 'notices'>> {
  const { lists, outputSchema, runContext } = job;
  const { settings, trustedSource, event, pull } = runContext;
  const [repository, facts] = await Promise.all([
    repositoryContext(job, runtime),
    withoutTools ? [] : factsOf(job, runtime),
  ]);
  const environment = {
    facts,
    ...{ settings, event, trustedSource, pull, onRunner },
    workspace: runtime.files.root,
    now: systemClock.now(),
    system: systemName(),
    hasSchema: outputSchema !== null,
  };
  return {
    instructions: {
      mode: settings.mode,
      worktree: settings.worktree,
      lists,
      narrowing: [job.spec, job.narrowing ?? null].flatMap((spec) => (spec?.allowedTools ? [spec.allowedTools] : [])),
      readOnlyCommands: settings['read-only-commands'],
      hasGh: settings['github-token'] !== undefined && process.platform !== 'win32',
      outputSchema,
      outputStyle: settings['output-style'] ?? null,
    },
    repository,
    attachments: [...environmentOf(environment), ...item.attachments],
    forSubAgents: environmentOfSubAgents(environment),
    configFiles: runContext.configFiles,
    provenance: { trustedCommit: trustedSource.commit, omitted: item.omissions },
  };
}

/** What a model would spend its first turns on, one sentence each. */
async function factsOf({ runContext }: InputSource, { world, processes }: JobRuntime): Promise<readonly string[]> {
  const { gitFacts, projectFacts } = await import('./input/project-facts.js');
  const temporary =
    world.temporary === undefined
      ? []
      : [`Tools and commands can write temporary files in $TMPDIR, which is ${world.temporary}.`];
  return [...(await gitFacts(runContext, processes)), ...projectFacts(world), ...temporary];
}

/** Instruction files, skills and agents; a dry run shows the same. */
export async function repositoryContext(
  job: Omit<InputSource, 'outputSchema'>,
  { ready, files, ...runtime }: JobRuntime,
): Promise<JobContext> {
  const { sources, model, spec } = job;
  const { trustedSource, settings, git } = job.runContext;
  const fromCommit = trustedSource.commit !== null;
  const mayRead = fromCommit ? runtime.mayReadOfCommit : runtime.mayRead;
  return await gatherJobContext({
    sources,
    settings,
    promptSource: spec.source,
    commit: trustedSource.commit,
    placement: trustedSource.placement,
    contextWindow: model.contextWindow,
    whyDenied: async (path) => {
      await ready();
      return mayRead(path) ? null : 'not permitted by the rules';
    },
    // A file was committed on purpose.
    ignored: async (paths) =>
      new Set(fromCommit ? [] : [...(await files.ignored(paths)), ...(await uncommittedPersonalFiles(paths, git))]),
    // A rule must name the tool, and a prompt's own list must not exclude it: a model tries every tool it sees.
    mayStart: (agent) => couldStartAgent(agent, job),
  });
}

export function withServers(
  input: Omit<JobInput, 'notices'>,
  { attachments, names, notices }: JobServers,
  { notices: known, job }: { readonly notices: readonly string[]; readonly job: InputSource },
): JobInput {
  return {
    ...input,
    attachments: [...input.attachments, ...attachments],
    notices: [...known, ...notices, ...ineffectiveRules(job.lists, job.runContext.settings, names)],
  };
}
