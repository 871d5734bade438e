import { absolutePath, hasParentAfterName, isInside } from '../files/paths.js';
import type { Effect } from '../types.js';
import { checkTest, testedFiles } from './conditions.js';
import { type ShellValue, setVariable, type WordContext } from './context.js';
import { isSafeVariable } from './environment.js';
import { isScriptVariable } from './expand/script-variables.js';
import { evaluateMapfile, readLine } from './read-builtins.js';
import { resolvePath } from './resolve-path.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';

export type Builtin =
  /** Needs no rule: changes nothing outside the shell. */
  | { readonly kind: 'neutral'; readonly effects?: readonly Effect[] }
  /** Runs its remaining words as a command. */
  | { readonly kind: 'wrapper'; readonly argv: readonly Word[] };

type Handler = (args: readonly Word[], context: WordContext) => Builtin;

const neutral: Builtin = { kind: 'neutral' };

/** A test shows whether a file exists. Outside of the workspace it needs no rule. */
function testBuiltin(args: readonly Word[], { state, world }: WordContext): Builtin {
  checkTest(args);
  const isInWorkspace = (path: string): boolean => isInside({ path, directory: world.workspace });
  const paths = testedFiles(args).flatMap((word) =>
    word.kind === 'literal' && state.cwdDoubt === null ? [absolutePath(word.value, state.cwd)] : [],
  );
  const inside = paths.filter((path) => isInWorkspace(path) && isInWorkspace(world.realpath(path)));
  return { kind: 'neutral', effects: inside.map((path): Effect => ({ kind: 'list', path })) };
}

function assigning(assign: (args: readonly Word[], context: WordContext) => void): Handler {
  return (args, context) => {
    assign(args, context);
    return neutral;
  };
}

/** Builtins that run code or change how later words are parsed, which cannot be analyzed. */
const refused: Readonly<Record<string, string>> = {
  '.': 'it runs a file in this shell',
  alias: 'it changes the meaning of later command names',
  bind: 'it binds code to keys',
  caller: 'it has no use in a single command line',
  compgen: 'it can run code',
  complete: 'it can run code later',
  compopt: 'it changes how code runs later',
  dirs: 'directory changes are supported only with cd',
  enable: 'it changes which programs names refer to and can load a library',
  eval: 'it runs text as code',
  fc: 'it runs code from the history',
  getopts: 'it assigns variables through subscripts',
  jobs: 'it can run a command',
  history: 'it can write files',
  let: 'it evaluates text that may run a command',
  logout: 'it has no use in a single command line',
  popd: 'directory changes are supported only with cd',
  pushd: 'directory changes are supported only with cd',
  shopt: 'it changes how later words are parsed',
  source: 'it runs a file in this shell (run a program by its path instead: .venv/bin/pytest)',
  suspend: 'it has no use in a single command line',
  trap: 'it runs code later',
  unalias: 'it changes the meaning of later command names',
};

const handlers: Readonly<Record<string, Handler>> = {
  ':': () => neutral,
  true: () => neutral,
  false: () => neutral,
  break: onlyNumbers,
  continue: onlyNumbers,
  exit: onlyNumbers,
  return: onlyNumbers,
  shift: onlyNumbers,
  wait: onlyNumbers,
  '[': (args, context) => testBuiltin(args.slice(0, -1), context),
  test: testBuiltin,
  builtin: (args) => wrapper('builtin', args, /^--$/),
  cd: changeDirectory,
  command: commandBuiltin,
  declare: declaration,
  exec: (args) => {
    if (args.length === 0) throw new Undecidable('other', 'exec without a command redirects everything that follows');
    return wrapper('exec', args, /^--$/);
  },
  export: declaration,
  hash: (args) => {
    if (args.length === 0 || args.some((word) => word.kind !== 'literal' || word.value.startsWith('-')))
      throw new Undecidable('environment', 'an option of hash changes which programs names refer to');
    return neutral;
  },
  local: declaration,
  mapfile: assigning(evaluateMapfile),
  read: assigning(readLine),
  readarray: assigning(evaluateMapfile),
  readonly: declaration,
  set: setBuiltin,
  type: () => neutral,
  typeset: declaration,
  unset: unsetBuiltin,
};

/** `undefined` for ordinary programs. Updates `context.state`. Throws Undecidable for what no rule can allow. */
export function readBuiltinCommand(name: string, argv: readonly Word[], context: WordContext): Builtin | undefined {
  const problem = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (problem !== undefined)
    throw new Undecidable('code', `${name === '.' ? '`.`' : name} cannot be analyzed: ${problem}`);
  if (name === 'printf') checkPrintf(argv.slice(1));
  return Object.hasOwn(handlers, name) ? handlers[name]?.(argv.slice(1), context) : undefined;
}

/** `%n` assigns the number of printed characters; flags, width, precision and length may come in between. */
const counting = /%[-+ #0'\d.*hjlqLtz]*n/;

function checkPrintf(args: readonly Word[]): void {
  const [option] = args;
  if (option?.kind === 'literal' && option.value.startsWith('-v'))
    throw new Undecidable('number', 'printf -v assigns a variable through a subscript, which may run a command');
  const format = option?.kind === 'literal' && option.value === '--' ? args[1] : option;
  if (format === undefined) return;
  if (format.kind !== 'literal') throw new Undecidable('variable', 'the format of printf is not constant');
  if (counting.test(format.value.replaceAll('%%', '')))
    throw new Undecidable('variable', '%n in the format of printf assigns a variable');
}

function onlyNumbers(args: readonly Word[]): Builtin {
  const isValid = args.every(
    (word) =>
      (word.kind === 'literal' && /^(?:\d{1,9}|%\d)$/.test(word.value)) ||
      (word.kind !== 'literal' && word.number === true),
  );
  if (!isValid) throw new Undecidable('number', 'an argument that must be a number is not one');
  return neutral;
}

function wrapper(name: string, args: readonly Word[], skipped: RegExp): Builtin {
  const [program] = args;
  if (program === undefined) return neutral;
  const value = program.kind === 'literal' ? program.value : null;
  if (value !== null && skipped.test(value)) return { kind: 'wrapper', argv: args.slice(1) };
  if (value === null || value.startsWith('-'))
    throw new Undecidable('environment', `an option of ${name} changes which program runs`);
  return { kind: 'wrapper', argv: args };
}

function commandBuiltin(args: readonly Word[]): Builtin {
  const option = args[0]?.kind === 'literal' ? args[0].value : '';
  if (option === '-v' || option === '-V') return neutral;
  if (option === '-p') return wrapper('command', args.slice(1), /^--$/);
  return wrapper('command', args, /^--$/);
}

function changeDirectory(args: readonly Word[], context: WordContext): Builtin {
  const operands = args.filter((word) => !(word.kind === 'literal' && /^(?:--|-[LP])$/.test(word.value)));
  const [target] = operands;
  if (operands.length === 1 && target !== undefined && staysInRoot(target, context)) return neutral;
  if (operands.length > 1 || (target !== undefined && target.kind !== 'literal'))
    throw new Undecidable('directory', 'the directory of cd is not constant');
  const text = target?.value ?? context.world.commandHome;
  if (text === '' || text.startsWith('-'))
    throw new Undecidable('directory', 'cd goes to a directory that is not written in the line');
  const { state, world } = context;
  if (!text.startsWith('/') && state.cwdDoubt !== null) throw new Undecidable('other', state.cwdDoubt);
  const path = absolutePath(text, state.cwd);
  if (world.realpath(path) !== path || (hasParentAfterName(text) && !resolvePath(text, state.cwd, world).isPlain))
    throw new Undecidable('link', 'cd leads through a link');
  if (world.kindOf(path) !== 'directory' || context.progress.disturbed) state.cwdUnproven = true;
  state.cwd = path;
  return { kind: 'neutral', effects: [{ kind: 'read', path }] };
}

const printsRoot = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;

/** Whether `cd` keeps the current directory: at the root of the checkout, git prints that directory or nothing. */
function staysInRoot(target: Word, { state, world }: WordContext): boolean {
  if (target.kind === 'literal' || !printsRoot.test(target.source)) return false;
  const isTop = state.cwd === world.workspace && state.cwdDoubt === null && !/[\s*?[\]]/.test(state.cwd);
  return isTop && (world.kindOf(`${state.cwd}/.git`) === 'file' || world.kindOf(`${state.cwd}/.git/HEAD`) === 'file');
}

/** Checks the names and options of a declaration; the walk checks `NAME=value` with `declareVariables`. */
function declaration(args: readonly Word[], context: WordContext): Builtin {
  if (args.every((word) => word.kind === 'literal' && word.value.startsWith('-')))
    throw new Undecidable('private', 'a declaration without a name prints every variable');
  for (const word of args) {
    if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === 'partial' || word.kind === 'literal')) continue;
    if (word.kind !== 'literal') throw new Undecidable('variable', 'a declaration is not constant');
    if (/^-[rxg]+$/.test(word.value)) continue;
    if (word.value.startsWith('-') || word.value.startsWith('+'))
      throw new Undecidable('environment', `a declaration with ${word.value} changes how values are interpreted`);
    if (!isScriptVariable(word.value))
      throw new Undecidable('environment', `declaring ${word.value} changes what later commands do`);
    setVariable(context.state, word.value, context.state.variables.get(word.value) ?? null);
  }
  return neutral;
}

/** Checks an assignment of `export NAME=value`, `readonly NAME=value` … after its value is evaluated. */
export function declareVariables(builtin: string, name: string, value: ShellValue): void {
  const exported = builtin === 'export' || builtin === 'declare' || builtin === 'typeset';
  const harmless = typeof value === 'string' && isSafeVariable(name, value);
  const isScriptName = isScriptVariable(name);
  if (harmless || (isScriptName && !exported)) return;
  const instead = isScriptName ? ` (a rule can allow it before a single command: ${name}=… command)` : '';
  throw new Undecidable('environment', `${builtin} ${name} changes the environment of later commands${instead}`);
}

function setBuiltin(args: readonly Word[]): Builtin {
  if (args.length === 0) throw new Undecidable('private', 'set alone prints every variable');
  const isValid = args.every((word, i) => {
    if (word.kind !== 'literal') return false;
    const before = args[i - 1];
    const named = before?.kind === 'literal' && /^[-+][eux]*o$/.test(before.value);
    return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
  });
  if (!isValid) throw new Undecidable('environment', 'set changes how later words are parsed');
  return neutral;
}

function unsetBuiltin(args: readonly Word[], context: WordContext): Builtin {
  for (const word of args) {
    if (word.kind !== 'literal' || !(word.value === '-v' || isScriptVariable(word.value)))
      throw new Undecidable('environment', 'unset changes what later commands do');
    setVariable(context.state, word.value, '');
  }
  return neutral;
}
