import type { RunContext } from '../../context/run-context.js';
import { only } from '../../errors.js';
import type { TodoItem } from '../../messages/types.js';
import type { CallHooks } from '../../pipeline/types.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { createHiddenFiles } from '../../platform/files/hidden-files.js';
import { createPathFacts } from '../../platform/files/path-facts.js';
import type { FileSystem } from '../../platform/files/types.js';
import { createGit, type Git } from '../../platform/git/git.js';
import { gitFileLister } from '../../platform/git/list-files.js';
import { isIgnoredInHead, isWorkLog, sensitiveInGit, trackedBelow } from '../../platform/git/sensitive-files.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { upstreamProxies } from '../../platform/net/proxy.js';
import { createProcessRunner } from '../../platform/process/process-runner.js';
import { type ChildProcesses, processSetup } from '../../platform/process/process-setup.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import { createSecondParser } from '../../platform/process/second-parser.js';
import type { ExecRequest, ProcessRunner, SecondParser } from '../../platform/process/types.js';
import { GitProblem } from '../../platform/types.js';
import { inTemporary, nameTemporary } from '../../policy/engine/temporary-paths.js';
import { writtenPaths } from '../../policy/files/own-files.js';
import { isInside, relativeInside } from '../../policy/files/paths.js';
import { bracket } from '../../policy/rules/path-pattern.js';
import type { Effect, Mode, PathFacts, PolicyEngine, RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { BackgroundCommand, BackgroundCommands } from '../../tools/bash/background.js';
import type { BashPorts } from '../../tools/bash/bash.js';
import { createVariableNotes } from '../../tools/bash/step-variables.js';
import { builtinTools } from '../../tools/builtin.js';
import { createKnownFiles, type KnownFiles } from '../../tools/files/known-files.js';
import type { Tool } from '../../tools/types.js';
import { createFileSnapshots, type FileSnapshots } from '../result/file-snapshots.js';
import { commandPorts } from './command-ports.js';
import { type CommandVariables, commandVariables, stepVariables } from './command-variables.js';
import { couldWrite } from './could-allow.js';
import { createJobPolicy, type JobPolicy, type JobRules, withPluginPaths } from './job-policy.js';
import { createLazySandbox, type JobSandbox, type SandboxSettings } from './lazy-sandbox.js';
import { optionalTools } from './optional-tools.js';

interface RuntimeToolOptions {
  /** Tools in addition to the built-in ones. */
  readonly tools: readonly Tool[];
  readonly wrapExec?: (exec: ProcessRunner) => ProcessRunner;
  /** Receives the model's todo list whenever it changes. */
  readonly onTodos?: (items: readonly TodoItem[]) => void;
  /** Whether PDF files come as text, since the model takes none. */
  readonly pdfAsText?: boolean;
  /** Receives the output of commands as it arrives. */
  readonly onOutput?: BashPorts['onOutput'];
  /** Files of the run itself, such as its transcript: a search does not find them. */
  readonly ownFiles?: readonly string[];
}

export interface JobRuntimeOptions extends RuntimeToolOptions, ConfinedJob {
  readonly runContext: Pick<RunContext, 'workspace' | 'git' | 'settings' | 'trustedSource'> &
    Partial<Pick<RunContext, 'plugins'>>;
  /** Where the job works, if not in the workspace of the run. */
  readonly directory?: string;
  readonly childProcesses: ChildProcesses;
  /** The prompt whose `allowed-tools` narrow the lists; `null` if only the lists count. */
  readonly spec: PromptSpec | null;
  /** The hooks around the calls of the job; they may be found after the runtime is created. */
  readonly callHooks?: () => CallHooks | null;
  /** See CallContext. */
  readonly unoffered?: ReadonlyMap<string, string>;
}

export interface JobRuntime {
  readonly world: PathFacts;
  /** Before a call is evaluated or a file opened. The engine is most of the code; an answer alone needs none. */
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
  readonly processes: ProcessSetup;
  /** What the conversation knows of the content of files. */
  readonly knownFiles: KnownFiles;
  readonly tools: readonly Tool[];
  /** See CallContext. */
  readonly unoffered: ReadonlyMap<string, string>;
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

function runtimeFor(
  options: JobRuntimeOptions,
  narrowing: readonly PromptSpec[],
  { created, before, sandbox: shared, background, place, trust = {} }: SharedState,
): JobRuntime {
  const { git, settings, plugins = [] } = options.runContext;
  const pluginRoots = plugins.map(({ root }) => root);
  const here = place ?? placeOf(options, created);
  const { directory, setup, world, loadHidden, loadNames, processes, variableNotes } = here;
  let specs = narrowing;
  const { mode, 'read-only-commands': readOnlyCommands } = settings;
  const rules = (): JobRules => ({ lists: options.lists, mode, readOnlyCommands, world, specs, pluginRoots });
  const { ready: loadPolicy, renew, policy, guard, wideGuard, codeGuard, madeGuard } = createJobPolicy(rules);
  const ready = async (): Promise<void> => {
    await Promise.all([loadPolicy(), loadHidden(), loadNames([options.lists.allow, ...allowedBy(specs)].flat())]);
  };
  const parts = { ready, wideGuard, codeGuard, madeGuard, rules, created };
  const sandbox = shared ?? sandboxFor(options, world, processes, parts);
  const gitSandbox = options.isUntrustedCheckout === true ? sandbox : null;
  const fileSystem = createFileSystem({
    root: world.workspace,
    guard,
    listGitFiles: gitFileLister(processes, gitSandbox),
    ...(nameTemporary(Object.values(options.lists).flat()) ? {} : { meant: (path) => inTemporary(path, world) }),
    ownFiles: options.ownFiles,
  });
  const snapshots = createFileSnapshots(fileSystem, before);
  const { files } = snapshots;
  const runner = createProcessRunner(processes, sandbox, trust);
  const exec = options.wrapExec?.(runner) ?? runner;
  const { temporary } = options.childProcesses;
  const commands = commandPorts(settings, exec, { temporary, onOutput: options.onOutput, background, variableNotes });
  const knownFiles = createKnownFiles(files);
  const ports = { exec, commands, files, snapshots, knownFiles };
  const kept = { created, place: here, before: snapshots.before, background: commands.background };
  return {
    world,
    ready,
    policy,
    secondParser: createSecondParser(),
    mode,
    callHooks: options.callHooks ?? (() => null),
    unoffered: options.unoffered ?? new Map(),
    exec,
    sandbox,
    beforeEffects: (effects) => recordCreated(effects, world, created),
    files,
    processes,
    knownFiles,
    endBackground: () => kept.background.endAll(),
    tools: [
      ...withoutHopelessWriters(builtinTools({ ...options, ...ports }), { lists: options.lists, mode, specs }),
      ...options.tools,
      ...optionalTools(
        { lists: options.lists, mode, specs, policy, search: settings, ...options.hostEnvironment },
        settings['memory-file'][0],
        ports,
      ),
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

const writers: ReadonlySet<string> = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Delete', 'Move']);

/** Hides the tools that write files if nothing could allow a write. */
function withoutHopelessWriters(
  tools: readonly Tool[],
  { lists, mode, specs }: Pick<JobRules, 'lists' | 'mode' | 'specs'>,
): readonly Tool[] {
  const rules = { runContext: { settings: { mode } }, lists };
  if ([{ allowedTools: null }, ...specs].every((spec) => couldWrite({ ...rules, spec }))) return tools;
  return tools.map((tool) => (writers.has(tool.name) ? { ...tool, isHidden: true } : tool));
}

/** Where the job works, and how processes start there. */
function placeOf(options: JobRuntimeOptions, created: ReadonlySet<string>) {
  const { directory = options.runContext.workspace } = options;
  const { environment, home } = options.hostEnvironment;
  let variables: CommandVariables | null = null;
  const passed = (): CommandVariables['passed'] => {
    const { settings } = options.runContext;
    return (variables ??= commandVariables({ settings, lists: options.lists, environment })).passed;
  };
  const processesIn = (workspace: string) =>
    processSetup({ environment, ...options.childProcesses, passed }, workspace);
  const setup = processesIn(directory);
  const isOwn = (path: string): boolean => created.has(path);
  const { settings, git, trustedSource } = options.runContext;
  const protectedPaths = settings['protected-paths'];
  const facts = createPathFacts(directory, home, { ...options.childProcesses, isOwn, protectedPaths, environment });
  const { load: loadHidden, hiddenBy } = createHiddenFiles(facts.workspace, trustedSource.placement.above);
  let names: ReadonlySet<string> = new Set();
  const readNames = async (): Promise<void> => {
    if (git === null) return;
    const { signal } = new AbortController();
    names = await bracketNames(createGit({ ...setup, cwd: directory, signal }), trustedSource.commit ?? 'HEAD');
  };
  let reading: Promise<void> | null = null;
  // A spread would read the files behind the getters, which most jobs never need.
  const world: PathFacts = Object.assign(facts, {
    hiddenBy,
    sensitiveInGit: (path: string) => sensitiveInGit(setup, path),
    trackedBelow: (path: string) => trackedBelow(setup, facts.workspace, path),
    isIgnoredInHead: (path: string) => isIgnoredInHead(setup, facts.workspace, path),
    isWorkLog: (path: string) => isWorkLog(setup, facts.workspace, path, environment['GITHUB_EVENT_PATH']),
    isInTrustedCommit: (path: string) => names.has(relativeInside({ path, directory: facts.workspace }) ?? ''),
  });
  // Read before the first call, which could move HEAD. Most rules name no bracket.
  const loadNames = async (allowed: readonly string[]): Promise<void> => {
    // Whether a list of rules names a path with a bracket or a brace, which may be a pattern or the name of a folder.
    if (allowed.some((rule) => !rule.startsWith('Bash') && bracket.test(rule))) await (reading ??= readNames());
  };
  const processes = processesIn(world.workspace);
  const variableNotes = createVariableNotes(() => stepVariables({ environment, lists: options.lists }, processes));
  return { directory, setup, world, loadHidden, loadNames, processes, variableNotes };
}

function allowedBy(specs: readonly PromptSpec[]): readonly (readonly string[])[] {
  return specs.map(({ allowedTools }) => allowedTools ?? []);
}

function recordCreated(effects: readonly Effect[], world: PathFacts, created: Set<string>): void {
  for (const path of writtenPaths(effects)) if (world.kindOf(path) === 'missing') created.add(path);
}

/** The runtime with more tools, also for what runs under narrower rules. */
export function withTools(runtime: JobRuntime, tools: readonly Tool[]): JobRuntime {
  if (tools.length === 0) return runtime;
  return {
    ...runtime,
    tools: [...runtime.tools, ...tools],
    narrowed: (spec) => withTools(runtime.narrowed(spec), tools),
  };
}

/** The paths of a commit whose last name has a bracket or a brace, relative to the directory of git. */
async function bracketNames(git: Git, commit: string): Promise<ReadonlySet<string>> {
  const files = await git.listAtRef(commit, '.').catch(only(GitProblem, () => []));
  const names = new Set<string>();
  for (const { path } of files) {
    if (!bracket.test(path)) continue;
    const segments = path.split('/');
    for (const [at, name] of segments.entries()) if (bracket.test(name)) names.add(segments.slice(0, at + 1).join('/'));
  }
  return names;
}

interface ConfinedJob {
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'home'>;
  /** The environment of the processes that the tools start: a private HOME and TMPDIR. */
  readonly childProcesses: { readonly home: string; readonly temporary: string };
  /** Valid rules. */
  readonly lists: RuleLists;
  /** The checkout is of someone who could not run commands here: git calls on it are confined too. */
  readonly isUntrustedCheckout?: boolean;
  /** Confines the commands of the tools; without it, they run unconfined. */
  readonly sandbox?: SandboxSettings;
}

interface SandboxParts extends Pick<JobPolicy, 'ready' | 'wideGuard' | 'codeGuard' | 'madeGuard'> {
  readonly rules: () => JobRules;
  readonly created: Set<string>;
}

/** The sandbox of a job, created at its first use; `null` if it is off. */
function sandboxFor(
  { sandbox, hostEnvironment, childProcesses, lists, isUntrustedCheckout }: ConfinedJob,
  world: PathFacts,
  setup: ProcessSetup,
  { ready, wideGuard, codeGuard, madeGuard, created: own, rules }: SandboxParts,
): JobSandbox | null {
  if (sandbox === undefined || sandbox.mode === 'off') return null;
  const { mode, makeDirectory, limits, onReport } = sandbox;
  const { workspace: directory } = world;
  return createLazySandbox(async () => {
    const [{ createSandbox }, { repositoryAround }, { createRepositoryGuard, pathsOutside }, { unchangedInGit }] =
      await Promise.all([
        import('../../platform/sandbox/sandbox.js'),
        import('../../platform/sandbox/machine-folders.js'),
        import('../../policy/engine/paths-outside.js'),
        import('../../platform/git/unchanged-files.js'),
        ready(),
      ]);
    const mayReadOutside = createRepositoryGuard(repositoryAround(directory, hostEnvironment.home), rules());
    const created = createSandbox({
      mode,
      directory: makeDirectory(),
      workspace: directory,
      ...childProcesses,
      userHome: hostEnvironment.home,
      path: setup.path,
      toolCache: hostEnvironment.environment['RUNNER_TOOL_CACHE'],
      upstream: await upstreamProxies(hostEnvironment.environment),
      rules: {
        mayRead: (path) =>
          wideGuard('read', path, 'once') === null || (!isInside({ path, directory }) && mayReadOutside(path)),
        mayCodeRead: (path) => codeGuard('read', path, 'once') === null,
        mayReadMade: (path) => madeGuard('read', path, 'once') === null,
        mayWrite: (path) => wideGuard('write', path, 'once') === null,
      },
      outside: pathsOutside(withPluginPaths(lists, rules().pluginRoots ?? []), world),
      onOwn: (paths) => {
        for (const path of paths) own.add(path);
      },
      unchangedInGit: (paths) =>
        unchangedInGit({ ...setup, sandbox: isUntrustedCheckout === true ? created : null }, directory, paths),
      beginGitCall: async (directoryOfCopies) => {
        const { beginGitCall } = await import('../../platform/git/git-call-undo.js');
        const { signal } = new AbortController();
        return await beginGitCall({ ...setup, cwd: directory, signal }, directoryOfCopies);
      },
      limits: {
        processes: limits['command-processes'],
        memoryBytes: limits['command-memory-mb'] * 1_048_576,
        fileBytes: limits['command-file-mb'] * 1_048_576,
      },
    });
    return created;
  }, onReport);
}
