import { formatFault, type UserError } from '../errors.js';
import { exitCodeOf } from '../job/conclude.js';
import { plainText } from '../plain-text.js';
import { machineFault } from '../platform/process/machine-problem.js';
import type { Outcome } from '../publish/outcome.js';
import { indented, type SummaryDoors, summarise } from '../publish/summary-file.js';
import { refusalValue } from '../report/errors.js';
import { counted, verdicts } from '../report/headline.js';

/** A run that could not begin: every fault in the log and the summary, conclusion `config-error`. */
export async function refused({ faults }: UserError, doors: SummaryDoors): Promise<Outcome> {
  const { log, redact } = doors;
  for (const fault of faults) log.error(formatFault(fault));
  const text = redact(faults.map(formatFault).join('\n\n'));
  const lines = indented(text.split('\n'));
  const title = `${verdicts['config-error'].sign} Not started, ${counted(faults.length, 'thing')} to mend`;
  await summarise(`### ${title}\n\n${lines}\n`, doors);
  return {
    exitCode: exitCodeOf('config-error'),
    text: '',
    value: refusalValue(faults, redact),
    outputs: { conclusion: 'config-error', reason: redact(plainText(reasonOf(faults))) },
  };
}

/**
 * A bug of ours: its stack, redacted and harmless like everything else, in the log and the summary. The outputs say
 * `incomplete`, so that nothing that follows takes the job for done.
 */
export async function crashed(error: unknown, doors: SummaryDoors): Promise<Outcome> {
  const { log, redact } = doors;
  const fault = machineFault(error);
  if (fault !== null) return await faulty(fault, doors);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error(`This is a bug of Sallyport, please report it:\n${stack}`);
  const lines = indented(redact(stack).split('\n'));
  await summarise(`### ${verdicts.incomplete.sign} Ended by a bug of Sallyport\n\n${lines}\n`, doors);
  return {
    exitCode: exitCodeOf('incomplete'),
    text: '',
    value: { conclusion: 'incomplete', bug: redact(stack) },
    outputs: { conclusion: 'incomplete', reason: 'The run ended by a bug of Sallyport.' },
  };
}

/** The machine gave out: nothing of ours is wrong, and no stack helps. */
async function faulty(
  { text, hint }: NonNullable<ReturnType<typeof machineFault>>,
  doors: SummaryDoors,
): Promise<Outcome> {
  const reason = doors.redact(`The run could not go on: ${text}.`);
  doors.log.error(`${reason}\n  hint: ${hint}`);
  await summarise(`### ${verdicts.incomplete.sign} ${reason}\n`, doors);
  const outputs = { conclusion: 'incomplete', reason };
  return { exitCode: exitCodeOf('incomplete'), text: '', value: outputs, outputs };
}

/** The first fault stands for all of them: a reason is one sentence, and the log has the rest. */
function reasonOf([first, ...others]: UserError['faults']): string {
  if (first === undefined) return '';
  const place = first.where === undefined ? '' : `${first.where}: `;
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'other fault')})`;
  return `Not started: ${place}${first.what}${more}.`;
}
