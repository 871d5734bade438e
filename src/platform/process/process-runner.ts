import { devNull } from 'node:os';
import { rethrowUnless } from '../../errors.js';
import { GitProblem } from '../types.js';
import { findBash } from './program-path.js';
import type { ProcessSetup } from './run-process.js';
import type { Sandbox } from './sandbox-types.js';
import { type ExecRequest, type ExecResult, notStarted, type ProcessRunner } from './types.js';

/** `environment`: the complete one (child-environment.ts). `trust`: of requests that name none. */
export function createProcessRunner(
  setup: ProcessSetup,
  sandbox: Sandbox | null = null,
  trust: Pick<ExecRequest, 'trust'> = {},
): ProcessRunner {
  return {
    run: async (request) => await run(setup, { ...trust, ...request }, sandbox),
    async shell(line, request) {
      // Bash would receive a lone surrogate as another character than the one that was analyzed.
      if (!line.isWellFormed()) return { ...notStarted, startError: 'the command line is not valid Unicode' };
      const bash = findBash(setup.path);
      if (bash === null) return { ...notStarted, startError: 'bash was not found on the PATH of tools' };
      // `--` prevents a line that starts with a dash from being parsed as options of bash.
      return await run(
        setup,
        { ...trust, ...request, argv: [bash, '--noprofile', '--norc', '-c', '--', line] },
        sandbox,
      );
    },
  };
}

/** Loaded at the first use, since many runs need none. Any program may start git, so its drivers are pinned first. */
async function run(setup: ProcessSetup, request: ExecRequest, sandbox: Sandbox | null): Promise<ExecResult> {
  const [{ runProcess }, { closeInheritedFiles }, { driverPins, settingVariables }, { tooOldGit }] = await Promise.all([
    import('./run-process.js'),
    import('./inherited-files.js'),
    import('./driver-pins.js'),
    import('./git-version.js'),
  ]);
  closeInheritedFiles();
  try {
    // A git without support for the pins must not find a repository.
    const oldGit = await tooOldGit(setup);
    const pins = oldGit === null ? await driverPins(setup, request.cwd) : { GIT_DIR: devNull };
    const settings = settingVariables({ ...setup.environment, ...pins }, request.gitSettings ?? []);
    const env = { ...pins, ...settings, ...request.env };
    const { stdoutBytes, ...end } = await runProcess(setup, { ...request, env }, sandbox);
    const gitProblem = oldGit === null ? {} : { gitProblem: `git ${oldGit} is too old` };
    return { ...end, ...gitProblem, stdout: stdoutBytes.toString('utf8') };
  } catch (error) {
    rethrowUnless(error, GitProblem);
    return { ...notStarted, startError: error.message };
  }
}
