import { formatDiagnostic, UserError } from '../../errors.js';
import type { Stdio } from '../terminal/stdio.js';
import { machineProblem } from './machine-problem.js';

/** The directory in which the process was started. Throws UserError `directory-missing` if it was deleted. */
export function startDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new UserError({
      code: 'directory-missing',
      location: 'working directory',
      message: 'the directory in which this was started does not exist any more',
      hint: 'change to one that exists',
    });
  }
}

/**
 * Tells why a run could not even load what tells it: this file needs no other. Returns the exit code; a bug of ours
 * is thrown on.
 */
export function endForMachineProblem(error: unknown, { err }: Pick<Stdio, 'err'>): number {
  if (error instanceof UserError) {
    err(`${error.diagnostics.map(formatDiagnostic).join('\n')}\n`);
    return 2;
  }
  const diagnostic = machineProblem(error);
  if (diagnostic === null) throw error;
  err(`The run could not go on: ${diagnostic.text}.\n  hint: ${diagnostic.hint}\n`);
  return 1;
}
