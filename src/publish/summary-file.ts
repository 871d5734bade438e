import { messageOf } from '../errors.js';
import type { Log, Redact } from '../platform/types.js';

/** How a run reports to people besides the terminal: the log and the runner's job summary. */
export interface SummaryPorts {
  readonly log: Log;
  readonly redact: Redact;
  /** Sets the job summary of this step, replacing an earlier one; `null` if there is none. */
  readonly writeSummary: ((markdown: string) => Promise<void>) | null;
}

/** If the summary cannot be written, a warning is logged; the outputs are still set. */
export async function writeSummaryFile(markdown: string, { log, writeSummary }: SummaryPorts): Promise<void> {
  try {
    await writeSummary?.(markdown);
  } catch (error) {
    log.warning(`The summary could not be written: ${messageOf(error)}`);
  }
}

/** An indented block shows everything literally; a fence could be closed from inside. */
export function indentedBlock(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}
