import type { TodoItem } from '../messages/types.js';
import { createFiles } from '../platform/files/file-system.js';
import { createWorld } from '../platform/files/path-facts.js';
import { sensitiveInGit } from '../platform/git/sensitive-files.js';
import { childEnvironment } from '../platform/process/child-environment.js';
import { marker } from '../platform/process/marked-processes.js';
import { createExec } from '../platform/process/process-runner.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import { createSecondParser } from '../platform/process/second-parser.js';
import type { Exec, FileGuard, Files, SecondParser } from '../platform/types.js';
import type * as Policy from '../policy/engine/engine.js';
import { writtenPaths } from '../policy/files/own-files.js';
import type { Effect, Judge, Mode, RuleLists, World } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import { builtinTools } from '../tools/builtin.js';
import type { Tool } from '../tools/types.js';
import { keepOriginals, type Originals } from './file-snapshots.js';
import { narrow } from './narrow-rules.js';

export interface WorkshopOptions {
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
export interface Workshop {
  readonly world: World;
  /**
   * Loads the judge: the shell grammar and the knowledge of programs are most of the code, and an answer without
   * a tool call needs none of it. To be awaited before anything is judged or a file is opened.
   */
  readonly ready: () => Promise<void>;
  /** Throws a plain Error before `ready` has settled. */
  readonly judge: Judge;
  readonly secondParser: SecondParser;
  /** To be called right before a call runs, so that files which it makes are known as the run's own. */
  readonly beforeEffects: (effects: readonly Effect[]) => void;
  readonly files: Files;
  readonly exec: Exec;
  readonly tools: readonly Tool[];
  /** What files held before the file tools first wrote them. */
  readonly originals: Originals;
  /** Whether the rules let this path be read; to be asked after `ready`. */
  readonly mayRead: (path: string) => boolean;
  /** The same for a path of a commit: the links of the work tree lead nowhere. */
  readonly mayReadOfCommit: (path: string) => boolean;
  /** From now on a call has to be covered by this prompt's `allowed-tools` too. Nothing widens it again. */
  readonly narrowTo: (spec: PromptSpec) => void;
  /** The same place under the rules as they are now and this prompt's; for `ready` again. */
  readonly narrowed: (spec: PromptSpec) => Workshop;
}

/** Builds the judge, the doors that ask it, and the tools that use the doors. The rules must be free of faults. */
export function createWorkshop(options: WorkshopOptions): Workshop {
  return workshopFor(options, options.spec === undefined ? [] : [options.spec], new Set());
}

function workshopFor(
  options: WorkshopOptions,
  narrowing: readonly PromptSpec[],
  made: Set<string>,
  before?: Originals['before'],
): Workshop {
  const { childHome, childTemporary: temporary, environment } = options;
  const isOwn = (path: string): boolean => made.has(path);
  const setup = processSetup(options, options.directory);
  const world: World = {
    ...createWorld(options.directory, options.home, { home: childHome, temporary, isOwn, environment }),
    sensitiveInGit: (directory) => sensitiveInGit(setup, directory),
  };
  let specs = narrowing;
  const { judge, guard, ready, renew } = lateJudge(
    () => import('../policy/engine/engine.js'),
    (policy) => judgesOf(policy, { ...options, specs }, world),
  );
  const originals = keepOriginals(createFiles({ root: world.workspace, guard }), before);
  const { files } = originals;
  const exec = createExec(processSetup(options, world.workspace));
  return {
    world,
    ready,
    judge,
    secondParser: createSecondParser(),
    beforeEffects: (effects) => {
      for (const path of writtenPaths(effects)) if (world.kindOf(path) === 'missing') made.add(path);
    },
    files,
    exec,
    originals,
    mayRead: (path) => guard('read', world.realpath(files.resolve(path))) === null,
    mayReadOfCommit: (path) => guard('read', files.resolve(path)) === null,
    tools: [...builtinTools({ files, exec, onTodos: options.onTodos ?? (() => undefined) }), ...(options.more ?? [])],
    narrowTo: (spec) => {
      specs = [...specs, spec];
      renew();
    },
    narrowed: (spec) => workshopFor(options, [...specs, spec], made, originals.before),
  };
}

/** How every process of a job starts, those of our own git calls included. */
export function processSetup(
  options: Pick<WorkshopOptions, 'environment' | 'childHome' | 'childTemporary' | 'run'>,
  workspace: string,
): ProcessSetup {
  const { childHome: home, childTemporary: temp, run } = options;
  const clean = childEnvironment(options.environment, { home, workspace, temp });
  const environment = run === undefined ? clean : { ...clean, [marker]: run };
  return { path: environment['PATH'] ?? '', home, environment };
}

/** The judge, and the same rules for the file door, which asks about the path that it really opens. */
interface Judges {
  readonly judge: Judge;
  readonly guard: FileGuard;
}

function lateJudge(
  load: () => Promise<typeof Policy>,
  build: (policy: typeof Policy) => Judges,
): Judges & Pick<Workshop, 'ready'> & { readonly renew: () => void } {
  let loading: Promise<void> | null = null;
  let policy: typeof Policy | null = null;
  let built: Judges | null = null;
  const judges = (): Judges => {
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
    judge: (request) => judges().judge(request),
    guard: (access, path) => judges().guard(access, path),
  };
}

function judgesOf(
  policy: typeof Policy,
  { lists, mode, specs }: Pick<WorkshopOptions, 'lists' | 'mode'> & { readonly specs: readonly PromptSpec[] },
  world: World,
): Judges {
  const deny = [...lists.deny, ...specs.flatMap((spec) => spec.disallowedTools)];
  const own = { lists: { ...lists, deny }, mode, world };
  const workflow: Judges = { judge: policy.createJudge(own), guard: guardOf(policy, own) };
  return specs.reduce<Judges>((wider, { allowedTools, source }) => {
    if (allowedTools === null) return wider;
    const narrower = { lists: { allow: allowedTools, ask: [], deny: [] }, mode: 'default' as const, world };
    const prompt = guardOf(policy, narrower);
    return {
      judge: narrow(wider.judge, policy.createJudge(narrower), source),
      guard: (access, path) => wider.guard(access, path) ?? prompt(access, path),
    };
  }, workflow);
}

function guardOf(policy: typeof Policy, options: Parameters<typeof Policy.createJudge>[0]): FileGuard {
  const read = policy.createFileGuard({ ...options, tool: 'Read' });
  // Rules for Write and Edit cover the same, so one of the two tools stands for both.
  const write = policy.createFileGuard({ ...options, tool: 'Write' });
  return (access, path) => (access === 'read' ? read(access, path) : write(access, path));
}
