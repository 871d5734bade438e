import { oldestGit } from '../../version.js';
import { noteOwnGit } from '../process/own-git.js';
import type { ProcessEnd, ProcessSetup } from '../process/run-process.js';
import type { ConfinedCommand, Sandbox } from '../process/sandbox-types.js';
import type { ExecRequest } from '../process/types.js';
import { GitProblem } from '../types.js';

export interface GitOptions extends ProcessSetup {
  /** A directory in the repository; paths in arguments and results are relative to it, with `/`. */
  readonly cwd: string;
  readonly signal: AbortSignal;
  /** Configuration in addition to that of the repository. */
  readonly settings?: readonly (readonly [key: string, value: string])[];
  /** Receives the output as it arrives; then only the start and end of it are kept. */
  readonly onOutput?: ExecRequest['onOutput'];
  /** Confines the calls; without it, or without a level on this machine, they run unconfined. */
  readonly sandbox?: Sandbox | null;
  readonly variables?: Readonly<Record<string, string>>;
  /** The same for exchanges with a server, such as those of a proxy. */
  readonly serverVariables?: Readonly<Record<string, string>>;
}

/** Returns the end of the process, whatever its exit code. Rejects if git does not start. */
export type RunGit = (...args: readonly string[]) => Promise<ProcessEnd>;

/** Output beyond this limit is truncated; truncated output exceeds the limit by the length of a note. */
export const maxGitBytes = 20_000_000;

/** The same if the output is received as it arrives: enough for the reason of a failure. */
const maxKeptBytes = 10_000;

const timeoutMs = 120_000;

/** Replacement objects and lazy fetches would return other objects than those of the repository. */
const env = { GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', GIT_LITERAL_PATHSPECS: '1' };

export function createRunGit(options: GitOptions): RunGit {
  const feed = createFeedGit(options);
  return (...args) => feed(null, ...args);
}

/** The same as RunGit, with a standard input. */
export type FeedGit = (stdin: string | null, ...args: readonly string[]) => Promise<ProcessEnd>;

export function createFeedGit(options: GitOptions): FeedGit {
  const { cwd, signal, settings = [], variables, onOutput, sandbox = null } = options;
  // Not a rest of the options: its copy would make the environment, which takes longer than an answer without git.
  const setup: ProcessSetup = options;
  const entered = sandbox === null ? null : { enter: (command: ConfinedCommand) => sandbox.enterGit(command) };
  return async (stdin, ...args) => {
    const [{ runProcess }, { driverPins, settingVariables }, { tooOldGit }] = await Promise.all([
      import('../process/run-process.js'),
      import('../process/driver-pins.js'),
      import('../process/git-version.js'),
    ]);
    const version = await tooOldGit(setup);
    if (version !== null) {
      throw new GitProblem(
        `git ${version} is too old: before ${oldestGit}, a clone can make git start programs`,
        `install git ${oldestGit} or newer`,
      );
    }
    const pins = await driverPins(setup, cwd);
    const request: ExecRequest = {
      argv: ['git', ...args],
      cwd,
      env: { ...pins, ...settingVariables({ ...setup.environment, ...pins }, settings), ...env, ...variables },
      timeoutMs,
      ...(onOutput === undefined ? { maxOutputBytes: maxGitBytes } : { maxOutputBytes: maxKeptBytes, onOutput }),
      signal,
      trust: 'own',
      ...(stdin === null ? {} : { stdin }),
    };
    noteOwnGit(args);
    const end = await runProcess(setup, request, entered);
    noteOwnGit(args);
    if (end.startError !== null) throw new GitProblem(end.startError, 'install git, or add it to the PATH');
    if (end.cancelled) throw new GitProblem('git was stopped before it finished');
    return end;
  };
}

/** Git's message in a partial clone if missing objects may not be fetched. */
const lazyFetch = 'lazy fetching disabled';

/** The end of a command that must succeed; rejects with git's message. */
export async function requireSuccess(running: Promise<ProcessEnd>): Promise<ProcessEnd> {
  const end = await running;
  if (end.exitCode === 0) return end;
  if (end.output.includes(lazyFetch))
    throw new GitProblem('the clone is partial and lacks required objects; check out without `filter`');
  const why = end.timedOut ? 'it timed out' : `it was terminated by ${end.signal ?? 'an unknown signal'}`;
  // Git prints progress before the reason of a failure, and its usage after it.
  const lines = end.output.trim().split('\n');
  const reason = lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '';
  throw new GitProblem(
    `git failed: ${reason || why}`,
    isFull.test(reason) ? diskHint : isRefused.test(reason) ? ownerHint : null,
  );
}

export function isWithoutCommit({ message }: GitProblem): boolean {
  return /not a git repository|invalid reference/.test(message);
}

const isRefused = /Read-only file system|Permission denied/;
const isFull = /No space left on device|Disk quota exceeded/;
const ownerHint = 'make the directory writable, or run as the owner of the clone';
const diskHint = 'free disk space, or set TMPDIR (RUNNER_TEMP on a runner) to another directory';

export function utf8Output(end: ProcessEnd): string {
  return end.stdoutBytes.toString('utf8');
}

export function recordsOf(end: ProcessEnd): readonly string[] {
  return utf8Output(end)
    .split('\0')
    .filter((record) => record !== '');
}
