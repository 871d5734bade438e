import { createHash } from 'node:crypto';
import { isAbsolute, join, posix } from 'node:path';
import type { OnEvent } from '../../agent/events.js';
import type { RunContext } from '../../context/run-context.js';
import { type Diagnostic, messageOf, only, rethrowUnless, UserError } from '../../errors.js';
import { type CheckPorts, checkHooks, filesOf, scriptsOf } from '../../hooks/check-hooks.js';
import { createHooks } from '../../hooks/hooks.js';
import type { Hook } from '../../hooks/types.js';
import { systemClock } from '../../platform/clock.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import { createPathFacts } from '../../platform/files/path-facts.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import { createPostJson } from '../../platform/net/post-json.js';
import { findBash, findExecutable, isProgram } from '../../platform/process/program-path.js';
import { GitProblem } from '../../platform/types.js';
import { hostPatterns } from '../../policy/engine/command-needs.js';
import { coversHost, deniesHost } from '../../policy/host-pattern.js';
import { parseRules } from '../../policy/rules/parse-rules.js';
import type { NetworkNeeds, RuleLists } from '../../policy/types.js';
import type { JobRuntime } from '../runtime/runtime.js';

export interface OpenHooksOptions {
  readonly runContext: RunContext;
  readonly lists: RuleLists;
  readonly runtime: JobRuntime;
  /** Below it, the trusted files are checked out if the workspace is not trusted. */
  readonly directory: string;
  readonly sessionId: string;
  readonly transcriptPath: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Receives the values of variables that headers of hooks contain. */
  readonly addSecret: (value: string) => void;
  readonly onEvent: OnEvent;
  readonly onNotice: (text: string) => void;
}

/** The hooks of a job whose scripts exist, with the end of what they need. */
export type OpenHooks = Readonly<Awaited<ReturnType<typeof openHooks>>>;

/** Rejects with UserError `hook-invalid` if one cannot start: a missing script would refuse every call, or never run. */
export async function openHooks(options: OpenHooksOptions) {
  const { runContext, lists, runtime } = options;
  const { hooks = [] } = runContext.hooks ?? {};
  const network = hookNetwork(lists);
  const project = await projectDirectory(options);
  try {
    const files = createFileSystem({ root: project.path, guard: () => null });
    const diagnostics = await checkHooks(hooks, checkPorts(files, runtime.processes.path, network));
    if (diagnostics.length > 0) throw new UserError(diagnostics);
    const ownFiles = project.path === runtime.files.root ? [] : [''];
    const above = hooks.flatMap(({ directory }) => directory ?? []);
    const plugins = new Set(hooks.flatMap(({ root }) => root ?? []));
    const reads = [...[...new Set([...ownFiles, ...above])].map((up) => join(project.path, up)), ...plugins];
    const opened = createHooks({
      ...portsOf(options),
      hooks,
      project: project.path,
      whyNotStarted: watchScripts(hooks, files),
      needs: { writes: null, reads, changesGit: false, network, leaves: null, seesHidden: true },
    });
    return {
      hooks: opened,
      close: async (): Promise<void> => {
        opened.close();
        await project.leave();
      },
    };
  } catch (error) {
    await project.leave();
    throw error;
  }
}

type Ports = Omit<Parameters<typeof createHooks>[0], 'hooks' | 'project' | 'whyNotStarted' | 'needs'>;

function portsOf(options: OpenHooksOptions): Ports {
  const { runContext, runtime, environment, addSecret, onEvent, onNotice, sessionId, transcriptPath } = options;
  return {
    exec: runtime.exec,
    postJson: createPostJson(),
    shell: findBash(runtime.processes.path) ?? 'sh',
    workspace: runtime.files.root,
    onFailure: runContext.settings['hook-failure'],
    clock: systemClock,
    variable: (name) => {
      const value = environment[name];
      if (value !== undefined) addSecret(value);
      return value;
    },
    common: () => ({
      session_id: sessionId,
      transcript_path: transcriptPath,
      cwd: runtime.files.root,
      permission_mode: permissionModes[runContext.settings.mode],
    }),
    onRun: (run) => onEvent({ type: 'hook', run }),
    onNotice,
  };
}

const permissionModes = {
  default: 'default',
  'auto-edit': 'acceptEdits',
  plan: 'plan',
  yolo: 'bypassPermissions',
} as const;

/** Where the job works, or a checkout of the trusted commit: scripts never come from a checkout under review. */
async function projectDirectory({
  runContext,
  runtime,
  directory,
}: OpenHooksOptions): Promise<{ readonly path: string; readonly leave: () => Promise<void> }> {
  const { git, trustedSource, pull, workspace } = runContext;
  if (trustedSource.commit === null || git === null) {
    // The job may work on the head of a pull request; the checkout of the workflow is the trusted one then.
    const isOther = pull !== null && !pull.isInPlace;
    return { path: isOther ? workspace : runtime.files.root, leave: () => Promise.resolve() };
  }
  const path = join(directory, 'hooks');
  try {
    await git.addWorktree(trustedSource.commit, path);
    return {
      path: join(path, await git.prefix()),
      leave: () => git.removeWorktree(path).catch(only(GitProblem, () => undefined)),
    };
  } catch (error) {
    throw new UserError({
      code: 'hook-invalid',
      location: 'hooks',
      message: 'git could not check out the trusted commit with the scripts of the hooks',
      found: messageOf(error),
      hint: (error instanceof GitProblem ? error.hint : null) ?? 'check out with fetch-depth: 0, or remove the hooks',
    });
  }
}

function checkPorts(files: FileSystem, path: string, network: NetworkNeeds): CheckPorts {
  const absolute = (name: string): string => (isAbsolute(name) ? name : files.resolve(name));
  const facts = createPathFacts(files.root, files.root);
  return {
    hasFile: (name) => Promise.resolve(facts.kindOf(facts.realpath(absolute(name))) === 'file'),
    hasProgram: (name) => findExecutable(name, path) !== null,
    isExecutable: (name) => isProgram(absolute(name)),
    addressProblem: (url) => addressProblem(url, network),
  };
}

/** The agent may write where the scripts are, and a hook must not run what it has written. */
function watchScripts(hooks: readonly Hook[], files: FileSystem): (hook: Hook) => string | null {
  const digest = (path: string): string | null => {
    try {
      return createHash('sha256').update(files.readNow(path, maxScriptBytes)).digest('hex');
    } catch (error) {
      rethrowUnless(error, FileProblem);
      return null;
    }
  };
  const before = new Map(scriptsOf(hooks).map((path) => [path, digest(path)]));
  return (hook) => {
    const changed = filesOf(hook).files.find(({ path }) => digest(path) !== before.get(path));
    return changed === undefined ? null : `its script ${changed.path} has changed since the job started`;
  };
}

const maxScriptBytes = 10_000_000;

/** Where the hooks are looked up before a job starts. */
export interface HookCheck {
  readonly runContext: Pick<RunContext, 'hooks' | 'trustedSource' | 'workspace'>;
  /** Valid rules. */
  readonly lists: RuleLists;
  readonly toolPath: string;
}

/** The same problems that a run would find, without a checkout of the trusted commit. */
export async function hookProblems({ runContext, lists, toolPath }: HookCheck): Promise<readonly Diagnostic[]> {
  const { hooks, trustedSource, workspace } = runContext;
  const { source, commit } = trustedSource;
  const network = hookNetwork(lists);
  const facts = createPathFacts(workspace, workspace);
  return await checkHooks(hooks?.hooks ?? [], {
    hasFile: async (path) => {
      if (isAbsolute(path)) return facts.kindOf(facts.realpath(path)) === 'file';
      const inside = posix.normalize(path);
      const kind = (await source.present([inside])).get(inside);
      return kind === 'file' || kind === 'link';
    },
    hasProgram: (name) => findExecutable(name, toolPath) !== null,
    isExecutable: (path) => {
      if (isAbsolute(path)) return isProgram(path);
      return commit === null ? isProgram(posix.join(workspace, path)) : null;
    },
    addressProblem: (url) => addressProblem(url, network),
  });
}

/** The hosts that hooks may reach: those of the `Network` rules. */
function hookNetwork(lists: RuleLists): NetworkNeeds {
  const { rules } = parseRules(lists);
  return {
    allow: hostPatterns(rules, 'allow'),
    deny: [...hostPatterns(rules, 'deny'), ...hostPatterns(rules, 'ask')],
  };
}

/** A request of a hook goes to a host that a rule names, like every connection of a job: `null` if one does. */
export function addressProblem({ hostname, port, protocol }: URL, { allow, deny }: NetworkNeeds): string | null {
  const portNumber = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  if (deny.some((pattern) => deniesHost(pattern, hostname, portNumber))) return 'a deny or ask rule covers this host';
  if (allow.some((pattern) => coversHost(pattern, hostname, portNumber))) return null;
  const isWeb = portNumber === 443 || portNumber === 80;
  return `add Network(${hostname}${isWeb ? '' : `:${String(portNumber)}`}) to allow`;
}
