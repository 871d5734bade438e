import * as z from 'zod/mini';
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
      'Runs a command line with bash in the workspace and returns its output. There is no standard input and no terminal. Every call starts in the same directory with a new shell; background processes are ended when the command ends.',
    input,
    readOnly: false,
    effects: ({ command }) => [{ kind: 'shell', command, cwd }],
    label: ({ command }) => command,
    run: async ({ command, timeout_ms }, signal) => {
      const timeoutMs = timeout_ms ?? defaultTimeoutMs;
      return describe(await exec.shell(command, { cwd, timeoutMs, maxOutputBytes, signal }), timeoutMs);
    },
  });
}

function describe(result: ExecResult, timeoutMs: number): ToolOutput {
  const notes = endOf(result, timeoutMs);
  const output = truncateMiddle(result.output.replace(/\n$/, ''), textLimits);
  const body = output === '' && result.startError === null ? noOutput : output;
  const text = [body, ...notes].filter((line) => line !== '').join('\n');
  return { parts: [{ type: 'text', text }], isError: result.exitCode !== 0 };
}

/** Notes on how the command ended; none for a success. */
function endOf(
  { startError, timedOut, cancelled, signal, exitCode }: ExecResult,
  timeoutMs: number,
): readonly string[] {
  if (startError !== null) return [`[The command did not start: ${startError}.]`];
  if (timedOut) return [`[The command was stopped after its time limit of ${timeoutMs} ms.]`];
  if (cancelled) return ['[The command was stopped because the run was stopped.]'];
  if (signal !== null) return [`[The command was terminated by ${signal}.]`];
  return exitCode === 0 ? [] : [`[Exit code ${String(exitCode)}.]`];
}
