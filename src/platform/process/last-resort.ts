import { formatFault, UserError } from '../../errors.js';
import type { Stdio } from '../terminal/stdio.js';
import { machineFault } from './machine-problem.js';

/** The directory in which the process was started. Throws UserError `directory-missing` if it was deleted. */
export function startDirectory(): string {
  try {
    return process.cwd();
  } catch {
    throw new UserError({
      code: 'directory-missing',
      where: 'working directory',
      what: 'the directory in which this was started does not exist any more',
      mend: 'change to one that exists',
    });
  }
}

/**
 * Tells why a run could not even load what tells it: this file needs no other. Returns the exit code; a bug of ours
 * is thrown on.
 */
export function endByMachine(error: unknown, { err }: Pick<Stdio, 'err'>): number {
  if (error instanceof UserError) {
    err(`${error.faults.map(formatFault).join('\n')}\n`);
    return 2;
  }
  const fault = machineFault(error);
  if (fault === null) throw error;
  err(`The run could not go on: ${fault.text}.\n  hint: ${fault.hint}\n`);
  return 1;
}
