import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { upstreamProxies } from '../../platform/net/proxy.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import { isInside } from '../../policy/files/paths.js';
import type { PathFacts, RuleLists } from '../../policy/types.js';
import { type JobPolicy, type JobRules, withPluginPaths } from './job-policy.js';
import { createLazySandbox, type JobSandbox, type SandboxSettings } from './lazy-sandbox.js';

/** What decides how the commands of a job are confined. */
export interface ConfinedJob {
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
  /** Files of the workspace that the run created. */
  readonly created: Set<string>;
}

/** The sandbox of a job, created at its first use; `null` if it is off. */
export function sandboxFor(
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
