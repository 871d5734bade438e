import type { Invocation, Program, ProgramEffects, Risk, Word } from '../../shell/types.js';
import { knownText, literalOf, matches, pathEffects } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import { isScriptName } from '../scripts/script-names.js';
import { defineProgram, mergeProgramEffects, startedBy } from '../shared/define.js';
import { readOpaque } from '../shared/opaque.js';
import { compileOptions, type OptionTable } from '../shared/options.js';
import { openRulesFor } from '../shared/publishes.js';
import { isMoreThanTheRule, riskOf, takesProgramCode } from '../shared/risks.js';
import { scanArguments } from '../shared/scan.js';
import { scriptOperand } from '../shared/script-operand.js';
import { pipProgram } from './pip.js';
import { pythonRunners } from './python-runners.js';
import { pythonTools } from './python-tools.js';
import { standardModules } from './standard-modules.js';

const byName = (programs: readonly Program[]): ReadonlyMap<string, Program> =>
  new Map(programs.flatMap((program) => program.names.map((name) => [name, program])));

export const tools = byName([...pythonTools, ...pythonRunners, pipProgram]);

const modules = byName(standardModules);

const options: OptionTable = {
  stopAtOperand: true,
  flag: '-V -VV -u -B -s -S -E -I -P -O -OO -q -v -b -bb -h',
  value: '-W',
  risks: {
    [takesProgramCode]: [{ value: '-c', optional: '-m*', open: true }, { flag: '-i -x -d' }],
    'changes how the interpreter starts': '-X --check-hash-based-pycs',
  },
};

const grammar = compileOptions([options]);

/** A rule must name an unknown tool literally, unless `isOpen` accepts it. `before`: the words before it. */
function readTool(
  words: readonly Word[],
  before: readonly Word[],
  { invocation, world, isOpen }: { invocation: Invocation; world: PathFacts; isOpen: (name: string) => boolean },
): ProgramEffects {
  const [tool, ...rest] = words;
  if (tool === undefined) return { effects: [], inner: [], risks: [], readOnly: true };
  const name = literalOf(tool) ?? '';
  const isModuleName = literalOf(before.at(-1)) === '-m';
  const known =
    (isModuleName ? modules.get(name) : undefined) ??
    tools.get(name) ??
    (uvProgram.names.includes(name) ? uvProgram : undefined);
  const literal = before.map((word) => literalOf(word) ?? '');
  const opened = known === undefined && isOpen(name);
  // A rule for python does not start a server.
  const isOpened = opened || (known !== undefined && name !== 'http.server');
  const also = isOpened ? openRulesFor(tool, { openedBy: literal }) : {};
  const named = riskOf(tool, 'is a module or a program that the rule does not name', {
    ...also,
    ...(isModuleText(tool, before) ? { anyProgram: true } : {}),
  });
  const outer: ProgramEffects = { effects: [], inner: [], risks: [named], readOnly: known !== undefined };
  if (known !== undefined)
    return mergeProgramEffects(outer, startedBy(literal, known.read({ ...invocation, argv: words }, world)));
  // A rule that names it grants what it does, but its words may be files.
  if (!opened) return { ...outer, opaque: true };
  const file = isScript(name) ? pathEffects('read', tool, invocation.cwd).effects : [];
  return mergeProgramEffects({ ...outer, effects: file }, readOpaque(isScript(name) ? [] : rest));
}

/** A file of the workspace, whose arguments are its own. */
function isScript(name: string): boolean {
  return /^[\w.][\w./-]*\.py$/.test(name) && !/(?:^|\/)\.\.(?:\/|$)/.test(name);
}

/** Scripts of the project by their file, or by the name that it gives them. */
const isOfProject = (name: string): boolean => isScript(name) || isScriptName(name);

const isModule = (name: string): boolean => /^[A-Za-z_][\w.]*$/.test(name) && !doesMore(name);

/** `python -m code`: the module runs what it reads; a variable may name any module. */
function isModuleText(module: Word, before: readonly Word[]): boolean {
  return literalOf(before.at(-1)) === '-m' && (module.kind !== 'literal' || takesProgramText(module.value));
}

const script = defineProgram({
  names: 'python',
  source: 'https://docs.python.org/3/using/cmdline.html',
  options,
  changes: true,
  check: (context) => scriptOperand(context),
});

/** `-m module` ends the options of python; what follows belongs to the module. */
function readPython(invocation: Invocation, world: PathFacts): ProgramEffects {
  const { argv } = invocation;
  const operand = argv.findIndex((word, index) => index > 0 && !knownText(word).startsWith('-'));
  const module = argv.findIndex((word, index) => index > 0 && literalOf(word) === '-m');
  if (module < 0 || (operand >= 0 && operand < module)) return script.read(invocation, world);
  const scan = scanArguments(argv.slice(1, module), grammar, invocation.cwd);
  const front: ProgramEffects = { effects: scan.effects, inner: [], risks: scan.risks, readOnly: true };
  return mergeProgramEffects(
    front,
    readTool(argv.slice(module + 1), argv.slice(0, module + 1), { invocation, world, isOpen: isModule }),
  );
}

export const runOptions = compileOptions([
  {
    stopAtOperand: true,
    flag: '-h --help -V --version -q --quiet -v --verbose --frozen --locked --no-sync --offline --all-extras --no-dev --dev --isolated --exact --all-groups --no-project --active --no-progress --no-cache',
    value: '--extra --group --only-group --no-group --color',
    risks: {
      'chooses another project, interpreter or source of packages': {
        value:
          '--directory --project -p --python --with --with-editable --with-requirements --env-file --index --index-url --default-index --extra-index-url -f --find-links --config-file --package --refresh-package -C --cache-dir',
        flag: '-s --script --gui-script',
      },
      'runs a module': '-m --module',
    },
  },
]);

/** What works on the packages and the environment of the project, and names no other package. */
const withinProject = /^(?:run|sync|lock|install|update|show|tree|check|pip|export|version)$/;

/** `uv run:*` covers the scripts of the workspace as `python:*` does. */
function openScript({ alsoCoveredBy: also, ...rest }: Risk): Risk {
  return also?.length === 3
    ? { ...rest, openedBy: also }
    : also === undefined
      ? rest
      : { ...rest, alsoCoveredBy: also };
}

/** `uv run python -m pytest`: the interpreter is read like one that is called by its name. */
const interpreter = /^(?:python[\d.]*|pypy3)$/;

/** `uv run TOOL …`, `poetry run TOOL …` and their like. */
function readRunner(invocation: Invocation, world: PathFacts): ProgramEffects {
  const front = scanArguments(invocation.argv.slice(1), runOptions, invocation.cwd);
  const outer: ProgramEffects = { effects: front.effects, inner: [], risks: front.risks, readOnly: false };
  const [command, ...rest] = front.operands;
  if (command === undefined) return outer;
  const program = literalOf(invocation.argv[0]);
  const opened = program !== null && matches(command, withinProject) ? { openedBy: [program] } : {};
  const literal = {
    ...outer,
    risks: [...outer.risks, riskOf(command, 'changes something that the rule does not name', opened)],
  };
  if (literalOf(command) === 'pip') {
    const before = [literalOf(invocation.argv[0]) ?? ''];
    return mergeProgramEffects(
      literal,
      startedBy(before, pipProgram.read({ ...invocation, argv: front.operands }, world)),
    );
  }
  if (literalOf(command) !== 'run') return mergeProgramEffects(literal, othersOf([command, ...rest], invocation));
  const scan = scanArguments(rest, runOptions, invocation.cwd);
  const before = [invocation.argv[0] as Word, command];
  const runner: ProgramEffects = { ...literal, risks: [...literal.risks, ...scan.risks] };
  if (matches(scan.operands[0], interpreter)) {
    const words = before.map((word) => literalOf(word) ?? '');
    const python = startedBy(words, readPython({ ...invocation, argv: scan.operands }, world));
    return mergeProgramEffects(runner, { ...python, risks: python.risks.map(openScript) });
  }
  return mergeProgramEffects(runner, readTool(scan.operands, before, { invocation, world, isOpen: isOfProject }));
}

const otherOptions = compileOptions([
  {
    flag: '-q --quiet -v --verbose --frozen --locked --offline --all-extras --no-dev --dev --no-root --sync --no-interaction -n --check --dry-run --upgrade -U --all-groups --no-install-project -t --tree -T --top-level -l --latest -o --outdated -a --all --no-ansi --universal --no-dedupe --invert',
    value:
      '--extra --group --no-group --only-group --with --without --only --depth -d --format --prune --package --color --python-version --python-platform --upgrade-package -P',
  },
]);

/** `uv sync`, `poetry install`: a rule must name each package literally. */
function othersOf([command, ...words]: readonly Word[], invocation: Invocation): ProgramEffects {
  const scan = scanArguments(words, otherOptions, invocation.cwd);
  const name = literalOf(command) ?? '';
  // `poetry version patch` sets the version of the project itself.
  const program = literalOf(invocation.argv[0]) ?? '';
  const adds = /^(?:add|version)$/.test(name)
    ? { alsoCoveredBy: [program, name] }
    : // These are packages of the project already.
      name === 'update'
      ? { openedBy: [program, name] }
      : {};
  const isPackage = (word: Word): boolean =>
    matches(word, /^[A-Za-z0-9][\w.-]*(?:\[[\w,.-]+\])?(?:[=<>!~^@]=?[\w.*,<>=!~-]+)?$/);
  return {
    effects: [],
    inner: [],
    readOnly: false,
    risks: [
      ...scan.risks,
      ...scan.operands.map((word) => riskOf(word, isMoreThanTheRule, isPackage(word) ? adds : {})),
    ],
  };
}

export const uvProgram: Program = {
  names: ['uv', 'poetry', 'pdm', 'pipenv', 'hatch', 'rye'],
  source: 'https://docs.astral.sh/uv/reference/cli/',
  grants: 'Runs programs in the environment of the project, and installs packages.',
  read: readRunner,
};

export const pythonProgram: Program = {
  names: ['python', 'python3', 'python3.10', 'python3.11', 'python3.12', 'python3.13', 'python3.14', 'pypy3'],
  source: 'https://docs.python.org/3/using/cmdline.html',
  grants: 'A rule for python grants whatever the named script or module, or any of them, does.',
  read: readPython,
};

/** Modules of the standard library that take program text from an argument or the standard input. */
const interactive: ReadonlySet<string> = new Set('asyncio code idlelib pdb sqlite3 timeit'.split(' '));

/** Modules that only show information about Python, the machine or a source, or build and test the workspace. */
const ordinary =
  /^(?:ast|calendar|compileall|dis|doctest|inspect|json|json\.tool|platform|py_compile|pyclbr|site|symtable|sysconfig|tabnanny|this|tokenize|unittest|venv)$/;

/** Modules of the standard library that can be called, by the names of their packages. */
const standard: ReadonlySet<string> = new Set(
  'aifc antigravity asyncio base64 bdb binhex cProfile cgi cgitb code codecs codeop compression concurrent ctypes curses dbm difflib distutils encodings ensurepip filecmp fileinput ftplib getopt getpass gzip heapq http idlelib imaplib imghdr imp importlib lib2to3 locale logging mailbox mailcap mimetypes modulefinder multiprocessing netrc nntplib pathlib pdb pickle pickletools pip poplib pprint profile pstats pty pydoc pydoc_data quopri random rlcompleter runpy sched shlex shutil smtpd smtplib sndhdr socketserver sqlite3 ssl subprocess symbol tarfile telnetlib tempfile test textwrap threading timeit tkinter trace tracemalloc turtle turtledemo urllib uu uuid warnings webbrowser winreg wsgiref xdrlib xml xmlrpc zipapp zipfile'.split(
    ' ',
  ),
);

/** `python -m code <<< TEXT`, `python -m timeit TEXT`. */
function takesProgramText(module: string): boolean {
  return interactive.has(module.split('.')[0] ?? '');
}

/** They serve, send, write, install or run whatever their arguments name: a rule for python does not cover them. */
function doesMore(module: string): boolean {
  return (standard.has(module.split('.')[0] ?? '') && !ordinary.test(module)) || module === 'easy_install';
}
