import type { SameCommand, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { matching, type PlainOptions, skipOptions, withStart } from './words.js';

const interpreterOptions: PlainOptions = { flags: /^-(?:u|B|q|uB|Bu)$/ };

/** Modules that are also programs and run code of the workspace anyway, so that a module of their name there changes nothing. */
const runsWorkspace = /^(?:pytest|tox)$/;

/** `python3 -m pytest` as `python -m pytest` and as `pytest`; another module only by another name of the interpreter. */
export function sameModule(argv: readonly Word[]): readonly SameCommand[] {
  const at = skipOptions(
    argv.slice(
      0,
      argv.findIndex((word) => literalOf(word) === '-m'),
    ),
    1,
    interpreterOptions,
  );
  const name = at === null ? null : literalOf(argv[at + 1]);
  if (at === null || name === null || literalOf(argv[at]) !== '-m' || !/^[A-Za-z_][\w.]*$/.test(name)) return [];
  const interpreters = ['python', 'python3'].map((program) => withStart([program, '-m', name], argv, at + 2));
  return runsWorkspace.test(name) ? [withStart([name], argv, at + 2), ...interpreters] : interpreters;
}

/** `pytest` as `python -m pytest`. */
export function sameAsModule(program: string, argv: readonly Word[]): readonly SameCommand[] {
  return runsWorkspace.test(program)
    ? ['python', 'python3'].map((interpreter) => withStart([interpreter, '-m', program], argv, 1))
    : [];
}

const runOptions: PlainOptions = {
  flags:
    /^(?:-q|--quiet|--frozen|--locked|--no-sync|--offline|--no-progress|--no-color|-n|--no-interaction|--no-ansi)$/,
  values: new Map([['--color', matching(/^\w+$/)]]),
};

/** What brings the environment up to date, as `run` does first. */
const syncs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  uv: [['uv', 'sync']],
  poetry: [
    ['poetry', 'install'],
    ['poetry', 'sync'],
  ],
};

/** As `uv run pytest`, and as `pytest` if rules cover the update. `runsCode`: it runs code of the workspace anyway. */
export function sameRun(
  program: string,
  argv: readonly Word[],
  inner: (argv: readonly Word[]) => { readonly same: readonly SameCommand[]; readonly runsCode: boolean },
): readonly SameCommand[] {
  const runAt = skipOptions(argv, 1, runOptions);
  if (runAt === null || literalOf(argv[runAt]) !== 'run') return [];
  const at = skipOptions(argv, runAt + 1, runOptions);
  if (at === null || at >= argv.length) return [];
  const words = argv.slice(at);
  const { same, runsCode } = inner(words);
  const all = [{ argv: words, replaced: [] }, ...same];
  const before = argv.slice(0, at);
  const isSynced = before.some((word) => literalOf(word) === '--no-sync');
  const also = isSynced ? {} : { also: syncs[program] ?? [] };
  return [
    ...all.map((command) => ({
      argv: [...withStart([program, 'run'], [], 0).argv, ...command.argv],
      replaced: [...before, ...command.replaced],
    })),
    ...(runsCode
      ? all.map((command) => ({
          ...command,
          replaced: [...before, ...words.slice(0, 1), ...command.replaced],
          ...also,
        }))
      : []),
  ];
}
