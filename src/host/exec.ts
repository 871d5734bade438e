import { findBash } from './program.js';
import { type ProcessEnd, type ProcessSetup, runProcess } from './run-process.js';
import type { Exec, ExecResult } from './types.js';

/** The process door. `environment` is what children see and nothing else (environment.ts). */
export function createExec(setup: ProcessSetup): Exec {
  return {
    run: async (request) => toResult(await runProcess(setup, request)),
    async shell(line, request) {
      // A surrogate without its partner would reach bash as another character than the one that was analysed.
      if (/\p{Surrogate}/u.test(line)) return failed('the command line is not valid Unicode');
      const bash = findBash(setup.path);
      if (bash === null) return failed('there is no bash on the PATH of tools');
      // `--` keeps a line that begins with a dash from being read as options of bash.
      return toResult(await runProcess(setup, { ...request, argv: [bash, '--noprofile', '--norc', '-c', '--', line] }));
    },
  };
}

function toResult({ stdoutBytes, ...end }: ProcessEnd): ExecResult {
  return { ...end, stdout: stdoutBytes.toString('utf8') };
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
