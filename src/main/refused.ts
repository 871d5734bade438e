import { exitCodeOf } from '../batch/conclude.js';
import { formatFault, type UserError } from '../errors.js';
import type { Log, Redact } from '../host/types.js';
import { refusalValue } from '../report/faults.js';
import type { Outcome } from './outcome.js';

export interface RefusedDoors {
  readonly log: Log;
  readonly redact: Redact;
  readonly writeSummary: ((markdown: string) => Promise<void>) | null;
}

/** A run that could not begin: every fault in the log and the summary, conclusion `config-error`. */
export async function refused({ faults }: UserError, { log, redact, writeSummary }: RefusedDoors): Promise<Outcome> {
  for (const fault of faults) log.error(formatFault(fault));
  const text = redact(faults.map(formatFault).join('\n\n'));
  await summarise(writeSummary, `### Sallyport: config-error\n\nThe run did not begin.\n\n${indented(text)}\n`, log);
  return {
    exitCode: exitCodeOf('config-error'),
    text: '',
    value: refusalValue(faults, redact),
    outputs: { conclusion: 'config-error' },
  };
}

/**
 * A bug of ours: its stack, redacted and harmless like everything else, in the log and the summary. The outputs say
 * `incomplete`, so that nothing that follows takes the job for done.
 */
export async function crashed(error: unknown, { log, redact, writeSummary }: RefusedDoors): Promise<Outcome> {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
  const summary = `### Sallyport: incomplete\n\nThe run ended by a bug of Sallyport.\n\n${indented(redact(stack))}\n`;
  await summarise(writeSummary, summary, log);
  return {
    exitCode: exitCodeOf('incomplete'),
    text: '',
    value: { conclusion: 'incomplete', bug: redact(stack) },
    outputs: { conclusion: 'incomplete' },
  };
}

async function summarise(write: RefusedDoors['writeSummary'], markdown: string, log: Log): Promise<void> {
  try {
    await write?.(markdown);
  } catch (error) {
    log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An indented block shows everything as it is; a fence could be closed from inside. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
