import type { RunCall } from '../../pipeline/types.js';
import { endOf } from '../../text.js';
import type { CallResult } from '../../tools/call-result.js';
import { type CheckOutcome, scored, unevaluated } from './outcome.js';

/** The end of the output, where test runners and linters print their summary. */
const maxOutput = 2_000;

/** Runs the command through the gate of the job. Exit code 0 passes; a command that could not run is an error. */
export async function checkCommand(command: string, runCall: RunCall, signal: AbortSignal): Promise<CheckOutcome> {
  const result = await runCall({ id: 'evaluation', name: 'Bash', input: { command, for_model: false } }, signal);
  if (result.denial !== undefined) return unevaluated(refusalOf(result.denial));
  const output = endOf(textOf(result), maxOutput);
  if (result.status === 'refused' || result.status === 'invalid') return unevaluated(output);
  if (!result.isError) return scored(true, 'The command ended with exit code 0.');
  const code = /\[Exit code (\d+)\.\]/.exec(output.slice(-200))?.[1];
  // Without an exit code it did not end by itself. With these codes, a program was not found or could not start.
  const hasRun = code !== undefined && code !== '126' && code !== '127' && !output.startsWith('sallyport sandbox:');
  return hasRun ? scored(false, output) : unevaluated(output);
}

function refusalOf({ reason, suggest: [rule] }: NonNullable<CallResult['denial']>): string {
  const advice = rule === undefined ? '' : ` To permit it, allow ${rule}.`;
  return `The command was refused: ${reason}.${advice}`;
}

const textOf = ({ parts }: CallResult) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
