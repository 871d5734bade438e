import type { TodoItem } from '../messages/types.js';
import type { FileSystem } from '../platform/files/types.js';
import type { ProcessRunner } from '../platform/process/types.js';
import { type BashPorts, createBashStopTool, createBashTool } from './bash/bash.js';

import { createEditTool, createMultiEditTool } from './edit/edit.js';
import { createNotebookEditTool } from './edit/notebook-edit.js';
import { createDeleteTool } from './files/delete.js';
import type { KnownFiles } from './files/known-files.js';
import { createListTool } from './files/list.js';
import { createMoveTool } from './files/move.js';
import { createWriteTool } from './files/write.js';
import { createReadTool } from './read/read.js';
import { createGlobTool } from './search/glob.js';
import { createGrepTool } from './search/grep.js';
import { createTodoTool } from './todo.js';
import type { Tool } from './types.js';

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
