import { withoutTerminalSequences } from '../plain-text.js';
import { omissionNote } from '../platform/process/output-buffer.js';
import type { ExecResult } from '../platform/process/types.js';
import type { BlockedAttempt } from '../platform/sandbox/types.js';
import { answerOf, leavesProcesses } from './exit-code.js';
import { type TextLimits, truncateMiddle } from './truncate.js';
import type { ToolOutput } from './types.js';

/** The result of a command that printed nothing. */
export const noOutput = '[No output.]';

export interface CommandReport {
  readonly command: string;
  readonly result: ExecResult;
  readonly timeoutMs: number;
  readonly limits: TextLimits;
  /** Whether exit code 1 of a program such as `grep` is an answer, and not a failure. */
  readonly hasAnswers: boolean;
  /** Keeps the whole output; returns the path of the file, or `null` if it could not be written. */
  readonly keep: (output: string) => Promise<string | null>;
}

/** The output of a command and how it ended, for the model. */
export async function commandOutput({
  command,
  result,
  timeoutMs,
  limits,
  hasAnswers,
  keep,
}: CommandReport): Promise<ToolOutput> {
  const { droppedBytes, blocked = [] } = result;
  // The note of the buffer is in the middle that is truncated.
  const alreadyOmitted = droppedBytes === 0 ? 0 : droppedBytes - omissionNote(droppedBytes).length;
  const whole = withoutTerminalSequences(result.output).replace(/\n$/, '');
  const output = truncateMiddle(whole, limits, alreadyOmitted);
  const path = output === whole ? null : await keep(whole);
  const answer = hasAnswers ? answerOf(command, result.exitCode) : null;
  const lines = [
    output === '' && result.startError === null ? noOutput : output,
    ...(path === null ? [] : [keptNote(path, droppedBytes)]),
    ...endNotes(result, timeoutMs, answer),
    ...(hasAnswers && leavesProcesses(command) ? [endedWithCall] : []),
    ...blocked.map(blockedNote),
  ];
  const text = lines.filter((line) => line !== '').join('\n');
  const isError = result.exitCode !== 0 && answer === null;
  const omitted = output === whole ? {} : { omittedCharacters: whole.length - output.length + alreadyOmitted };
  const file = path === null ? {} : { outputFile: path };
  const ended = { parts: [{ type: 'text', text } as const], isError, ...omitted, ...file };
  return blocked.length === 0 ? ended : { ...ended, blocked };
}

/** Without it, a model waits for a server that is gone. */
const endedWithCall =
  '[What this command started with & ended with the call; set background for a process that must keep running.]';

function keptNote(path: string, droppedBytes: number): string {
  return droppedBytes === 0
    ? `[The whole output is in ${path}.]`
    : `[The output is in ${path}, except for ${droppedBytes} bytes of its middle.]`;
}

function blockedNote({ label, reason }: BlockedAttempt): string {
  return `[The sandbox blocked: ${label}, because ${reason}.]`;
}

/** Notes on how the command ended; none for a success. */
export function endNotes(
  { startError, exceeded, timedOut, cancelled, signal, exitCode }: ExecResult,
  timeoutMs: number,
  answer: string | null,
): readonly string[] {
  if (startError !== null) return [`[The command did not start: ${startError}.]`];
  if (exceeded !== null && exceeded !== undefined) return [`[The command was stopped because ${exceeded}.]`];
  if (timedOut) return [`[The command was stopped after its time limit of ${timeoutMs} ms.]`];
  if (cancelled) return ['[The command was stopped: the time of the run was up, or it was canceled.]'];
  if (signal !== null) return [`[The command was terminated by ${signal}.]`];
  if (exitCode === 0) return [];
  return [`[Exit code ${String(exitCode)}${answer === null ? '' : `: ${answer}`}.]`];
}
