import type { TodoItem } from '../messages/types.js';
import { createProcessRunner } from '../platform/process/process-runner.js';
import type { ProcessSetup } from '../platform/process/run-process.js';
import type { FileSystem, ProcessRunner } from '../platform/types.js';
import type { BackgroundCommands } from '../tools/background.js';
import type { BashPorts } from '../tools/bash.js';
import { builtinTools } from '../tools/builtin.js';
import type { KnownFiles } from '../tools/known-files.js';
import type { Tool } from '../tools/types.js';
import { type CommandSettings, commandPorts } from './command-ports.js';
import type { JobSandbox } from './lazy-sandbox.js';

export interface RuntimeToolOptions {
  /** Tools in addition to the built-in ones. */
  readonly tools: readonly Tool[];
  /** Wraps the process runner of the tools. */
  readonly wrapExec?: (exec: ProcessRunner) => ProcessRunner;
  /** Receives the model's todo list whenever it changes. */
  readonly onTodos?: (items: readonly TodoItem[]) => void;
  /** Receives the output of commands as it arrives. */
  readonly onOutput?: BashPorts['onOutput'];
}

/** The process runner of the tools, and the ports of their commands. */
export function commandsFor(
  { wrapExec, onOutput }: RuntimeToolOptions,
  {
    processes,
    sandbox,
    settings,
    temporary,
    background,
  }: {
    readonly processes: ProcessSetup;
    readonly sandbox: JobSandbox | null;
    readonly settings: CommandSettings;
    readonly temporary: string;
    readonly background: BackgroundCommands | undefined;
  },
): { readonly exec: ProcessRunner; readonly commands: Omit<BashPorts, 'exec' | 'files'> } {
  const runner = createProcessRunner(processes, sandbox);
  const exec = wrapExec?.(runner) ?? runner;
  return { exec, commands: commandPorts(settings, exec, { temporary, onOutput, background }) };
}

export interface ToolParts {
  readonly files: FileSystem;
  readonly knownFiles: KnownFiles;
  readonly exec: ProcessRunner;
  readonly commands: Omit<BashPorts, 'exec' | 'files'>;
}

export function toolsFor({ onTodos = () => undefined, tools }: RuntimeToolOptions, parts: ToolParts): readonly Tool[] {
  return [...builtinTools({ ...parts, onTodos }), ...tools];
}
