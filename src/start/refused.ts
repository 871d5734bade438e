import { formatDiagnostic, type UserError } from '../errors.js';
import type { StartRefusal } from '../event/gate/types.js';
import { formatCount } from '../format-number.js';
import { exitCodeOf } from '../job/conclude.js';
import type { ReasonCode } from '../job/result/codes.js';
import type { Conclusion } from '../job/result/types.js';
import { plainText } from '../plain-text.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { machineProblem } from '../platform/host/machine-problem.js';
import type { RunOutcome } from '../publish/outcome.js';
import { indentedBlock, type SummaryPorts, writeSummaryFile } from '../publish/summary-file.js';
import { codeOf, refusalValue } from '../report/errors.js';
import { conclusionLabels } from '../report/headline.js';
import { literalMarkdown } from '../sanitize/literal.js';
import { withoutPeriod } from '../text.js';

/** Where a run without a job reports. */
export interface HostPorts extends SummaryPorts {
  readonly hostEnvironment: HostEnvironment;
}

/** A run that could not start: every problem in the log and the summary, conclusion `config-error`. */
export async function reportUserError(
  { diagnostics }: UserError,
  ports: SummaryPorts & { readonly documentation: string | null },
): Promise<RunOutcome> {
  const { log, redact, documentation } = ports;
  const texts = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, documentation));
  for (const text of texts) log.error(text);
  const text = redact(texts.join('\n\n'));
  const lines = indentedBlock(text.split('\n'));
  const title = `${conclusionLabels['config-error'].sign} Not started: ${formatCount(diagnostics.length, 'problem')} to fix`;
  await writeSummaryFile(`### ${title}\n\n${lines}\n`, ports);
  const reason = redact(plainText(reasonOf(diagnostics)));
  return endedWithout('config-error', codeOf(diagnostics), reason, refusalValue(diagnostics, redact));
}

/** A cancel that ended the preparation of a run, such as a fetch: what that reports is not a problem to fix. */
export async function reportCanceled(signal: AbortSignal, ports: SummaryPorts): Promise<RunOutcome> {
  const reason = `The run was canceled (${String(signal.reason)}) before a job began.`;
  ports.log.warning(reason);
  await writeSummaryFile(`### ${conclusionLabels.cancelled.sign} ${reason}\n`, ports);
  return endedWithout('cancelled', 'canceled', reason);
}

/** The stack, redacted and sanitized, in log and summary. The outputs say `incomplete`: no step takes the job for done. */
export async function reportCrash(error: unknown, ports: SummaryPorts): Promise<RunOutcome> {
  const { log, redact } = ports;
  const diagnostic = machineProblem(error);
  if (diagnostic !== null) return await faulty(diagnostic, ports);
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log.error(`This is a bug in Sallyport, please report it:\n${stack}`);
  const lines = indentedBlock(redact(stack).split('\n'));
  await writeSummaryFile(`### ${conclusionLabels.incomplete.sign} Ended by a bug in Sallyport\n\n${lines}\n`, ports);
  const value = { conclusion: 'incomplete', code: 'internal-error', bug: redact(stack) };
  return endedWithout('incomplete', 'internal-error', 'The run was ended by a bug in Sallyport.', value);
}

/** A problem of the machine, such as a full disk; a stack trace would not help. */
async function faulty(
  { text, hint }: NonNullable<ReturnType<typeof machineProblem>>,
  ports: SummaryPorts,
): Promise<RunOutcome> {
  const reason = ports.redact(`The run could not continue: ${text}.`);
  ports.log.error(`${reason}\n  hint: ${hint}`);
  await writeSummaryFile(`### ${conclusionLabels.incomplete.sign} ${reason}\n`, ports);
  return endedWithout('incomplete', 'machine-problem', reason);
}

/** The outcome of a run without a job, as text for nothing but the outputs and the JSON value. */
export function endedWithout(
  conclusion: Conclusion,
  code: ReasonCode,
  reason: string,
  value: object = { conclusion, code, reason },
): RunOutcome {
  return {
    exitCode: exitCodeOf(conclusion),
    text: '',
    value,
    outputs: { conclusion, 'reason-code': code, reason },
  };
}

/** Names the first problem: a reason is one sentence, and the log has the rest. */
function reasonOf([diagnostic, ...others]: UserError['diagnostics']): string {
  if (diagnostic === undefined) return '';
  const place = diagnostic.location === undefined ? '' : `${diagnostic.location}: `;
  const more = others.length === 0 ? '' : ` (and ${formatCount(others.length, 'other problem')})`;
  return `Not started: ${place}${diagnostic.message}${more}.`;
}

/** An event that starts no run: the reason, in log, summary and outputs. No prompt was read and no model was used. */
export async function reportSkipped({ code, reason, hint }: StartRefusal, ports: SummaryPorts): Promise<RunOutcome> {
  const { log, redact } = ports;
  // Some reasons are whole sentences, such as GitHub's error messages.
  const sentences = [`Not started: ${withoutPeriod(reason)}.`, ...(hint === null ? [] : [hint])];
  const text = redact(plainText(sentences.join(' ')));
  if (hint === null) log.info(text);
  else log.warning(text);
  const { sign, text: words } = conclusionLabels.skipped;
  await writeSummaryFile(`### ${sign} ${words}\n\n${literalMarkdown(text)}\n`, ports);
  return endedWithout('skipped', code, text);
}
