import type { ExecResult, ProcessRunner } from '../platform/types.js';
import { defineTool } from './define.js';
import { integerShape, objectShape, optionalShape, textShape } from './input.js';
import { truncateMiddle } from './truncate.js';
import type { Tool, ToolOutput } from './types.js';

const defaultTimeoutMs = 120_000;
const maxTimeoutMs = 600_000;
/** What the door keeps; the text limits below are what the model gets. */
const maxOutputBytes = 1_000_000;
const textLimits = { maxCharacters: 25_000, maxLines: 1_000 };

const input = objectShape({
  command: textShape('Command line for bash.', { empty: true }),
  timeout_ms: optionalShape(integerShape(`Time limit, ${defaultTimeoutMs} by default.`, 1, maxTimeoutMs)),
  description: optionalShape(textShape('What it is for, in a few words.', { empty: true })),
});

/** What the model reads for a command that printed nothing. */
export const noOutput = '[No output.]';

/** Runs a command line in the working directory. The judge takes the line apart; this tool runs the same bytes. */
export function createBashTool(exec: ProcessRunner, cwd: string): Tool {
  return defineTool({
    name: 'Bash',
    description:
      'Runs a command line by bash in the workspace and gives its output. There is no input and no terminal; every call starts anew in the same directory, and processes left in the background are ended.',
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

/** What is worth saying of the end: nothing of a success. */
function endOf(
  { startError, timedOut, cancelled, signal, exitCode }: ExecResult,
  timeoutMs: number,
): readonly string[] {
  if (startError !== null) return [`[The command did not start: ${startError}.]`];
  if (timedOut) return [`[The command was ended after its time limit of ${timeoutMs} ms.]`];
  if (cancelled) return ['[The command was ended because the run was stopped.]'];
  if (signal !== null) return [`[The command was ended by ${signal}.]`];
  return exitCode === 0 ? [] : [`[Exit code ${String(exitCode)}.]`];
}
