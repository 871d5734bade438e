import type { TodoItem } from '../messages/types.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { sensitiveInGit } from '../platform/git/sensitive-files.js';
import { childEnvironment } from '../platform/process/child-environment.js';
import { processMarker } from '../platform/process/marked-processes.js';
import { createProcessRunner } from '../platform/process/process-runner.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import { createSecondParser } from '../platform/process/second-parser.js';
import type { FileGuard, FileSystem, ProcessRunner, SecondParser } from '../platform/types.js';
import type * as Policy from '../policy/engine/engine.js';
import { writtenPaths } from '../policy/files/own-files.js';
import type { Effect, Mode, PathFacts, PolicyEngine, RuleLists } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import { builtinTools } from '../tools/builtin.js';
import type { Tool } from '../tools/types.js';
import { createFileSnapshots, type FileSnapshots } from './file-snapshots.js';
import { narrowPolicy } from './narrow-rules.js';

export interface JobRuntimeOptions {
  /** The workspace: an existing directory. */
  readonly directory: string;
  /** What `~` means in rules. */
  readonly home: string;
  /** HOME and TMPDIR of what the tools start: private, so that no credential file of the user is found there. */
  readonly childHome: string;
  readonly childTemporary: string;
  /** Names the run in the environment of what the tools start, so that what is left of it can be found. */
  readonly run?: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly lists: RuleLists;
  readonly mode: Mode;
  /** The prompt whose `allowed-tools` narrow the lists; absent where only the lists count. */
  readonly spec?: PromptSpec;
  /** Gets the model's list of steps whenever it changes. */
  readonly onTodos?: (items: readonly TodoItem[]) => void;
  /** Tools beside the built-in ones. */
  readonly more?: readonly Tool[];
}

/** Everything that one job works with, under one set of rules. */
export interface JobRuntime {
  readonly world: PathFacts;
  /**
   * Loads the judge: the shell grammar and the knowledge of programs are most of the code, and an answer without
   * a tool call needs none of it. To be awaited before anything is judged or a file is opened.
   */
  readonly ready: () => Promise<void>;
  /** Throws a plain Error before `ready` has settled. */
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  /** To be called right before a call runs, so that files which it makes are known as the run's own. */
  readonly beforeEffects: (effects: readonly Effect[]) => void;
  readonly files: FileSystem;
  readonly exec: ProcessRunner;
  readonly tools: readonly Tool[];
  /** What files held before the file tools first wrote them. */
  readonly snapshots: FileSnapshots;
  /** Whether the rules let this path be read; to be asked after `ready`. */
  readonly mayRead: (path: string) => boolean;
  /** The same for a path of a commit: the links of the working tree lead nowhere. */
  readonly mayReadOfCommit: (path: string) => boolean;
  /** From now on a call has to be covered by this prompt's `allowed-tools` too. Nothing widens it again. */
  readonly narrowTo: (spec: PromptSpec) => void;
  /** The same place under the rules as they are now and this prompt's; for `ready` again. */
  readonly narrowed: (spec: PromptSpec) => JobRuntime;
}

/** Builds the judge, the doors that ask it, and the tools that use the doors. The rules must be free of faults. */
export function createJobRuntime(options: JobRuntimeOptions): JobRuntime {
  return runtimeFor(options, options.spec === undefined ? [] : [options.spec], new Set());
}

function runtimeFor(
  options: JobRuntimeOptions,
  narrowing: readonly PromptSpec[],
  made: Set<string>,
  before?: FileSnapshots['before'],
): JobRuntime {
  const { childHome, childTemporary: temporary, environment } = options;
  const isOwn = (path: string): boolean => made.has(path);
  const setup = processSetup(options, options.directory);
  const world: PathFacts = {
    ...createPathFacts(options.directory, options.home, { home: childHome, temporary, isOwn, environment }),
    sensitiveInGit: (directory) => sensitiveInGit(setup, directory),
  };
  let specs = narrowing;
  const { policy, guard, ready, renew } = latePolicy(
    () => import('../policy/engine/engine.js'),
    (policy) => policiesOf(policy, { ...options, specs }, world),
  );
  const snapshots = createFileSnapshots(createFileSystem({ root: world.workspace, guard }), before);
  const { files } = snapshots;
  const exec = createProcessRunner(processSetup(options, world.workspace));
  return {
    world,
    ready,
    policy,
    secondParser: createSecondParser(),
    beforeEffects: (effects) => {
      for (const path of writtenPaths(effects)) if (world.kindOf(path) === 'missing') made.add(path);
    },
    files,
    exec,
    snapshots,
    mayRead: (path) => guard('read', world.realpath(files.resolve(path))) === null,
    mayReadOfCommit: (path) => guard('read', files.resolve(path)) === null,
    tools: [...builtinTools({ files, exec, onTodos: options.onTodos ?? (() => undefined) }), ...(options.more ?? [])],
    narrowTo: (spec) => {
      specs = [...specs, spec];
      renew();
    },
    narrowed: (spec) => runtimeFor(options, [...specs, spec], made, snapshots.before),
  };
}

/** How every process of a job starts, those of our own git calls included. */
export function processSetup(
  options: Pick<JobRuntimeOptions, 'environment' | 'childHome' | 'childTemporary' | 'run'>,
  workspace: string,
): ProcessSetup {
  const { childHome: home, childTemporary: temp, run } = options;
  const clean = childEnvironment(options.environment, { home, workspace, temp });
  const environment = run === undefined ? clean : { ...clean, [processMarker]: run };
  return { path: environment['PATH'] ?? '', home, environment };
}

/** The judge, and the same rules for the file door, which asks about the path that it really opens. */
interface Policies {
  readonly policy: PolicyEngine;
  readonly guard: FileGuard;
}

function latePolicy(
  load: () => Promise<typeof Policy>,
  build: (policy: typeof Policy) => Policies,
): Policies & Pick<JobRuntime, 'ready'> & { readonly renew: () => void } {
  let loading: Promise<void> | null = null;
  let policy: typeof Policy | null = null;
  let built: Policies | null = null;
  const policies = (): Policies => {
    if (policy === null) throw new Error('something was judged before the judge was there');
    return (built ??= build(policy));
  };
  return {
    ready: () => {
      loading ??= load().then((loaded) => {
        policy = loaded;
      });
      return loading;
    },
    renew: () => {
      built = null;
    },
    policy: (request) => policies().policy(request),
    guard: (access, path) => policies().guard(access, path),
  };
}

function policiesOf(
  policy: typeof Policy,
  { lists, mode, specs }: Pick<JobRuntimeOptions, 'lists' | 'mode'> & { readonly specs: readonly PromptSpec[] },
  world: PathFacts,
): Policies {
  const deny = [...lists.deny, ...specs.flatMap((spec) => spec.disallowedTools)];
  const own = { lists: { ...lists, deny }, mode, world };
  const workflow: Policies = { policy: policy.createPolicyEngine(own), guard: guardOf(policy, own) };
  return specs.reduce<Policies>((wider, { allowedTools, source }) => {
    if (allowedTools === null) return wider;
    const narrower = { lists: { allow: allowedTools, ask: [], deny: [] }, mode: 'default' as const, world };
    const prompt = guardOf(policy, narrower);
    return {
      policy: narrowPolicy(wider.policy, policy.createPolicyEngine(narrower), source),
      guard: (access, path) => wider.guard(access, path) ?? prompt(access, path),
    };
  }, workflow);
}

function guardOf(policy: typeof Policy, options: Parameters<typeof Policy.createPolicyEngine>[0]): FileGuard {
  const read = policy.createFileGuard({ ...options, tool: 'Read' });
  // Rules for Write and Edit cover the same, so one of the two tools stands for both.
  const write = policy.createFileGuard({ ...options, tool: 'Write' });
  return (access, path) => (access === 'read' ? read(access, path) : write(access, path));
}
