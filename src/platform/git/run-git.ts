import type { ProcessEnd, ProcessSetup } from '../process/run-process.js';
import { GitProblem } from '../types.js';

export interface GitOptions extends ProcessSetup {
  /** A directory in the repository; paths given and returned are relative to it, with `/`. */
  readonly cwd: string;
  readonly signal: AbortSignal;
}

/** Runs git with these arguments; the end of the process, whatever its exit code. Rejects where git does not start. */
export type RunGit = (...args: readonly string[]) => Promise<ProcessEnd>;

/** What git prints beyond this is cut, and what was cut is longer than this by the note in it. */
export const maxGitBytes = 20_000_000;

const timeoutMs = 120_000;

/** Replacement objects and lazy fetches would answer with something else than the objects of the repository. */
const env = { GIT_NO_REPLACE_OBJECTS: '1', GIT_NO_LAZY_FETCH: '1', GIT_LITERAL_PATHSPECS: '1' };

export function createRunGit(options: GitOptions): RunGit {
  const feed = createFeedGit(options);
  return (...args) => feed(null, ...args);
}

/** The same, with a standard input. */
export type FeedGit = (stdin: string | null, ...args: readonly string[]) => Promise<ProcessEnd>;

export function createFeedGit({ cwd, signal, ...setup }: GitOptions): FeedGit {
  return async (stdin, ...args) => {
    const [{ runProcess }, { driverPins }, { oldestGit, tooOldGit }] = await Promise.all([
      import('../process/run-process.js'),
      import('./driver-pins.js'),
      import('./git-version.js'),
    ]);
    const version = await tooOldGit(setup);
    if (version !== null) {
      throw new GitProblem(
        `git ${version} is not used: before ${oldestGit}, a clone can make it start programs`,
        `install git ${oldestGit} or newer`,
      );
    }
    const end = await runProcess(setup, {
      argv: ['git', ...args],
      cwd,
      env: { ...(await driverPins(setup, cwd)), ...env },
      timeoutMs,
      maxOutputBytes: maxGitBytes,
      signal,
      ...(stdin === null ? {} : { stdin }),
    });
    if (end.startError !== null) throw new GitProblem(end.startError, 'install git, or put it on the PATH');
    if (end.cancelled) throw new GitProblem('git was stopped before it was done');
    return end;
  };
}

/** What git says in a partial clone, where it may not fetch what is missing. */
const lazyFetch = 'lazy fetching disabled';

/** The end of a command that has to succeed; rejects with what git said. */
export async function requireSuccess(running: Promise<ProcessEnd>): Promise<ProcessEnd> {
  const end = await running;
  if (end.exitCode === 0) return end;
  if (end.output.includes(lazyFetch))
    throw new GitProblem('the clone is a partial one and lacks what is needed; check out without `filter`');
  const why = end.timedOut ? 'it timed out' : `it was ended by ${end.signal ?? 'an unknown signal'}`;
  const reason = reasonIn(end.output);
  throw new GitProblem(`git failed: ${reason || why}`, diagnosticOfMachine.test(reason) ? roomHint : null);
}

const diagnosticOfMachine = /No space left on device|Disk quota exceeded|Read-only file system|Permission denied/;
const roomHint =
  'free space on the disk, or make the directory writable; TMPDIR (RUNNER_TEMP on a runner) names another one';

/** Git reports its progress before the reason of a failure, and a page of usage after it. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /^(?:fatal|error): /.test(line)) ?? lines[0] ?? '';
}

export function utf8Output(end: ProcessEnd): string {
  return end.stdoutBytes.toString('utf8');
}
