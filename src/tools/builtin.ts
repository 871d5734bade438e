import type { TodoItem } from '../messages/types.js';
import type { FileSystem, ProcessRunner } from '../platform/types.js';
import { createBashTool } from './bash.js';
import { createEditTool } from './edit.js';
import { createGlobTool } from './glob.js';
import { createGrepTool } from './grep.js';
import { createListTool } from './list.js';
import { createReadTool } from './read.js';
import { createTodoTool } from './todo.js';
import type { Tool } from './types.js';
import { createWriteTool } from './write.js';

export interface BuiltinPorts {
  /** Confined to the job's workspace and to the paths that its rules allow. */
  readonly files: FileSystem;
  readonly exec: ProcessRunner;
  /** Called with the model's todo list whenever it changes. */
  readonly onTodos: (items: readonly TodoItem[]) => void;
}

/** All built-in tools, in the order in which models see them. Commands run in the root directory of `files`. */
export function builtinTools({ files, exec, onTodos }: BuiltinPorts): readonly Tool[] {
  return [
    createReadTool(files),
    createListTool(files),
    createGlobTool(files),
    createGrepTool(files),
    createWriteTool(files),
    createEditTool(files),
    createBashTool(exec, files.root),
    createTodoTool(onTodos),
  ];
}
