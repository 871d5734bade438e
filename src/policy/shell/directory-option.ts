import { manifestsIn } from '../files/manifest.js';
import { absolutePath, isInside } from '../files/paths.js';
import { type WordContext } from './context.js';
import { resolvePath } from './resolve-path.js';
import type { Program, Word } from './types.js';
import { literalOf, literalWord } from './words.js';

interface DirectoryOption {
  readonly options: ReadonlySet<string>;
  /** Also after the sub-command, up to `--`. */
  readonly anywhere: boolean;
}

const before = (options: string): DirectoryOption => ({ options: new Set(options.split(' ')), anywhere: false });
const anywhere = (options: string): DirectoryOption => ({ options: new Set(options.split(' ')), anywhere: true });

/** Options that select the working directory of a program, like a `cd` before it. */
const directoryOptions: ReadonlyMap<string, DirectoryOption> = new Map([
  ['git', before('-C')],
  ['npm', anywhere('--prefix -C')],
  ['pnpm', before('-C --dir')],
  ['yarn', before('--cwd')],
  ['bun', before('--cwd')],
  ['go', before('-C')],
  ['uv', before('--directory')],
  ['poetry', before('-C --directory')],
  ['composer', before('-d --working-dir')],
  ['make', anywhere('-C --directory')],
  ['gmake', anywhere('-C --directory')],
]);

export interface CommandInDirectory {
  readonly argv: readonly Word[];
  readonly cwd: string;
}

/** `null` if the command has no directory option, or if the directory is not a suitable directory of the workspace. */
export function withoutDirectoryOption(
  base: string,
  argv: readonly Word[],
  program: Program | undefined,
  context: WordContext,
): CommandInDirectory | null {
  const option = directoryOptions.get(base);
  if (option === undefined || context.progress.disturbed) return null;
  const at = findOption(argv, option);
  if (at < 0) return null;
  const text = literalOf(argv[at]) ?? '';
  const equals = text.indexOf('=');
  const value = equals < 0 ? literalOf(argv[at + 1]) : text.slice(equals + 1);
  const rest = [...argv.slice(0, at), ...argv.slice(at + (equals < 0 ? 2 : 1))];
  if (value === null || findOption(rest, option) >= 0) return null;
  const cwd = directoryOf(value, context);
  if (cwd === null) return null;
  if (typeof program?.grants === 'string' && manifestsIn(cwd, context.world).length === 0) return null;
  return { argv: rest, cwd };
}

function findOption(argv: readonly Word[], { options, anywhere: everywhere }: DirectoryOption): number {
  for (const [at, word] of argv.entries()) {
    if (at === 0) continue;
    const text = literalOf(word);
    if (text === '--' || (!everywhere && (text === null || !text.startsWith('-')))) return -1;
    if (text !== null && options.has(text.startsWith('--') ? (text.split('=')[0] ?? '') : text)) return at;
  }
  return -1;
}

function directoryOf(value: string, { state, world }: WordContext): string | null {
  if (value === '' || value.startsWith('-') || state.cwdDoubt !== null) return null;
  const path = absolutePath(value, state.cwd);
  const isPlain = isInside({ path, directory: world.workspace }) && world.kindOf(path) === 'directory';
  return isPlain && world.realpath(path) === path && resolvePath(value, state.cwd, world).isPlain ? path : null;
}

/** The relative path of a program in a virtual environment. */
const environmentProgram = /^(?:\.\/)?(?:\.?venv|env)\/bin\/([\w.-]+)$/;

/** Its bare name if it runs workspace code anyway: replacing it takes the same write access as changing that code. */
export function fromVirtualEnvironment(
  name: string,
  argv: readonly Word[],
  program: Program | undefined,
  { state, world }: WordContext,
): CommandInDirectory | null {
  const base = environmentProgram.exec(name)?.[1];
  if (
    base === undefined ||
    typeof program?.grants !== 'string' ||
    !isInside({ path: state.cwd, directory: world.workspace })
  )
    return null;
  const path = absolutePath(name, state.cwd);
  const directory = path.slice(0, path.lastIndexOf('/'));
  return world.realpath(directory) === directory
    ? { argv: [literalWord(base), ...argv.slice(1)], cwd: state.cwd }
    : null;
}
