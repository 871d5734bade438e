import type { Log, Redact } from '../platform/types.js';

/** Where a run speaks to people beside the terminal: the log and the job summary of the runner. */
export interface SummaryPorts {
  readonly log: Log;
  readonly redact: Redact;
  /** Adds to the job summary; null where there is none. */
  readonly writeSummary: ((markdown: string) => Promise<void>) | null;
}

/** A summary that cannot be written is told in the log; the outputs still come. */
export async function writeSummaryFile(
  markdown: string,
  { log, writeSummary }: Pick<SummaryPorts, 'log' | 'writeSummary'>,
): Promise<void> {
  try {
    await writeSummary?.(markdown);
  } catch (error) {
    log.warning(`The summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An indented block shows everything as it is; a fence could be closed from inside. */
export function indentedBlock(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n');
}
