import type { TodoItem } from '../../messages/types.js';
import { createFileSystem } from '../../platform/files/file-system.js';
import type { FileGuard } from '../../platform/files/types.js';
import { gitFileLister } from '../../platform/git/list-files.js';
import { createProcessRunner } from '../../platform/process/process-runner.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import type { ExecRequest, ProcessRunner } from '../../platform/process/types.js';
import type { PathFacts } from '../../policy/types.js';
import type { BackgroundCommands } from '../../tools/bash/background.js';
import type { BashPorts } from '../../tools/bash/bash.js';
import { createKnownFiles } from '../../tools/files/known-files.js';
import type { Tool } from '../../tools/types.js';
import type { Written } from '../result/diff.js';
import { createFileSnapshots } from '../result/file-snapshots.js';
import { type CommandSettings, commandPorts } from './command-ports.js';
import type { JobSandbox } from './lazy-sandbox.js';

export interface RuntimeToolOptions {
  /** Tools in addition to the built-in ones. */
  readonly tools: readonly Tool[];
  /** Wraps the process runner of the tools. */
  readonly wrapExec?: (exec: ProcessRunner) => ProcessRunner;
  /** Receives the model's todo list whenever it changes. */
  readonly onTodos?: (items: readonly TodoItem[]) => void;
  /** Whether PDF files come as text, since the model takes none. */
  readonly pdfAsText?: boolean;
  /** Receives the output of commands as it arrives. */
  readonly onOutput?: BashPorts['onOutput'];
  /** Files of the run itself, such as its transcript: a search does not find them. */
  readonly ownFiles?: readonly string[];
}

interface PortParts {
  readonly before: Written | undefined;
  readonly background: BackgroundCommands | undefined;
  readonly world: PathFacts;
  readonly guard: FileGuard;
  readonly processes: ProcessSetup;
  readonly sandbox: JobSandbox | null;
  /** For git calls. */
  readonly gitSandbox: JobSandbox | null;
  readonly trust: Pick<ExecRequest, 'trust'>;
}

interface PortOptions extends RuntimeToolOptions {
  readonly runContext: { readonly settings: CommandSettings };
  readonly childProcesses: { readonly temporary: string };
}

/** The files and commands of a job, and what its tools know about them. */
export function portsFor(
  { ownFiles, wrapExec, onOutput, runContext, childProcesses: { temporary } }: PortOptions,
  { world, guard, processes, sandbox, gitSandbox, trust, before, background }: PortParts,
) {
  const fileSystem = createFileSystem({
    root: world.workspace,
    guard,
    listGitFiles: gitFileLister(processes, gitSandbox),
    ownFiles,
  });
  const snapshots = createFileSnapshots(fileSystem, before);
  const { files } = snapshots;
  const runner = createProcessRunner(processes, sandbox, trust);
  const exec = wrapExec?.(runner) ?? runner;
  return {
    exec,
    commands: commandPorts(runContext.settings, exec, { temporary, onOutput, background }),
    files,
    snapshots,
    knownFiles: createKnownFiles(files),
  };
}
