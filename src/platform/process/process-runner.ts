import { devNull } from 'node:os';
import { type ExecRequest, type ExecResult, GitProblem, type ProcessRunner } from '../types.js';
import { findBash } from './program-path.js';
import type { ProcessSetup } from './run-process.js';

/** The process door. `environment` is what children see and nothing else (environment.ts). */
export function createProcessRunner(setup: ProcessSetup): ProcessRunner {
  return {
    run: async (request) => await run(setup, request),
    async shell(line, request) {
      // A surrogate without its partner would reach bash as another character than the one that was analyzed.
      if (/\p{Surrogate}/u.test(line)) return failed('the command line is not valid Unicode');
      const bash = findBash(setup.path);
      if (bash === null) return failed('there is no bash on the PATH of tools');
      // `--` keeps a line that begins with a dash from being read as options of bash.
      return await run(setup, { ...request, argv: [bash, '--noprofile', '--norc', '-c', '--', line] });
    },
  };
}

/**
 * What starts processes loads at the first one: many runs need none. Whatever runs may start git, so the programs
 * that the repository names are put out of its reach first.
 */
async function run(setup: ProcessSetup, request: ExecRequest): Promise<ExecResult> {
  const [{ runProcess }, { driverPins }, { tooOldGit }] = await Promise.all([
    import('./run-process.js'),
    import('../git/driver-pins.js'),
    import('../git/git-version.js'),
  ]);
  try {
    // A git that would not take our configuration finds no repository.
    const pins = (await tooOldGit(setup)) === null ? await driverPins(setup, request.cwd) : { GIT_DIR: devNull };
    const env = { ...pins, ...request.env };
    const { stdoutBytes, ...end } = await runProcess(setup, { ...request, env });
    return { ...end, stdout: stdoutBytes.toString('utf8') };
  } catch (error) {
    if (error instanceof GitProblem) return failed(error.message);
    throw error;
  }
}

function failed(startError: string): ExecResult {
  return {
    exitCode: null,
    signal: null,
    timedOut: false,
    cancelled: false,
    startError,
    output: '',
    stdout: '',
    droppedBytes: 0,
    durationMs: 0,
  };
}
