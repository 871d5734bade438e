import type { TodoItem } from '../messages/types.js';
import type { FileSystem } from '../platform/files/types.js';
import type { ProcessRunner } from '../platform/process/types.js';
import { type BashPorts, createBashTool } from './bash.js';
import { createBashStopTool } from './bash-background.js';
import { createDeleteTool } from './delete.js';
import { createEditTool } from './edit.js';
import { createGlobTool } from './glob.js';
import { createGrepTool } from './grep.js';
import type { KnownFiles } from './known-files.js';
import { createListTool } from './list.js';
import { createMoveTool } from './move.js';
import { createMultiEditTool } from './multi-edit.js';
import { createNotebookEditTool } from './notebook-edit.js';
import { createReadTool } from './read.js';
import { createTodoTool } from './todo.js';
import type { Tool } from './types.js';
import { createWriteTool } from './write.js';

export interface BuiltinPorts {
  /** Confined to the job's workspace and to the paths that its rules allow. */
  readonly files: FileSystem;
  readonly knownFiles: KnownFiles;
  readonly exec: ProcessRunner;
  readonly commands: Omit<BashPorts, 'exec' | 'files'>;
  /** See ReadPorts. */
  readonly pdfAsText?: boolean;
  /** Called with the model's todo list whenever it changes. */
  readonly onTodos?: (items: readonly TodoItem[]) => void;
}

/** All built-in tools, in the order in which models see them. Commands run in the root directory of `files`. */
export function builtinTools({
  files,
  knownFiles,
  exec,
  commands,
  pdfAsText = false,
  onTodos = () => undefined,
}: BuiltinPorts): readonly Tool[] {
  const changes = { files, knownFiles };
  return [
    createReadTool({ ...changes, pdfAsText }),
    createListTool(files),
    createGlobTool(files),
    createGrepTool(files),
    createWriteTool(changes),
    createEditTool(changes),
    createMultiEditTool(changes),
    createNotebookEditTool(changes),
    createDeleteTool(changes),
    createMoveTool(changes),
    createBashTool({ ...commands, exec, files }),
    createBashStopTool(commands),
    createTodoTool(onTodos),
  ];
}
