import { absolutePath, hasParentAfterName } from '../files/paths.js';
import { isSafeVariable } from '../programs/shared/environment.js';
import type { Effect } from '../types.js';
import { checkTest } from './conditions.js';
import { type ShellValue, setVariable, Undecidable, type WordContext } from './context.js';
import { followPath } from './follow-path.js';
import { isOwnVariable } from './own-variables.js';
import { readLine, readLines } from './read-builtins.js';
import type { Word } from './types.js';

/** What a builtin of bash comes to. */
export type Builtin =
  /** Needs no rule of its own: nothing outside the shell changes. */
  | { readonly kind: 'neutral'; readonly effects?: readonly Effect[] }
  /** Runs the rest of its words as a command. */
  | { readonly kind: 'wrapper'; readonly argv: readonly Word[] };

type Handler = (args: readonly Word[], context: WordContext) => Builtin;

const neutral: Builtin = { kind: 'neutral' };

/** A builtin that does nothing but assign variables of the script. */
function assigning(assign: (args: readonly Word[], context: WordContext) => void): Handler {
  return (args, context) => {
    assign(args, context);
    return neutral;
  };
}

/** Builtins that take code or change how later words are read. Nothing that they do can be seen in the line. */
const refused: Readonly<Record<string, string>> = {
  '.': 'it runs a file in this shell',
  alias: 'it changes what later names mean',
  bind: 'it ties code to keys',
  caller: 'it is of no use in one line',
  compgen: 'it can run code',
  complete: 'it can run code later',
  compopt: 'it changes how code runs later',
  dirs: 'the directory is followed through cd only',
  enable: 'it changes which programs names mean and can load a library',
  eval: 'it runs text as code',
  fc: 'it runs code from the history',
  getopts: 'it assigns variables by subscripts',
  jobs: 'it can run a command',
  history: 'it can write files',
  let: 'it evaluates text that may run a command',
  logout: 'it is of no use in one line',
  popd: 'the directory is followed through cd only',
  pushd: 'the directory is followed through cd only',
  shopt: 'it changes how later words are read',
  source: 'it runs a file in this shell (a program can be called by its path: .venv/bin/pytest)',
  suspend: 'it is of no use in one line',
  trap: 'it runs code later',
  unalias: 'it changes what later names mean',
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
  '[': (args) => {
    checkTest(args.slice(0, -1));
    return neutral;
  },
  test: (args) => {
    checkTest(args);
    return neutral;
  },
  builtin: (args) => wrapper('builtin', args, /^--$/),
  cd: changeDirectory,
  command: commandBuiltin,
  declare: declaration,
  exec: (args) => {
    if (args.length === 0) throw new Undecidable('exec without a command redirects everything that follows');
    return wrapper('exec', args, /^--$/);
  },
  export: declaration,
  hash: (args) => {
    if (args.length === 0 || args.some((word) => word.kind !== 'literal' || word.value.startsWith('-')))
      throw new Undecidable('an option of hash changes which programs names mean');
    return neutral;
  },
  local: declaration,
  mapfile: assigning(readLines),
  read: assigning(readLine),
  readarray: assigning(readLines),
  readonly: declaration,
  set: setBuiltin,
  type: () => neutral,
  typeset: declaration,
  unset: unsetBuiltin,
};

/**
 * What a builtin does, whose name is argv[0], or undefined for a name that is none (or that is judged as a program:
 * echo, printf, pwd, kill …). Assigns in `context.state`. Throws Undecidable for what no rule may allow.
 */
export function readBuiltinCommand(name: string, argv: readonly Word[], context: WordContext): Builtin | undefined {
  const problem = Object.hasOwn(refused, name) ? refused[name] : undefined;
  if (problem !== undefined) throw new Undecidable(`${name === '.' ? '`.`' : name} cannot be judged: ${problem}`);
  if (name === 'printf') checkPrintf(argv.slice(1));
  return Object.hasOwn(handlers, name) ? handlers[name]?.(argv.slice(1), context) : undefined;
}

/** `%n` assigns how much was printed so far; flags, width, precision and length may stand between the two. */
const counting = /%[-+ #0'\d.*hjlqLtz]*n/;

function checkPrintf(args: readonly Word[]): void {
  const [first] = args;
  if (first?.kind === 'literal' && first.value.startsWith('-v'))
    throw new Undecidable('printf -v assigns a variable by a subscript, which may run a command');
  const format = first?.kind === 'literal' && first.value === '--' ? args[1] : first;
  if (format === undefined) return;
  if (format.kind !== 'literal') throw new Undecidable('the format of printf is not constant');
  if (counting.test(format.value.replaceAll('%%', '')))
    throw new Undecidable('%n in the format of printf assigns a variable');
}

function onlyNumbers(args: readonly Word[]): Builtin {
  const fine = args.every(
    (word) =>
      (word.kind === 'literal' && /^(?:\d{1,9}|%\d)$/.test(word.value)) ||
      (word.kind !== 'literal' && word.number === true),
  );
  if (!fine) throw new Undecidable('an argument that should be a number is not one');
  return neutral;
}

function wrapper(name: string, args: readonly Word[], skipped: RegExp): Builtin {
  const [first] = args;
  if (first === undefined) return neutral;
  const value = first.kind === 'literal' ? first.value : null;
  if (value !== null && skipped.test(value)) return { kind: 'wrapper', argv: args.slice(1) };
  if (value === null || value.startsWith('-')) throw new Undecidable(`an option of ${name} changes what is run`);
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
  if (operands.length === 1 && target !== undefined && staysOnTop(target, context)) return neutral;
  if (operands.length > 1 || (target !== undefined && target.kind !== 'literal'))
    throw new Undecidable('the directory of cd is not constant');
  const text = target?.value ?? context.world.commandHome;
  if (text === '' || text.startsWith('-')) throw new Undecidable('cd goes to a directory that the line does not name');
  const { state, world } = context;
  if (!text.startsWith('/') && state.cwdDoubt !== null) throw new Undecidable(state.cwdDoubt);
  const path = absolutePath(text, state.cwd);
  if (world.realpath(path) !== path || (hasParentAfterName(text) && !followPath(text, state.cwd, world).isPlain))
    throw new Undecidable('cd leads through a link');
  if (world.kindOf(path) !== 'directory' || context.progress.disturbed) state.cwdUnproven = true;
  state.cwd = path;
  return { kind: 'neutral', effects: [{ kind: 'read', path }] };
}

const topLevel = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;

/** At the top of the checkout git names the directory in which it is asked, or nothing, and `cd ''` stays too. */
function staysOnTop(target: Word, { state, world }: WordContext): boolean {
  if (target.kind === 'literal' || !topLevel.test(target.source)) return false;
  const isTop = state.cwd === world.workspace && state.cwdDoubt === null && !/[\s*?[\]]/.test(state.cwd);
  return isTop && (world.kindOf(`${state.cwd}/.git`) === 'file' || world.kindOf(`${state.cwd}/.git/HEAD`) === 'file');
}

/** Names and options; `NAME=value` was judged by `declare` when the line was walked. */
function declaration(args: readonly Word[], context: WordContext): Builtin {
  if (args.every((word) => word.kind === 'literal' && word.value.startsWith('-')))
    throw new Undecidable('a declaration without a name prints every variable');
  for (const word of args) {
    if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === 'partial' || word.kind === 'literal')) continue;
    if (word.kind !== 'literal') throw new Undecidable('a declaration is not constant');
    if (/^-[rxg]+$/.test(word.value)) continue;
    if (word.value.startsWith('-') || word.value.startsWith('+'))
      throw new Undecidable(`a declaration with ${word.value} changes how values are read`);
    if (!isOwnVariable(word.value)) throw new Undecidable(`declaring ${word.value} changes what later commands do`);
    setVariable(context.state, word.value, context.state.variables.get(word.value) ?? null);
  }
  return neutral;
}

/** `export NAME=value`, `readonly NAME=value` …: the assignment itself, once its value is known. */
export function declareVariables(builtin: string, name: string, value: ShellValue): void {
  const exported = builtin === 'export' || builtin === 'declare' || builtin === 'typeset';
  const harmless = typeof value === 'string' && isSafeVariable(name, value);
  const own = isOwnVariable(name);
  if (harmless || (own && !exported)) return;
  const instead = own ? ` (a rule can name it where it stands in front of one command: ${name}=… command)` : '';
  throw new Undecidable(`${builtin} ${name} changes the environment of later commands${instead}`);
}

function setBuiltin(args: readonly Word[]): Builtin {
  if (args.length === 0) throw new Undecidable('set alone prints every variable');
  const fine = args.every((word, i) => {
    if (word.kind !== 'literal') return false;
    const before = args[i - 1];
    const named = before?.kind === 'literal' && /^[-+][eux]*o$/.test(before.value);
    return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
  });
  if (!fine) throw new Undecidable('set changes how later words are read');
  return neutral;
}

function unsetBuiltin(args: readonly Word[], context: WordContext): Builtin {
  for (const word of args) {
    if (word.kind !== 'literal' || !(word.value === '-v' || isOwnVariable(word.value)))
      throw new Undecidable('unset changes what later commands do');
    setVariable(context.state, word.value, '');
  }
  return neutral;
}
