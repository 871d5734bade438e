import type { RunContext } from '../../context/run-context.js';
import type { CallHooks } from '../../pipeline/types.js';
import { createHiddenFiles } from '../../platform/files/hidden-files.js';
import { createPathFacts } from '../../platform/files/path-facts.js';
import type { FileSystem } from '../../platform/files/types.js';
import { createGit, type Git } from '../../platform/git/git.js';
import { sensitiveInGit } from '../../platform/git/sensitive-files.js';
import { type ChildProcesses, processSetup } from '../../platform/process/process-setup.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import { createSecondParser } from '../../platform/process/second-parser.js';
import type { ExecRequest, ProcessRunner, SecondParser } from '../../platform/process/types.js';
import { writtenPaths } from '../../policy/files/own-files.js';
import type { Effect, Mode, PathFacts, PolicyEngine } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { BackgroundCommand, BackgroundCommands } from '../../tools/bash/background.js';
import { builtinTools } from '../../tools/builtin.js';
import type { KnownFiles } from '../../tools/files/known-files.js';
import type { Tool } from '../../tools/types.js';
import type { FileSnapshots } from '../result/file-snapshots.js';
import { createJobPolicy, type JobRules } from './job-policy.js';
import type { JobSandbox } from './lazy-sandbox.js';
import { optionalTools } from './optional-tools.js';
import { portsFor, type RuntimeToolOptions } from './runtime-tools.js';
import { type ConfinedJob, sandboxFor } from './sandbox-for.js';

export interface JobRuntimeOptions extends RuntimeToolOptions, ConfinedJob {
  readonly runContext: Pick<RunContext, 'workspace' | 'git' | 'settings'>;
  /** Where the job works, if not in the workspace of the run. */
  readonly directory?: string;
  readonly childProcesses: ChildProcesses;
  /** The prompt whose `allowed-tools` narrow the lists; `null` if only the lists count. */
  readonly spec: PromptSpec | null;
  /** The hooks around the calls of the job; they may be found after the runtime is created. */
  readonly callHooks?: () => CallHooks | null;
}

/** The policy, files, processes and tools of one job. */
export interface JobRuntime {
  readonly world: PathFacts;
  /**
   * Loads the policy engine: the shell grammar and the program tables are most of the code, and an answer without a
   * tool call needs neither. Must settle before a call is evaluated or a file is opened.
   */
  readonly ready: () => Promise<void>;
  /** Throws a plain Error before `ready` has settled. */
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  readonly mode: Mode;
  readonly callHooks: () => CallHooks | null;
  /** Starts processes as the tools do. */
  readonly exec: ProcessRunner;
  /** `null` if commands run unconfined. */
  readonly sandbox: JobSandbox | null;
  /** Must be called right before a call runs, so that the run recognizes the files it creates as its own. */
  readonly beforeEffects: (effects: readonly Effect[]) => void;
  readonly files: FileSystem;
  /** How processes of the job start. */
  readonly processes: ProcessSetup;
  /** What the conversation knows of the content of files. */
  readonly knownFiles: KnownFiles;
  readonly tools: readonly Tool[];
  /** Ends the background commands; returns those that were still running. */
  readonly endBackground: () => Promise<readonly BackgroundCommand[]>;
  /** git in the workspace of the job; `null` outside a repository. */
  readonly git: ((signal: AbortSignal) => Git) | null;
  /** The content of files before the file tools first wrote them. */
  readonly snapshots: FileSnapshots;
  /** Whether the rules allow reading this path. Call after `ready`. */
  readonly mayRead: (path: string) => boolean;
  /** The same for a path in a commit: links of the working tree do not apply. */
  readonly mayReadOfCommit: (path: string) => boolean;
  /** From now on, the `allowed-tools` of this prompt must cover every call too. Nothing widens them again. */
  readonly narrowTo: (spec: PromptSpec) => void;
  /** The same workspace under the current rules and those of this prompt; needs its own `ready`. */
  readonly narrowed: (spec: PromptSpec) => JobRuntime;
  /** The same for evaluations: no earlier command could write to the HOME and TMPDIR of theirs. */
  readonly evaluating: () => JobRuntime;
}

/** The only place that builds the policy, the ports that consult it, and the tools that use these ports. */
export function createJobRuntime(options: JobRuntimeOptions): JobRuntime {
  return runtimeFor(options, options.spec === null ? [] : [options.spec], { created: new Set() });
}

function runtimeFor(
  options: JobRuntimeOptions,
  narrowing: readonly PromptSpec[],
  { created, before, sandbox: shared, background, place, trust = {} }: SharedState,
): JobRuntime {
  const { git, settings } = options.runContext;
  const here = place ?? placeOf(options, created);
  const { directory, setup, world, loadHidden, processes } = here;
  let specs = narrowing;
  const { mode, 'read-only-commands': readOnlyCommands } = settings;
  const rules = (): JobRules => ({ lists: options.lists, mode, readOnlyCommands, world, specs });
  const { ready: loadPolicy, renew, policy, guard, wideGuard } = createJobPolicy(rules);
  const ready = async (): Promise<void> => {
    await Promise.all([loadPolicy(), loadHidden()]);
  };
  const sandbox = shared ?? sandboxFor(options, { world, setup: processes, ready, wideGuard, rules });
  const gitSandbox = options.isUntrustedCheckout === true ? sandbox : null;
  const ports = portsFor(options, { world, guard, processes, sandbox, gitSandbox, trust, before, background });
  const { files, snapshots } = ports;
  const kept = { created, place: here, before: snapshots.before, background: ports.commands.background };
  return {
    world,
    ready,
    policy,
    secondParser: createSecondParser(),
    mode,
    callHooks: options.callHooks ?? (() => null),
    exec: ports.exec,
    sandbox,
    beforeEffects: (effects) => recordCreated(effects, world, created),
    files,
    processes,
    knownFiles: ports.knownFiles,
    endBackground: () => kept.background.endAll(),
    tools: [
      ...builtinTools({ ...options, ...ports }),
      ...options.tools,
      ...optionalTools(options, { ...ports, mode, specs, policy }),
    ],
    git: git === null ? null : (signal) => createGit({ ...setup, cwd: directory, signal, sandbox: gitSandbox }),
    snapshots,
    mayRead: (path) => guard('read', world.realpath(files.resolve(path))) === null,
    mayReadOfCommit: (path) => guard('read', files.resolve(path)) === null,
    narrowTo: (spec) => {
      specs = [...specs, spec];
      renew();
    },
    narrowed: (spec) => runtimeFor(options, [...specs, spec], { ...kept, sandbox, trust }),
    evaluating: () => runtimeFor(options, specs, { ...kept, sandbox, trust: { trust: 'evaluation' } }),
  };
}

/** Where the job works, and how processes start there. */
function placeOf(options: JobRuntimeOptions, created: ReadonlySet<string>) {
  const { directory = options.runContext.workspace } = options;
  const { environment, home } = options.hostEnvironment;
  const processesIn = (workspace: string) => processSetup({ environment, ...options.childProcesses }, workspace);
  const setup = processesIn(directory);
  const isOwn = (path: string): boolean => created.has(path);
  const facts = createPathFacts(directory, home, { ...options.childProcesses, isOwn, environment });
  const { load: loadHidden, hiddenBy } = createHiddenFiles(facts.workspace);
  // A spread would read the files behind the getters, which most jobs never need.
  const world: PathFacts = Object.assign(facts, {
    hiddenBy,
    sensitiveInGit: (path: string) => sensitiveInGit(setup, path),
  });
  return { directory, setup, world, loadHidden, processes: processesIn(world.workspace) };
}

function recordCreated(effects: readonly Effect[], world: PathFacts, created: Set<string>): void {
  for (const path of writtenPaths(effects)) if (world.kindOf(path) === 'missing') created.add(path);
}

/** What a runtime and its narrowed versions have in common. */
interface SharedState {
  /** Paths that the run created. */
  readonly created: Set<string>;
  readonly before?: FileSnapshots['before'];
  readonly sandbox?: JobSandbox | null;
  readonly background?: BackgroundCommands;
  /** What ignore files hide is read once, so that no one can hide less for a narrowed runtime. */
  readonly place?: ReturnType<typeof placeOf>;
  readonly trust?: Pick<ExecRequest, 'trust'>;
}
