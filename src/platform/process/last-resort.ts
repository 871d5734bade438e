import { formatDiagnostic, UserError } from '../../errors.js';
import { machineProblem } from '../host/machine-problem.js';
import type { Stdio } from '../host/stdio.js';

/** The working directory of the process. Throws UserError `directory-missing` if it was deleted. */
export function startDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new UserError({
      code: 'directory-missing',
      location: 'working directory',
      message: 'the working directory no longer exists',
      hint: 'change to an existing directory',
    });
  }
}

/** Why a run could not even load its error handling; depends on few files. Returns the exit code; rethrows a bug. */
export function endForMachineProblem(error: unknown, { err }: Pick<Stdio, 'err'>): number {
  if (error instanceof UserError) {
    err(`${error.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n')}\n`);
    return 2;
  }
  const diagnostic = machineProblem(error);
  if (diagnostic === null) throw error;
  err(`The run could not continue: ${diagnostic.text}.\n  hint: ${diagnostic.hint}\n`);
  return 1;
}
