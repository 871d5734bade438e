import { join } from 'node:path';
import * as z from 'zod/mini';
import { rethrowUnless } from '../../errors.js';
import { formatCount, formatNumber } from '../../format-number.js';
import { FileProblem, type FileSystem } from '../../platform/files/types.js';
import type { ProcessRunner } from '../../platform/process/types.js';
import { isInside } from '../../policy/files/paths.js';
import type { CommandNeeds } from '../../policy/types.js';
import { defineTool } from '../define.js';
import { textInput } from '../input.js';
import { failedOutput, withFileFailures } from '../output.js';
import type { Tool, ToolOutput } from '../types.js';
import type { BackgroundCommands } from './background.js';
import { type BashInput, bashInput, type CommandLimits } from './bash-input.js';
import type { VariableNotes } from './step-variables.js';

/** The output that the process runner keeps; the limits of the settings bound what the model gets. */
const maxOutputBytes = 10_000_000;

export interface BashPorts {
  readonly exec: ProcessRunner;
  readonly files: FileSystem;
  readonly limits: CommandLimits;
  readonly background: BackgroundCommands;
  /** The private directory of the run for whole outputs. */
  readonly temporary: string;
  /** On variables that a command did not get. */
  readonly variableNotes?: VariableNotes;
  /** Receives the output of commands as it arrives; absent if it is not wanted. */
  readonly onOutput?: (chunk: Buffer, stream: 'stdout' | 'stderr') => void;
}

/** Runs a command line in the working directory: exactly the text that the policy engine evaluated. */
export function createBashTool(ports: BashPorts): Tool {
  const { files, limits } = ports;
  let count = 0;
  const nextFile = (): string => {
    count += 1;
    return join(ports.temporary, `output-${count}.txt`);
  };
  return defineTool({
    name: 'Bash',
    description: descriptionWith(limits),
    input: bashInput,
    readOnly: false,
    effects: ({ command, directory }) => [{ kind: 'shell', command, cwd: files.resolve(directory ?? '.') }],
    label: ({ command }) => command,
    run: (call, signal, needs) =>
      withFileFailures(async () => {
        const cwd = files.resolve(call.directory ?? '.');
        const problem = (await directoryProblem(cwd, files)) ?? timeProblem(call, limits);
        if (problem !== null) return failedOutput(problem);
        if (call.background === true)
          return await (await import('./bash-background.js')).startInBackground(call, { ...ports, cwd, needs, signal });
        return await runCommand(call, ports, { cwd, needs, signal, nextFile });
      }),
  });
}

const stopInput = () => z.strictObject({ id: textInput('Number of the background command.') });

export function createBashStopTool(ports: Pick<BashPorts, 'background' | 'limits'>): Tool {
  return defineTool({
    name: 'BashStop',
    description: 'Stops a background command, with the processes that it started, and shows the end of its output.',
    input: stopInput,
    readOnly: false,
    effects: () => [],
    label: ({ id }) => id,
    run: async ({ id }) => await (await import('./bash-background.js')).stopInBackground(id, ports),
  });
}

function descriptionWith({ timeoutMs, maxTimeoutMs, maxCharacters, maxLines }: CommandLimits): string {
  const [usual, most] = [durationOf(timeoutMs), durationOf(maxTimeoutMs)];
  const [characters, lines] = [maxCharacters, maxLines].map(formatNumber);
  return `Runs a command line with bash in the workspace and returns its output. The command has no standard input and no terminal. Every call starts in the same directory with a new shell; processes that it leaves behind are ended with it, so set background for a server. A command may take ${usual} unless timeout_ms asks for more, at most ${most}. Output beyond ${characters} characters or ${lines} lines loses its middle here; the whole output is in a file for Read. Lines of standard error start with "2| ". Use Read, Grep, Glob, List, Delete and Move for what they do.`;
}

function durationOf(ms: number): string {
  return ms % 60_000 === 0 ? formatCount(ms / 60_000, 'minute') : formatCount(Math.round(ms / 1000), 'second');
}

async function directoryProblem(cwd: string, files: FileSystem): Promise<string | null> {
  if (cwd === files.root) return null;
  if (!isInside({ path: cwd, directory: files.root })) return `${cwd} is outside the workspace; use cd in the command.`;
  return (await files.info(files.relative(cwd))).kind === 'directory'
    ? null
    : `${files.relative(cwd)} is not a directory.`;
}

function timeProblem({ timeout_ms: asked = 1 }: BashInput, { maxTimeoutMs }: CommandLimits): string | null {
  return asked <= maxTimeoutMs
    ? null
    : `timeout_ms is at most ${maxTimeoutMs} in this run; start the command with background if it takes longer.`;
}

interface Running {
  readonly cwd: string;
  readonly needs: CommandNeeds | undefined;
  readonly signal: AbortSignal;
  readonly nextFile: () => string;
}

async function runCommand(
  { command, timeout_ms, for_model: hasAnswers = true }: BashInput,
  { exec, files, limits, background, onOutput, variableNotes }: BashPorts,
  { cwd, needs, signal, nextFile }: Running,
): Promise<ToolOutput> {
  const timeoutMs = timeout_ms ?? limits.timeoutMs;
  const result = await exec.shell(command, {
    cwd,
    timeoutMs,
    maxOutputBytes,
    marksErrors: true,
    signal,
    ...(onOutput === undefined ? {} : { onOutput }),
    ...(needs === undefined ? {} : { needs }),
  });
  const keep = async (output: string): Promise<string | null> => {
    const path = nextFile();
    try {
      await files.write(path, output);
      return path;
    } catch (error) {
      rethrowUnless(error, FileProblem);
      return null;
    }
  };
  const { commandOutput } = await import('./bash-result.js');
  const output = await commandOutput({ command, result, timeoutMs, limits, hasAnswers, keep });
  const variables = variableNotes?.({
    command,
    output: output.parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n'),
    hasFailed: result.exitCode !== 0,
    isJudgedByWords: needs?.judgedByWords === true,
  });
  const ended = background
    .ended()
    .map(
      ({ id, path, result: end }) =>
        `[Background command ${id} has ended with exit code ${String(end?.exitCode)}; its output is in ${path}.]`,
    );
  return {
    ...output,
    parts: [
      ...output.parts,
      ...[...(variables ?? []), ...ended].map((text) => ({ type: 'text', text: `\n${text}` }) as const),
    ],
  };
}
