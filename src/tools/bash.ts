import * as z from 'zod/mini';
import { withoutTerminalSequences } from '../plain-text.js';
import { omissionNote } from '../platform/process/output-buffer.js';
import type { BlockedAttempt } from '../platform/sandbox/types.js';
import type { ExecResult, ProcessRunner } from '../platform/types.js';
import { defineTool } from './define.js';
import { integerInput, textInput } from './input.js';
import { truncateMiddle } from './truncate.js';
import type { Tool, ToolOutput } from './types.js';

const defaultTimeoutMs = 120_000;
const maxTimeoutMs = 600_000;
/** The output that the process runner keeps; `textLimits` bound what the model gets. */
const maxOutputBytes = 1_000_000;
const textLimits = { maxCharacters: 25_000, maxLines: 1_000 };

const input = () =>
  z.strictObject({
    command: textInput('Command line for bash.', { empty: true }),
    timeout_ms: z.optional(
      integerInput(`Time limit in milliseconds, ${defaultTimeoutMs} by default.`, 1, maxTimeoutMs),
    ),
    description: z.optional(textInput('Purpose of the command, in a few words.', { empty: true })),
  });

/** The result of a command that printed nothing. */
export const noOutput = '[No output.]';

/** Runs a command line in the working directory: exactly the text that the policy engine evaluated. */
export function createBashTool(exec: ProcessRunner, cwd: string): Tool {
  return defineTool({
    name: 'Bash',
    description:
      'Runs a command line with bash in the workspace and returns its output. There is no standard input and no terminal. Every call starts in the same directory with a new shell; background processes are ended when the command ends. A command may take 2 minutes unless timeout_ms asks for more, at most 10. Output beyond 25,000 characters or 1,000 lines loses its middle, so narrow it: tail, --quiet, a single test. Use Read, Grep, Glob and List for what they do.',
    input,
    readOnly: false,
    effects: ({ command }) => [{ kind: 'shell', command, cwd }],
    label: ({ command }) => command,
    run: async ({ command, timeout_ms }, signal, needs) => {
      const timeoutMs = timeout_ms ?? defaultTimeoutMs;
      const request = { cwd, timeoutMs, maxOutputBytes, signal, ...(needs === undefined ? {} : { needs }) };
      return describe(await exec.shell(command, request), timeoutMs);
    },
  });
}

function describe(result: ExecResult, timeoutMs: number): ToolOutput {
  const notes = endOf(result, timeoutMs);
  const { droppedBytes } = result;
  // The note of the buffer is in the middle that is truncated.
  const alreadyOmitted = droppedBytes === 0 ? 0 : droppedBytes - omissionNote(droppedBytes).length;
  const output = truncateMiddle(withoutTerminalSequences(result.output).replace(/\n$/, ''), textLimits, alreadyOmitted);
  const body = output === '' && result.startError === null ? noOutput : output;
  const { blocked = [] } = result;
  const text = [body, ...notes, ...blocked.map(blockedNote)].filter((line) => line !== '').join('\n');
  const ended = { parts: [{ type: 'text', text } as const], isError: result.exitCode !== 0 };
  return blocked.length === 0 ? ended : { ...ended, blocked };
}

function blockedNote({ label, reason }: BlockedAttempt): string {
  return `[The sandbox blocked: ${label}, because ${reason}.]`;
}

/** Notes on how the command ended; none for a success. */
function endOf(
  { startError, exceeded, timedOut, cancelled, signal, exitCode }: ExecResult,
  timeoutMs: number,
): readonly string[] {
  if (startError !== null) return [`[The command did not start: ${startError}.]`];
  if (exceeded !== null && exceeded !== undefined) return [`[The command was stopped because ${exceeded}.]`];
  if (timedOut) return [`[The command was stopped after its time limit of ${timeoutMs} ms.]`];
  if (cancelled) return ['[The command was stopped because the run was stopped.]'];
  if (signal !== null) return [`[The command was terminated by ${signal}.]`];
  return exitCode === 0 ? [] : [`[Exit code ${String(exitCode)}.]`];
}
