import { isAbsolute } from 'node:path';
import type { Diagnostic } from '../errors.js';
import { type CommandFiles, filesOfLine, filesOfWords } from './script-words.js';
import { type CommandHandler, type Hook, hookProblem } from './types.js';

/** What the check can see of the project and the machine. */
export interface CheckPorts {
  /** Whether the trusted files of the project have a file at this path; absolute paths are on the machine. */
  readonly hasFile: (path: string) => Promise<boolean>;
  /** Whether a program is on the PATH of tools. */
  readonly hasProgram: (name: string) => boolean;
  /** Whether a file can be started; `null` if unknown, since the trusted files are not on disk. */
  readonly isExecutable: (path: string) => boolean | null;
  /** Whether a `Network` rule permits this address; a clause that names the missing rule if not. */
  readonly addressProblem: (url: URL) => string | null;
}

/**
 * Every hook that could not start: a missing script would otherwise show only when the first call is refused, or never.
 * Only what a command certainly needs is checked.
 */
export async function checkHooks(hooks: readonly Hook[], ports: CheckPorts): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const hook of hooks) {
    const { handler } = hook;
    if (handler.type === 'command') diagnostics.push(...(await checkCommand(hook, handler, ports)));
    else {
      const problem = ports.addressProblem(new URL(handler.url));
      if (problem !== null)
        diagnostics.push(hookProblem(hook.location, 'no rule permits the address', handler.url, problem));
    }
  }
  return diagnostics;
}

async function checkCommand(hook: Hook, handler: CommandHandler, ports: CheckPorts): Promise<readonly Diagnostic[]> {
  if (hook.root === undefined && /^\s*(?:\S+\s+)?["']?\$\{?CLAUDE_PLUGIN_ROOT\}?["']?\//.test(handler.command)) {
    const hint = 'name the directory of the plugin in plugin-directories, and remove its file from hooks-from';
    return [hookProblem(hook.location, 'CLAUDE_PLUGIN_ROOT is only set for hooks of a plugin', handler.command, hint)];
  }
  const { program, files } = filesOf(hook);
  const problem = (message: string, hint: string): Diagnostic =>
    hookProblem(hook.location, message, handler.command, hint);
  if (program !== null && !ports.hasProgram(program)) {
    const message = `the program ${program} was not found on the PATH of tools`;
    return [problem(message, 'install it in an earlier step, or remove the hook')];
  }
  const problems: Diagnostic[] = [];
  for (const { path, isProgram } of files) {
    if (!(await ports.hasFile(path)))
      problems.push(
        problem(
          `the script ${path} does not exist`,
          'correct the path, or commit the script to the branch that the configuration is read from',
        ),
      );
    else if (isProgram && ports.isExecutable(path) === false)
      problems.push(
        problem(
          `the script ${path} is not executable`,
          `run git update-index --chmod=+x ${path}, or start it with its interpreter`,
        ),
      );
  }
  return problems;
}

/** The scripts that hooks name; their content must not change while the job runs. */
export function scriptsOf(hooks: readonly Hook[]): readonly string[] {
  return [...new Set(hooks.flatMap((hook) => filesOf(hook).files.map(({ path }) => path)))];
}

/** The program and the files that a hook needs; relative to the workspace, as its command names them otherwise. */
export function filesOf({ handler, directory = '', root }: Hook): CommandFiles {
  if (handler.type !== 'command') return { program: null, files: [] };
  const { command, args } = handler;
  const expanded = (text: string): string =>
    text
      .replace(/^\$(?:\{CLAUDE_PROJECT_DIR\}|CLAUDE_PROJECT_DIR)\//, './')
      .replace(/^\$(?:\{CLAUDE_PLUGIN_ROOT\}|CLAUDE_PLUGIN_ROOT)\//, (written) =>
        root === undefined ? written : `${root}/`,
      );
  const { program, files } =
    args === null ? filesOfLine(command, root) : filesOfWords([command, ...args].map(expanded));
  const named = files.map((file) => ({
    ...file,
    path: isAbsolute(file.path) ? file.path : `${directory}${file.path}`,
  }));
  return { program, files: named };
}
