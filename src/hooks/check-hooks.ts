import { isAbsolute } from 'node:path';
import type { Diagnostic } from '../errors.js';
import { type CommandHandler, type Hook, hookProblem } from './types.js';

export interface CheckPorts {
  /** Whether the trusted files of the project have a file at this path; absolute paths are on the machine. */
  readonly hasFile: (path: string) => Promise<boolean>;
  readonly hasProgram: (name: string) => boolean;
  /** Whether a file can be started; `null` if unknown, since the trusted files are not on disk. */
  readonly isExecutable: (path: string) => boolean | null;
  /** Whether a `Network` rule permits this address; a clause that names the missing rule if not. */
  readonly addressProblem: (url: URL) => string | null;
}

/** A missing script would show when the first call is refused, or never. Checks only what a command surely needs. */
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

interface NamedFile {
  /** Relative to the project or absolute. */
  readonly path: string;
  /** Whether the command starts it as a program, so that it must be executable. */
  readonly isProgram: boolean;
}

interface CommandFiles {
  /** A program that must be on the PATH; `null` if the command names a file, or if the program is unknown. */
  readonly program: string | null;
  readonly files: readonly NamedFile[];
}

const nothing: CommandFiles = { program: null, files: [] };

/** Programs that run the first argument that is not an option. */
const interpreters =
  /^(?:ba|da|z|k|a)?sh$|^(?:node|bun|deno|tsx|ts-node|ruby|perl|php|lua|Rscript|osascript)$|^python(?:\d(?:\.\d+)?)?$/;
const builtins: ReadonlySet<string> = new Set(
  [
    '[ [[ test echo printf true false exit cd : . source eval exec if for while until case { ! command type export set',
    'unset read wait trap umask local return shift declare let pwd kill time function select hash ulimit',
  ].flatMap((line) => line.split(' ')),
);

/** Of its first simple command, in the project or a plugin's copy. Words that only a shell expands are unknown. */
export function filesOfLine(line: string, plugin?: string): CommandFiles {
  const words = wordsOf(line, plugin);
  while (words[0] !== undefined && words[0] !== null && /^[A-Za-z_]\w*=/.test(words[0])) words.shift();
  return filesOfWords(words);
}

/** The same for a program and its arguments, which no shell expands. */
export function filesOfWords([program, ...args]: readonly (string | null)[]): CommandFiles {
  if (program === undefined || program === null || program === '') return nothing;
  if (program === '.' || program === 'source') return { program: null, files: scriptFile(args[0]) };
  if (program === 'exec' || program === 'command') return filesOfWords(args);
  if (builtins.has(program)) return nothing;
  const name = program.replace(/^.*\//, '');
  const files = program.includes('/') ? [{ path: program, isProgram: true }] : [];
  const script = interpreters.test(name) ? scriptOf(name, args) : [];
  return { program: program.includes('/') ? null : program, files: [...files, ...script] };
}

function scriptOf(name: string, args: readonly (string | null)[]): readonly NamedFile[] {
  const words = (name === 'deno' || name === 'bun') && args[0] === 'run' ? args.slice(1) : args;
  for (const word of words) {
    if (word === null) return [];
    // The text or module after such an option is not a file, and other options may have a value.
    if (word.startsWith('-')) {
      if (/^-(?:[a-zA-Z]*[cemprS]|-eval|-print|-module|-import|-require|-loader)$/.test(word)) return [];
      continue;
    }
    return word.includes('/') || /\.\w+$/.test(word) ? scriptFile(word) : [];
  }
  return [];
}

function scriptFile(path: string | null | undefined): readonly NamedFile[] {
  return path === null || path === undefined || path === '' ? [] : [{ path, isProgram: false }];
}

const knownVariable = /^\$(?:\{CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)\}|CLAUDE_(PROJECT_DIR|PLUGIN_ROOT)(?!\w))\/?/;
const separators = new Set(Array.from(';|&<>()\n'));

/** The words up to the first operator; `null` for a word with any other expansion. */
function wordsOf(line: string, plugin?: string): (string | null)[] {
  const words: (string | null)[] = [];
  let word: string | null | undefined;
  let at = 0;
  const add = (text: string | null): void => {
    word = word === null || text === null ? null : (word ?? '') + text;
  };
  const expand = (): void => {
    const [whole = '$', braced, plain] = knownVariable.exec(line.slice(at)) ?? [];
    const directory = { PROJECT_DIR: '.', PLUGIN_ROOT: plugin }[braced ?? plain ?? ''];
    add(directory === undefined ? null : `${directory}/`);
    at += whole.length;
  };
  while (at < line.length) {
    const character = line.charAt(at);
    if (separators.has(character)) break;
    if (character === ' ' || character === '\t') {
      if (word !== undefined) words.push(word);
      word = undefined;
      at += 1;
    } else if (character === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) return words;
      add(line.slice(at + 1, end));
      at = end + 1;
    } else if (character === '"') {
      at += 1;
      add('');
      while (at < line.length && line.charAt(at) !== '"') {
        if (line.charAt(at) === '$' || line.charAt(at) === '`') expand();
        else {
          if (line.charAt(at) === '\\') at += 1;
          add(line.charAt(at));
          at += 1;
        }
      }
      at += 1;
      // A quoted directory is often followed by the rest of the path.
      if ((word === './' || word === `${plugin ?? '.'}/`) && line.charAt(at) === '/') at += 1;
    } else if (character === '$' || character === '`') expand();
    else if (character === '\\') {
      add(line.charAt(at + 1));
      at += 2;
    } else {
      add(/[*?[\]{}~#]/.test(character) && !(word ?? '').endsWith('=') ? null : character);
      at += 1;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}
